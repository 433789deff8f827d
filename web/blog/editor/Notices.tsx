import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAsStaff } from '#api/posts.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { momentWords } from '#web/ui/times.ts'
import { blogEditorWords } from '#web/words/blog-editor.ts'
import css from './Editor.module.css'
import type { Editor } from './use-editor.ts'

/** What the editor has to say, at its top: what came of a save, a draft that was kept, a post that was saved elsewhere. */
export function Notices({ editor }: { editor: Editor }) {
  const { notice, kept, isChangedElsewhere } = editor
  return (
    <div className={css.notices}>
      {notice && (
        <div className={css.notice} data-kind={notice.kind} role={notice.kind === 'error' ? 'alert' : 'status'}>
          <Icon name={notice.kind === 'error' ? 'warning' : 'check'} />
          <div>
            <strong>{notice.title}</strong>
            <p>{notice.text}</p>
          </div>
        </div>
      )}
      {isChangedElsewhere && <ChangedElsewhere editor={editor} />}
      {kept && <Kept editor={editor} keptAt={kept.keptAt} />}
    </div>
  )
}

function Kept({ editor, keptAt }: { editor: Editor; keptAt: number }) {
  return (
    <section className={css.notice} data-kind="note" aria-label={blogEditorWords.unsavedDraft}>
      <Icon name="note" />
      <div>
        <strong>{blogEditorWords.thereIsAnUnsaved}</strong>
        <p>{blogEditorWords.itIsFrom(momentWords(new Date(keptAt).toISOString(), serverNow()), editor.isKeptOlder)}</p>
        <div className={css.choices}>
          <Button variant="default" onClick={editor.bringBack}>
            {blogEditorWords.bringItBack}
          </Button>
          <Button variant="subtle" onClick={editor.discard}>
            {blogEditorWords.discard}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Nobody's text is written over unseen: whoever saves second decides, knowing of the first. */
function ChangedElsewhere({ editor }: { editor: Editor }) {
  const client = useQueryClient()
  const [fault, setFault] = useState<string | null>(null)
  const goOn = (text: 'theirs' | 'mine') => {
    const asked = query(readAsStaff, { params: { id: editor.postId ?? '' } })
    client.fetchQuery({ ...asked, staleTime: 0 }).then(
      ({ post }) => editor.goOn(post, text),
      (error: unknown) => setFault(wordsOf(error)),
    )
  }
  return (
    <section className={css.notice} data-kind="note" aria-label={blogEditorWords.savedElsewhere}>
      <Icon name="note" />
      <div>
        <strong>{blogEditorWords.postWasSavedElsewhere}</strong>
        <p>{blogEditorWords.nothingWasWrittenOver}</p>
        {fault && <p role="alert">{fault}</p>}
        <div className={css.choices}>
          <Button variant="default" onClick={() => goOn('theirs')}>
            {blogEditorWords.showWhatIsSaved}
          </Button>
          <Button variant="subtle" onClick={() => goOn('mine')}>
            {blogEditorWords.goOnWithMine}
          </Button>
        </div>
      </div>
    </section>
  )
}
