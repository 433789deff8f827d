import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { haltsChannel } from '#api/channels.ts'
import type { Halt } from '#api/halt.ts'
import { readStanding } from '#api/halts.ts'
import { call } from '#web/client/call.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { halts } from '#web/session/halts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { log } from '#web/ui/log.ts'
import { useStore } from '#web/ui/store.ts'
import { menusWords } from '#web/words/menus.ts'
import css from './HaltBanner.module.css'

/**
 * Tells on every page that the whole market is halted, and keeps what is known of halts up to date. A banner has its place in
 * the page only from the page's beginning: one that comes while somebody reads lies over its lower edge and moves nothing, and
 * one whose halt is lifted stays, with other words, until the next page.
 */
export function HaltBanner() {
  useHaltNews()
  const now = useStore(halts).find(({ what }) => what.scope === 'market') ?? null
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [first, setFirst] = useState({ path, halt: now })
  if (first.path !== path) setFirst({ path, halt: now })
  return (
    <div role="status" className={css.place} data-late={(now && !first.halt) || undefined}>
      {now && <Told halt={now} />}
      {!now && first.halt && <p className={css.banner}>{menusWords.marketTakesNewSwaps}</p>}
    </div>
  )
}

function Told({ halt }: { halt: Halt }) {
  return (
    <div className={css.banner}>
      <Icon name="note" />
      <p>
        <strong>{menusWords.marketIsHalted}</strong> {menusWords.ordersThatAreOpen(halt.reason)}
      </p>
    </div>
  )
}

let asked = 0

/** Reads what is halted anew with every news of it. An answer that another has overtaken says nothing. */
function useHaltNews(): void {
  useChannel(haltsChannel, () => {
    const mine = ++asked
    call(readStanding, {})
      .then((answer) => {
        if (mine === asked) halts.set(answer.halts)
      })
      .catch((fault) => log('what is halted could not be read', fault))
  })
}
