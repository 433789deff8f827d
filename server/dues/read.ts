import type { list, readOwn, readAsStaff as staff } from '#api/dues.ts'
import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import { listStandings } from '#outside/db/dues.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf, presentDebtor } from './present.ts'

type Ask = { params: ParamsOf<typeof readOwn>; query: QueryOf<typeof readOwn> }

/** What an agent owes, for the agent themself. */
export async function readDues(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof readOwn>> {
  assertMay(asker.actor, 'dues.read', { self: asker.actor.addr === ask.params.addr })
  return { dues: await duesOf(context, ask.params.addr, partOf(ask.query)) }
}

/** What an agent owes, for staff. */
export async function readDuesAsStaff(context: Context, _asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof staff>> {
  return { dues: await duesOf(context, ask.params.addr, partOf(ask.query)) }
}

/** What agents owe, for staff, filtered. */
export async function listDues(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof list> },
): Promise<ReplyOf<typeof list>> {
  const rows = await listStandings(context.db, {
    kind: query.kind,
    find: query.find || null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { debtors: rows.map(presentDebtor) }
}

function partOf({ feesBefore, paymentsBefore, limit }: QueryOf<typeof readOwn>) {
  return { feesBefore: feesBefore ?? null, paymentsBefore: paymentsBefore ?? null, limit }
}
