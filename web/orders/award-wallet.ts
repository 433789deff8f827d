import type { Award } from '#api/dispute-shapes.ts'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { decisionOf } from '#domain/disputes/decision.ts'
import { assertSame, type Caller, callOf, connectedCaller } from '#web/wallet/contracts/calls.ts'
import { definitionOf } from '#web/wallet/contracts/definitions.ts'
import { approveCall, readAllowance } from '#web/wallet/contracts/erc20.ts'
import { send, waitForMined } from '#web/wallet/contracts/transactions.ts'
import { decisionToSign, signDecision } from '#web/wallet/sign-decision.ts'

/** Signs an award with the connected wallet, which must be the account `as`. Throws what the wallet throws. */
export async function signAward({ chainId, settlement, decision }: Award, as: string): Promise<string> {
  const caller = callerOn(chainId)
  if (caller.account !== as) throw new Error('Your wallet shows another account than you are logged in with')
  await assertSame(caller)
  return signDecision(caller.provider, caller.account, decisionToSign(chainId, settlement, decision))
}

/** Brings a signed award to the chain, where its delay begins. Throws what `send` and `waitForMined` throw. */
export async function proposeAward({ chainId, settlement, decision, signatures }: Award): Promise<void> {
  const caller = callerOn(chainId)
  const given = signatures
    .flatMap(({ signer, data }) => (data === null ? [] : [{ signer, data }]))
    .toSorted((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1))
  const abi = definitionOf(chainId, 'settlement')
  await mined(caller, callOf(settlement, abi, 'propose', [decisionOf(decision), given]))
}

/** Carries an award out, after its delay. Throws what `send` and `waitForMined` throw. */
export async function executeAward({ chainId, settlement, decision }: Award): Promise<void> {
  const caller = callerOn(chainId)
  await mined(
    caller,
    callOf(settlement, definitionOf(chainId, 'settlement'), 'execute', [decisionOf(decision)]),
    extraGas,
  )
}

/**
 * Pays what was awarded from the connected wallet, so that the collateral stays: tokens are approved first, by exactly what they
 * lack. Throws what `send` and `waitForMined` throw.
 */
export async function payAwardInstead({ chainId, settlement, decision }: Award): Promise<void> {
  const caller = callerOn(chainId)
  const { takes } = decisionOf(decision)
  for (const { token, amount } of takes.filter((take) => take.token !== zeroAddress)) {
    if ((await readAllowance(caller, token, settlement)) >= amount) continue
    await mined(caller, approveCall(chainId, token, settlement, amount))
  }
  const native = takes.filter(({ token }) => token === zeroAddress).reduce((sum, { amount }) => sum + amount, 0n)
  const abi = definitionOf(chainId, 'settlement')
  const call = callOf(settlement, abi, 'payInstead', [decisionOf(decision)], native)
  await mined(caller, call, native > 0n ? extraGas : undefined)
}

/** A payment to its receiver is given gas of its own, of which an estimate sees only what was used. */
const extraGas = 400_000n

function callerOn(chainId: number): Caller {
  const caller = connectedCaller()
  if (caller.chainId !== chainId) throw new Error('Change the network in your wallet to the one of the award')
  return caller
}

async function mined(caller: Caller, call: ReturnType<typeof callOf>, gas?: bigint): Promise<void> {
  await waitForMined(caller, await send(caller, call, gas), new AbortController().signal)
}
