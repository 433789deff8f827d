import { useQuery } from '@tanstack/react-query'
import { readTotals } from '#api/collateral.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { query } from '#web/client/query.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { withUnit } from '#web/ui/figures.ts'

/** USD figures are shown to so many decimals (specification, second file §9). */
const usdPlaces = 4

/** What all of the agent's collateral comes to; nothing while it is not known. */
export function Summary() {
  const { user } = useSession()
  const { data } = useQuery({ ...query(readTotals, { params: { addr: user?.addr ?? '' } }), enabled: user !== null })
  if (!data) return null
  const { total, enforceable, allowed, locked, available } = data.totals
  return (
    <Card calm label="Collateral summary">
      <Facts
        facts={[
          { label: 'Total', value: usd(total) },
          { label: 'Enforceable', value: usd(enforceable) },
          { label: 'Allowed', value: usd(allowed) },
          { label: 'Locked', value: usd(locked) },
          { label: 'Avail', value: usd(available), isStrong: true },
        ]}
      />
    </Card>
  )
}

/** Never more than it is; a dash while something inside has no price. */
function usd(figure: string | null): string {
  if (figure === null) return '—'
  return withUnit(plain(round(decimal(figure), usdPlaces, 'down')), 'USD')
}
