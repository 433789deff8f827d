import '@mantine/core/styles/Accordion.layer.css'
import { Accordion, Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Requisite } from '#domain/agents/requisite.ts'
import { useConfig } from '#web/session/config.ts'
import { agentPaymentWords } from '#web/words/agent-payment.ts'
import { BankFields, CashFields, CryptoFields } from './EntryFields.tsx'
import { type Entry, entryFault, freeChoices, type Kind } from './entry.ts'
import css from './PaymentStep.module.css'
import type { SectionProps } from './sections.ts'

interface Props {
  readonly entry: Entry
  readonly requisites: readonly Requisite[]
  /** Whether the person went on while this was filled but not added. */
  readonly isLeft: boolean
  readonly onChange: (entry: Entry) => void
  readonly onKeep: () => void
  /** Null where there is nothing to go back to: an empty list keeps the form open. */
  readonly onCancel: (() => void) | null
}

const sections = (): readonly {
  kind: Kind
  word: string
  hint: string
  Fields: (props: SectionProps) => ReactNode
}[] => [
  { kind: 'crypto', word: agentPaymentWords.crypto, hint: agentPaymentWords.addressesOnANetwork, Fields: CryptoFields },
  { kind: 'bank', word: agentPaymentWords.bank, hint: agentPaymentWords.ibanOrACard, Fields: BankFields },
  { kind: 'cash', word: agentPaymentWords.cash, hint: agentPaymentWords.handedOverInPerson, Fields: CashFields },
]

/** Adds or changes a payment method. The accordion is open on its type. */
export function RequisiteForm({ entry, requisites, isLeft, onChange, onKeep, onCancel }: Props) {
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const free = freeChoices(useConfig(), requisites, entry.edited)
  const isEdit = entry.edited !== null
  const fault = isTried ? entryFault(entry) : null
  useEffect(() => {
    if (isEdit) form.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [isEdit])

  const keep = () => {
    setTried(true)
    if (entryFault(entry) === null) onKeep()
  }
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={isEdit ? agentPaymentWords.editPaymentMethod : agentPaymentWords.addPaymentMethod}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <h3 tabIndex={-1}>{isEdit ? agentPaymentWords.editPaymentMethod : agentPaymentWords.addPaymentMethod}</h3>
      <Accordion
        value={entry.kind}
        onChange={(kind) => kind && onChange({ ...entry, kind: kind as Kind })}
        order={4}
        variant="contained"
        disableCollapse
        keepMounted={false}
        transitionDuration={0}
        classNames={{ item: css.section }}
      >
        {sections().map(({ kind, word, hint, Fields }) => (
          <Accordion.Item key={kind} value={kind}>
            <Accordion.Control>
              <span className={css.kind}>
                {word} <span className="faint small">{hint}</span>
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <Fields entry={entry} free={free} fault={fault} change={(part) => onChange({ ...entry, ...part })} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {isLeft && (
        <p className={css.fault} role="alert" data-fault tabIndex={-1}>
          {isEdit ? agentPaymentWords.keepYourChangeFirst : agentPaymentWords.addThisPaymentMethod}
        </p>
      )}
      <div className={css.actions}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {agentPaymentWords.cancel}
          </Button>
        )}
        <Button type="submit" variant="default">
          {isEdit ? agentPaymentWords.keepChanges : agentPaymentWords.addToTheList}
        </Button>
      </div>
    </form>
  )
}
