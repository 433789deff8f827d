import { describe, expect, test } from 'vitest'
import type { Config } from '#api/config.ts'
import type { OrderView } from '#api/orders.ts'
import type { OrderFacts } from '../order-facts.ts'
import { missingOf } from '../order-facts.ts'
import { fitWords, unseenWords } from '../Payments.tsx'
import { billOf, type Transaction } from './bill.ts'
import { lateStatement } from './late.ts'
import { readMade } from './made.ts'
import { stateOf } from './run.ts'

const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const agentAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`

const seen = (over: Partial<Transaction>): Transaction => ({
  id: '01957c3f-0000-7000-8000-00000a9f3a2c',
  senderAddr: '0x01',
  recipientAddr: agentAddress,
  network: 'ETHEREUM',
  amount: '100',
  currency: 'USDT',
  status: 1,
  type: 1,
  details: { txHash: hash, blockNumber: 7 },
  confirmations: 1,
  confirmationsNeeded: 64,
  fit: 'exact',
  seenAt: '2026-03-01T14:02:00.000Z',
  ...over,
})

const view = (transactions: Transaction[], currency = 'USDT') =>
  ({
    order: {
      id: 'o-1',
      from: { network: 'ETHEREUM', currency, amount: '100' },
      to: { network: 'SEPA', currency: 'EUR', amount: '90' },
    },
    transactions,
  }) as unknown as OrderView

const facts = (over: Partial<OrderFacts> = {}) =>
  ({
    role: 'user',
    status: 'userTransfer',
    agentDetails: { address: agentAddress },
    userDetails: { iban: 'DE89', bankFullName: 'A B' },
    ...over,
  }) as OrderFacts

const config = {
  networkMap: {
    ETHEREUM: {
      id: 'ETHEREUM',
      chainId: 1,
      chainName: 'Ethereum Mainnet',
      symbol: 'ETH',
      explorerUrl: 'https://etherscan.io',
      supportedERC20: [{ ticker: 'USDT', symbol: 'USDT', address: token }],
    },
    SEPA: { id: 'SEPA', chainId: null, supportedERC20: [] },
  },
  demo: null,
} as unknown as Config

describe('what can be paid from a wallet', () => {
  test('is what the user still owes, in the token that was asked', () => {
    expect(billOf(view([]), facts(), config)).toMatchObject({ key: 'o-1.1', token, to: agentAddress, amount: '100' })
    expect(billOf(view([seen({ amount: '40', fit: 'short' })]), facts(), config)?.amount).toBe('60')
    expect(billOf(view([seen({ currency: 'DAI', fit: 'wrongToken' })]), facts(), config)?.amount).toBe('100')
    expect(billOf(view([], 'ETH'), facts(), config)?.token).toBeNull()
  })

  test.each([
    ['everything has arrived', view([seen({})]), facts()],
    ['it is too much already', view([seen({ amount: '101' })]), facts()],
    ['the agent is looking', view([]), facts({ role: 'agent' })],
    ['it is no longer the user’s turn', view([]), facts({ status: 'agentTransfer' })],
    ['the order is over', view([]), facts({ status: 'expired' })],
    ['the token is none of the network’s', view([], 'DAI'), facts()],
    ['there is no address', view([]), facts({ agentDetails: null })],
  ])('is nothing when %s', (_when, order, who) => expect(billOf(order, who, config)).toBeNull())

  test('never counts below nothing', () => {
    expect(missingOf({ currency: 'USDT', amount: '1' }, [seen({ amount: '5' })])).toBe('0')
  })
})

describe('a payment that was begun', () => {
  const sent = { hash, from: agentAddress, nonce: 3, isOwnNonce: true, block: 9, to: token, data: '0x' }

  test('is remembered as it was, and nothing else is', () => {
    expect(readMade(JSON.stringify({ state: 'sent', sent }))).toEqual({ state: 'sent', sent })
    for (const saved of ['', 'null', '{}', '[]', JSON.stringify({ state: 'paid', sent })]) {
      expect(readMade(saved), saved).toBeNull()
    }
    expect(readMade(JSON.stringify({ state: 'sent', sent: { ...sent, nonce: -1 } }))).toBeNull()
    expect(readMade(JSON.stringify({ state: 'sent', sent: { ...sent, to: 'x' } }))).toBeNull()
  })

  test('is not offered again: asked is unclear, sent and mined are so', () => {
    expect(stateOf(null)).toEqual({ kind: 'idle' })
    const made = (state: 'asked' | 'sent' | 'mined') => readMade(JSON.stringify({ state, sent }))
    expect(stateOf(made('asked'))).toEqual({ kind: 'unclear', why: null })
    expect(stateOf(made('sent'))).toEqual({ kind: 'sent', hash })
    expect(stateOf(made('mined'))).toEqual({ kind: 'mined', hash })
  })
})

describe('what is said of a payment that does not fit', () => {
  test.each([
    [seen({ amount: '40', fit: 'short' }), [], /^Less than 100\sUSDT: 60\sUSDT is still missing/],
    [seen({ amount: '40', fit: 'short' }), [seen({ amount: '60' })], /^A part of 100\sUSDT; the rest has arrived too/],
    [seen({ amount: '100.5', fit: 'over' }), [], /^More than 100\sUSDT: 0\.5\sUSDT too much/],
    [seen({ currency: 'DAI', amount: '100', fit: 'wrongToken' }), [], /^This is 100\sDAI, not USDT/],
  ] as const)('%#', (transaction, others, words) => {
    expect(fitWords(transaction, view([transaction, ...others]))).toMatch(words)
  })
})

describe('what was not seen', () => {
  const watched = (...ids: string[]) =>
    ({ networkMap: Object.fromEntries(ids.map((id) => [id, { isWatched: true }])) }) as unknown as Config
  const said = facts({ sent: '100 USDT', sentWay: 'on Ethereum', paid: '90 EUR', paidWay: 'by SEPA transfer' })

  test('is said only where it would be seen, and where something is to come', () => {
    expect(unseenWords(view([]), said, watched('ETHEREUM'))).toEqual([
      'A payment of 100 USDT on Ethereum shows here as soon as a block has it.',
    ])
    const now = { ...said, status: 'agentTransfer' } as const
    expect(unseenWords(view([]), now, watched('ETHEREUM'))).toEqual([
      'No payment of 100 USDT on Ethereum has been seen yet. One from a smart wallet or an exchange may not show here.',
    ])
    expect(unseenWords(view([]), now, watched('ETHEREUM', 'SEPA'))).toHaveLength(2)
    expect(unseenWords(view([seen({})]), now, watched('ETHEREUM'))).toEqual([])
    expect(unseenWords(view([]), said, watched())).toEqual([])
    expect(unseenWords(view([]), { ...said, status: 'expired' }, watched('ETHEREUM'))).toEqual([])
  })
})

describe('a dispute over an order that is over', () => {
  test('begins with the payment that was seen', () => {
    expect(lateStatement(view([seen({})]), facts({ status: 'expired' }))).toMatch(
      new RegExp(`^I paid 100\\sUSDT on ETHEREUM: transaction ${hash}, block 7\\.$`),
    )
    expect(lateStatement(view([]), facts({ status: 'expired' }))).toBe('')
    expect(lateStatement(view([seen({})]), facts())).toBe('')
    expect(lateStatement(view([seen({})]), facts({ status: 'expired', role: 'agent' }))).toBe('')
  })
})
