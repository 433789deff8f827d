import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type ProfileFaultAt, type ProfileStep, profileSteps } from '#domain/agents/profile.ts'
import { clearAlerts, showAlert } from '#web/ui/alerts.ts'
import { type Entry, isFilled } from './payment/entry.ts'
import type { ProfileEdit } from './use-profile.ts'
import { invalidAlert } from './words.ts'

/** Where the person is in the wizard, and what it tells them there. */
export interface Wizard {
  readonly step: ProfileStep
  readonly go: (step: ProfileStep) => void
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
  const { panel, focusFirst } = usePanelFocus(step)
  const index = profileSteps.indexOf(step)
  const isOpenEntry = entry !== null && isFilled(entry, edit.draft.swapRequisites)

  const go = (to: ProfileStep) => {
    setStep(to)
    focusFirst('heading')
  }
  const next = () => {
    setTried(new Set([...tried, step]))
    const isLeft = step === 'payment' && isOpenEntry
    setEntryTried(isLeft)
    const after = profileSteps[index + 1]
    if (edit.faultsOf(step).length > 0 || isLeft || !after) return focusFirst('fault')
    go(after)
  }
  const save = () => {
    clearAlerts()
    setTried(new Set(profileSteps))
    setEntryTried(isOpenEntry)
    const wrong = profileSteps.find((one) => edit.faultsOf(one).length > 0 || (one === 'payment' && isOpenEntry))
    if (!wrong) return edit.save()
    setStep(wrong)
    focusFirst('heading')
    showAlert(invalidAlert)
    window.scrollTo({ top: 0 })
  }
  const before = profileSteps[index - 1]
  return {
    step,
    go,
    next: index < profileSteps.length - 1 ? next : null,
    back: before ? () => go(before) : null,
    save,
    faults: tried.has(step) ? edit.faultsOf(step) : [],
    faultySteps: new Set([...tried].filter((one) => edit.faultsOf(one).length > 0)),
    entry,
    setEntry: (to) => {
      setEntry(to)
      setEntryTried(false)
    },
    isEntryLeft: isEntryTried && isOpenEntry,
    panel,
  }
}

/** After a step the keyboard goes on where the eye does: at the new step's heading, or at the first field with a fault. */
function usePanelFocus(step: ProfileStep) {
  const panel = useRef<HTMLElement>(null)
  const [wish, setWish] = useState<{ to: 'heading' | 'fault' } | null>(null)
  const focusFirst = useCallback((to: 'heading' | 'fault') => setWish({ to }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that has just been drawn is looked at
  useEffect(() => {
    const chosen = wish?.to === 'fault' ? '[aria-invalid=true], [data-fault]' : 'h2'
    const found = wish ? panel.current?.querySelector<HTMLElement>(chosen) : null
    found?.focus({ preventScroll: wish?.to === 'heading' })
  }, [wish, step])
  return { panel, focusFirst }
}
