import { Link } from '@tanstack/react-router'
import type { readTotals } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { decimal } from '#domain/money/decimal.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { collateralTotalsWords } from '#web/words/collateral-totals.ts'
import { useMayDeposit } from './access.ts'
import css from './Notices.module.css'
import { nothingAvailable, noticeWords } from './notice-words.ts'
import { useCollateralNews } from './use-collateral-news.ts'
import { useTotals } from './use-totals.ts'

/** On an approved agent's own page: what they have to know of their collateral. Nothing while there is nothing to know. */
export function AgentNotices() {
  return useMayDeposit() ? <Loaded /> : null
}

function Loaded() {
  useCollateralNews()
  const { data } = useTotals()
  return data ? <Notices of={data} /> : null
}

/** What an agent has to know, the stop of new business first. */
export function Notices({ of: { totals, notices } }: { of: ReplyOf<typeof readTotals> }) {
  const now = serverNow()
  const { networks } = useConfig()
  const all = notices.map((notice) => noticeWords(notice, networks, now))
  if (decimal(totals.available).isZero()) all.unshift(nothingAvailable)
  if (all.length === 0) return null
  return (
    <ul className={css.notices} aria-label={collateralTotalsWords.aboutYourCollateral}>
      {all.map(({ key, title, text, link }) => (
        <li key={key} className={css.notice}>
          <Icon name="note" />
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
            <Link to={link.to}>{link.word}</Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
