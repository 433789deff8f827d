import { type Debtor, listAll } from '#api/dues.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { usdCell } from '#web/ui/usd-exactly.ts'
import { adminWords } from '#web/words/admin.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const moment = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{momentWords(at, serverNow())}</time>)

const debtorKind = (): Kind<Debtor> => ({
  name: 'dues',
  empty: adminWords.nobodyOwesAnything,
  keyOf: ({ addr }) => addr,
  linkOf: ({ addr }) => pathTo('adminAgent', { agentAddr: addr }),
  columns: [
    { head: adminWords.agent, text: ({ username }) => username },
    {
      head: adminWords.address,
      show: ({ addr }) => (
        <span className="mono" title={addr}>
          {shortAddress(addr)}
        </span>
      ),
      text: ({ addr }) => addr,
    },
    {
      head: adminWords.dueUsd,
      show: ({ owedUsd }) => usdCell(owedUsd),
      text: ({ owedUsd }) => owedUsd,
      isFigure: true,
    },
    {
      head: adminWords.lockedUsd,
      show: ({ lockedUsd }) => usdCell(lockedUsd),
      text: ({ lockedUsd }) => lockedUsd,
      isFigure: true,
    },
    { head: adminWords.unpaidFees, text: ({ unpaidFees }) => String(unpaidFees), isFigure: true },
    { head: adminWords.dueSince, show: ({ owedSince }) => moment(owedSince), text: ({ owedSince }) => owedSince ?? '' },
    {
      head: adminWords.lastPayment,
      show: ({ lastPaidAt }) => moment(lastPaidAt),
      text: ({ lastPaidAt }) => lastPaidAt ?? '',
    },
  ],
})

/** What agents owe, for staff. */
export function DuesPage() {
  const { search, page, find, turn, choose } = useListPlace()
  const kind = choiceIn(search, 'kind', ['all'] as const)
  const source: Source<Debtor> = {
    ask: (paging) => {
      const asked = { ...paging, ...(kind && { kind }), ...(find && { find }) }
      return rowsOf(listAll, { query: asked }, ({ debtors }) => debtors)
    },
  }
  return (
    <StaffList
      title={adminWords.whatAgentsOwe}
      kind={debtorKind()}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label={adminWords.whichAgents}
            all={adminWords.whoOwesSomething}
            options={[{ value: 'all', label: adminWords.allAgents }]}
            value={kind}
            onChange={(value) => choose({ kind: value })}
          />
          <Find label={adminWords.addressOrUsername} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
