import { expect, test } from 'vitest'
import type { AgentProfile } from '#domain/agents/profile.ts'
import { differences } from './differences.ts'

const called = {
  country: (code: string) => ({ DE: 'Germany', NL: 'Netherlands' })[code] ?? code,
  network: (id: string) => ({ ETHEREUM: 'Ethereum', CASH: 'Cash in person', SEPA: 'SEPA transfer' })[id] ?? id,
}
const option = { from: 'ETHEREUM/USDT', to: 'SEPA/EUR', active: true, priceTypeUse: 2 as const, fixPrice: null }
const mine: AgentProfile = {
  email: 'desk@lagoon.example',
  username: 'Lagoon Desk',
  profile: { firstName: 'Lagoon', lastName: 'Desk' },
  countryCodes: ['NL', 'DE'],
  workTime: { start: '22:00', end: '06:00', timezone: 'Europe/Berlin' },
  info: '',
  swapRequisites: [{ bank: { currency: 'EUR', number: 'DE89370400440532013000' } }],
  swapOptions: [{ ...option, marketPrice: '99.5' }],
}

test('equal versions have no difference, whatever their order', () => {
  expect(differences(mine, { ...mine, countryCodes: ['DE', 'NL'] }, called)).toEqual([])
})

test('each field, payment method and pair that differs is told with both its values', () => {
  const theirs = {
    ...mine,
    username: 'Other',
    countryCodes: ['DE'],
    workTime: { ...mine.workTime, end: '07:00' },
    info: 'hello',
    swapRequisites: [{ cash: { network: 'CASH' } }],
    swapOptions: [{ ...option, active: false, priceTypeUse: 1 as const, fixPrice: '0.9', marketPrice: '99.5' }],
  }
  expect(differences(mine, theirs, called)).toEqual([
    { field: 'Username', mine: 'Lagoon Desk', theirs: 'Other' },
    { field: 'Countries', mine: 'Germany, Netherlands', theirs: 'Germany' },
    { field: 'Work time', mine: '22:00–06:00', theirs: '22:00–07:00' },
    { field: 'Info', mine: '–', theirs: 'hello' },
    { field: 'Payment method: EUR bank account', mine: 'DE89 3704 0044 0532 0130 00', theirs: '–' },
    { field: 'USDT on Ethereum for EUR on SEPA transfer', mine: 'on, market 99.5 %', theirs: 'off, fixed 0.9' },
    { field: 'Payment method: Cash in person', mine: '–', theirs: 'accepted' },
  ])
})
