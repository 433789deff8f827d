import './blog.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { list, type PostHead } from '#api/posts.ts'
import { inReadingOrder } from '#domain/blog/post.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { usePageDescription } from '#web/ui/page-description.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { blogWords } from '#web/words/blog.ts'
import { Facts } from './Facts.tsx'
import { knownAtFirst } from './known.ts'

/** The list of the blog asks for all of it (specification, second file §9). */
const most = 1000

/** All published posts: what is pinned first, then the newest. */
export function BlogPage() {
  usePageDescription(blogWords.howSwapsCollateral)
  return (
    <div className="blog-page">
      <h1>{blogWords.blog}</h1>
      <Posts />
    </div>
  )
}

function Posts() {
  const { posts: first } = knownAtFirst()
  const asked = query(list, { query: { pagingDirection: 'next', limit: most } })
  // What stood in the page is shown at once and asked for anew: the page had the first cards only.
  const answer = useQuery({ ...asked, ...(first && { initialData: { posts: [...first] }, initialDataUpdatedAt: 0 }) })
  if (answer.isPending) return <Loading />
  if (answer.isError && !answer.data) {
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  const { posts } = answer.data
  if (posts.length === 0) return <p className="blog-none">{blogWords.thereAreNoPosts}</p>
  return (
    <ul className="blog-cards">
      {inReadingOrder(posts).map((post) => (
        <Card key={post.id} post={post} />
      ))}
    </ul>
  )
}

function Card({ post }: { post: PostHead }) {
  const { title, alias, lang, details } = post
  return (
    <li className="blog-card" lang={lang}>
      <div className="blog-cover">{details.imageUrl && <img src={details.imageUrl} alt="" />}</div>
      <div className="blog-words">
        <h2>
          <Link className="blog-link" to={pathTo('blogPost', { postId: alias })}>
            {title}
          </Link>
        </h2>
        {details.teaser && <p className="blog-teaser">{details.teaser}</p>}
        <Facts post={post} />
      </div>
    </li>
  )
}

function Loading() {
  return (
    <div className="blog-cards" role="status" aria-label={blogWords.loadingPosts}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="blog-card">
          <Skeleton height={card === 1 ? 320 : 280} />
        </div>
      ))}
    </div>
  )
}
