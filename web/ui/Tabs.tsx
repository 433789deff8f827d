import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import css from './Tabs.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly isDisabled?: boolean
}

interface TabsProps<Value extends string> {
  readonly label?: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The id of the element whose content the tabs choose. */
  readonly panelId: string
  /** `bar` stands among other controls, `line` over a page. */
  readonly look?: 'bar' | 'line'
  readonly className?: string | undefined
}

/**
 * Tabs over one panel. The arrow keys, Home and End move between them, and moving chooses. They are not the library's, whose script and
 * styles are 14 kB that home would load for the tabs of its lists.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, panelId, look = 'bar', className } = props
  const list = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const enabled = tabs.filter(({ isDisabled }) => !isDisabled)
    const index = enabled.findIndex((tab) => tab.value === value)
    const to = {
      ArrowRight: (index + 1) % enabled.length,
      ArrowLeft: (index - 1 + enabled.length) % enabled.length,
      Home: 0,
      End: enabled.length - 1,
    }[event.key]
    const next = to === undefined ? undefined : enabled[to]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={[css[look], className].filter(Boolean).join(' ')}
      onKeyDown={onKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(panelId, tab.value)}
          className={css.tab}
          disabled={tab.isDisabled}
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

interface PanelProps {
  readonly id: string
  /** The tab that is open. */
  readonly value: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What the open tab shows, called as the tab is. */
export function TabPanel({ id, value, className, children }: PanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, value)} className={className}>
      {children}
    </div>
  )
}

function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}
