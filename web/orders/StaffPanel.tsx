import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { OrderView } from '#api/orders.ts'
import { readDecimal } from '#domain/money/decimal.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import type { Names } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { usdFigure } from '#web/ui/figures.ts'
import { StaffMark } from '#web/ui/RoleMark.tsx'
import css from './Award.module.css'
import { nameOf } from './order-facts.ts'
import { personOf } from './timeline.ts'
import { type Decision, useStaffSteps } from './use-staff-steps.ts'

interface Props {
  readonly view: OrderView
  readonly names: Names
}

/** What staff do with an order: take its dispute, pass it on, decide. */
export function StaffPanel({ view, names }: Props) {
  const steps = useStaffSteps(view)
  const dispute = view.order.status === 'dispute' ? view.disputes.at(-1) : undefined
  const { user } = useSession()
  const isFree = dispute?.assignee === null
  const isOwn = dispute?.assignee === user?.addr
  const mayDecide = view.order.status !== 'dispute' || view.forStaff?.mayDecide === true
  return (
    <Card label="What staff can do">
      {dispute && (
        <div className={css.head}>
          <h2>Dispute</h2>
          <p>
            {isFree
              ? 'Nobody looks after it yet.'
              : `Looked after by ${isOwn ? 'you' : assigneeName(view, dispute.assignee)} `}
            {!isFree && <StaffMark />}
          </p>
        </div>
      )}
      {dispute?.settledAt && (
        <p role="status">The user says that nothing is open any more. It only has to be closed.</p>
      )}
      {dispute && (
        <div className={css.row}>
          {isFree && (
            <Button loading={steps.isBusy} onClick={() => steps.give(user?.addr ?? null)}>
              Take the dispute
            </Button>
          )}
          {isOwn && (
            <Button variant="default" loading={steps.isBusy} onClick={() => steps.give(null)}>
              Give it back
            </Button>
          )}
          {!isFree && !isOwn && mayDecide && (
            <Button variant="default" loading={steps.isBusy} onClick={() => steps.give(user?.addr ?? null)}>
              Take it over
            </Button>
          )}
        </div>
      )}
      {mayDecide ? (
        <DecisionForm view={view} names={names} decide={steps.decide} isBusy={steps.isBusy} />
      ) : (
        <p className="muted">Only who looks after a dispute, or a super user, decides it.</p>
      )}
    </Card>
  )
}

function assigneeName(view: OrderView, addr: string | null): string {
  const person = addr === null ? undefined : personOf(view, addr)
  return person && person.name !== person.addr ? person.name : nameOf(view, addr ?? '')
}

interface FormProps extends Props {
  readonly decide: (decision: Decision, onDone: () => void) => void
  readonly isBusy: boolean
}

const none: Decision = { newStatus: 'dispute', reason: '', awardUsd: '' }

