import '../blog.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type Post, readAsStaff } from '#api/posts.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { LeaveGuard } from '#web/session/LeaveGuard.tsx'
import { useSession } from '#web/session/store.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { blogEditorWords } from '#web/words/blog-editor.ts'
import css from './Editor.module.css'
import { EditorForm } from './EditorForm.tsx'
import { Notices } from './Notices.tsx'
import { useEditor } from './use-editor.ts'

/** Writes a new post. */
export function NewPostPage() {
  const { user } = useSession()
  return user && <PostEditor addr={user.addr} post={null} />
}

/** Changes a post. */
export function EditPostPage() {
  const { user } = useSession()
  const { postId } = useParams({ strict: false }) as { postId: string }
  const answer = useQuery(query(readAsStaff, { params: { id: postId } }))
  if (answer.isPending) return <Loading />
  if (answer.isError && !answer.data) {
    if (codeOf(answer.error) === 'post.missing') {
      return (
        <EmptyState text={blogEditorWords.thisPostDoes}>
          <Link to={pathTo('adminListBlogPosts')}>{blogEditorWords.toThePosts}</Link>
        </EmptyState>
      )
    }
    return <ErrorState text={wordsOf(answer.error)} onRetry={() => void answer.refetch()} />
  }
  const { post } = answer.data
  return user && <PostEditor key={post.id} addr={user.addr} post={post} />
}

function PostEditor({ addr, post }: { addr: string; post: Post | null }) {
  const editor = useEditor(addr, post)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{post ? blogEditorWords.editPost : blogEditorWords.newPost}</h1>
        {post?.status === 1 && <Link to={pathTo('blogPost', { postId: post.alias })}>{blogEditorWords.seeIt}</Link>}
      </div>
      <Notices editor={editor} />
      <EditorForm editor={editor} />
      <LeaveGuard isDirty={editor.isDirty} words={blogEditorWords.yourChanges} />
    </div>
  )
}

function Loading() {
  return (
    <div className={css.page} role="status" aria-label={blogEditorWords.loadingThePost}>
      <Skeleton height={36} width={180} />
      <Skeleton height={400} />
    </div>
  )
}
