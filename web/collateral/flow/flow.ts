import type { Hex } from 'viem'
import type { WrappedPlace } from '#web/wallet/contracts/wrapped.ts'
import type { Job, Step } from './steps.ts'

/**
 * How far a step is: not begun, looked at on chain, before the person in the wallet, on its way, done by us, or given
 * before and so not asked for.
 */
export type StepState = 'ahead' | 'checking' | 'asking' | 'mining' | 'done' | 'given' | 'failed'

/** How a job ended. A failure's `text` is for people. */
export type Outcome =
  | {
      readonly kind: 'done'
      readonly hash: Hex
      /** What a wrap brought. */
      readonly wnft: WrappedPlace | null
      /** Why what was wrapped is not registered yet; null where it is, or where there is nothing to register. */
      readonly unregistered: string | null
    }
  /** `isRejected`: the person said no in the wallet. */
  | { readonly kind: 'failed'; readonly text: string; readonly isRejected: boolean }
  /** An approval that an earlier page had sent is there now; the form goes on from it. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'moved' }

/** A job under way, as the stepper shows it. */
export interface Flow {
  readonly job: Job['kind']
  readonly steps: readonly { readonly step: Step; readonly state: StepState }[]
  readonly outcome: Outcome | null
}

export type FlowEvent =
  | { readonly kind: 'planned'; readonly steps: readonly Step[] }
  /** A negative index counts from the end. */
  | { readonly kind: 'step'; readonly index: number; readonly state: StepState }
  | { readonly kind: 'ended'; readonly outcome: Outcome }

export function newFlow(job: Job['kind']): Flow {
  return { job, steps: [], outcome: null }
}

/** The flow after an event. What has ended stays as it ended. */
export function advance(flow: Flow, event: FlowEvent): Flow {
  if (flow.outcome) return flow
  switch (event.kind) {
    case 'planned':
      return { ...flow, steps: event.steps.map((step) => ({ step, state: 'ahead' })) }
    case 'step':
      return {
        ...flow,
        steps: flow.steps.with(event.index, { ...stepAt(flow, event.index), state: event.state }),
      }
    case 'ended':
      return { ...flow, steps: closed(flow.steps, event.outcome), outcome: event.outcome }
  }
}

function stepAt({ steps }: Flow, index: number): Flow['steps'][number] {
  const one = steps.at(index)
  if (!one) throw new Error(`there is no step ${index}`)
  return one
}

const underWay: readonly StepState[] = ['checking', 'asking', 'mining']

function closed(steps: Flow['steps'], outcome: Outcome): Flow['steps'] {
  if (outcome.kind !== 'failed' && outcome.kind !== 'moved') return steps
  return steps.map((one) => (underWay.includes(one.state) ? { ...one, state: 'failed' } : one))
}

/** Whether what was wanted is on the chain now, whatever still follows. */
export function isMined({ steps }: Flow): boolean {
  return steps.some(({ step, state }) => step.kind === 'final' && state === 'done')
}

/** Whether something stands in the wallet or is on its way, so that the job cannot be let go of. */
export function isHeld({ steps, outcome }: Flow): boolean {
  return outcome === null && steps.some(({ state }) => state === 'asking' || state === 'mining')
}

/** The step that is under way; null before the first and after the last. */
export function currentStep(flow: Flow): Flow['steps'][number] | null {
  return flow.steps.find(({ state }) => underWay.includes(state)) ?? null
}
