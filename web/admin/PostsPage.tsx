import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listAll, type PostHead } from '#api/posts.ts'
import { neverPinned, postStatuses } from '#domain/blog/post.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminWords } from '#web/words/admin.ts'
import type { Kind } from './kind.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const moment = (at: string) => <time dateTime={at}>{momentWords(at, serverNow())}</time>

const statusWords = ({ status, pinnedAt }: PostHead) => {
  if (status === postStatuses.draft) return adminWords.draft
  return pinnedAt === neverPinned ? adminWords.published : adminWords.publishedPinned
}

const postKind = (): Kind<PostHead> => ({
  name: 'posts',
  empty: adminWords.postsNotFound,
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => pathTo('adminEditBlogPost', { postId: id }),
  hasChevron: true,
  columns: [
    { head: adminWords.title, show: ({ title, lang }) => <span lang={lang}>{title}</span>, text: ({ title }) => title },
    {
      head: adminWords.status,
      show: (row) => <StatusTag tone={row.status === postStatuses.draft ? 'wait' : 'ok'}>{statusWords(row)}</StatusTag>,
      text: statusWords,
    },
    { head: adminWords.lang, text: ({ lang }) => lang },
    {
      head: adminWords.createdBy,
      show: ({ createdBy }) => (
        <span className="mono" title={createdBy}>
          {shortAddress(createdBy)}
        </span>
      ),
      text: ({ createdBy }) => createdBy,
    },
    { head: adminWords.created, show: ({ createdAt }) => moment(createdAt), text: ({ createdAt }) => createdAt },
    { head: adminWords.updated, show: ({ updatedAt }) => moment(updatedAt), text: ({ updatedAt }) => updatedAt },
  ],
})

const source: Source<PostHead> = { ask: (paging) => rowsOf(listAll, { query: paging }, ({ posts }) => posts) }

/** All posts, for super users. */
export function PostsPage() {
  const { page, turn } = useListPlace()
  return (
    <StaffList
      title={adminWords.posts}
      kind={postKind()}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <Button component={Link} to={pathTo('adminCreateBlogPost')}>
          {adminWords.newPost}
        </Button>
      }
    />
  )
}
