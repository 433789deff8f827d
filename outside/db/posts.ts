import { isAlias, isPostId } from '#domain/blog/post.ts'
import type { NotePictureAsk, WritePostAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

export type PostRow = Row<'posts'>
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
  let query = db.selectFrom('posts').select(headColumns)
  if (ask.isPublishedOnly) query = query.where('status', '=', 1)
  if (ask.pagingTime !== null) query = query.where('created_at', isNext ? '<' : '>', ask.pagingTime)
  const rows = await query
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
  // Anything else may hold characters that PostgreSQL rejects.
  if (!isPostId(name) && !isAlias(name)) return undefined
  return db
    .selectFrom('posts')
    .selectAll()
    .where(isPostId(name) ? 'id' : 'alias', '=', name)
    .executeTakeFirst()
}

/** Writes a new post, or saves one, with its audit row. */
export async function writePost(db: Db, ask: WritePostAsk): Promise<Decided<'write_post'>> {
  return decide(db, 'write_post', ask)
}

/** Notes in the audit that somebody keeps a picture for posts. */
export async function notePostPicture(db: Db, ask: NotePictureAsk): Promise<Decided<'note_post_picture'>> {
  return decide(db, 'note_post_picture', ask)
}
