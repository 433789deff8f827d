import type { list, listAll, readAsStaff } from '#api/affiliates.ts'
import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import { decimal } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { balanceOf, listPartners, percentNow, programsOf } from '#outside/db/affiliates.ts'
import { findUser } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { partnerOf, presentAffiliate, presentEarnings, presentStanding } from './present.ts'

/** The asker's own programs. Whom they brought is told to partners, and to whoever was one and earned something. */
export async function listOwnPrograms(context: Context, asker: SignedIn): Promise<ReplyOf<typeof list>> {
  const { db } = context
  const { addr } = asker.actor
  const [user, programs, balance, percent] = await Promise.all([
    findUser(db, addr),
    programsOf(db, addr),
    balanceOf(db, addr),
    percentNow(db),
  ])
  const isPartner = (user ?? refuse('user.missing')).is_affiliated
  const hasFigures = isPartner || ![balance.earned, balance.paid_out].every((usd) => decimal(usd).isZero())
  return {
    affiliates: programs.map((program) => presentAffiliate(program, hasFigures)),
    earnings: hasFigures ? presentEarnings(balance) : null,
    percent,
    isPartner,
  }
}

/** Who has programs, for super users, filtered. */
export async function listProgramOwners(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof listAll> },
): Promise<ReplyOf<typeof listAll>> {
  const rows = await listPartners(context.db, {
    kind: query.kind,
    find: query.find || null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { partners: rows.map(presentStanding) }
}

/** A person's programs and payouts, for super users. */
export async function readPartner(
  context: Context,
  _asker: SignedIn,
  { params }: { params: ParamsOf<typeof readAsStaff> },
): Promise<ReplyOf<typeof readAsStaff>> {
  return { partner: await partnerOf(context, params.addr) }
}
