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
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { usdExactly } from '#web/ui/usd-exactly.ts'
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
      <h1>Affiliate</h1>
      {error ? (
        <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the programs">
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
      <header className={css.head}>
        <div>
          <p className="small muted">Affiliate</p>
          <h1>{username ?? 'No username'}</h1>
          <p className="mono">{addr}</p>
          <StatusTag tone={isPartner ? 'ok' : 'quiet'}>{isPartner ? 'Partner' : 'No partner'}</StatusTag>
        </div>
        <CopyButton text={addr} word="Copy address" />
      </header>
      <Owed partner={partner} />
      <Card title="Programs">
        {affiliates.length === 0 && <p className="muted">This person has no programs.</p>}
        {affiliates.map((program) => (
          <ProgramPart key={program.id} program={program} onSwitch={() => setSuspended(program)} />
        ))}
      </Card>
      <p className="small">
        <Link to={pathTo('adminUser', { userAddr: addr })}>What this user may do</Link>
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
    <Card title="Earned">
      <p className="small muted">What is pending becomes payable as the agents pay the market’s fees.</p>
      <Facts
        facts={[
          { label: 'Payable', value: usdExactly(partner.payableUsd), isStrong: true },
          { label: 'Pending', value: usdExactly(partner.pendingUsd) },
          { label: 'Earned in all', value: usdExactly(partner.earnedUsd) },
          { label: 'Paid out', value: usdExactly(partner.paidOutUsd) },
        ]}
      />
      <div className={css.row}>
        <Button disabled={!isPayable || isOwn} onClick={() => setPaying(true)}>
          Book a payout
        </Button>
        {isOwn && <span className="small muted">This is your own: another super user books it.</span>}
        {!isOwn && !isPayable && <span className="small muted">Nothing is payable.</span>}
      </div>
      <Payouts payouts={partner.payouts} />
      {isPaying && <PayoutDialog partner={partner} onClose={() => setPaying(false)} />}
    </Card>
  )
}

function Payouts({ payouts }: Pick<Partner, 'payouts'>) {
  if (payouts.length === 0) return <p className="small muted">Nothing was paid out yet.</p>
  return (
    <ul className={css.switches} aria-label="Payouts, the newest first, 50 at most">
      {payouts.map(({ id, amountUsd, reference, bookedAt, bookedBy }) => (
        <li key={id}>
          <strong>{usdExactly(amountUsd)}</strong> · {reference}
          <br />
          <span className="small muted">
            <time dateTime={bookedAt}>{momentWords(bookedAt, serverNow())}</time> by{' '}
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
  const word = flags.isSuspend ? 'Let it go on' : 'Suspend'
  return (
    <section className={css.switches} aria-label={`Program ${id}`}>
      <div className={css.head}>
        <h3 className="mono">{id}</h3>
        <StatusTag tone={flags.isSuspend ? 'stop' : flags.isActive ? 'ok' : 'quiet'}>
          {flags.isSuspend ? 'Suspended' : flags.isActive ? 'Active' : 'Switched off'}
        </StatusTag>
      </div>
      <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{description}</p>
      {suspendReason !== null && <p className="small">Suspended because: {suspendReason}</p>}
      {figures && (
        <p className="small muted">
          {figures.people} people · {figures.closedOrders} closed orders · {usdExactly(figures.earnedUsd)} earned
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
      <h1>Affiliate</h1>
      <p className="muted">There is no user with this address.</p>
    </>
  )
}
