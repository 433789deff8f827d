import { expect, test } from 'vitest'
import { isSupported } from './chains.ts'

const networks = [{ chainId: 1 }, { chainId: null }, { chainId: 31_337 }]

test('a network counts as supported only if the wallet chain id equals a configured network', () => {
  expect(isSupported(1, networks)).toBe(true)
  expect(isSupported(31_337, networks)).toBe(true)
  expect(isSupported(5, networks)).toBe(false)
})
