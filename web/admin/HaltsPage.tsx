import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { haltsChannel } from '#api/channels.ts'
import { lift, list, type StaffHalt } from '#api/halts.ts'
import { askAgain, query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminHaltsWords } from '#web/words/admin-halts.ts'
import { HaltDialog } from './HaltDialog.tsx'
import { liftedWords, whatWords } from './halt-choices.ts'
import css from './StaffList.module.css'

/** What is halted, since when, by whom and why; and the halts that were lifted. */
export function HaltsPage() {
  const [isMaking, setMaking] = useState(false)
  const headId = useId()
  return (
    <section className={css.list} aria-labelledby={headId}>
      <PageHead title={adminHaltsWords.halts} titleId={headId}>
        <Button onClick={() => setMaking(true)}>{adminHaltsWords.startHalt}</Button>
      </PageHead>
      <Halts />
      {isMaking && <HaltDialog onClose={() => setMaking(false)} />}
    </section>
  )
}

function Halts() {
  const client = useQueryClient()
  useChannel(haltsChannel, () => askAgain(client, [list]))
  const { data, error, refetch } = useQuery(query(list, {}))
  const [lifting, setLifting] = useState<StaffHalt | null>(null)
  if (!data) return <div className={css.panel}>{error ? <Failed fault={error} onRetry={refetch} /> : <Loading />}</div>
  const standing = data.halts.filter(({ lifted }) => lifted === null)
  const lifted = data.halts.filter((halt) => halt.lifted !== null)
  return (
    <>
      <div className={css.panel}>
        {standing.length === 0 && <EmptyState text={adminHaltsWords.nothingIsHalted} />}
        {standing.length > 0 && <Rows caption={adminHaltsWords.whatIsHaltedNow} rows={standing} onLift={setLifting} />}
      </div>
      {lifted.length > 0 && (
        <div className={css.panel}>
          <h2 className={css.title}>{adminHaltsWords.lifted}</h2>
          <Rows caption={adminHaltsWords.haltsThatWereLifted} rows={lifted} />
        </div>
      )}
      {lifting && (
        <LiftDialog
          halt={lifting}
          others={standing.filter(({ id }) => id !== lifting.id)}
          onClose={() => setLifting(null)}
        />
      )}
    </>
  )
}

function Failed({ fault, onRetry }: { fault: Error; onRetry: () => unknown }) {
  return <ErrorState text={wordsOf(fault)} onRetry={() => void onRetry()} />
}

function Loading() {
  return (
    <div className={css.loading} role="status" aria-label={adminHaltsWords.loadingHalts}>
      <Skeleton height={52} />
    </div>
  )
}

interface RowsProps {
  readonly caption: string
  readonly rows: readonly StaffHalt[]
  readonly onLift?: (halt: StaffHalt) => void
}

function Rows({ caption, rows, onLift }: RowsProps) {
  const names = namesOf(useConfig())
  return (
    <Table caption={caption} stackBelow={760} highlightOnHover>
      <thead>
        <tr>
          <th scope="col">{adminHaltsWords.what}</th>
          <th scope="col">{adminHaltsWords.reasonForEverybody}</th>
          <th scope="col">{adminHaltsWords.halted}</th>
          <th scope="col">
            {onLift ? <span className="unseen">{adminHaltsWords.lift}</span> : adminHaltsWords.lifted}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((halt) => (
          <tr key={halt.id}>
            <td data-label={adminHaltsWords.what}>
              <strong>{whatWords(halt.what, names)}</strong>
            </td>
            <td data-label={adminHaltsWords.reason}>{halt.reason}</td>
            <td data-label={adminHaltsWords.halted}>
              <When at={halt.since} by={halt.by} />
            </td>
            <td data-label={onLift ? undefined : adminHaltsWords.lifted}>
              {halt.lifted && <When at={halt.lifted.at} by={halt.lifted.by} />}
              {onLift && (
                <Button
                  variant="default"
                  aria-label={adminHaltsWords.liftLabel(whatWords(halt.what, names))}
                  onClick={() => onLift(halt)}
                >
                  {adminHaltsWords.startLift}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function When({ at, by }: { at: string; by: string }) {
  return (
    <>
      <time dateTime={at}>{momentWords(at, serverNow())}</time>
      <br />
      <Link to={pathTo('adminUser', { userAddr: by })} className="small">
        {shortAddress(by)}
      </Link>
    </>
  )
}

interface LiftProps {
  readonly halt: StaffHalt
  /** What else is halted. */
  readonly others: readonly StaffHalt[]
  readonly onClose: () => void
}

/** Asks before a halt is lifted. */
function LiftDialog({ halt, others, onClose }: LiftProps) {
  const names = namesOf(useConfig())
  const words = whatWords(halt.what, names)
  const { start, isBusy, fault } = useStep(lift, {
    refetches: { ended: [list] },
    says: {
      done: () => ({
        title: adminHaltsWords.haltLifted,
        text: liftedWords(
          halt.what,
          others.map(({ what }) => what),
          names,
        ),
      }),
    },
  })
  return (
    <ConfirmDialog
      title={adminHaltsWords.liftTheHaltOf(halt.what.scope, words)}
      confirmWord={adminHaltsWords.lift}
      cancelWord={adminHaltsWords.keepItHalted}
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => start({ params: { id: halt.id }, body: undefined }, { done: onClose })}
      onClose={onClose}
    >
      <p>{adminHaltsWords.itWasHaltedBecause(momentWords(halt.since, serverNow()), halt.reason)}</p>
      <p>{adminHaltsWords.peopleGetOffers}</p>
      <p className="small muted">{adminHaltsWords.itIsWritten}</p>
    </ConfirmDialog>
  )
}
