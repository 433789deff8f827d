import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Affiliate, type Partner, readAsStaff } from '#api/affiliates.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { decimal } from '#domain/money/decimal.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { PersonHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { adminPartnersWords } from '#web/words/admin-partners.ts'
import css from './AdminAgentPage.module.css'
import { PayoutDialog, SuspendDialog } from './partner-dialogs.tsx'

/** A person with their programs, as super users see them: what they are owed, what was paid out, which programs stand. */
export function PartnerPage() {
  const { userAddr = '' } = useParams({ strict: false }) as { userAddr?: string }
  const addr = readEvmAddress(userAddr)
  return <div className={css.page}>{addr ? <Loaded key={addr} addr={addr} /> : <None />}</div>
}

function Loaded({ addr }: { addr: string }) {
  const { data, error, refetch } = useQuery(query(readAsStaff, { params: { addr } }))
  if (data) return <Shown partner={data.partner} />
  if (codeOf(error) === 'user.missing') return <None />
  return (
    <>
      <h1>{adminPartnersWords.affiliate}</h1>
      {error ? (
        <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={adminPartnersWords.loadingThePrograms}>
          <Skeleton height={180} />
        </div>
      )}
    </>
  )
}

function Shown({ partner }: { partner: Partner }) {
  const { addr, username, isPartner, affiliates } = partner
  const [suspended, setSuspended] = useState<Affiliate | null>(null)
  return (
    <>
      <PersonHead
        kind={adminPartnersWords.affiliate}
        name={username ?? adminPartnersWords.noUsername}
        addr={addr}
        copyWord={adminPartnersWords.copyAddress}
      >
        <StatusTag tone={isPartner ? 'ok' : 'quiet'}>
          {isPartner ? adminPartnersWords.partner : adminPartnersWords.noPartner}
        </StatusTag>
      </PersonHead>
      <Owed partner={partner} />
      <Card title={adminPartnersWords.programs}>
        {affiliates.length === 0 && <p className="muted">{adminPartnersWords.thisPerson}</p>}
        {affiliates.map((program) => (
          <ProgramPart key={program.id} program={program} onSwitch={() => setSuspended(program)} />
        ))}
      </Card>
      <p className="small">
        <Link to={pathTo('adminUser', { userAddr: addr })}>{adminPartnersWords.whatThisUserMay}</Link>
      </p>
      {suspended && <SuspendDialog addr={addr} program={suspended} onClose={() => setSuspended(null)} />}
    </>
  )
}

function Owed({ partner }: { partner: Partner }) {
  const { user } = useSession()
  const [isPaying, setPaying] = useState(false)
  const isOwn = user?.addr === partner.addr
  const isPayable = decimal(partner.payableUsd).isGreaterThan(0)
  return (
    <Card title={adminPartnersWords.earned}>
      <p className="small muted">{adminPartnersWords.whatIsPendingBecomes}</p>
      <Facts
        facts={[
          { label: adminPartnersWords.payable, value: usdExactly(partner.payableUsd), isStrong: true },
          { label: adminPartnersWords.pending, value: usdExactly(partner.pendingUsd) },
          { label: adminPartnersWords.earnedInAll, value: usdExactly(partner.earnedUsd) },
          { label: adminPartnersWords.paidOut, value: usdExactly(partner.paidOutUsd) },
        ]}
      />
      <div className={css.row}>
        <Button disabled={!isPayable || isOwn} onClick={() => setPaying(true)}>
          {adminPartnersWords.bookAPayout}
        </Button>
        {isOwn && <span className="small muted">{adminPartnersWords.thisIsYourOwn}</span>}
        {!isOwn && !isPayable && <span className="small muted">{adminPartnersWords.nothingIsPayable}</span>}
      </div>
      <Payouts payouts={partner.payouts} />
      {isPaying && <PayoutDialog partner={partner} onClose={() => setPaying(false)} />}
    </Card>
  )
}

function Payouts({ payouts }: Pick<Partner, 'payouts'>) {
  if (payouts.length === 0) return <p className="small muted">{adminPartnersWords.nothingWasPaidOut}</p>
  return (
    <ul className={css.switches} aria-label={adminPartnersWords.payoutsTheNewestFirst}>
      {payouts.map(({ id, amountUsd, reference, bookedAt, bookedBy }) => (
        <li key={id}>
          <strong>{usdExactly(amountUsd)}</strong> · {reference}
          <br />
          <span className="small muted">
            <time dateTime={bookedAt}>{momentWords(bookedAt, serverNow())}</time> {adminPartnersWords.by}{' '}
            <span className="mono" title={bookedBy}>
              {shortAddress(bookedBy)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ProgramPart({ program, onSwitch }: { program: Affiliate; onSwitch: () => void }) {
  const { id, description, flags, suspendReason, figures } = program
  const word = flags.isSuspend ? adminPartnersWords.letItGoOn : adminPartnersWords.suspend
  return (
    <section className={css.switches} aria-label={adminPartnersWords.program(id)}>
      <div className={css.head}>
        <h3 className="mono">{id}</h3>
        <StatusTag tone={flags.isSuspend ? 'stop' : flags.isActive ? 'ok' : 'quiet'}>
          {flags.isSuspend
            ? adminPartnersWords.suspended
            : flags.isActive
              ? adminPartnersWords.active
              : adminPartnersWords.switchedOff}
        </StatusTag>
      </div>
      <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{description}</p>
      {suspendReason !== null && <p className="small">{adminPartnersWords.suspendedBecause(suspendReason)}</p>}
      {figures && (
        <p className="small muted">
          {adminPartnersWords.peopleClosedOrdersEarned(
            figures.people,
            figures.closedOrders,
            usdExactly(figures.earnedUsd),
          )}
        </p>
      )}
      <div>
        <Button variant="default" size="xs" aria-label={`${word}: ${id}`} onClick={onSwitch}>
          {word}
        </Button>
      </div>
    </section>
  )
}

function None() {
  return (
    <>
      <h1>{adminPartnersWords.affiliate}</h1>
      <p className="muted">{adminPartnersWords.thereIsNoUser}</p>
    </>
  )
}
