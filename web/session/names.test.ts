import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

const network = (id: string, name: string, isFiat: boolean) => ({
  id,
  name,
  isFiat,
  symbol: '',
  isTestNetwork: false,
  currencies: [],
  chainId: null,
  chainName: null,
  supportedERC20: [],
  wrapper: null,
  storage: null,
  checker: null,
  minter: null,
  settlement: null,
  isWatched: false,
  explorerName: '',
  explorerUrl: '',
})

const names = namesOf({
  networkMap: {
    ETHEREUM: network('ETHEREUM', 'Ethereum', false),
    SEPA: network('SEPA', 'SEPA transfer', true),
    CASH: network('CASH', 'Cash in person', true),
  },
  currencyMap: { EUR: { ticker: 'EUR', name: 'Euro', symbol: '€', isFiat: true, precision: 2, min: '10' } },
  orderStatusesMap: { closed: { code: 'closed', label: 'Completed' } },
})

test('a network is called by its name, and sentences say how money goes there', () => {
  expect(names.network('SEPA')).toBe('SEPA transfer')
  expect(['ETHEREUM', 'SEPA', 'CASH'].map(names.way)).toEqual(['on Ethereum', 'by SEPA transfer', 'in cash'])
})

test('what the configuration does not list stands for itself', () => {
  expect(names.network('MOON')).toBe('MOON')
  expect(names.status('closed')).toBe('Completed')
  expect(names.status('strange')).toBe('strange')
  expect([names.precision('EUR'), names.precision('XXX')]).toEqual([2, 5])
  expect([names.symbol('EUR'), names.symbol('XXX')]).toEqual(['€', 'X'])
})
