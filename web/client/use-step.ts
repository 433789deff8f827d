import { type DataTag, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#api/endpoint.ts'
import { type Alert, showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import type { CallFault } from './fault.ts'
import { askKeyAgain, useApiMutation } from './query.ts'
import type { Given } from './request.ts'
import { wordsOf } from './words.ts'

/** What may have changed: all that is asked of an endpoint, or one query. */
type Stale = Pick<Endpoint, 'method' | 'path'> | { readonly queryKey: QueryKey }

type Said = Partial<Pick<Alert, 'kind'>> & Pick<Alert, 'title' | 'text'>

interface Effects<E extends Endpoint> {
  /** The query whose answer the reply is: it is shown without being asked for. */
  readonly sets?: { readonly queryKey: DataTag<QueryKey, ReplyOf<E>, CallFault> }
  /** What is asked for again when the step was taken, when it was refused, and when it ended either way. */
  readonly refetches?: {
    readonly done?: readonly Stale[]
    readonly refused?: readonly Stale[]
    readonly ended?: readonly Stale[]
  }
  /** The alerts. Of a refusal the title is enough: the text says why. */
  readonly says?: {
    readonly done?: (reply: ReplyOf<E>, given: Given<E>) => Said
    readonly refused?: string | ((fault: CallFault) => Said)
  }
}

/** What one start is followed by, as long as the page is there. */
interface Then<E extends Endpoint> {
  readonly done?: (reply: ReplyOf<E>) => void
  readonly refused?: (fault: CallFault) => void
  readonly ended?: () => void
}

/**
 * A step that a person takes: one call that changes something, and what follows it. It is under way once at most, however
 * often its button is pressed.
 */
export function useStep<E extends Endpoint>(endpoint: E, { sets, refetches, says }: Effects<E> = {}) {
  const client = useQueryClient()
  const single = useSingle()
  const { mutate, isPending, error, reset } = useApiMutation(endpoint)
  const refetch = (stale: readonly Stale[] = []) => {
    for (const each of stale) askKeyAgain(client, 'queryKey' in each ? each.queryKey : [each.method, each.path])
  }
  const start = (given: Given<E>, then: Then<E> = {}) =>
    single((release) =>
      mutate(given, {
        onSuccess: (reply) => {
          if (sets) client.setQueryData<ReplyOf<E>>(sets.queryKey, reply)
          refetch(refetches?.done)
          if (says?.done) showAlert({ kind: 'success', ...says.done(reply, given) })
          then.done?.(reply)
        },
        onError: (fault) => {
          if (says?.refused) showAlert({ kind: 'error', ...refusal(says.refused, fault) })
          refetch(refetches?.refused)
          then.refused?.(fault)
        },
        onSettled: () => {
          refetch(refetches?.ended)
          release()
          then.ended?.()
        },
      }),
    )
  return { start, isBusy: isPending, error, fault: error && wordsOf(error), reset }
}

function refusal(said: string | ((fault: CallFault) => Said), fault: CallFault): Said {
  return typeof said === 'string' ? { title: said, text: wordsOf(fault) } : said(fault)
}
