import { formatUnits } from 'viem/utils'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { whenFinal } from '../finality.ts'
import { registrationWords } from '../registration-words.ts'
import { currentStep, type Flow, type StepState } from './flow.ts'
import type { Job, Step } from './steps.ts'

const waiting = {
  wrap: 'Waiting for wrap...',
  add: 'Waiting for refill...',
  unwrap: 'Waiting for unwrap',
  transfer: 'Waiting for transfer',
} as const
const failing = {
  wrap: 'Cannot wrap token',
  add: 'Cannot add collateral',
  unwrap: 'Cannot unwrap token',
  transfer: 'Cannot transfer token',
} as const
const doneWords = {
  wrap: 'Wrapped',
  add: 'Refilled',
  unwrap: 'Unwrapped',
  transfer: 'Transferred',
} as const
const finalWords = {
  wrap: 'Wrap',
  add: 'Add collateral',
  unwrap: 'Unwrap',
  transfer: 'Transfer',
} as const

/** What a job's dialog is called: the specification's words for what is waited for, `ERROR` (`Not sent` after a no in the wallet), or what was done. */
export function titleOf(flow: Flow): string {
  if (flow.outcome?.kind === 'done') return doneWords[flow.job]
  if (flow.outcome?.kind === 'failed') return flow.outcome.isRejected ? 'Not sent' : 'ERROR'
  if (flow.outcome?.kind === 'approved') return 'Approved'
  if (flow.outcome?.kind === 'moved') return 'Your wallet has changed'
  const step = currentStep(flow)?.step
  if (step?.kind === 'registration') return 'Waiting for registration'
  return step && step.kind !== 'final' ? 'Waiting for approve' : waiting[flow.job]
}

/** Why a job ended early, in the specification's words for the step that failed; null: before any step. */
export function failureWords(job: Job['kind'], step: Step | null, fault: unknown): string {
  const reason = reasonOf(fault)
  if (step?.kind === 'approval') return `Cannot approve token ${step.nft.collection}`
  if (step?.kind === 'allowance') return `Cannot make allowance: ${reason}`
  return `${failing[job]}: ${reason}`
}

/** The key under which the reference names a failed wrap; support finds it in what people send. */
export const wrapFailureKey = 'collateral.create.error'

/** What a step does, in a few words. `symbolOf` names tokens by their address. */
export function stepWords(job: Job['kind'], step: Step, symbolOf: (address: string) => string | null): string {
  if (step.kind === 'final') return finalWords[job]
  if (step.kind === 'registration') return 'Register it, so that it stands surety for your trades'
  if (step.kind === 'approval') {
    const { collection, tokenId } = step.nft
    const name = symbolOf(collection) ?? shortAddress(collection)
    if (step.forAll || step.nft.type === 'ERC1155') return `Approve all of ${name}`
    return `Approve ${name} #${tokenId}`
  }
  const name = symbolOf(step.token) ?? shortAddress(step.token)
  return `Allow ${allowed(step, name)}${step.of === 'fee' ? ' for the transfer fee' : ''}`
}

function allowed({ amount, decimals, isUnlimited }: Extract<Step, { kind: 'allowance' }>, name: string): string {
  if (isUnlimited) return `${name} without a limit`
  return decimals === null || amount === 0n ? name : withUnit(formatUnits(amount, decimals), name)
}

const busyNames = { wrap: 'A wrap', add: 'An addition', unwrap: 'An unwrap', transfer: 'A transfer' } as const

/** What is under way, in one line. */
export function busyWords(flow: Flow): string {
  const now = currentStep(flow)
  if (now?.step.kind === 'registration') return 'A registration waits in your wallet'
  const name = busyNames[flow.job]
  if (now?.state === 'mining') return `${name} is on its way`
  return now?.state === 'asking' ? `${name} waits in your wallet` : `${name} has begun`
}

/** What the person should know while a job is under way. */
export function underWayWords(flow: Flow): string {
  if (currentStep(flow)?.step.kind === 'registration') return registrationWords
  return flow.steps.some(({ state }) => state === 'mining')
    ? 'The transaction is on its way. You can close this page: what was sent goes on, and this page finds it again.'
    : 'Nothing is sent before you have confirmed it in your wallet.'
}

/** What follows once a job's block is final: on this chain. */
export function finalityWords(job: Job['kind'], chainId: number): string {
  const soon = whenFinal(chainId)
  if (job === 'unwrap') return `What was inside is in your account. The token leaves your list ${soon}.`
  if (job === 'transfer') return `The token leaves your list ${soon}.`
  return `Its block is final ${soon}; from then on it counts as collateral.`
}

/** How far a step is, in words: never told by colour alone. */
export const stateWords: Readonly<Record<StepState, string>> = {
  ahead: 'not yet',
  checking: 'looking at the chain',
  asking: 'confirm it in your wallet',
  mining: 'on its way',
  done: 'done',
  given: 'given before',
  failed: 'stopped',
}

/** Told when the wallet changes its account or its chain while a job is under way. */
export const movedText =
  'The account or the network of your wallet has changed, so nothing more is sent. What you had sent goes on: change back to see how it ended.'
