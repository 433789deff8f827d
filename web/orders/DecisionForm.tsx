import { Button } from '@mantine/core'
import type { OrderView } from '#api/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { serverNow } from '#web/session/config.ts'
import type { Names } from '#web/session/names.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field, TextField } from '#web/ui/Field.tsx'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import css from './Award.module.css'
import { decisionPoints, mostWords } from './decision-words.ts'
import { useDecision } from './use-decision.ts'
import type { useStaffSteps } from './use-staff-steps.ts'

interface Props {
  readonly view: OrderView
  readonly names: Names
  readonly steps: ReturnType<typeof useStaffSteps>
  /** Whether the one who looks may decide now. What is being asked is taken back where that ends. */
  readonly mayDecide: boolean
}

/** A decision in the making. It is asked about once more before it is made. */
export function DecisionForm({ view, names, steps, mayDecide }: Props) {
  const decision = useDecision(view, steps.decide)
  const { asked } = decision
  if (!mayDecide || view.allowedStatuses?.length === 0) return null
  const isDispute = view.order.status === 'dispute'
  return (
    <div className={css.form}>
      <Fields view={view} names={names} {...decision} />
      <div>
        <Button loading={steps.isBusy} onClick={decision.ask}>
          {isDispute ? staffOrdersWords.decide : staffOrdersWords.changeTheStatus}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={
            asked.seen.order.status === 'dispute'
              ? staffOrdersWords.decideThisDispute
              : staffOrdersWords.changeStatusQuestion
          }
          confirmWord={
            asked.seen.order.status === 'dispute' ? staffOrdersWords.decide : staffOrdersWords.changeTheStatus
          }
          isDanger
          isBusy={steps.isBusy}
          onConfirm={decision.confirm}
          onClose={decision.close}
        >
          <ul className={css.points}>
            {decisionPoints(asked.seen, names, asked.made, serverNow()).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

type FieldsProps = Pick<Props, 'view' | 'names'> &
  Pick<ReturnType<typeof useDecision>, 'draft' | 'setDraft' | 'now' | 'isMissed'>

function Fields({ view, names, draft, setDraft, now, isMissed }: FieldsProps) {
  const isDispute = view.order.status === 'dispute'
  const faultOf = (field: keyof typeof now.faults) => (isMissed ? now.faults[field] : null)
  return (
    <>
      <Field label={isDispute ? staffOrdersWords.outcome : staffOrdersWords.moveTo} fault={faultOf('outcome')}>
        {(field) => (
          <select
            {...field}
            required
            value={now.newStatus ?? ''}
            onChange={(event) => setDraft({ ...draft, newStatus: event.currentTarget.value as OrderStatus })}
          >
            <option value="" disabled>
              {isDispute ? staffOrdersWords.chooseAnOutcome : staffOrdersWords.chooseAStatus}
            </option>
            {view.allowedStatuses?.filter(names.knowsStatus).map((status) => (
              <option key={status} value={status}>
                {names.status(status)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {now.canAward && (
        <TextField
          label={staffOrdersWords.awardToTheUser}
          fault={faultOf('award')}
          hint={mostWords(view, draft.awardUsd, serverNow())}
          value={draft.awardUsd}
          isNumber
          onChange={(awardUsd) => setDraft({ ...draft, awardUsd })}
        />
      )}
      {now.hasReason && (
        <TextField
          label={staffOrdersWords.reason}
          fault={faultOf('reason')}
          value={draft.reason}
          rows={4}
          most={2000}
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
      )}
    </>
  )
}
