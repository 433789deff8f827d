import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Address } from 'viem'
import { showAlert } from '#web/ui/alerts.ts'
import { connection } from '#web/wallet/connection.ts'
import { connectedCaller } from '#web/wallet/contracts/calls.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { registerWnft } from '../registration.ts'
import { advance, type Flow, type FlowEvent, newFlow } from './flow.ts'
import { keepPending, type Pending, pendingOf, type Scope } from './pending.ts'
import { type Run, runJob, waitAgain } from './run.ts'
import type { Job } from './steps.ts'
import { failureWords, movedText } from './words.ts'

type Change = { readonly kind: 'begun'; readonly job: Job['kind'] } | { readonly kind: 'closed' } | FlowEvent

function reduce(flow: Flow | null, change: Change): Flow | null {
  if (change.kind === 'begun') return newFlow(change.job)
  if (change.kind === 'closed') return null
  return flow && advance(flow, change)
}

/**
 * A job with the wallet: started here, or found again after a reload. It stops being looked after, never undone, when the
 * page is left or when the wallet changes its account or its chain.
 */
export function useFlow(scope: Scope, wrapper: Address) {
  const [flow, change] = useReducer(reduce, null)
  const running = useRef<AbortController | null>(null)

  const begin = (job: Job['kind'], work: (run: Run) => Promise<void>) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    change({ kind: 'begun', job })
    const tell = (event: FlowEvent) => {
      if (running.current === control) change(event)
    }
    try {
      const caller = connectedCaller()
      const keep: Run['keep'] = (sent, isFinal) => keepPending(scope, sent && { job, isFinal, sent })
      const unwatch = abortWhenMoved(scope, control)
      const register: Run['register'] = (wnft) => registerWnft({ chainId: scope.chainId, ...wnft }, scope.account)
      void work({ caller, wrapper, signal: control.signal, tell, keep, register }).finally(unwatch)
    } catch (fault) {
      const outcome = { kind: 'failed', text: failureWords(job, null, fault), error: reasonOf(fault) } as const
      tell({ kind: 'ended', outcome })
    }
  }
  const goOn = useEffectEvent(({ job, sent, isFinal }: Pending) =>
    begin(job, (run) => waitAgain(run, job, sent, isFinal)),
  )
  useEffect(() => {
    const pending = pendingOf(scope)
    if (pending) goOn(pending)
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [scope])

  return {
    flow,
    start: (job: Job) => begin(job.kind, (run) => runJob(run, job)),
    close: () => {
      running.current?.abort()
      running.current = null
      change({ kind: 'closed' })
    },
  }
}

/** The page is drawn anew for another chain or account, so that what was going on is told where it outlives that. */
function abortWhenMoved({ chainId, account }: Scope, control: AbortController): () => void {
  return connection.watch(() => {
    const now = connection.get()
    const isSame = now.chainId === chainId && now.account?.toLowerCase() === account.toLowerCase()
    if (isSame || control.signal.aborted) return
    control.abort()
    showAlert({ kind: 'info', title: 'Your wallet has changed', text: movedText })
  })
}
