import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { store, useStore } from '#web/ui/store.ts'
import type { Draft } from './draft.ts'
import { readLink, writeLink } from './link.ts'

interface Kept {
  readonly draft: Draft
  /** Whose it is: an address, or null while nobody is logged in. */
  readonly owner: string | null
}

/** The draft outlives the form: who comes back from an offer finds what they had filled in. */
const kept = store<Kept | null>(null)

/** How long changes rest before the address bar follows, in ms: browsers limit how often it may change. */
const followMs = 300

/** What is filled in, taken from a link or as it was left. The address bar follows it, but for the recipient. */
export function useDraft() {
  const { swap, ...config } = useConfig()
  const owner = useSession().user?.addr ?? null
  const current = useStore(kept)
  const [opening] = useState<Draft>({ pair: swap.defaultPair, side: 'send', amount: '', recipient: '' })
  const base = current ? withoutOthers(current, owner) : opening
  const [linked] = useState(() => readLink({ swap, ...config }, base, location.search))
  const [isOpened, setOpened] = useState(false)
  const draft = isOpened ? base : (linked?.draft ?? base)

  const follow = useDebouncedCallback((next: Draft) => {
    if (location.pathname !== pathTo('home')) return
    const query = writeLink(next, opening, location.search)
    if (query !== location.search)
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  }, followMs)
  useEffect(() => follow(draft), [follow, draft])

  const change = (next: Draft) => {
    kept.set({ draft: next, owner })
    setOpened(true)
  }
  return { draft, change, isLinkIgnored: !isOpened && (linked?.isPartlyIgnored ?? false) }
}

/** On a shared machine the next person does not find where the one before wanted the money. */
function withoutOthers({ draft, owner }: Kept, present: string | null): Draft {
  return owner === null || owner === present ? draft : { ...draft, recipient: '' }
}
