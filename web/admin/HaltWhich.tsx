import { useId, useMemo, useRef, useState } from 'react'
import type { What } from '#api/halt.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Field } from '#web/ui/Field.tsx'
import { adminHaltsWords } from '#web/words/admin-halts.ts'
import css from './HaltDialog.module.css'
import { findChoices, haltChoices, whatWords } from './halt-choices.ts'

/** How many choices are in sight at a time; the rest is found by typing. */
const most = 40

interface Props {
  readonly scope: 'network' | 'pair'
  readonly what: What | null
  readonly isMissed: boolean
  readonly onChoose: (what: What) => void
}

/** Chooses one of many networks or pairs: typing narrows them, and what is chosen stays in sight. */
export function HaltWhich({ scope, what, isMissed, onChoose }: Props) {
  const id = useId()
  const config = useConfig()
  const [text, setText] = useState('')
  const names = namesOf(config)
  const all = useMemo(() => haltChoices(config, scope, namesOf(config)), [config, scope])
  const found = findChoices(all, text)
  const chosen = what && JSON.stringify(what)
  const choices = useRef<HTMLDivElement>(null)
  return (
    <Field
      label={scope === 'network' ? adminHaltsWords.whichNetwork : adminHaltsWords.whichPair}
      fault={isMissed ? adminHaltsWords.pleaseChooseA(scope) : null}
      hint={countWords(found.length)}
      isStatus
    >
      {(control) => (
        <>
          <input
            {...control}
            type="search"
            autoComplete="off"
            placeholder={scope === 'network' ? adminHaltsWords.searchByName : adminHaltsWords.searchLikeUsdtEur}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It leads to what was found and chooses nothing: what is halted is somebody's own word.
              event.preventDefault()
              choices.current?.querySelector('input')?.focus()
            }}
          />
          <p>
            {adminHaltsWords.chosen} <strong>{what ? whatWords(what, names) : adminHaltsWords.nothingYet}</strong>
          </p>
          <div
            ref={choices}
            className={css.choices}
            role="radiogroup"
            aria-label={scope === 'network' ? adminHaltsWords.networks : adminHaltsWords.pairs}
          >
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
        </>
      )}
    </Field>
  )
}

function countWords(count: number): string {
  return count > most ? adminHaltsWords.someShown(most, count) : adminHaltsWords.found(count)
}
