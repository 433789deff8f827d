import type { PostHead } from '#api/posts.ts'
import { postDay, readingWords } from '#domain/blog/post.ts'

/** How long a post takes to read, and from when it is. */
export function Facts({ post: { details, createdAt } }: { post: PostHead }) {
  return (
    <p className="blog-facts">
      <span>{readingWords(details.readingTime)}</span>
      <time dateTime={createdAt}>{postDay(createdAt)}</time>
    </p>
  )
}
