import { expect, test } from 'vitest'
import { networks } from '#domain/money/networks.ts'
import { whenFinal } from './finality.ts'

test('a block is final at once on the local chain, elsewhere after the network’s depth', () => {
  expect(whenFinal(31_337)).toBe('at once')
  expect(whenFinal(1)).toBe('in about 13 minutes')
  expect(whenFinal(56)).toBe('in about 2 minutes')
  expect(whenFinal(137)).toBe('in about 5 minutes')
})

test('every chain that is followed has its time', () => {
  const chains = networks.flatMap(({ chain }) => (chain?.finalDepth ? [chain.chainId ?? 0] : []))
  expect(chains.length).toBeGreaterThan(0)
  for (const chainId of chains) expect(whenFinal(chainId)).toMatch(/^(at once|in about \d+ minutes?)$/)
})
