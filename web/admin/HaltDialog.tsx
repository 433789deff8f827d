import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import type { What } from '#api/halt.ts'
import { list, make } from '#api/halts.ts'
import { useStep } from '#web/client/use-step.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { adminHaltsWords } from '#web/words/admin-halts.ts'
import css from './HaltDialog.module.css'
import { HaltReason } from './HaltReason.tsx'
import { HaltWhich } from './HaltWhich.tsx'
import { haltPoints, whatWords } from './halt-choices.ts'

interface Draft {
  readonly scope: What['scope']
  readonly what: What | null
  readonly reason: string
}

const scopes = (): readonly { readonly scope: What['scope']; readonly word: string }[] => [
  { scope: 'pair', word: adminHaltsWords.onePair },
  { scope: 'network', word: adminHaltsWords.oneNetwork },
  { scope: 'market', word: adminHaltsWords.wholeMarket },
]

/** Chooses what is to be halted and why; then says what stops and what goes on, and asks once more. */
export function HaltDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ scope: 'pair', what: null, reason: '' })
  const [isAsked, setAsked] = useState(false)
  if (isAsked && draft.what) {
    return (
      <Confirmation what={draft.what} reason={draft.reason.trim()} onBack={() => setAsked(false)} onEnd={onClose} />
    )
  }
  return <Form draft={draft} setDraft={setDraft} onAsk={() => setAsked(true)} onClose={onClose} />
}

interface FormProps {
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  readonly onAsk: () => void
  readonly onClose: () => void
}

function Form({ draft, setDraft, onAsk, onClose }: FormProps) {
  const id = useId()
  const [isMissed, setMissed] = useState(false)
  const isMissing = { what: draft.what === null, reason: draft.reason.trim() === '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing.what || isMissing.reason) setMissed(true)
    else onAsk()
  }
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {adminHaltsWords.notNow}
      </Button>
      <Button type="submit" form={id}>
        {adminHaltsWords.goOn}
      </Button>
    </>
  )
  return (
    <Dialog title={adminHaltsWords.halt} onClose={onClose} actions={actions}>
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <fieldset className={css.scopes}>
          <legend>{adminHaltsWords.whatIs}</legend>
          {scopes().map(({ scope, word }) => (
            <label key={scope}>
              <input
                type="radio"
                name={`${id}-scope`}
                checked={draft.scope === scope}
                onChange={() => setDraft({ ...draft, scope, what: scope === 'market' ? { scope } : null })}
              />
              {word}
            </label>
          ))}
        </fieldset>
        {draft.scope !== 'market' && (
          <HaltWhich
            key={draft.scope}
            scope={draft.scope}
            what={draft.what}
            isMissed={isMissed && isMissing.what}
            onChoose={(what) => setDraft({ ...draft, what })}
          />
        )}
        <HaltReason
          value={draft.reason}
          isMissed={isMissed && isMissing.reason}
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
      </form>
    </Dialog>
  )
}

interface ConfirmationProps {
  readonly what: What
  readonly reason: string
  readonly onBack: () => void
  readonly onEnd: () => void
}

function Confirmation({ what, reason, onBack, onEnd }: ConfirmationProps) {
  const words = whatWords(what, namesOf(useConfig()))
  const { start, isBusy, fault } = useMake(what, reason, words, onEnd)
  const { stops, goesOn } = haltPoints(what, words)
  return (
    <ConfirmDialog
      title={adminHaltsWords.haltQuestion(what.scope, words)}
      confirmWord={adminHaltsWords.haltNow}
      cancelWord={adminHaltsWords.back}
      isDanger
      isBusy={isBusy}
      fault={fault}
      onConfirm={start}
      onClose={onBack}
    >
      <Points title={adminHaltsWords.stops} points={stops} />
      <Points title={adminHaltsWords.goesOn} points={goesOn} />
      <p>
        {adminHaltsWords.everybodyReads} <q>{reason}</q>
      </p>
      <p className="small muted">{adminHaltsWords.itStandsUntilSomebody}</p>
    </ConfirmDialog>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <strong>{title}</strong>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** Halts. What is refused leaves the dialog, and what was typed, as it is. */
function useMake(what: What, reason: string, words: string, onEnd: () => void) {
  const { start, isBusy, fault } = useStep(make, {
    refetches: { ended: [list] },
    says: { done: () => ({ title: adminHaltsWords.halted, text: adminHaltsWords.nothingNewIsTaken(words) }) },
  })
  return { start: () => start({ body: { what, reason } }, { done: onEnd }), isBusy, fault }
}
