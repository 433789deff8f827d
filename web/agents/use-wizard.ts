import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ProfileFaultAt, type ProfileStep, profileSteps } from '#domain/agents/profile.ts'
import { clearAlerts, showAlert, withdrawAlert } from '#web/ui/alerts.ts'
import { type Entry, isFilled } from './payment/entry.ts'
import type { ProfileEdit } from './use-profile.ts'
import { invalidAlert } from './words.ts'

/** Where the person is in the wizard, and what it tells them there. */
export interface Wizard {
  readonly step: ProfileStep
  /** Opens a step from its tab, where the keyboard stays. */
  readonly open: (step: ProfileStep) => void
  readonly next: (() => void) | null
  readonly back: (() => void) | null
  readonly save: () => void
  /** The faults to show now: those of steps that were tried. They go as they are mended. */
  readonly faults: readonly ProfileFaultAt[]
  readonly faultySteps: ReadonlySet<ProfileStep>
  readonly entry: Entry | null
  readonly setEntry: (entry: Entry | null) => void
  /** Whether the requisite form stands in the way, filled but not added. */
  readonly isEntryLeft: boolean
  readonly panel: RefObject<HTMLElement | null>
}

/** The wizard's steps: Next asks for the step to be right, Save for all of them. */
export function useWizard(edit: ProfileEdit): Wizard {
  const [step, setStep] = useState<ProfileStep>('general')
  const [tried, setTried] = useState<ReadonlySet<ProfileStep>>(new Set())
  const [entry, setEntry] = useState<Entry | null>(null)
  const [isEntryTried, setEntryTried] = useState(false)
  const { panel, lookAt } = usePanelFocus()
  const index = profileSteps.indexOf(step)
  const isOpenEntry = entry !== null && isFilled(entry, edit.draft.swapRequisites)

  const go = (to: ProfileStep) => {
    setStep(to)
    lookAt('heading')
  }
  const next = () => {
    setTried(new Set([...tried, step]))
    const isLeft = step === 'payment' && isOpenEntry
    setEntryTried(isLeft)
    const after = profileSteps[index + 1]
    if (edit.faultsOf(step).length > 0 || isLeft || !after) return lookAt('fault')
    go(after)
  }
  const save = () => {
    clearAlerts()
    setTried(new Set(profileSteps))
    setEntryTried(isOpenEntry)
    const wrong = profileSteps.find((one) => edit.faultsOf(one).length > 0 || (one === 'payment' && isOpenEntry))
    if (!wrong) return edit.save()
    setStep(wrong)
    lookAt('top')
    showAlert(invalidAlert)
  }
  const faultySteps = new Set([...tried].filter((one) => edit.faultsOf(one).length > 0))
  const isEntryLeft = isEntryTried && isOpenEntry
  const isWrong = faultySteps.size > 0 || isEntryLeft
  useEffect(() => {
    if (!isWrong) withdrawAlert(invalidAlert)
  }, [isWrong])
  const before = profileSteps[index - 1]
  return {
    step,
    open: setStep,
    next: index < profileSteps.length - 1 ? next : null,
    back: before ? () => go(before) : null,
    save,
    faults: tried.has(step) ? edit.faultsOf(step) : [],
    faultySteps,
    entry,
    setEntry: (to) => {
      setEntry(to)
      setEntryTried(false)
    },
    isEntryLeft,
    panel,
  }
}

/** Where the person is to look next; `top` is the step's heading with the whole page at its top. */
type Look = 'heading' | 'fault' | 'top'

/** After a step the keyboard goes on where the eye does: at the new step's heading, or at the first field with a fault. */
function usePanelFocus() {
  const panel = useRef<HTMLElement>(null)
  const [wish, setWish] = useState<{ look: Look } | null>(null)
  useEffect(() => {
    if (!wish) return
    const chosen = wish.look === 'fault' ? '[aria-invalid=true], [data-fault]' : 'h2'
    const found = panel.current?.querySelector<HTMLElement>(chosen)
    found?.focus({ preventScroll: true })
    if (wish.look === 'top') window.scrollTo({ top: 0 })
    else found?.scrollIntoView({ block: 'nearest' })
  }, [wish])
  return { panel, lookAt: (look: Look) => setWish({ look }) }
}
