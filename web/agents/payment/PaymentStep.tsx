import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Requisite, requisiteKey } from '#domain/agents/requisite.ts'
import { useConfig } from '#web/session/config.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { agentPaymentWords } from '#web/words/agent-payment.ts'
import { calledBy } from '../called.ts'
import { requisiteName } from '../differences.ts'
import type { Draft } from '../draft.ts'
import { UndoBar } from '../UndoBar.tsx'
import type { Wizard } from '../use-wizard.ts'
import { faultWords } from '../words.ts'
import { emptyEntry, entryOf, withEntry } from './entry.ts'
import css from './PaymentStep.module.css'
import { RequisiteForm } from './RequisiteForm.tsx'
import { RequisiteList } from './RequisiteList.tsx'

interface Props {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly wizard: Wizard
}

/** Step 1: how the agent can be paid. */
export function PaymentStep({ draft, change, wizard }: Props) {
  const { swapRequisites: all } = draft
  const [leaving, setLeaving] = useState<Requisite | null>(null)
  const [removed, setRemoved] = useState<{ name: string; before: readonly Requisite[] } | null>(null)
  const called = calledBy(useConfig())
  const { entry, setEntry } = wizard
  const shown = entry ?? (all.length === 0 ? emptyEntry : null)
  const fault = wizard.faults.find(({ path }) => path.startsWith('swapRequisites'))

  const keep = () => {
    if (!shown) return
    change({ swapRequisites: withEntry(all, shown) })
    setEntry(null)
    setRemoved(null)
  }
  const remove = (requisite: Requisite) => {
    change({ swapRequisites: all.filter((one) => requisiteKey(one) !== requisiteKey(requisite)) })
    setRemoved({ name: requisiteName(requisite, called), before: all })
    setLeaving(null)
    setEntry(null)
  }
  const undo = () => {
    if (removed) change({ swapRequisites: removed.before })
    setRemoved(null)
  }
  return (
    <>
      <div className={css.head}>
        <h2 tabIndex={-1}>{agentPaymentWords.paymentMethods}</h2>
        <p className="muted small">{agentPaymentWords.howPeoplePay}</p>
      </div>
      {fault && (
        <p className={css.fault} role="alert" data-fault tabIndex={-1}>
          {faultWords[fault.fault]}
        </p>
      )}
      {removed && <UndoBar text={agentPaymentWords.removedFromTheList(removed.name)} onUndo={undo} />}
      <RequisiteList
        requisites={all}
        edited={entry?.edited ?? null}
        onEdit={(one) => setEntry(entryOf(one))}
        onDelete={setLeaving}
      />
      {shown ? (
        <RequisiteForm
          key={shown.edited ?? 'new'}
          entry={shown}
          requisites={all}
          isLeft={wizard.isEntryLeft}
          onChange={setEntry}
          onKeep={keep}
          onCancel={all.length === 0 ? null : () => setEntry(null)}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setEntry(emptyEntry)}>
            {agentPaymentWords.addPaymentMethod}
          </Button>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          title={agentPaymentWords.removeThisPaymentMethod}
          confirmWord={agentPaymentWords.remove}
          cancelWord={agentPaymentWords.keepIt}
          isDanger
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{agentPaymentWords.leavesTheListOnce(requisiteName(leaving, called))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
