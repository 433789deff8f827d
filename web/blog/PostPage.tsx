import './blog.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type Post, read } from '#api/posts.ts'
import { headOf } from '#domain/blog/post.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { usePageDescription } from '#web/ui/page-description.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PostProse } from '#web/ui/prose/PostProse.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { blogWords } from '#web/words/blog.ts'
import { Facts } from './Facts.tsx'
import { knownAtFirst } from './known.ts'

/** A published post, by its alias or its id. */
export function PostPage() {
  const { postId } = useParams({ strict: false }) as { postId: string }
  const { post: first } = knownAtFirst()
  const isFirst = first !== undefined && (first.alias === postId || first.id === postId)
  const answer = useQuery({
    ...query(read, { params: { id: postId } }),
    ...(isFirst && { initialData: { post: first } }),
  })
  if (answer.isPending) return <Loading />
  if (answer.isError && !answer.data) {
    if (codeOf(answer.error) === 'post.missing' || codeOf(answer.error) === 'request.invalid') return <Missing />
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  return <Article post={answer.data.post} />
}

function Article({ post }: { post: Post }) {
  const { title, description } = headOf(post)
  usePageTitle(title)
  usePageDescription(description)
  return (
    <article className="blog-post" lang={post.lang}>
      <p className="blog-back">
        <Link to={pathTo('blog')}>{blogWords.blog}</Link>
      </p>
      {post.details.imageUrl && <img className="blog-top" src={post.details.imageUrl} alt="" />}
      <h1>{post.title}</h1>
      <Facts post={post} />
      <PostProse contentType={post.contentType} content={post.content} />
    </article>
  )
}

function Missing() {
  usePageTitle(blogWords.postNotFound)
  return (
    <div className="blog-page blog-missing">
      <h1>{blogWords.postNotFound}</h1>
      <p>{blogWords.thereIsNoPost}</p>
      <p>
        <Link to={pathTo('blog')}>{blogWords.toTheBlog}</Link>
      </p>
    </div>
  )
}

function Loading() {
  return (
    <div className="blog-post" role="status" aria-label={blogWords.loadingThePost}>
      <Skeleton height={280} />
      <Skeleton height={36} width="70%" />
      <Skeleton height={160} />
    </div>
  )
}
