import { listAll, type Standing } from '#api/affiliates.ts'
import { pathTo } from '#web/paths.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { usdCell } from '#web/ui/usd-exactly.ts'
import { adminPartnersWords } from '#web/words/admin-partners.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const usd = (head: string, of: (row: Standing) => string) => ({
  head,
  show: (row: Standing) => usdCell(of(row)),
  text: of,
  isFigure: true as const,
})

const partnerKind = (): Kind<Standing> => ({
  name: 'affiliates',
  empty: adminPartnersWords.nobodyHasAnAffiliate,
  keyOf: ({ addr }) => addr,
  linkOf: ({ addr }) => pathTo('adminAffiliate', { userAddr: addr }),
  columns: [
    { head: adminPartnersWords.person, text: ({ username }) => username ?? adminPartnersWords.noUsername },
    {
      head: adminPartnersWords.address,
      show: ({ addr }) => (
        <span className="mono" title={addr}>
          {shortAddress(addr)}
        </span>
      ),
      text: ({ addr }) => addr,
    },
    { head: adminPartnersWords.partner, text: ({ isPartner }) => (isPartner ? 'yes' : 'no') },
    { head: adminPartnersWords.programs, text: ({ programs }) => String(programs), isFigure: true },
    { head: adminPartnersWords.people, text: ({ people }) => String(people), isFigure: true },
    usd(adminPartnersWords.payableUsd, ({ payableUsd }) => payableUsd),
    usd(adminPartnersWords.pendingUsd, ({ pendingUsd }) => pendingUsd),
    usd(adminPartnersWords.paidOutUsd, ({ paidOutUsd }) => paidOutUsd),
  ],
})

/** Who brings people to the market, and what they are owed, for super users. */
export function AffiliatesPage() {
  const { search, page, find, turn, choose } = useListPlace()
  const kind = choiceIn(search, 'kind', ['owed', 'partners'] as const)
  const source: Source<Standing> = {
    ask: (paging) => {
      const asked = { ...paging, ...(kind && { kind }), ...(find && { find }) }
      return rowsOf(listAll, { query: asked }, ({ partners }) => partners)
    },
  }
  return (
    <StaffList
      title={adminPartnersWords.affiliates}
      kind={partnerKind()}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label={adminPartnersWords.whichPeople}
            all={adminPartnersWords.allWithPrograms}
            options={[
              { value: 'owed', label: adminPartnersWords.toWhomSomething },
              { value: 'partners', label: adminPartnersWords.partners },
            ]}
            value={kind}
            onChange={(value) => choose({ kind: value })}
          />
          <Find label={adminPartnersWords.addressOrUsername} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
