import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useState } from 'react'
import type { What } from '#api/halt.ts'
import { list, make } from '#api/halts.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useSingle } from '#web/ui/use-single.ts'
import css from './HaltDialog.module.css'
import { findChoices, haltChoices, haltPoints, whatWords } from './halt-choices.ts'

interface Draft {
  readonly scope: What['scope']
  readonly what: What | null
  readonly reason: string
}

const scopes: readonly { readonly scope: What['scope']; readonly word: string }[] = [
  { scope: 'pair', word: 'One pair' },
  { scope: 'network', word: 'One network' },
  { scope: 'market', word: 'The whole market' },
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
        Not now
      </Button>
      <Button type="submit" form={id}>
        Go on
      </Button>
    </>
  )
  return (
    <Dialog title="Halt" onClose={onClose} actions={actions}>
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <fieldset className={css.scopes}>
          <legend>What is to be halted?</legend>
          {scopes.map(({ scope, word }) => (
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
          <Which
            key={draft.scope}
            scope={draft.scope}
            what={draft.what}
            isMissed={isMissed && isMissing.what}
            onChoose={(what) => setDraft({ ...draft, what })}
          />
        )}
        <div className={css.field}>
          <label htmlFor={`${id}-reason`}>Reason, in plain words for everybody</label>
          <textarea
            id={`${id}-reason`}
            maxLength={300}
            required
            aria-invalid={isMissed && isMissing.reason}
            aria-describedby={`${id}-about`}
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
          />
          <p id={`${id}-about`} className={isMissed && isMissing.reason ? css.missed : 'small muted'}>
            {isMissed && isMissing.reason ? 'Please say why.' : 'Say what happened and when it is looked at again.'}
          </p>
        </div>
      </form>
    </Dialog>
  )
}

/** How many choices are in sight at a time; the rest is found by typing. */
const most = 40

interface WhichProps {
  readonly scope: 'network' | 'pair'
  readonly what: What | null
  readonly isMissed: boolean
  readonly onChoose: (what: What) => void
}

function Which({ scope, what, isMissed, onChoose }: WhichProps) {
  const id = useId()
  const config = useConfig()
  const [text, setText] = useState('')
  const all = useMemo(() => haltChoices(config, scope, namesOf(config)), [config, scope])
  const found = findChoices(all, text)
  const chosen = what && JSON.stringify(what)
  const isEnter = (key: string) => key === 'Enter' && found[0] !== undefined
  return (
    <div className={css.field}>
      <label htmlFor={id}>{scope === 'network' ? 'Which network?' : 'Which pair?'}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={scope === 'network' ? 'Search by name' : 'Search, like “usdt eur”'}
        aria-describedby={`${id}-about`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isEnter(event.key) || !found[0]) return
          event.preventDefault()
          onChoose(found[0].what)
        }}
      />
      <div className={css.choices} role="radiogroup" aria-label={scope === 'network' ? 'Networks' : 'Pairs'}>
        {found.slice(0, most).map((choice) => (
          <label key={choice.key}>
            <input
              type="radio"
              name={`${id}-choice`}
              checked={choice.key === chosen}
              onChange={() => onChoose(choice.what)}
            />
            {choice.words}
          </label>
        ))}
      </div>
      <p id={`${id}-about`} role="status" className={isMissed ? css.missed : 'small muted'}>
        {isMissed ? `Please choose a ${scope}.` : countWords(found.length)}
      </p>
    </div>
  )
}

function countWords(count: number): string {
  return count > most ? `${most} of ${count} are shown; type to find the others.` : `${count} found`
}

interface ConfirmationProps {
  readonly what: What
  readonly reason: string
  readonly onBack: () => void
  readonly onEnd: () => void
}

function Confirmation({ what, reason, onBack, onEnd }: ConfirmationProps) {
  const words = whatWords(what, namesOf(useConfig()))
  const { start, isBusy } = useHalt(what, reason, words, onEnd)
  const { stops, goesOn } = haltPoints(what, words)
  return (
    <ConfirmDialog
      title={`Halt ${what.scope === 'market' ? 'the whole market' : words}?`}
      confirmWord="Halt now"
      cancelWord="Back"
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onBack}
    >
      <Points title="Stops" points={stops} />
      <Points title="Goes on" points={goesOn} />
      <p>
        Everybody reads: <q>{reason}</q>
      </p>
      <p className="small muted">It stands until somebody lifts it here, and is written to the audit.</p>
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

function useHalt(what: What, reason: string, words: string, onEnd: () => void) {
  const client = useQueryClient()
  const single = useSingle()
  const making = useApiMutation(make)
  const start = () =>
    single((done) =>
      making.mutate(
        { body: { what, reason } },
        {
          onSuccess: () => showAlert({ kind: 'success', title: 'Halted', text: `${words}: nothing new is taken.` }),
          onError: (fault) => showAlert({ kind: 'error', title: 'Error', text: wordsOf(fault) }),
          onSettled: () => {
            askAgain(client, [list])
            onEnd()
            done()
          },
        },
      ),
    )
  return { start, isBusy: making.isPending }
}
