import type { list } from '#api/affiliates.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { decimal } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { balanceOf, percentNow, programsOf } from '#outside/db/affiliates.ts'
import { findUser } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAffiliate, presentEarnings } from './present.ts'

/** The asker's own programs. The people whom they brought are shown to partners, and to former ones who earned something. */
export async function listAffiliates(context: Context, asker: SignedIn): Promise<ReplyOf<typeof list>> {
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
