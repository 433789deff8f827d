import { type AuditRecord, auditNouns, read } from '#api/audit.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { type Names, namesOf } from '#web/session/names.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminWords } from '#web/words/admin.ts'
import { actionWords, changesOf, placeOf, targetWords } from './audit-words.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const nounWords = (): Readonly<Record<(typeof auditNouns)[number], string>> => ({
  affiliates: adminWords.affiliates,
  agents: adminWords.agents,
  awards: adminWords.awards,
  collateral: adminWords.collateral,
  disputes: adminWords.disputes,
  dues: adminWords.dues,
  files: adminWords.files,
  halts: adminWords.halts,
  messages: adminWords.chats,
  orders: adminWords.orders,
  posts: adminWords.posts,
  prices: adminWords.prices,
  users: adminWords.users,
})

const kinds = () =>
  [
    { value: 'changes', label: adminWords.changes },
    { value: 'looks', label: adminWords.looks },
  ] as const

const auditKind = (names: Names): Kind<AuditRecord> => ({
  name: 'actions',
  empty: adminWords.actionsNotFound,
  keyOf: ({ id }) => id,
  linkOf: placeOf,
  columns: [
    { head: adminWords.action, show: ({ action }) => actionWords(action), text: ({ action }) => action },
    {
      head: adminWords.who,
      show: ({ who, whoName }) => (
        <span title={who}>{whoName ?? (who === 'command' ? adminWords.commandLine : shortAddress(who))}</span>
      ),
      text: ({ who }) => who,
    },
    {
      head: adminWords.whatItWasAbout,
      show: (row) => <span title={row.target}>{targetWords(row, names)}</span>,
      text: ({ target }) => target,
    },
    {
      head: adminWords.change,
      show: (row) => {
        const changes = changesOf(row)
        return changes.length === 0 ? '—' : changes.map((change) => <div key={change}>{change}</div>)
      },
      text: (row) => changesOf(row).join('; '),
    },
    {
      head: adminWords.from,
      show: ({ fromWhere }) => <span className="mono">{fromWhere}</span>,
      text: (row) => row.fromWhere,
    },
    {
      head: adminWords.when,
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
      return rowsOf(read, { query: asked }, ({ records }) => records)
    },
  }
  return (
    <StaffList
      title={adminWords.audit}
      kind={auditKind(namesOf(useConfig()))}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label={adminWords.about}
            all={adminWords.everything}
            options={auditNouns.map((value) => ({ value, label: nounWords()[value] }))}
            value={noun}
            onChange={(value) => choose({ noun: value })}
          />
          <Choice
            label={adminWords.kind}
            all={adminWords.changesAndLooks}
            options={kinds()}
            value={kind}
            onChange={(value) => choose({ kind: value })}
          />
          <Find label={adminWords.whoOrAnAddress} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
