import type { Post, PostHead } from '#api/posts.ts'
import { neverPinned } from '#domain/blog/post.ts'
import type { PostHeadRow, PostRow } from '#outside/db/posts.ts'

/** A post of a list, as the wire has it. */
export function presentHead(row: PostHeadRow): PostHead {
  return {
    id: row.id,
    title: row.title,
    alias: row.alias,
    lang: row.lang,
    tags: row.tags,
    status: row.status,
    contentType: row.content_type,
    details: { teaser: row.teaser, imageUrl: row.image_url, readingTime: row.reading_time },
    meta: { title: row.meta_title, description: row.meta_description, keywords: row.meta_keywords },
    pinnedAt: row.pinned_at ?? neverPinned,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A whole post, as the wire has it. */
export function presentPost(row: PostRow): Post {
  return { ...presentHead(row), content: row.content }
}
