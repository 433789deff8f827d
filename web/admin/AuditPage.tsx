import { type AuditRecord, auditNouns, list } from '#api/audit.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { actionWords, changesOf, placeOf, targetWords } from './audit-words.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const nounWords: Readonly<Record<(typeof auditNouns)[number], string>> = {
  affiliates: 'Affiliates',
  agents: 'Agents',
  awards: 'Awards',
  collateral: 'Collateral',
  disputes: 'Disputes',
  dues: 'Dues',
  files: 'Files',
  halts: 'Halts',
  messages: 'Chats',
  orders: 'Orders',
  posts: 'Posts',
  prices: 'Prices',
  users: 'Users',
}

const kinds = [
  { value: 'changes', label: 'Changes' },
  { value: 'looks', label: 'Looks' },
] as const

const auditKind = (names: Names): Kind<AuditRecord> => ({
  name: 'actions',
  empty: 'Actions not found',
  keyOf: ({ id }) => id,
  linkOf: placeOf,
  columns: [
    { head: 'Action', show: ({ action }) => actionWords(action), text: ({ action }) => action },
    {
      head: 'Who',
      show: ({ who, whoName }) => (
        <span title={who}>{whoName ?? (who === 'command' ? 'Command line' : shortAddress(who))}</span>
      ),
      text: ({ who }) => who,
    },
    {
      head: 'What it was about',
      show: (row) => <span title={row.target}>{targetWords(row, names)}</span>,
      text: ({ target }) => target,
    },
    {
      head: 'Change',
      show: (row) => {
        const changes = changesOf(row)
        return changes.length === 0 ? '—' : changes.map((change) => <div key={change}>{change}</div>)
      },
      text: (row) => changesOf(row).join('; '),
    },
    { head: 'From', show: ({ fromWhere }) => <span className="mono">{fromWhere}</span>, text: (row) => row.fromWhere },
    {
      head: 'When',
      show: ({ createdAt }) => <time dateTime={createdAt}>{momentWords(createdAt, serverNow())}</time>,
      text: ({ createdAt }) => createdAt,
    },
  ],
})

/** What staff did, for super users: nothing of it is ever changed or deleted. */
export function AuditPage() {
  const { search, page, find, turn, choose } = useListPlace()
  const noun = choiceIn(search, 'noun', auditNouns)
  const kind = choiceIn(search, 'kind', ['changes', 'looks'] as const)
  const source: Source<AuditRecord> = {
    ask: (paging) => {
      const asked = { ...paging, ...(noun && { noun }), ...(kind && { kind }), ...(find && { find }) }
      return rowsOf(list, { query: asked }, ({ records }) => records)
    },
  }
  return (
    <StaffList
      title="Audit"
      kind={auditKind(namesOf(useConfig()))}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label="About"
            all="Everything"
            options={auditNouns.map((value) => ({ value, label: nounWords[value] }))}
            value={noun}
            onChange={(value) => choose({ noun: value })}
          />
          <Choice
            label="Kind"
            all="Changes and looks"
            options={kinds}
            value={kind}
            onChange={(value) => choose({ kind: value })}
          />
          <Find label="Who, or an address or order" value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
