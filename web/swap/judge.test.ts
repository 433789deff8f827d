import { describe, expect, test } from 'vitest'
import { decimal } from '#domain/money/decimal.ts'
import { amountFault, amountWords, hasAgent, recipientFault, recipientKind } from './judge.ts'

describe('the amount', () => {
  const bounds = { min: '10', max: '12480.5' }

  test.each([
    [null, 'empty'],
    ['0', 'belowMinimum'],
    ['9.999999', 'belowMinimum'],
    ['10', null],
    ['12480.5', null],
    ['12480.500001', 'aboveLimit'],
  ] as const)('%s: %s', (amount, fault) => {
    expect(amountFault(amount === null ? null : decimal(amount), bounds)).toBe(fault)
  })

  test('nothing is above a limit that is not known yet', () => {
    expect(amountFault(decimal('1e20'), { min: '10', max: null })).toBe(null)
  })

  test('the messages are those of the specification', () => {
    expect(amountWords.belowMinimum).toBe("The amount mustn't be less than the allowed minimum")
    expect(amountWords.aboveLimit).toBe("The amount mustn't be greater than the allowed limit")
  })
})

describe('the recipient', () => {
  const onEthereum = { network: 'ETHEREUM', currency: 'USDT' }
  const onTron = { network: 'TRON', currency: 'USDT' }
  const bySepa = { network: 'SEPA', currency: 'EUR' }
  const inCash = { network: 'CASH', currency: 'CASHEUR' }
  const evm = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

  test('the target says what is asked for', () => {
    expect(recipientKind(onEthereum, false)).toBe('address')
    expect(recipientKind(bySepa, true)).toBe('details')
    expect(recipientKind(inCash, true)).toBe('none')
  })

  test.each([
    ['address', onEthereum, '', 'missing'],
    ['address', onEthereum, '   ', 'missing'],
    ['address', onEthereum, evm, null],
    ['address', onEthereum, ` ${evm} `, null],
    ['address', onEthereum, `${evm.slice(0, -1)}b`, 'invalid'],
    ['address', onEthereum, tron, 'invalid'],
    ['address', onTron, tron, null],
    ['address', onTron, evm, 'invalid'],
    ['details', bySepa, '', 'missing'],
    ['details', bySepa, 'anything', null],
    ['none', inCash, '', null],
  ] as const)('%s of %j with %j: %s', (kind, to, text, fault) => {
    expect(recipientFault(kind, to, text)).toBe(fault)
  })
})

test.each([
  ['0', '0.92', false],
  ['100', null, false],
  ['100', '0.92', true],
])('limit %s at price %s: an agent is there: %s', (maxAmount, nextPrice, there) => {
  expect(hasAgent({ maxAmount, nextPrice })).toBe(there)
})
