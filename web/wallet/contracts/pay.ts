import type { Address } from 'viem'
import { parseUnits } from 'viem/utils'
import { type Call, type Caller, callOf } from './calls.ts'
import { assertBalances } from './checks.ts'
import { definitionOf } from './definitions.ts'
import { readDecimals } from './erc20.ts'

const nativeDecimals = 18

/** What is paid: exactly so much, in whole units, of a token or (null) of the chain's own coin. */
export interface Payment {
  readonly token: Address | null
  readonly to: Address
  readonly amount: string
}

/** The call that pays exactly this. Throws where the balance does not cover it, or the token cannot say it exactly. */
export async function payCall(caller: Caller, { token, to, amount }: Payment): Promise<Call> {
  if (token === null) {
    const value = exactly(amount, nativeDecimals)
    const balance = await caller.provider.request({ method: 'eth_getBalance', params: [caller.account, 'latest'] })
    if (BigInt(String(balance)) <= value) throw new Error('Not enough coins in your wallet for the amount and the fee')
    return { to, data: '0x', value }
  }
  const units = exactly(amount, await readDecimals(caller, token))
  await assertBalances(caller, [{ token, amount: units }])
  return callOf(token, definitionOf(caller.chainId, 'erc20'), 'transfer', [to, units])
}

/** Never rounded: what cannot be paid exactly is not paid. */
function exactly(amount: string, decimals: number): bigint {
  const places = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (places > decimals) throw new Error(`This token has only ${decimals} decimal places`)
  return parseUnits(amount, decimals)
}
