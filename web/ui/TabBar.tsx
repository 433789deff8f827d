import { type KeyboardEvent, useRef } from 'react'
import css from './TabBar.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface TabBarProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The id of the element whose content the tabs choose. */
  readonly panelId: string
}

/** Tabs over one panel. The arrow keys move between them, and moving chooses. */
export function TabBar<Value extends string>({ label, tabs, value, onChange, panelId }: TabBarProps<Value>) {
  const bar = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent, by: number) => {
    const index = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[(index + by + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(event, 1)
    if (event.key === 'ArrowLeft') go(event, -1)
  }
  return (
    <div ref={bar} role="tablist" aria-label={label} className={css.bar} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
