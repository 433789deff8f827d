import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CoinMark } from '#web/ui/CoinMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type Tab, Tabs } from '#web/ui/Tabs.tsx'
import { swapWords } from '#web/words/swap.ts'
import { type AssetPart, type Choice, type ChoiceTab, narrow } from './choices.ts'
import css from './SelectView.module.css'

interface Props {
  readonly part: AssetPart
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

const tabs = (): readonly Tab<ChoiceTab>[] => [
  { value: 'crypto', label: swapWords.crypto },
  { value: 'fiat', label: swapWords.fiat },
  { value: 'all', label: swapWords.all },
]

/** The popup view of the form: chooses a network or a currency, by pointer or by keys alone. */
export function SelectView({ part, choices, chosen, onChoose, onClose }: Props) {
  const [text, setText] = useState('')
  const [tab, setTab] = useState<ChoiceTab>('all')
  const rows = narrow(choices, text, tab)
  const list = useActiveRow(rows, chosen, text)
  const id = useId()
  const title = swapWords.select(part)

  const pick = (row: Choice) => row.reason === null && onChoose(row.id)

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Enter' && list.active) pick(list.active)
    else return
    event.preventDefault()
  }

  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <div role="dialog" aria-labelledby={`${id}-title`} className={css.view} onKeyDown={onEscape}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className={css.close} onClick={onClose} aria-label={swapWords.close}>
          <Icon name="close" />
        </button>
      </div>
      <SearchField
        part={part}
        listId={`${id}-list`}
        activeId={list.active && `${id}-${list.active.id}`}
        text={text}
        onText={setText}
        onKey={onKey}
      />
      {part === 'network' && (
        <Tabs label={swapWords.kindOfNetwork} tabs={tabs()} value={tab} onChange={setTab} panelId={`${id}-list`} />
      )}
      <div role="listbox" id={`${id}-list`} aria-labelledby={`${id}-title`} className={css.list}>
        {rows.map((row) => (
          <Row
            key={row.id}
            id={`${id}-${row.id}`}
            row={row}
            isActive={row === list.active}
            isChosen={row.id === chosen}
            onChoose={() => pick(row)}
          />
        ))}
      </div>
      <p role="status" className={rows.length === 0 ? css.none : 'unseen'}>
        {rows.length === 0 ? swapWords.noneHasInName(part, text.trim()) : swapWords.found(rows.length)}
      </p>
    </div>
  )
}

/** The row that Enter chooses: the chosen one, or the first that a search finds; then wherever the arrow keys go. */
function useActiveRow(rows: readonly Choice[], chosen: string, text: string) {
  const [moved, setMoved] = useState<{ id: string; text: string }>({ id: chosen, text: '' })
  const known = rows.findIndex((row) => row.id === moved.id && moved.text === text)
  const first = rows.findIndex((row) => row.reason === null)
  const index = Math.max(0, known === -1 ? first : known)
  const move = (by: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (row) setMoved({ id: row.id, text })
  }
  return { active: rows[index] ?? null, move }
}

interface SearchProps {
  readonly part: AssetPart
  readonly listId: string
  readonly activeId: string | null
  readonly text: string
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

function SearchField({ part, listId, activeId, text, onText, onKey }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a touch screen the field's keyboard would cover the list: there the way out has the focus.
    const isTouch = matchMedia('(pointer: coarse)').matches
    const first = isTouch ? field.current?.closest('[role=dialog]')?.querySelector('button') : field.current
    first?.focus()
  }, [])
  return (
    <input
      ref={field}
      className={css.search}
      role="combobox"
      aria-label={swapWords.searchByName}
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={activeId ?? undefined}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={swapWords.searchAByName(part)}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKey}
    />
  )
}

interface RowProps {
  readonly id: string
  readonly row: Choice
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Row({ id, row, isActive, isChosen, onChoose }: RowProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the active row is told by aria-activedescendant
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={row.reason !== null || undefined}
      data-active={isActive || undefined}
      className={css.row}
      onClick={onChoose}
    >
      <CoinMark code={row.id} symbol={row.symbol} />
      <span className={css.name}>
        {row.name}
        <span className={css.hint}>{row.hint}</span>
      </span>
      {isChosen && <span className={css.chosen}>{swapWords.chosen}</span>}
      {row.reason !== null && <span className={css.reason}>{row.reason}</span>}
    </div>
  )
}
