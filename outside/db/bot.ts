import { sql } from 'kysely'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'

const minutes = (count: number) => sql`clock_timestamp() + ${count} * interval '1 minute'`

/** Gives a person a connect code, in the place of any earlier one. Returns false when a chat is bound already. */
export async function giveConnectCode(
  db: Db,
  addr: string,
  code: { nonce: string; hash: Buffer; minutes: number },
): Promise<boolean> {
  const { rows } = await sql<{ done: number }>`
    insert into bot_bindings as b (addr, connect_nonce, connect_hash, connect_until)
    values (${addr}, ${code.nonce}, ${code.hash}, ${minutes(code.minutes)})
    on conflict (addr) do update set connect_nonce = excluded.connect_nonce, connect_hash = excluded.connect_hash,
      connect_until = excluded.connect_until, asking_chat_enc = null, asking_chat_hash = null, asking_name_enc = null, activation_hash = null,
      activation_until = null
    where b.activated_at is null
    returning 1 as done
  `.execute(db)
  if (rows.length > 0) await sql`select emit('settings', jsonb_build_object('addr', ${addr}::text))`.execute(db)
  return rows.length > 0
}

/** Compares an activation code; the right one binds the chat that it was shown in. */
export async function activateBot(db: Db, addr: string, hash: Buffer): Promise<Decided<'activate_bot'>> {
  return decide(db, 'activate_bot', { addr, hash: hash.toString('base64') })
}

/** Ends a person's binding. */
export async function revokeBot(db: Db, addr: string): Promise<void> {
  await decide(db, 'revoke_bot', { addr })
}

/** Ends the binding to a chat that is there no more, unless the person is bound to another one by now. */
export async function revokeChat(db: Db, addr: string, chatEnc: Buffer): Promise<void> {
  await decide(db, 'revoke_bot', { addr, chatEnc: chatEnc.toString('base64') })
}

/** The number of the newest update that was carried out within some hours; 0 where there is none: numbers may begin anew. */
export async function newestUpdate(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(update_id) as newest from bot_updates where at > now() - interval '6 hours'
  `.execute(db)
  return rows[0]?.newest ?? 0
}

/** The outcome of `/start <code>`: whether the code belongs to a person and the chat is free for them. */
export type Asked = 'asked' | 'unknown' | 'taken'

/**
 * Carries out `/start <code>` once an update: the chat that sent a good connect code is given an activation code (whose hash
 * this is). null: the update was carried out before.
 */
export async function askActivation(
  db: Db,
  ask: {
    updateId: number
    connectHash: Buffer
    chatEnc: Buffer
    chatHash: Buffer
    nameEnc: Buffer
    activationHash: Buffer
    minutes: number
  },
): Promise<Asked | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, ask.updateId))) return null
    const taken = await sql`select 1 from bot_bindings where chat_hash = ${ask.chatHash}`.execute(trx)
    if (taken.rows.length > 0) return 'taken'
    const { rows } = await sql<{ addr: string }>`
      update bot_bindings set asking_chat_enc = ${ask.chatEnc}, asking_chat_hash = ${ask.chatHash},
        asking_name_enc = ${ask.nameEnc},
        activation_hash = ${ask.activationHash}, activation_until = ${minutes(ask.minutes)}, tries = 0
      where connect_hash = ${ask.connectHash} and connect_until > clock_timestamp() and activated_at is null
      returning addr, emit('settings', jsonb_build_object('addr', addr))
    `.execute(trx)
    return rows.length > 0 ? 'asked' : 'unknown'
  })
}

/** Carries out `/stop` once an update. Returns whether a binding ended; null: the update was carried out before. */
export async function stopChat(db: Db, updateId: number, chatHash: Buffer): Promise<boolean | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, updateId))) return null
    const { answer } = await decide(trx, 'revoke_bot', { chatHash: chatHash.toString('base64') })
    return answer.isRevoked
  })
}

/** Notes that an update that asks for nothing was seen; null when it was before. */
export async function noteUpdate(db: Db, updateId: number): Promise<true | null> {
  return (await isNew(db, updateId)) ? true : null
}

async function isNew(db: Db, updateId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into bot_updates (update_id) values (${updateId}) on conflict do nothing returning 1
  `.execute(db)
  return rows.length > 0
}
