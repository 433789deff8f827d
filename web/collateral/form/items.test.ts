import { describe, expect, test } from 'vitest'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { isSameAddress } from '#domain/money/address.ts'
import { plain } from '#domain/money/decimal.ts'
import { faultAt } from './faults.ts'
import {
  addCoin,
  addErc721,
  addErc1155,
  available,
  type Coin,
  type FormItem,
  maxAmount,
  removeItem,
  slotsUsed,
} from './items.ts'

const coinUnit = 10n ** 18n
const native: Coin = {
  assetType: 'native',
  address: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
  balance: 3n * coinUnit,
  isListed: true,
}
const token = `0x${'aB'.repeat(20)}`
const usdt: Coin = { ...native, assetType: 'ERC20', address: token, symbol: 'USDT', decimals: 6, balance: 5_000_000n }
const supported = [{ address: token.toLowerCase() }]
const collection = `0x${'11'.repeat(20)}`

const add = (items: readonly FormItem[], coin: Coin, amount: string, slots = 25) =>
  addCoin(items, coin, supported, amount, slots)
const itemsOf = (added: ReturnType<typeof add>) => {
  if (added.fault !== null) throw new Error(added.fault)
  return added.items
}

describe('native coin and ERC-20', () => {
  // shows B-2.4-021, B-3-014
  test('an item carries symbol, address, token id, amount, type, and that it can be removed', () => {
    expect(itemsOf(add([], usdt, '1.50'))).toEqual([
      {
        symbol: 'USDT',
        address: token,
        tokenId: null,
        amount: '1.5',
        assetType: 'ERC20',
        removable: true,
        decimals: 6,
      },
    ])
    expect(itemsOf(add([], native, '.5'))[0]).toMatchObject({ address: zeroAddress, amount: '0.5' })
  })

  // shows B-5-001, B-5-007 for "" is refused: amount.required
  // shows B-5-002, B-5-008 for abc … amount.number
  // shows B-5-003, B-5-009 for 5.000001 … balance
  test.each([
    ['', 'amount.required'],
    ['  ', 'amount.required'],
    ['abc', 'amount.number'],
    ['1,000', 'amount.number'],
    ['1e3', 'amount.number'],
    ['0x10', 'amount.number'],
    ['1.0000001', 'amount.precision'],
    ['5.000001', 'balance'],
  ] as const)('"%s" is refused: %s', (text, fault) => {
    expect(add([], usdt, text).fault).toBe(fault)
  })

  // shows B-5-010 for 0 is ignored
  // shows B-5-010 for -1
  test.each(['0', '0.0', '-1'])('%s is ignored', (text) => {
    for (const coin of [usdt, native]) expect(add([], coin, text)).toEqual({ items: [], fault: null })
  })

  // shows B-5-004
  test('what the form adds already is no longer available, to the last unit', () => {
    const items = itemsOf(add([], native, '1'))
    expect(plain(available(items, native))).toBe('2')
    expect(add(items, native, '2.000000000000000001').fault).toBe('balance')
    expect(itemsOf(add(items, native, '2'))).toMatchObject([{ amount: '3' }])
    expect(faultAt('balance', 'amount', {})).toBe('Balance is not sufficient')
  })

  test('what lies in the token already takes nothing from the balance and is never mixed with what is added', () => {
    const inside: FormItem = { ...itemsOf(add([], native, '3'))[0], removable: false } as FormItem
    expect(plain(available([inside], native))).toBe('3')
    expect(itemsOf(add([inside], native, '1'))).toEqual([inside, { ...inside, amount: '1', removable: true }])
  })

  // shows B-2.4-023
  test('Max is what is left; of native coin the fees of the network stay', () => {
    const items = itemsOf(add([], usdt, '1.25'))
    expect(maxAmount(items, usdt, 9n)).toBe('3.75')
    expect(maxAmount([], native, coinUnit / 100n)).toBe('2.99')
    expect(maxAmount([], { ...native, balance: 1n }, coinUnit)).toBe('0')
  })

  // shows A-5-056, B-5-006
  test('only supported and white-listed tokens', () => {
    expect(addCoin([], usdt, [], '1', 25).fault).toBe('unsupported')
    const unlisted = add([], { ...usdt, isListed: false }, '1').fault
    expect(faultAt(unlisted, 'address', {})).toBe('Address is not in whitelist')
  })

  // shows B-5-005
  test('a configured catalogue may say it otherwise', () => {
    const messages = { 'collateral.form.error.balanceIsNotSufficient': 'Too much' }
    expect(faultAt('balance', 'amount', messages)).toBe('Too much')
    expect(faultAt('balance', 'tokenId', messages)).toBeNull()
  })
})

