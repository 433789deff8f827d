import type { Address } from 'viem'
import { log } from '#web/ui/log.ts'
import { type Call, type Caller, WalletMoved } from '#web/wallet/contracts/calls.ts'
import { assertBalances, assertFeesCovered } from '#web/wallet/contracts/checks.ts'
import { approveCall, readAllowance, readDecimals } from '#web/wallet/contracts/erc20.ts'
import { unwrapFirstCall } from '#web/wallet/contracts/first.ts'
import { approveNftCall, isNftApproved, transferCall } from '#web/wallet/contracts/nfts.ts'
import { isRejected, reasonOf } from '#web/wallet/contracts/reasons.ts'
import {
  estimateGas,
  type Mined,
  type Sent,
  send,
  TransactionFault,
  waitForMined,
} from '#web/wallet/contracts/transactions.ts'
import {
  addCollateralCall,
  assertApprovable,
  assertWrappable,
  unWrapCall,
  unWrapExtraGas,
  wrapCall,
} from '#web/wallet/contracts/wrap-data.ts'
import { readTransferFees, type WrappedPlace, wrappedIn } from '#web/wallet/contracts/wrapped.ts'
import type { FlowEvent, Outcome, StepState } from './flow.ts'
import { type Job, needsOf, nftsOf, type Step, stepsOf } from './steps.ts'
import { failureWords } from './words.ts'

/**
 * What a job runs with. `keep` remembers a transaction that is on its way, so that a reload waits for it. `register` has a
 * wrapped token's owner sign for it and tells the market; it throws why that did not come about.
 */
export interface Run {
  readonly caller: Caller
  readonly wrapper: Address
  readonly signal: AbortSignal
  readonly tell: (event: FlowEvent) => void
  readonly keep: (sent: Sent | null, isFinal: boolean) => void
  readonly register: (wnft: WrappedPlace) => Promise<void>
}

/** Takes a job through its steps and tells how it goes. Never throws: how it ended is told as the last event. */
export async function runJob(run: Run, job: Job): Promise<void> {
  let step: Step | null = null
  try {
    const steps = await plan(run, job)
    run.tell({ kind: 'planned', steps })
    for (const [index, next] of steps.entries()) {
      step = next
      run.signal.throwIfAborted()
      // What was wrapped is registered where the wrap ends.
      if (step.kind === 'registration') break
      run.tell({ kind: 'step', index, state: 'checking' })
      if (await isGiven(run, step)) {
        run.tell({ kind: 'step', index, state: 'given' })
        continue
      }
      const mined = await take(run, job, step, index)
      run.tell({ kind: 'step', index, state: 'done' })
      if (step.kind === 'final') await conclude(run, job.kind, mined)
    }
  } catch (fault) {
    run.tell({ kind: 'ended', outcome: faultOutcome(run, job.kind, step, fault) })
  }
}

/** Goes on waiting for a transaction that an earlier page sent; an approval's end is the end of that, for the form to go on. */
export async function waitAgain(run: Run, job: Job['kind'], sent: Sent, isFinal: boolean): Promise<void> {
  const step: Step = isFinal ? { kind: 'final' } : approvalAgain(sent)
  const isRegistered = isFinal && job === 'wrap'
  try {
    run.tell({ kind: 'planned', steps: isRegistered ? [step, { kind: 'registration' }] : [step] })
    run.tell({ kind: 'step', index: 0, state: 'mining' })
    const mined = await waitForMined(run.caller, sent, run.signal, { learned: (known) => run.keep(known, isFinal) })
    run.keep(null, isFinal)
    run.tell({ kind: 'step', index: 0, state: 'done' })
    if (isFinal) await conclude(run, job, mined)
    else run.tell({ kind: 'ended', outcome: { kind: 'approved' } })
  } catch (fault) {
    if (fault instanceof TransactionFault) run.keep(null, isFinal)
    run.tell({ kind: 'ended', outcome: faultOutcome(run, job, step, fault) })
  }
}

function approvalAgain({ to }: Sent): Step {
  return { kind: 'allowance', of: 'collateral', token: to, amount: 0n, isUnlimited: false, decimals: null }
}

/** Looks whether the job can be done at all before the first request comes up in the wallet. */
async function plan({ caller, wrapper }: Run, job: Job): Promise<readonly Step[]> {
  if (job.kind === 'wrap') assertWrappable(wrapper, job.params)
  const fees = await readTransferFees(caller, wrapper, nftsOf(job))
  const needs = needsOf(job)
  await assertBalances(caller, needs)
  await assertFeesCovered(caller, fees, needs)
  const steps = stepsOf(job, fees)
  for (const step of steps) {
    if (step.kind === 'allowance') assertApprovable(step.token, wrapper)
    if (step.kind === 'approval') assertApprovable(step.nft.collection, wrapper)
  }
  return Promise.all(steps.map((step) => withDecimals(caller, step)))
}

