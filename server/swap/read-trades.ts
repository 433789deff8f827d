import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { readTrades as endpoint } from '#api/market.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { coarse } from '#domain/swap/listing.ts'
import { type Pair, pairKey } from '#domain/swap/pair.ts'
import { lastTrades } from '#outside/db/trades.ts'
import type { Asker, Context } from '../context.ts'
import { assertOffered } from './ask.ts'

type Reply = ReplyOf<typeof endpoint>

const shown = 20
/** For how long (ms) an answer is reused: the database is asked once in this time for a pair. */
const keptMs = 3_000

interface Kept {
  readonly reply: Promise<Reply>
  readonly until: number
}

/** Only of pairs that the market offers, so that it stays small. */
const keptBy = new WeakMap<Context, Map<string, Kept>>()

/** The last swaps of a pair, as far as everybody may know them. */
export async function readTrades(
  context: Context,
  _: Asker,
  { query: pair }: { query: QueryOf<typeof endpoint> },
): Promise<Reply> {
  assertOffered(context, pair)
  const known = keptBy.get(context) ?? new Map<string, Kept>()
  keptBy.set(context, known)
  const key = pairKey(pair)
  const now = context.now()
  const kept = known.get(key)
  if (kept && now < kept.until) return kept.reply
  const reply = read(context, pair)
  known.set(key, { reply, until: now + keptMs })
  // A failure is not reused.
  reply.catch(() => known.delete(key))
  return reply
}

async function read({ db }: Context, pair: Pair): Promise<Reply> {
  const rows = await lastTrades(db, pair, shown)
  return {
    trades: rows.map(({ closed_at, price, from_amount }) => ({
      closedAt: closed_at,
      price: plain(decimal(price)),
      amount: plain(coarse(decimal(from_amount))),
    })),
  }
}
