import type { Figures } from '#api/dashboard.ts'
import { type FigureRow, readFigures } from '#outside/db/figures.ts'
import type { Context } from '../context.ts'

/** How many days figures about orders look back, and for how long they are told again before they are read anew, in ms. */
const days = 30
const keptMs = 5_000

interface Kept {
  readonly at: number
  readonly figures: Promise<Figures>
}

const kept = new WeakMap<Context, Kept>()

/**
 * The market's figures, for the dashboard and `/metrics`. However many ask and however often, the database is asked once in some
 * seconds a process; whoever comes while it is being asked waits for the same answer.
 */
export async function figuresOf(context: Context): Promise<Figures> {
  const known = kept.get(context)
  const age = known ? context.now() - known.at : Number.POSITIVE_INFINITY
  if (known && age >= 0 && age < keptMs) return known.figures
  const figures = readFigures(context.db, days).then(({ approvedAgents: approved, ...row }): Figures => {
    const agents = { live: context.book.liveAgents(context.now()), approved }
    return { ...row, days, agents, ...listsOf(row) }
  })
  const mine = { at: context.now(), figures }
  kept.set(context, mine)
  // What failed is not told again.
  figures.catch(() => kept.get(context) === mine && kept.delete(context))
  return figures
}

function listsOf({ orders, volume, chains }: Pick<FigureRow, 'orders' | 'volume' | 'chains'>) {
  return { orders: [...orders], volume: [...volume], chains: [...chains] }
}
