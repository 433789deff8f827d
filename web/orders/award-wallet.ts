import type { Award } from '#api/dispute-shapes.ts'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { decisionOf } from '#domain/disputes/decision.ts'
import { log } from '#web/ui/log.ts'
import type { KnownChain } from '#web/wallet/chains.ts'
import { assertSame, type Call, type Caller, callOf } from '#web/wallet/contracts/calls.ts'
import { definitionOf } from '#web/wallet/contracts/definitions.ts'
import { approveCall, readAllowance } from '#web/wallet/contracts/erc20.ts'
import { send, waitForMined } from '#web/wallet/contracts/transactions.ts'
import { decisionToSign, signDecision } from '#web/wallet/sign-decision.ts'
import { type PayState, readyCaller, stateAfter } from './pay/run.ts'

/** Sends a call and waits until a block has it. */
type Transact = (call: Call, extraGas?: bigint) => Promise<void>

/** A step of an award that is taken with the wallet. Throws what the wallet and the chain throw. */
export type AwardWork = (caller: Caller, transact: Transact) => Promise<void>

/** Takes a step with the wallet, on the award's chain. Never throws: how it stands is told. */
export async function takeStep(
  chain: KnownChain,
  work: AwardWork,
  signal: AbortSignal,
  tell: (state: PayState) => void,
): Promise<void> {
  let isAsked = false
  let isSent = false
  try {
    const caller = await readyCaller({ chain })
    await work(caller, async (call, extraGas) => {
      signal.throwIfAborted()
      const sent = await send(caller, call, extraGas, () => {
        isAsked = true
        tell({ kind: 'asking' })
      })
      isSent = true
      tell({ kind: 'sent', hash: sent.hash })
      const learned = ({ hash }: { hash: string | null }) => tell({ kind: 'sent', hash })
      const { hash } = await waitForMined(caller, sent, signal, { learned })
      isAsked = false
      tell({ kind: 'mined', hash })
    })
    // A signature leaves nothing behind on the chain.
    if (!isSent) tell({ kind: 'idle' })
  } catch (fault) {
    if (signal.aborted) return
    log('a step of an award did not go through', fault)
    tell(stateAfter(fault, isAsked))
  }
}

/** Signs an award with the wallet, which must be the account `as`. */
export async function signAward(caller: Caller, award: Award, as: string): Promise<string> {
  const { chainId, settlement, decision } = award
  if (caller.account !== as) throw new Error('Your wallet shows another account than you are logged in with')
  await assertSame(caller)
  return signDecision(caller.provider, caller.account, decisionToSign(chainId, settlement, decision))
}

/** Brings a signed award to the chain, where its delay begins. */
export function proposing({ chainId, settlement, decision, signatures }: Award): AwardWork {
  const given = signatures
    .flatMap(({ signer, data }) => (data === null ? [] : [{ signer, data }]))
    .toSorted((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1))
  return (_, transact) =>
    transact(callOf(settlement, definitionOf(chainId, 'settlement'), 'propose', [decisionOf(decision), given]))
}

/** Carries an award out, after its delay. */
export function executing({ chainId, settlement, decision }: Award): AwardWork {
  return (_, transact) =>
    transact(callOf(settlement, definitionOf(chainId, 'settlement'), 'execute', [decisionOf(decision)]), extraGas)
}

/**
 * Pays what was awarded from the wallet, so that the collateral stays: tokens are approved first, by exactly what they lack.
 */
export function payingInstead({ chainId, settlement, decision }: Award): AwardWork {
  return async (caller, transact) => {
    const { takes } = decisionOf(decision)
    for (const { token, amount } of takes.filter((take) => take.token !== zeroAddress)) {
      if ((await readAllowance(caller, token, settlement)) >= amount) continue
      await transact(approveCall(chainId, token, settlement, amount))
    }
    const native = takes.filter(({ token }) => token === zeroAddress).reduce((sum, { amount }) => sum + amount, 0n)
    const abi = definitionOf(chainId, 'settlement')
    const call = callOf(settlement, abi, 'payInstead', [decisionOf(decision)], native)
    await transact(call, native > 0n ? extraGas : undefined)
  }
}

/** A payment to its receiver is given gas of its own, of which an estimate sees only what was used. */
const extraGas = 400_000n
