import { Button } from '@mantine/core'
import type { OrderView } from '#api/orders.ts'
import type { Names } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { StaffMark } from '#web/ui/RoleMark.tsx'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import { AssignTo } from './AssignTo.tsx'
import css from './Award.module.css'
import { DecisionForm } from './DecisionForm.tsx'
import { nameOf } from './order-facts.ts'
import { personOf } from './timeline.ts'
import { useStaffSteps } from './use-staff-steps.ts'

interface Props {
  readonly view: OrderView
  readonly names: Names
}

/** What staff do with an order: take its dispute, pass it on, decide. */
export function StaffPanel({ view, names }: Props) {
  const steps = useStaffSteps(view)
  const { user } = useSession()
  const { order } = view
  const isParty = [order.userAddr, ...order.agentAddrs].includes(user?.addr ?? '')
  const mayDecide = view.forStaff?.mayDecide === true
  return (
    <Card label={staffOrdersWords.whatStaffCanDo}>
      {order.status === 'dispute' && <Looking view={view} steps={steps} isParty={isParty} />}
      {!mayDecide && (
        <p className="muted">{isParty ? staffOrdersWords.youAreAParty : staffOrdersWords.onlyWhoLooksAfter}</p>
      )}
      <DecisionForm view={view} names={names} steps={steps} mayDecide={mayDecide} />
    </Card>
  )
}

interface LookingProps {
  readonly view: OrderView
  readonly steps: ReturnType<typeof useStaffSteps>
  readonly isParty: boolean
}

/** Who looks after a dispute, and how that changes hands. */
function Looking({ view, steps, isParty }: LookingProps) {
  const { user } = useSession()
  const dispute = view.disputes.at(-1)
  if (!dispute) return null
  const isFree = dispute.assignee === null
  const isOwn = dispute.assignee === user?.addr
  const take = () => steps.give(user?.addr ?? null)
  return (
    <>
      <div className={css.head}>
        <h2>{staffOrdersWords.dispute}</h2>
        <p>
          {isFree
            ? staffOrdersWords.nobodyLooksAfter
            : staffOrdersWords.lookedAfterBy(isOwn, assigneeName(view, dispute.assignee))}
          {!isFree && <StaffMark />}
        </p>
      </div>
      {dispute.settledAt && <p role="status">{staffOrdersWords.userSaysThatNothing}</p>}
      <div className={css.row}>
        {isFree && !isParty && (
          <Button loading={steps.isBusy} onClick={take}>
            {staffOrdersWords.takeTheDispute}
          </Button>
        )}
        {isOwn && (
          <Button variant="default" loading={steps.isBusy} onClick={() => steps.give(null)}>
            {staffOrdersWords.giveItBack}
          </Button>
        )}
        {!isFree && !isOwn && view.forStaff?.mayDecide && (
          <Button variant="default" loading={steps.isBusy} onClick={take}>
            {staffOrdersWords.takeItOver}
          </Button>
        )}
        {user?.permissions.isSuper && !isParty && (
          <AssignTo view={view} assignee={dispute.assignee} isBusy={steps.isBusy} onGive={steps.give} />
        )}
      </div>
    </>
  )
}

function assigneeName(view: OrderView, addr: string | null): string {
  const person = addr === null ? undefined : personOf(view, addr)
  return person && person.name !== person.addr ? person.name : nameOf(view, addr ?? '')
}
