import { type Selectable, sql } from 'kysely'
import { isAlias, isPostId } from '#domain/blog/post.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'
import type { PostTable } from './tables.ts'

export type PostRow = Selectable<PostTable>
/** A post without its content, as lists need it. */
export type PostHeadRow = Omit<PostRow, 'content'>

/** Which posts. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface PostListAsk {
  readonly isPublishedOnly: boolean
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

const headColumns = [
  ...(['id', 'title', 'alias', 'lang', 'tags', 'status', 'content_type', 'teaser', 'image_url'] as const),
  ...(['reading_time', 'meta_title', 'meta_description', 'meta_keywords', 'pinned_at'] as const),
  ...(['created_by', 'created_at', 'updated_at'] as const),
] as const

/** A page of posts, newest first; creation times are unique, so that no row is skipped or met twice. */
export async function listPosts(db: Db, ask: PostListAsk): Promise<PostHeadRow[]> {
  const isNext = ask.direction === 'next'
  let asked = db.selectFrom('posts').select(headColumns)
  if (ask.isPublishedOnly) asked = asked.where('status', '=', 1)
  if (ask.pagingTime !== null) asked = asked.where('created_at', isNext ? '<' : '>', ask.pagingTime)
  const rows = await asked
    .orderBy('created_at', isNext ? 'desc' : 'asc')
    .limit(ask.limit)
    .execute()
  return isNext ? rows : rows.reverse()
}

/** The posts that are pinned and published, the latest pin first, at most `limit`. */
export async function pinnedPosts(db: Db, limit: number): Promise<PostHeadRow[]> {
  return db
    .selectFrom('posts')
    .select(headColumns)
    .where('status', '=', 1)
    .where('pinned_at', 'is not', null)
    .orderBy('pinned_at', 'desc')
    .limit(limit)
    .execute()
}

/** A post by its id or its alias; undefined when there is none. */
export async function findPost(db: Db, name: string): Promise<PostRow | undefined> {
  // What is neither may hold what the database cannot be asked for at all.
  if (!isPostId(name) && !isAlias(name)) return undefined
  return db
    .selectFrom('posts')
    .selectAll()
    .where(isPostId(name) ? 'id' : 'alias', '=', name)
    .executeTakeFirst()
}

/** What `write_post` is asked. */
export interface WritePostAsk {
  readonly id: string
  readonly isNew: boolean
  readonly title: string
  readonly content: string
  readonly alias: string
  readonly lang: string
  readonly tags: readonly string[]
  readonly status: number
  readonly contentType: number
  readonly teaser: string
  readonly imageUrl: string
  /** In minutes. */
  readonly readingTime: number
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: readonly string[]
  readonly isPinned: boolean
  /** The version that the asker saw; null: whatever it is. */
  readonly updatedAt: string | null
  readonly by: string
  readonly fromWhere: string
}

type WriteFault = 'access.denied' | 'post.missing' | 'post.changed' | 'post.alias-taken'

/** Writes a new post, or saves one, with its audit row. */
export async function writePost(db: Db, ask: WritePostAsk): Promise<{ fault?: WriteFault }> {
  const { rows } = await retried(() =>
    sql<{ said: { fault?: WriteFault } }>`select write_post(${JSON.stringify(ask)}::jsonb) as said`.execute(db),
  )
  const [row] = rows
  if (!row) throw new Error('write_post said nothing')
  return row.said
}

/** What is noted of a picture: its name, bytes and pixels, who keeps it, and from where. */
export interface NotePictureAsk {
  readonly name: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly by: string
  readonly fromWhere: string
}

/** Notes in the audit that somebody keeps a picture for posts. */
export async function notePostPicture(db: Db, ask: NotePictureAsk): Promise<{ fault?: 'access.denied' }> {
  const { rows } = await retried(() =>
    sql<{ said: { fault?: 'access.denied' } }>`
      select note_post_picture(${JSON.stringify(ask)}::jsonb) as said
    `.execute(db),
  )
  return rows[0]?.said ?? { fault: 'access.denied' }
}
