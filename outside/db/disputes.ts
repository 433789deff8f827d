import { sql } from 'kysely'
import { openAwardStates } from '#domain/disputes/award.ts'
import type { AssignAsk, ChangeAsk, NewAward, SignAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'
import type { AwardItemRow } from './stored.ts'

export type DisputeRow = Row<'disputes'>
export type DisputeStepRow = Row<'dispute_steps'>
export type AwardRow = Row<'awards'> & {
  /** How long a decision waits in the settlement of its chain, in seconds. */
  readonly delay_seconds: number
  readonly signatures: readonly { readonly signer: string; readonly signature: string }[]
}

/** Gives a dispute to somebody of the staff (null: to nobody) if it still is whose the asker saw. */
export async function assignDispute(db: Db, ask: AssignAsk): Promise<Decided<'assign_dispute'>> {
  return decide(db, 'assign_dispute', ask)
}

/** Ends a dispute with a reason (`statement`) and, perhaps, an award. */
export async function decideDispute(
  db: Db,
  ask: ChangeAsk & { readonly award: NewAward | null },
): Promise<Decided<'decide_dispute'>> {
  return decide(db, 'decide_dispute', ask)
}

/** Keeps a signature that was checked. */
export async function signAward(db: Db, ask: SignAsk): Promise<Decided<'sign_award'>> {
  return decide(db, 'sign_award', ask)
}

/** The disputes of an order, the first one first. */
export async function disputesOf(db: Db, orderId: string): Promise<DisputeRow[]> {
  return db.selectFrom('disputes').selectAll().where('order_id', '=', orderId).orderBy('step').execute()
}

/** What happened in an order's disputes besides its own steps, in order. */
export async function disputeSteps(db: Db, orderId: string): Promise<DisputeStepRow[]> {
  return db.selectFrom('dispute_steps').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

function selectAwards(db: Db) {
  return db
    .selectFrom('awards')
    .selectAll('awards')
    .select(
      sql<AwardRow['signatures']>`coalesce((
        select json_agg(json_build_object('signer', s.signer, 'signature', s.signature) order by s.at)
        from award_signatures s where s.award_id = awards.id
      ), '[]')`.as('signatures'),
    )
    .select(
      sql<number>`coalesce((select c.delay_seconds from chain_cursors c where c.chain_id = awards.chain_id), 0)`.as(
        'delay_seconds',
      ),
    )
}

/** The awards of an order, the first one first. */
export async function awardsOf(db: Db, orderId: string): Promise<AwardRow[]> {
  return selectAwards(db).where('order_id', '=', orderId).orderBy('created_at').execute()
}

/** One award of an order, or undefined. */
export async function findAward(db: Db, orderId: string, id: string): Promise<AwardRow | undefined> {
  return selectAwards(db).where('order_id', '=', orderId).where('awards.id', '=', id).executeTakeFirst()
}

/** The most awards shown in an agent's proof. */
const provenAtMost = 50

/** What was awarded out of an agent's collateral, the newest first, what failed left out. */
export async function awardsOfAgent(db: Db, agent: string): Promise<AwardRow[]> {
  return selectAwards(db)
    .where('agent_addr', '=', agent)
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .limit(provenAtMost)
    .execute()
}

/** The names of people, by address; those who have none are left out. */
export async function namesOf(db: Db, addrs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ addr: string; name: string }>`
    select u.addr, coalesce(a.username, u.username) as name from users u left join agents a using (addr)
    where u.addr = any(${addrs}) and coalesce(a.username, u.username) is not null
  `.execute(db)
  return new Map(rows.map(({ addr, name }) => [addr, name]))
}

/** A wrapped token of an agent with what of it is still to be awarded. */
export interface AwardTokenRow {
  readonly chainId: number
  readonly contract: string
  readonly tokenId: string
  readonly unlockAt: string
  /** The later of the database's clock and the chain's newest final block. */
  readonly now: string
  /** How long a decision waits in the settlement, in seconds. */
  readonly delaySeconds: number
  readonly items: readonly AwardItemRow[]
}

/** The registered wrapped tokens of an agent out of which a decision could be carried out until their unlock. */
export async function awardTokens(db: Db, agent: string): Promise<AwardTokenRow[]> {
  const { rows } = await sql<AwardTokenRow>`
    select w.chain_id as "chainId", w.contract_address as contract, w.token_id::text as "tokenId", w.unlock_at as "unlockAt",
      greatest(clock_timestamp(), c.at) as now, c.delay_seconds as "delaySeconds",
      json_agg(json_build_object(
        'token', i.asset_address, 'ticker', i.ticker, 'decimals', i.decimals, 'amount', unawarded(i)::text
      ) order by i.item) as items
    from wnft_backing w
    join wnft_items i using (chain_id, contract_address, token_id)
    join chain_cursors c on c.chain_id = w.chain_id
    where w.owner = ${agent} and w.is_alive and w.is_read and w.is_registered and i.is_removable and i.ticker is not null
    group by w.chain_id, w.contract_address, w.token_id, w.unlock_at, c.at, c.delay_seconds
  `.execute(db)
  return rows
}

/** Awards of a chain that are to be looked at: open ones, and those that were paid in one of the blocks after `number`. */
export async function awardsToFollow(
  db: Db,
  chainId: number,
  number: number,
): Promise<Pick<AwardRow, 'id' | 'order_id' | 'settlement'>[]> {
  return db
    .selectFrom('awards')
    .select(['id', 'order_id', 'settlement'])
    .where('chain_id', '=', chainId)
    .where((where) =>
      where.or([
        where('state', 'in', openAwardStates),
        where.and([where('state', 'in', ['executed', 'paid-instead', 'failed']), where('ended_number', '>', number)]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Writes into the audit that staff looked at something sealed. */
export async function noteLook(
  db: Db,
  look: { who: string; action: string; target: string; fromWhere: string },
): Promise<void> {
  const { who: by, ...rest } = look
  await decide(db, 'note_look', { by, ...rest })
}
