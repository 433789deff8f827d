import type { Address } from 'viem'
import { type Caller, readFrom } from './calls.ts'
import { definitionOf } from './definitions.ts'
import { readErc20Balance } from './erc20.ts'
import type { Asset } from './wrap-data.ts'
import type { TransferFee } from './wrapped.ts'

/** So much of a token is needed, in its smallest unit. */
export interface Need {
  readonly token: Address
  readonly amount: bigint
}

/** How much of each ERC-20 goes in, one entry for each token. */
export function erc20Needs(collaterals: readonly Asset[]): Need[] {
  const sums = new Map<Address, bigint>()
  for (const { assetType, contractAddress, amount } of collaterals) {
    if (assetType === 'ERC20') sums.set(contractAddress, (sums.get(contractAddress) ?? 0n) + amount)
  }
  return [...sums].map(([token, amount]) => ({ token, amount }))
}

/** Fees come out of the same balance and the same allowance as collateral of the same token. */
export function withCollateral({ token, value }: TransferFee, needs: readonly Need[]): Need {
  const beside = needs.find((need) => need.token.toLowerCase() === token.toLowerCase())
  return { token, amount: value + (beside?.amount ?? 0n) }
}

/** Throws 'Not enough {symbol}' where a balance does not cover what goes in. */
export async function assertBalances(caller: Caller, needs: readonly Need[]): Promise<void> {
  for (const { token, amount } of needs) {
    if ((await readErc20Balance(caller, token)) < amount) throw new Error(`Not enough ${await symbolOf(caller, token)}`)
  }
}

/** Throws 'Not enough {symbol} tokens to pay transfer fee' where a balance does not cover the fees as well. */
export async function assertFeesCovered(
  caller: Caller,
  fees: readonly TransferFee[],
  needs: readonly Need[],
): Promise<void> {
  for (const fee of fees) {
    const { token, amount } = withCollateral(fee, needs)
    if ((await readErc20Balance(caller, token)) >= amount) continue
    throw new Error(`Not enough ${await symbolOf(caller, token)} tokens to pay transfer fee`)
  }
}

function symbolOf(caller: Caller, token: Address): Promise<string> {
  return readFrom(caller, token, definitionOf(caller.chainId, 'erc20'), 'symbol', [])
}
