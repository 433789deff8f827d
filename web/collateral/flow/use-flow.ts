import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '#domain/money/address.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { connection } from '#web/wallet/connection.ts'
import { callerAt, WalletMoved } from '#web/wallet/contracts/calls.ts'
import type { Sent } from '#web/wallet/contracts/transactions.ts'
import { collateralFlowWords } from '#web/words/collateral-flow.ts'
import { registerWnft } from '../registration.ts'
import { advance, type Flow, type FlowEvent, isHeld, newFlow } from './flow.ts'
import { forgetPending, keepPending, type Pending, pendingOf, type Scope, scopeKey } from './pending.ts'
import { type Run, runJob, waitAgain } from './run.ts'
import type { Job } from './steps.ts'
import { busyWords, failureWords, movedText } from './words.ts'

type Change =
  | { readonly kind: 'begun'; readonly job: Job['kind'] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'put'; readonly isHidden: boolean }
  | FlowEvent

interface State {
  readonly flow: Flow
  /** Its dialog is put away, and it goes on. */
  readonly isHidden: boolean
}

function reduce(state: State | null, change: Change): State | null {
  if (change.kind === 'begun') return { flow: newFlow(change.job), isHidden: false }
  if (change.kind === 'closed' || state === null) return null
  if (change.kind === 'put') return { ...state, isHidden: change.isHidden }
  // How it ended is shown in any case.
  return { flow: advance(state.flow, change), isHidden: state.isHidden && change.kind !== 'ended' }
}

/** Jobs that have not come to rest, by scope: one whose page was left may still stand in a wallet's prompt. */
const unrested = new Map<string, Promise<void>>()

/**
 * A job with the wallet: started here, or found again after a reload. It stops being looked after, never undone, when the
 * page is left or when the wallet changes its account or its chain. While something is on its way nothing else begins.
 */
export function useFlow(scope: Scope, wrapper: Address) {
  const [state, change] = useReducer(reduce, null)
  const running = useRef<AbortController | null>(null)

  const begin = (job: Job['kind'], work: (run: Run) => Promise<void>, left: Sent | null) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    change({ kind: 'begun', job })
    const tell = (event: FlowEvent) => {
      if (running.current === control) change(event)
    }
    try {
      const caller = callerAt(scope)
      const unwatch = abortWhenMoved(scope, control)
      const register: Run['register'] = (wnft) => registerWnft({ chainId: scope.chainId, ...wnft }, scope.account)
      const keep = keeperOf(scope, job, left)
      const run = { caller, wrapper, signal: control.signal, tell, keep, register }
      rest(scope, () => work(run).finally(unwatch))
    } catch (fault) {
      if (fault instanceof WalletMoved) tell({ kind: 'ended', outcome: { kind: 'moved' } })
      else {
        const outcome = { kind: 'failed', text: failureWords(job, null, fault), isRejected: false } as const
        tell({ kind: 'ended', outcome })
      }
    }
  }
  const resume = ({ job, sent, isFinal }: Pending) => begin(job, (run) => waitAgain(run, job, sent, isFinal), sent)
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    const pending = pendingOf(scope)
    if (pending) goOn(pending)
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [scope])

  const start = (job: Job) => {
    const others = unrested.get(scopeKey(scope))
    const pending = pendingOf(scope)
    if (pending) return resume(pending)
    const work = async (run: Run) => {
      // What came of a prompt that an earlier page left open is gone on with instead of beginning.
      await others
      const left = pendingOf(scope)
      if (left && !run.signal.aborted) return resume(left)
      await runJob(run, job)
    }
    begin(job.kind, work, null)
  }
  const close = () => {
    if (state && isHeld(state.flow)) return change({ kind: 'put', isHidden: true })
    running.current?.abort()
    running.current = null
    change({ kind: 'closed' })
  }
  return {
    /** The job whose dialog is shown. */
    flow: state && !state.isHidden ? state.flow : null,
    /** The job, shown or not. */
    current: state?.flow ?? null,
    isHidden: state?.isHidden ?? false,
    /** Why nothing else can begin now; null where it can. */
    busy: state && !state.flow.outcome ? busyWords(state.flow) : null,
    start,
    /** Puts the dialog away; what stands in the wallet or is on its way goes on. */
    close,
    show: () => change({ kind: 'put', isHidden: false }),
  }
}

/** Remembers what a job has on its way, at each time one transaction, until its end is seen. */
function keeperOf(scope: Scope, job: Job['kind'], left: Sent | null): Run['keep'] {
  let last = left
  return (sent, isFinal) => {
    if (last) forgetPending(scope, last)
    if (sent) keepPending(scope, { job, isFinal, sent })
    last = sent
  }
}

function rest(scope: Scope, work: () => Promise<void>): void {
  const key = scopeKey(scope)
  const all = Promise.all([unrested.get(key), work()]).then(() => {
    if (unrested.get(key) === all) unrested.delete(key)
  })
  unrested.set(key, all)
}

/** The page is drawn anew for another chain or account, so that what was going on is told where it outlives that. */
function abortWhenMoved({ chainId, account }: Scope, control: AbortController): () => void {
  return connection.watch(() => {
    const now = connection.get()
    const isSame = now.chainId === chainId && now.account !== null && isSameAddress(now.account, account)
    if (isSame || control.signal.aborted) return
    control.abort()
    showAlert({ kind: 'info', title: collateralFlowWords.walletHasChanged, text: movedText })
  })
}
