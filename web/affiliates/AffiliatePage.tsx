import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { list } from '#api/affiliates.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { mostPrograms } from '#domain/affiliates/code.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { affiliatesWords } from '#web/words/affiliates.ts'
import css from './Affiliates.module.css'
import { CreateDialog } from './CreateDialog.tsx'
import { ProgramCard } from './ProgramCard.tsx'

/** A person's affiliate programs: their codes, whom they brought, and what that earned. */
export function AffiliatePage() {
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery(query(list, {}))
  const isFull = (data?.affiliates.length ?? 0) >= mostPrograms
  return (
    <div className={css.page}>
      <PageHead title={affiliatesWords.affiliatePrograms}>
        <Button disabled={!data || isFull} onClick={() => setCreating(true)}>
          {affiliatesWords.createProgram}
        </Button>
      </PageHead>
      {data && <Shown own={data} isFull={isFull} />}
      {!data && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={affiliatesWords.loadingThePrograms} className={css.list}>
          <Skeleton height={120} />
          <Skeleton height={180} />
        </div>
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

function Shown({ own, isFull }: { own: ReplyOf<typeof list>; isFull: boolean }) {
  return (
    <>
      <Earned own={own} />
      {isFull && <p className="small muted">{affiliatesWords.onePerson(mostPrograms)}</p>}
      {own.affiliates.length === 0 ? (
        <EmptyState text={affiliatesWords.youHaveNoAffiliate} />
      ) : (
        <ul className={css.list} aria-label={affiliatesWords.yourPrograms}>
          {own.affiliates.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Earned({ own: { earnings, percent, isPartner } }: { own: ReplyOf<typeof list> }) {
  return (
    <Card title={affiliatesWords.whatProgramsEarn}>
      <p className="small muted">{earnWords(isPartner, percent)}</p>
      {earnings && <p className="small muted">{affiliatesWords.whatIsPendingBecomes}</p>}
      {earnings && (
        <Facts
          facts={[
            { label: affiliatesWords.payableToYou, value: usdExactly(earnings.payableUsd), isStrong: true },
            { label: affiliatesWords.pending, value: usdExactly(earnings.pendingUsd) },
            { label: affiliatesWords.earnedInAll, value: usdExactly(earnings.earnedUsd) },
            { label: affiliatesWords.paidOut, value: usdExactly(earnings.paidOutUsd) },
          ]}
        />
      )}
    </Card>
  )
}

function earnWords(isPartner: boolean, percent: number): string {
  const forPartners = affiliatesWords.programsEarnForPartners
  const rule = percent === 0 ? affiliatesWords.marketSharesNothing : affiliatesWords.partnerEarns(percent)
  return isPartner ? rule : affiliatesWords.youCanHavePrograms(forPartners, rule)
}
