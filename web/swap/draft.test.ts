import { expect, test } from 'vitest'
import type { Config } from '#api/config.ts'
import { currencies } from '#domain/money/currencies.ts'
import { networks } from '#domain/money/networks.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { type Draft, flipped, withPair } from './draft.ts'

const config = {
  networkMap: Object.fromEntries(networks.map((network) => [network.id, network])),
  currencyMap: Object.fromEntries(currencies.map((currency) => [currency.ticker, currency])),
} as unknown as Config

const pair = (toNetwork: string, toCurrency: string, fromCurrency = 'USDT'): Pair => ({
  from: { network: fromCurrency === 'EUR' ? 'SEPA' : 'ETHEREUM', currency: fromCurrency },
  to: { network: toNetwork, currency: toCurrency },
})
const evm = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const draft = (to: Pair, recipient: string): Draft => ({ pair: to, side: 'send', amount: '12.345678', recipient })

test('an address stays where it is still one', () => {
  expect(withPair(config, draft(pair('BSC', 'BNB'), evm), pair('POLYGON', 'DAI')).recipient).toBe(evm)
})

test.each([
  ['another family of addresses', pair('BSC', 'BNB'), pair('BITCOIN', 'BTC'), evm],
  ['bank details', pair('BSC', 'BNB'), pair('SEPA', 'EUR'), evm],
  ['an address instead of bank details', pair('SEPA', 'EUR'), pair('BSC', 'BNB'), 'DE89 3704'],
  ['cash, which needs none', pair('SEPA', 'EUR'), pair('CASH', 'CASHEUR'), 'DE89 3704'],
])('it is cleared for %s', (_, before, after, recipient) => {
  expect(withPair(config, draft(before, recipient), after).recipient).toBe('')
})

test('transfer details stay from one bank to the other', () => {
  expect(withPair(config, draft(pair('SEPA', 'EUR'), 'DE89'), pair('BANK', 'CHF')).recipient).toBe('DE89')
})

test('the amount keeps no more decimals than the new currency has', () => {
  expect(withPair(config, draft(pair('SEPA', 'EUR'), ''), pair('BSC', 'BNB', 'EUR')).amount).toBe('12.34')
})

test('turned around, what was typed stays with its currency', () => {
  const sent = draft(pair('SEPA', 'EUR'), '')
  expect(flipped(config, sent)).toMatchObject({ side: 'receive', amount: '12.345678', pair: { to: sent.pair.from } })
  expect(flipped(config, flipped(config, sent))).toEqual(sent)
})

test('an amount to receive keeps the decimals of what is received', () => {
  const received: Draft = { ...draft(pair('BSC', 'BNB'), ''), side: 'receive' }
  expect(withPair(config, received, pair('SEPA', 'EUR')).amount).toBe('12.34')
})
