import { describe, expect, test } from 'vitest'
import type { Config } from '#api/config.ts'
import type { Requisite } from '#domain/agents/requisite.ts'
import { emptyEntry, entryFault, entryOf, freeChoices, isFilled, requisiteOf, withEntry, wrongLines } from './entry.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const crypto: Requisite = { crypto: { network: 'ETHEREUM', addresses: [evm] } }
const bank: Requisite = { bank: { currency: 'EUR', number: 'DE89370400440532013000' } }
const cash: Requisite = { cash: { network: 'CASH' } }

describe('the requisite form', () => {
  test.each([crypto, bank, cash])('takes a requisite up and gives it back: %j', (requisite) => {
    expect(requisiteOf(entryOf(requisite))).toEqual(requisite)
  })

  test('addresses are one a line, trimmed', () => {
    const entry = { ...emptyEntry, network: 'ETHEREUM', addresses: `  ${evm} \n\n ${evm.toLowerCase()}` }
    expect(requisiteOf(entry)).toEqual({ crypto: { network: 'ETHEREUM', addresses: [evm, evm.toLowerCase()] } })
  })

  test('of two lines the wrong one is found', () => {
    const entry = { ...emptyEntry, network: 'ETHEREUM', addresses: `${evm}\n${tron}` }
    expect(wrongLines(entry)).toEqual([{ line: 2, text: tron }])
    expect(entryFault(entry)).toBe('addresses.invalid')
  })

  test.each([
    ['no network', emptyEntry, 'network.missing'],
    ['cash without a network', { ...emptyEntry, kind: 'cash' as const }, 'network.missing'],
    ['bank without data', { ...emptyEntry, kind: 'bank' as const, currency: 'EUR' }, 'bank.missing'],
    ['bank without a currency', { ...emptyEntry, kind: 'bank' as const, number: 'x' }, 'currency.missing'],
    ['a wrong IBAN', { ...emptyEntry, kind: 'bank' as const, currency: 'EUR', number: 'DE00' }, 'bank.invalid'],
  ])('%s', (_what, entry, fault) => {
    expect(entryFault(entry)).toBe(fault)
  })

  test('adding makes the list longer by one, editing keeps its length and place', () => {
    expect(withEntry([crypto], entryOf(cash))).toEqual([crypto])
    expect(withEntry([crypto], { ...emptyEntry, kind: 'cash', cashNetwork: 'CASH' })).toEqual([crypto, cash])
    const changed = { ...entryOf(bank), number: 'NL91 ABNA 0417 1643 00' }
    expect(withEntry([bank, cash], changed)).toEqual([
      { bank: { currency: 'EUR', number: 'NL91ABNA0417164300' } },
      cash,
    ])
  })

  test('something is filled in once a field is, or once an edited one differs', () => {
    expect(isFilled(emptyEntry, [])).toBe(false)
    expect(isFilled({ ...emptyEntry, network: 'TRON' }, [])).toBe(true)
    expect(isFilled(entryOf(bank), [bank])).toBe(false)
    expect(isFilled({ ...entryOf(bank), currency: 'GBP' }, [bank])).toBe(true)
  })
})

test('a network or currency that is used is not offered again, except the edited one', () => {
  const config = {
    networks: [
      { id: 'ETHEREUM', isFiat: false, currencies: ['ETH'] },
      { id: 'TRON', isFiat: false, currencies: ['TRX'] },
      { id: 'CASH', isFiat: true, currencies: ['CASHEUR'] },
    ],
    currencies: [
      { ticker: 'EUR', isFiat: true },
      { ticker: 'GBP', isFiat: true },
      { ticker: 'CASHEUR', isFiat: true },
      { ticker: 'ETH', isFiat: false },
    ],
  } as unknown as Config
  const ids = (edited: string | null) => {
    const free = freeChoices(config, [crypto, bank, cash], edited)
    return [free.crypto.map(({ id }) => id), free.bank.map(({ ticker }) => ticker), free.cash.map(({ id }) => id)]
  }
  expect(ids(null)).toEqual([['TRON'], ['GBP'], []])
  expect(ids('bank/EUR')).toEqual([['TRON'], ['EUR', 'GBP'], []])
  expect(ids('cash/CASH')).toEqual([['TRON'], ['GBP'], ['CASH']])
})