describe('ERC-721', () => {
  // shows B-5-011 for 0x12 … 1 … address
  // shows B-5-012 for 0x1111111111111111111111111111111111111111 … tokenId.required
  // shows B-5-012 for 0x1111111111111111111111111111111111111111 … 1.5 … tokenId.integer
  test.each([
    ['0x12', '1', 'address'],
    [zeroAddress, '1', 'address'],
    [collection, '', 'tokenId.required'],
    [collection, '1.5', 'tokenId.integer'],
    [collection, '-1', 'tokenId.integer'],
    [collection, String(2n ** 256n), 'tokenId.integer'],
  ] as const)('%s #%s is refused: %s', (address, tokenId, fault) => {
    expect(addErc721([], { address, tokenId }, 25).fault).toBe(fault)
  })

  // shows B-5-013
  test('one that is there already is ignored, however it is written', () => {
    const items = itemsOf(addErc721([], { address: token, tokenId: '7' }, 25))
    expect(itemsOf(addErc721(items, { address: token.toLowerCase(), tokenId: '007' }, 25))).toBe(items)
    const inside = items.map((item) => ({ ...item, removable: false }))
    expect(itemsOf(addErc721(inside, { address: token, tokenId: '7' }, 25))).toBe(inside)
  })
})

describe('ERC-1155', () => {
  const give = (tokenId: string, amount: string) => addErc1155([], { address: collection, tokenId, amount }, 25)

  // shows B-5-015 for 1.5 … 1 … tokenId.integer
  // shows B-5-016 for 1 … amount.required
  // shows B-5-016 for 1 … x … amount.number
  test.each([
    ['1.5', '1', 'tokenId.integer'],
    ['1', '', 'amount.required'],
    ['1', 'x', 'amount.number'],
    ['1', '1.5', 'amount.precision'],
  ] as const)('#%s, %s pieces is refused: %s', (tokenId, amount, fault) => {
    expect(give(tokenId, amount).fault).toBe(fault)
  })

  // shows B-5-014 for 0x12
  test.each(['0x12', zeroAddress])('of %s is refused: address', (address) => {
    expect(addErc1155([], { address, tokenId: '1', amount: '1' }, 25).fault).toBe('address')
  })

  test('more of the same is added up', () => {
    const more = addErc1155(itemsOf(give('1', '2')), { address: collection, tokenId: '1', amount: '3' }, 25)
    expect(itemsOf(more)).toMatchObject([{ amount: '5', tokenId: '1' }])
  })
})

// shows B-2.4-011
test('an owner is the same person in whatever letters the address is written', () => {
  expect(isSameAddress(collection, collection.toUpperCase().replace('0X', '0x'))).toBe(true)
  expect(isSameAddress('0xAbCdEf', '0xaBcDeF')).toBe(true)
  expect(isSameAddress('0xAbCdEf', '0xAbCdEe')).toBe(false)
})

describe('the list', () => {
  // shows B-5-018
  test('an item of the form can be removed, one of the token cannot', () => {
    const [item] = itemsOf(add([], native, '1'))
    if (!item) throw new Error('nothing was added')
    const inside = { ...item, removable: false }
    expect(removeItem([item, inside], item)).toEqual([inside])
    expect(removeItem([item, inside], inside)).toEqual([item, inside])
  })

  // shows B-2.4-016
  test('each kind takes one slot, native coin none, and the last slot is the last', () => {
    const one = itemsOf(add(itemsOf(add([], native, '1')), usdt, '1', 1))
    expect(slotsUsed(one)).toBe(1)
    expect(slotsUsed([...one, ...one.map((item) => ({ ...item, removable: false }))])).toBe(1)
    expect(itemsOf(add(one, usdt, '1', 1))).toHaveLength(2)
    expect(addErc721(one, { address: collection, tokenId: '1' }, 1).fault).toBe('slots')
  })
})