/** A decision in the making. It is asked about once more before it is made. */
function DecisionForm({ view, names, decide, isBusy }: FormProps) {
  const allowed = view.allowedStatuses ?? []
  const [draft, setDraft] = useState(none)
  const [isMissed, setMissed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ids = { outcome: useId(), reason: useId(), award: useId(), missed: useId() }
  const isDispute = view.order.status === 'dispute'
  const newStatus = allowed.includes(draft.newStatus) ? draft.newStatus : allowed[0]
  if (newStatus === undefined) return null
  const hasReason = isDispute || newStatus === 'dispute'
  const canAward = isDispute && isEnded(newStatus)
  const faults = {
    reason: hasReason && draft.reason.trim() === '' ? 'Please give a reason: both parties read it.' : null,
    award: canAward ? awardFault(view, draft.awardUsd) : null,
  }
  const made: Decision = {
    newStatus,
    reason: hasReason ? draft.reason.trim() : '',
    awardUsd: canAward ? draft.awardUsd.trim() : '',
  }
  const ask = () => {
    const isWrong = faults.reason !== null || faults.award !== null
    setMissed(isWrong)
    setAsking(!isWrong)
  }
  return (
    <div className={css.form}>
      <div className={css.field}>
        <label htmlFor={ids.outcome}>{isDispute ? 'Outcome' : 'Move to'}</label>
        <select
          id={ids.outcome}
          value={newStatus}
          onChange={(event) => setDraft({ ...draft, newStatus: event.currentTarget.value as OrderStatus })}
        >
          {allowed.map((status) => (
            <option key={status} value={status}>
              {names.status(status)}
            </option>
          ))}
        </select>
      </div>
      {canAward && (
        <div className={css.field}>
          <label htmlFor={ids.award}>Award to the user, USD</label>
          <input
            id={ids.award}
            inputMode="decimal"
            value={draft.awardUsd}
            onChange={(event) => setDraft({ ...draft, awardUsd: event.currentTarget.value })}
            aria-invalid={isMissed && faults.award !== null}
            aria-describedby={`${ids.award}-hint`}
          />
          <p id={`${ids.award}-hint`} className={isMissed && faults.award ? css.missed : 'small muted'}>
            {(isMissed && faults.award) || mostWords(view)}
          </p>
        </div>
      )}
      {hasReason && (
        <div className={css.field}>
          <label htmlFor={ids.reason}>Reason</label>
          <textarea
            id={ids.reason}
            maxLength={2000}
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
            aria-invalid={isMissed && faults.reason !== null}
            aria-describedby={isMissed && faults.reason ? ids.missed : undefined}
          />
          {isMissed && faults.reason && (
            <p id={ids.missed} className={css.missed}>
              {faults.reason}
            </p>
          )}
        </div>
      )}
      <div>
        <Button loading={isBusy} onClick={ask}>
          {isDispute ? 'Decide' : 'Change the status'}
        </Button>
      </div>
      {isAsking && (
        <DecisionDialog
          view={view}
          names={names}
          made={made}
          isBusy={isBusy}
          onConfirm={() => decide(made, () => setDraft(none))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface DialogProps extends Props {
  readonly made: Decision
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function DecisionDialog({ view, names, made, isBusy, onConfirm, onClose }: DialogProps) {
  const { order } = view
  const [user, agent] = [nameOf(view, order.userAddr), nameOf(view, order.agentAddrs[0] ?? '')]
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <ConfirmDialog
      title={order.status === 'dispute' ? 'Decide this dispute?' : 'Change the status?'}
      confirmWord={order.status === 'dispute' ? 'Decide' : 'Change the status'}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={css.points}>
        <li>
          The order of {user} with {agent} becomes “{names.status(made.newStatus)}”. Both are told, with your reason.
        </li>
        <li>
          {made.awardUsd
            ? `Collateral of ${agent} worth ${usdFigure(made.awardUsd)} USD goes to ${user} once it is signed and its delay is over.`
            : `No collateral of ${agent} is given to ${user}.`}
        </li>
        <li>This cannot be undone, and is written to the audit under your name.</li>
      </ul>
    </ConfirmDialog>
  )
}

function mostWords({ forStaff }: OrderView): string {
  if (!forStaff) return ''
  const { exposureUsd, lockedUsd, awardableUsd } = forStaff
  return `The order is worth ${usdFigure(exposureUsd)} USD, of which ${usdFigure(lockedUsd)} USD are locked; one wrapped token can give ${usdFigure(awardableUsd)} USD at most. Empty for no award.`
}

function awardFault({ forStaff }: OrderView, given: string): string | null {
  if (given.trim() === '' || !forStaff) return null
  const usd = readDecimal(given.trim())
  if (!usd?.isGreaterThan(0)) return 'Please give an amount above zero, like 60.5, or nothing.'
  if (usd.isGreaterThan(forStaff.exposureUsd)) return `The order is worth ${usdFigure(forStaff.exposureUsd)} USD.`
  return usd.isGreaterThan(forStaff.awardableUsd)
    ? `One wrapped token of the agent can give ${usdFigure(forStaff.awardableUsd)} USD at most.`
    : null
}
