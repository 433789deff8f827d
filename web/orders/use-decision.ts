import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '#api/orders.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import { type Decision, type Draft, judged, noDraft } from './decision.ts'
import type { useStaffSteps } from './use-staff-steps.ts'

/** A decision in the making, and the one that is asked about: of the order as it was when the question came up. */
export function useDecision(view: OrderView, decide: ReturnType<typeof useStaffSteps>['decide']) {
  const [draft, setDraft] = useState<Draft>(noDraft)
  const [isMissed, setMissed] = useState(false)
  const [asked, setAsked] = useState<{ seen: OrderView; made: Decision } | null>(null)
  const now = judged(view, draft)
  const ask = () => {
    setMissed(now.made === null)
    setAsked(now.made && { seen: view, made: now.made })
  }
  const close = () => setAsked(null)
  const confirm = () => {
    if (!asked) return
    close()
    decide(asked.seen.order, asked.made, () => setDraft(noDraft))
  }
  const isOther =
    asked !== null &&
    (asked.seen.order.updatedAt !== view.order.updatedAt || view.forStaff?.mayDecide !== asked.seen.forStaff?.mayDecide)
  const giveUp = useEffectEvent(() => {
    close()
    const text = staffOrdersWords.nothingWasSent
    showAlert({ kind: 'info', title: staffOrdersWords.orderHasChanged, text })
  })
  useEffect(() => {
    if (isOther) giveUp()
  }, [isOther])
  return { draft, setDraft, now, isMissed, asked, ask, close, confirm }
}
