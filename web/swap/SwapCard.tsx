import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useConfig } from '#web/session/config.ts'
import { halts } from '#web/session/halts.ts'
import { useStore } from '#web/ui/store.ts'
import { swapWords } from '#web/words/swap.ts'
import { choicesFor, choose, type Slot } from './choices.ts'
import css from './SwapCard.module.css'
import { SwapView } from './SwapView.tsx'
import { useOpenPairs } from './use-market.ts'
import type { SwapForm } from './use-swap-form.ts'

// Comes in one file with what stands behind the price, which is fetched as soon as home is shown.
const SelectView = lazyRouteComponent(() => import('./SelectView.tsx'), 'SelectView')

/** The swap form. It is in one of two states: the swap view, or the select view of a network or a currency. */
export function SwapCard({ form }: { form: SwapForm }) {
  const config = { ...useConfig(), halts: useStore(halts) }
  const [slot, setSlot] = useState<Slot | null>(null)
  const card = useReturnedFocus(slot)
  const { pair } = form.draft
  const open = useOpenPairs(slot !== null)

  return (
    <section ref={card} className={css.card} aria-label={swapWords.swap}>
      {slot ? (
        <Suspense fallback={<div className={css.waiting} aria-hidden="true" />}>
          <SelectView
            part={slot.part}
            choices={choicesFor(config, pair, slot, open)}
            chosen={pair[slot.side][slot.part]}
            onChoose={(id) => {
              form.setPair(choose(config.swap.swapPairs, pair, slot, id, open))
              setSlot(null)
            }}
            onClose={() => setSlot(null)}
          />
        </Suspense>
      ) : (
        <SwapView form={form} onOpen={setSlot} />
      )}
    </section>
  )
}

/** When the select view closes, the focus goes back to the button that opened it. */
function useReturnedFocus(slot: Slot | null) {
  const card = useRef<HTMLElement>(null)
  const opened = useRef<Slot | null>(null)
  useEffect(() => {
    const { current: before } = opened
    opened.current = slot
    if (slot || !before) return
    card.current?.querySelector<HTMLElement>(`[data-slot="${before.side}-${before.part}"]`)?.focus()
  }, [slot])
  return card
}
