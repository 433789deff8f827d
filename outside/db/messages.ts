import { type Selectable, sql } from 'kysely'
import type { LookAsk, MarkAsk, WriteAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row, Tables } from './rows.ts'

export type MessageRow = Row<'messages'> &
  Pick<Selectable<{ [K in keyof Tables['files']]: Tables['files'][K] | null }>, 'mime' | 'size' | 'width' | 'height'>

/** Writes one message. Its id is another than asked for when it was written before. */
export async function writeMessage(db: Db, ask: WriteAsk): Promise<Decided<'write_message'>> {
  return decide(db, 'write_message', ask)
}

/** What a person has written into a chat under this name of their own, and how many images in all. */
export async function writtenBefore(
  db: Db,
  of: { orderId: string; by: string; clientId: string | null },
): Promise<{ messageId: string | null; files: number }> {
  const { rows } = await sql<{ messageId: string | null; files: number }>`
    select max(id::text) filter (where client_id = ${of.clientId}::uuid) as "messageId",
      count(*) filter (where kind = 'file') as files
    from messages where order_id = ${of.orderId} and sender = ${of.by}
  `.execute(db)
  return rows[0] ?? { messageId: null, files: 0 }
}

/** Moves a person's marks on, never back. */
export async function markMessages(db: Db, ask: MarkAsk): Promise<Decided<'mark_messages'>> {
  return decide(db, 'mark_messages', ask)
}

/** Writes a look of staff to the audit; they take part in the chat from then on. */
export async function lookIntoChat(db: Db, ask: LookAsk): Promise<Decided<'look_into_chat'>> {
  return decide(db, 'look_into_chat', ask)
}

function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('files', 'files.id', 'messages.file_id')
    .selectAll('messages')
    .select(['files.mime', 'files.size', 'files.width', 'files.height'])
}

/** One message. */
export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessages(db).where('messages.id', '=', id).executeTakeFirst()
}

/** Which messages: `time` is the creation time of the oldest (next) or newest (prev) that is known. */
export interface MessageListAsk {
  readonly orderId: string
  readonly time: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

/** A page of a chat, the oldest of the page first; none is skipped or met twice. */
export async function listMessages(db: Db, ask: MessageListAsk): Promise<MessageRow[]> {
  const { time, direction } = ask
  let query = selectMessages(db).where('messages.order_id', '=', ask.orderId).limit(ask.limit)
  if (time) query = query.where('messages.created_at', direction === 'next' ? '<' : '>', time)
  const rows = await query.orderBy('messages.created_at', direction === 'next' || !time ? 'desc' : 'asc').execute()
  return direction === 'next' || !time ? rows.reverse() : rows
}

/** Somebody who takes part in a chat. */
export type MemberRow = Pick<Row<'chat_members'>, 'addr' | 'role' | 'delivered_to' | 'read_to'> & {
  readonly username: string | null
}

/** Who takes part in a chat besides its parties, and the parties' marks where they have some. */
export async function chatMembers(db: Db, orderId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('chat_members')
    .innerJoin('users', 'users.addr', 'chat_members.addr')
    .leftJoin('agents', 'agents.addr', 'chat_members.addr')
    .select(['chat_members.addr', 'chat_members.role', 'delivered_to', 'read_to'])
    .select(sql<string | null>`coalesce(agents.username, users.username)`.as('username'))
    .where('order_id', '=', orderId)
    .orderBy('joined_at')
    .orderBy('chat_members.addr')
    .execute()
}

/** Those of these files that a message leads to, and that were not forgotten. */
export async function knownFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from files where id = any(${ids}::uuid[]) and redacted_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** A file and whose order's it is; undefined also for one that was forgotten. */
export async function findFile(db: Db, id: string): Promise<Row<'files'> | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).where('redacted_at', 'is', null).executeTakeFirst()
}
