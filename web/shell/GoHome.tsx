import { useEffect } from 'react'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { shellWords } from '#web/words/shell.ts'
import { Leave } from './Leave.tsx'

function GoHome({ notice }: { notice: string }) {
  useEffect(() => showAlert({ kind: 'info', title: shellWords.backHome, text: notice }), [notice])
  return <Leave to={pathTo('home')} />
}

/** An offer that cannot be loaded leads home. */
export function LostOffer() {
  return <GoHome notice={shellWords.thatOffer} />
}

/** An order that cannot be loaded leads home. */
export function LostOrder() {
  return <GoHome notice={shellWords.thatOrder} />
}
