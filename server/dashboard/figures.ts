import type { Figures } from '#api/dashboard.ts'
import { type FigureRow, readFigures } from '#outside/db/figures.ts'
import type { Context } from '../context.ts'

/** The days that figures about orders look back; below, for how long (ms) an answer is reused. */
const days = 30
const keptMs = 5_000

interface Kept {
  readonly at: number
  readonly figures: Promise<Figures>
}

const kept = new WeakMap<Context, Kept>()

/**
 * The market's figures, for the dashboard and `/metrics`. A process asks the database once in some seconds at most; requests that
 * come meanwhile share the answer.
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
  // A failure is not reused.
  figures.catch(() => kept.get(context) === mine && kept.delete(context))
  return figures
}

function listsOf({ orders, volume, chains }: Pick<FigureRow, 'orders' | 'volume' | 'chains'>) {
  return { orders: [...orders], volume: [...volume], chains: [...chains] }
}
