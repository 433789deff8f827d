import { describe, expect, test } from 'vitest'
import type { Agent } from '#api/agents.ts'
import { draftOf, isSame, profileOf, untouched, withOptions } from './draft.ts'

const offered = new Set(['ETHEREUM/USDT>SEPA/EUR', 'TRON/USDT>SEPA/EUR'])
const option = {
  from: 'ETHEREUM/USDT',
  to: 'SEPA/EUR',
  active: true,
  priceTypeUse: 2 as const,
  fixPrice: null,
  marketPrice: '99.5',
}
const agent = {
  email: 'desk@lagoon.example',
  username: 'Lagoon Desk',
  profile: { firstName: 'Lagoon', lastName: 'Desk' },
  countryCodes: ['DE', 'NL'],
  workTime: { start: '22:00', end: '06:00', timezone: 'Europe/Berlin' },
  info: '',
  swapRequisites: [{ cash: { network: 'CASH' } }, { bank: { currency: 'EUR', number: 'DE89370400440532013000' } }],
  swapOptions: [option, { ...option, from: 'GONE/USDT' }],
} as unknown as Agent

test('an agent goes into a draft and comes out the same, without pairs that are no longer offered', () => {
  expect(profileOf(draftOf(agent), offered)).toMatchObject({ ...agent, swapOptions: [option] })
})

test('a pair is sent when it is on or has a price; price texts become numbers', () => {
  const base = draftOf(null)
  expect(profileOf(withOptions(base, [...offered], {}), offered).swapOptions).toEqual([])
  const priced = withOptions(base, ['TRON/USDT>SEPA/EUR'], { marketPrice: '.5', fixPrice: '7.' })
  expect(profileOf(priced, offered).swapOptions).toEqual([
    { from: 'TRON/USDT', to: 'SEPA/EUR', active: false, priceTypeUse: 2, fixPrice: '7', marketPrice: '0.5' },
  ])
})

test('changing some pairs leaves the others', () => {
  const changed = withOptions(draftOf(agent), ['TRON/USDT>SEPA/EUR'], { priceTypeUse: 1, fixPrice: '0.9' })
  expect(changed.options.get('ETHEREUM/USDT>SEPA/EUR')).toMatchObject({ active: true, marketPrice: '99.5' })
  expect(changed.options.get('TRON/USDT>SEPA/EUR')).toEqual({ ...untouched, priceTypeUse: 1, fixPrice: '0.9' })
})

describe('whether there is something to save', () => {
  const draft = draftOf(agent)
  test('not where only an order or spaces differ', () => {
    const turned = { ...draft, countryCodes: ['NL', 'DE'], email: ' desk@lagoon.example ' }
    expect(isSame(draft, { ...turned, swapRequisites: [...draft.swapRequisites].reverse() }, offered)).toBe(true)
    expect(isSame(draft, withOptions(draft, ['TRON/USDT>SEPA/EUR'], {}), offered)).toBe(true)
  })
  test.each([
    ['a name', { ...draft, username: 'Other' }],
    ['a country', { ...draft, countryCodes: ['DE'] }],
    ['a payment method', { ...draft, swapRequisites: [] }],
    ['a pair', withOptions(draft, ['ETHEREUM/USDT>SEPA/EUR'], { active: false })],
  ])('%s', (_what, changed) => {
    expect(isSame(draft, changed, offered)).toBe(false)
  })
})