/** Tokens that do not tell their decimals can be allowed all the same: their amount is not written then. */
async function withDecimals(caller: Caller, step: Step): Promise<Step> {
  if (step.kind !== 'allowance') return step
  return { ...step, decimals: await readDecimals(caller, step.token).catch(() => null) }
}

async function isGiven({ caller, wrapper }: Run, step: Step): Promise<boolean> {
  if (step.kind === 'allowance') return (await readAllowance(caller, step.token, wrapper)) >= step.amount
  if (step.kind === 'approval') return isNftApproved(caller, step.nft, wrapper, step.forAll)
  return false
}

/** Has one step signed, sent and mined; some tokens need two transactions for one allowance. */
async function take(run: Run, job: Job, step: Step, index: number): Promise<Mined> {
  const [first, ...others] = await callsOf(run, job, step)
  let mined = await takeCall(run, job, step, index, first)
  for (const call of others) mined = await takeCall(run, job, step, index, call)
  return mined
}

async function takeCall(run: Run, job: Job, step: Step, index: number, call: Call): Promise<Mined> {
  const isFinal = step.kind === 'final'
  run.signal.throwIfAborted()
  run.tell({ kind: 'step', index, state: 'asking' })
  const sent = await send(run.caller, call, isFinal && job.kind === 'unwrap' ? unWrapExtraGas : undefined)
  run.keep(sent, isFinal)
  run.tell({ kind: 'step', index, state: 'mining' })
  try {
    return await waitForMined(run.caller, sent, run.signal, { learned: (known) => run.keep(known, isFinal) })
  } finally {
    // What is still on its way when the page stops waiting stays remembered.
    if (!run.signal.aborted) run.keep(null, isFinal)
  }
}

type Calls = readonly [first: Call, ...others: Call[]]

async function callsOf(run: Run, job: Job, step: Step): Promise<Calls> {
  const { caller, wrapper } = run
  const { chainId } = caller
  if (step.kind === 'allowance') return allowanceCalls(run, step)
  if (step.kind === 'approval') return [approveNftCall(chainId, step.nft, wrapper, step.forAll)]
  if (job.kind === 'wrap') return [wrapCall(chainId, wrapper, job.params)]
  if (job.kind === 'add') return [addCollateralCall(chainId, wrapper, job.wnft, job.collaterals)]
  if (job.kind === 'unwrap') {
    return [job.isFirst ? unwrapFirstCall(chainId, job.wnft) : unWrapCall(chainId, wrapper, job.wnft)]
  }
  return [transferCall(caller, job.wnft.contractAddress, job.to, job.wnft.tokenId)]
}

/** Exactly what is needed, unless the person chose no limit for this token. Tokens that refuse to change an allowance are set to zero first. */
async function allowanceCalls({ caller, wrapper }: Run, step: Extract<Step, { kind: 'allowance' }>): Promise<Calls> {
  const { token, amount, isUnlimited } = step
  const approve = approveCall(caller.chainId, token, wrapper, isUnlimited ? -1n : amount)
  if ((await readAllowance(caller, token, wrapper)) === 0n) return [approve]
  const isRefused = await estimateGas(caller, approve).then(
    () => false,
    () => true,
  )
  return isRefused ? [approveCall(caller.chainId, token, wrapper, 0n), approve] : [approve]
}

/** The end of a job that is mined: what was wrapped is registered now. Where that fails, the wrap stands all the same. */
async function conclude(run: Run, job: Job['kind'], { hash, logs }: Mined): Promise<void> {
  const wnft = job === 'wrap' ? wrappedIn(logs, run.wrapper) : null
  const unregistered = wnft && (await registered(run, wnft))
  run.tell({ kind: 'ended', outcome: { kind: 'done', hash, wnft, unregistered } })
}

/** Has what was wrapped registered; answers why that did not come about, else null. It is the last step. */
async function registered(run: Run, wnft: WrappedPlace): Promise<string | null> {
  const tell = (state: StepState) => run.tell({ kind: 'step', index: -1, state })
  tell('asking')
  try {
    await run.register(wnft)
    tell('done')
    return null
  } catch (fault) {
    log('a wrapped token was not registered', fault)
    tell('failed')
    return reasonOf(fault)
  }
}

function faultOutcome({ signal }: Run, job: Job['kind'], step: Step | null, fault: unknown): Outcome {
  if (fault instanceof WalletMoved || signal.aborted) return { kind: 'moved' }
  return { kind: 'failed', text: failureWords(job, step, fault), isRejected: isRejected(fault) }
}
