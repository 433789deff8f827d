import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Unpriced } from './Unpriced.tsx'
import { usdWords } from './usd.ts'
import { useTotals } from './use-totals.ts'

/** What all of the agent's collateral comes to; nothing while it is not known. */
export function Summary() {
  const { data } = useTotals()
  if (!data) return null
  const { total, enforceable, allowed, locked, available } = data.totals
  return (
    <Card calm label="Collateral summary">
      <Facts
        facts={[
          { label: 'Total', value: usdWords(total) },
          { label: 'Enforceable', value: usdWords(enforceable) },
          { label: 'Allowed', value: usdWords(allowed) },
          { label: 'Locked', value: usdWords(locked) },
          { label: 'Avail', value: usdWords(available), isStrong: true },
        ]}
      />
      <Unpriced tickers={data.totals.unpriced} />
    </Card>
  )
}
