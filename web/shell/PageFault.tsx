import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallFault } from '#web/client/fault.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { log } from '#web/ui/log.ts'
import { Leave } from './Leave.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** What a page becomes when its first load fails: 401 leads home, 404 is the 404 page, 500 leads to the 500 page. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const from = useLocation({ select: ({ href }) => href })
  const queries = useQueryErrorResetBoundary()
  useEffect(() => log('a page could not be shown', error), [error])
  const status = error instanceof CallFault ? error.status : null
  if (status === 401) return <Leave to={pathTo('home')} />
  if (status === 404) return <NotFoundPage />
  if (status === 500) return <Leave to={pathTo('serverError')} from={from} />
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return <ErrorState text={wordsOf(error)} onRetry={retry} />
}
