import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Dues, Payment } from '#api/dues.ts'
import { decimal } from '#domain/money/decimal.ts'
import { DuesCard } from '#web/dues/DuesCard.tsx'
import { BookDialog, TakeBackDialog } from '#web/dues/dialogs.tsx'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/session/store.ts'
import { adminAgentsWords } from '#web/words/admin-agents.ts'
import css from './AdminAgentPage.module.css'

/** What an agent owes, for staff; super users book what they paid. */
export function AgentDues({ addr }: { addr: string }) {
  const { user } = useSession()
  const [booked, setBooked] = useState<Dues | null>(null)
  const [taken, setTaken] = useState<Payment | null>(null)
  const isSuper = user?.permissions.isSuper === true
  const isOwn = user?.addr === addr
  const mayNot = isOwn ? adminAgentsWords.theseAreYourOwn : adminAgentsWords.superUsersBookPayments
  return (
    <>
      <DuesCard
        addr={addr}
        as="staff"
        orderPath={(orderId) => pathTo('adminOrderPage', { orderId })}
        actions={(dues) => (
          <div className={css.row}>
            <Button disabled={!isSuper || isOwn || decimal(dues.owedUsd).isZero()} onClick={() => setBooked(dues)}>
              {adminAgentsWords.bookAPayment}
            </Button>
            {(!isSuper || isOwn) && <span className="small muted">{mayNot}</span>}
            {isSuper && !isOwn && decimal(dues.owedUsd).isZero() && (
              <span className="small muted">{adminAgentsWords.nothingIsDue}</span>
            )}
          </div>
        )}
        {...(isSuper &&
          !isOwn && {
            paymentAction: (payment: Payment) => (
              <Button variant="default" size="xs" onClick={() => setTaken(payment)}>
                {adminAgentsWords.takeBack}
              </Button>
            ),
          })}
      />
      {booked && <BookDialog dues={booked} onClose={() => setBooked(null)} />}
      {taken && <TakeBackDialog addr={addr} payment={taken} onClose={() => setTaken(null)} />}
    </>
  )
}
