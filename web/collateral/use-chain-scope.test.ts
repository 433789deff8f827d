import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { groundIn, type NetworkView, symbolIn } from './use-chain-scope.ts'

const address = (digit: string) => `0x${digit.repeat(40)}`
const account = address('9')
const networkOn = (chainId: number, digit: string | null): NetworkView =>
  ({
    chainId,
    wrapper: digit && address(digit),
    checker: digit && address(digit),
    supportedERC20: [{ symbol: 'USDT', address: address('A') }],
  }) as unknown as NetworkView
const networks = [networkOn(1, null), networkOn(56, 'b'), networkOn(137, 'c')]

// shows B-4-013
test('after a change of the chain everything is called at the new chain’s addresses', () => {
  for (const [chainId, digit] of [
    [56, 'b'],
    [137, 'c'],
  ] as const) {
    expect(groundIn(networks, { account, chainId }, null, 'new')).toMatchObject({
      kind: 'ready',
      chainScope: {
        scope: { chainId, account, what: 'new' },
        wrapper: getAddress(address(digit)),
        checker: getAddress(address(digit)),
      },
    })
  }
})

test('a token of another chain than the wallet’s is elsewhere; a chain without contracts is not supported', () => {
  expect(groundIn(networks, { account, chainId: 56 }, 137, 'x')).toMatchObject({
    kind: 'elsewhere',
    network: { chainId: 137 },
  })
  expect(groundIn(networks, { account, chainId: 1 }, null, 'new')).toMatchObject({ kind: 'elsewhere' })
  for (const chainId of [1, 4242]) {
    expect(groundIn(networks, { account, chainId: 56 }, chainId, 'x')).toEqual({ kind: 'unsupported' })
  }
  expect(groundIn(networks, { account: null, chainId: 56 }, null, 'new')).toEqual({ kind: 'noWallet' })
})

test('a supported token is named however its address is written', () => {
  expect(symbolIn(networkOn(56, 'b'), address('a'))).toBe('USDT')
  expect(symbolIn(networkOn(56, 'b'), address('d'))).toBeNull()
})
