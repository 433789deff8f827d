import { sql } from 'kysely'
import type { Db } from '#outside/db/pool.ts'
import { broken, type Finding, well } from './finding.ts'

/**
 * Whether each agent's ledger row equals the sums behind it, in USD: live offers and orders (locked), holds (held), and fees that are
 * still locked (due). In one statement, so of one moment.
 */
export async function examineLedger(db: Db): Promise<Finding> {
  const { rows } = await sql<{ agent: string; says: string; is: string }>`
    with sums as (
      select c.agent_addr, c.locked, c.held,
        coalesce((select sum(exposure_usd) from reservations r where r.agent_addr = c.agent_addr), 0)
          + coalesce((select sum(locked_usd) from orders o where o.agent_addr = c.agent_addr and o.lock_kind = 'posted'), 0) as locks,
        coalesce((select sum(locked_usd) from orders o where o.agent_addr = c.agent_addr and o.lock_kind = 'held'), 0) as holds
      from capacity c
    )
    select agent_addr as agent, format('locked %s, held %s', locked, held) as says, format('locked %s, held %s', locks, holds) as is
    from sums where locked <> locks or held <> holds order by 1 limit 5
  `.execute(db)
  const [first] = rows
  if (!first) return well('ledger', 'what agents have locked is the sum of their offers, orders and holds')
  return broken(
    'ledger',
    `the ledger of ${first.agent} says ${first.says} USD, offers and orders say ${first.is}`,
    'This is a bug of ours: halt the market (/admin/halts), keep a backup as it is now, and report it.',
  )
}
