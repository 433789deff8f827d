import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAsStaff } from '#api/posts.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { momentWords } from '#web/ui/times.ts'
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
    <section className={css.notice} data-kind="note" aria-label="Unsaved draft">
      <Icon name="note" />
      <div>
        <strong>There is an unsaved draft in this browser</strong>
        <p>
          It is from {momentWords(new Date(keptAt).toISOString(), serverNow())}.
          {editor.isKeptOlder && ' The post was saved since then: look at both before you save the draft over it.'}
        </p>
        <div className={css.choices}>
          <Button variant="default" onClick={editor.bringBack}>
            Bring it back
          </Button>
          <Button variant="subtle" onClick={editor.discard}>
            Discard
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
    <section className={css.notice} data-kind="note" aria-label="Saved elsewhere">
      <Icon name="note" />
      <div>
        <strong>The post was saved elsewhere in the meantime</strong>
        <p>Nothing was written over. Your text is still here.</p>
        {fault && <p role="alert">{fault}</p>}
        <div className={css.choices}>
          <Button variant="default" onClick={() => goOn('theirs')}>
            Show what is saved
          </Button>
          <Button variant="subtle" onClick={() => goOn('mine')}>
            Go on with mine
          </Button>
        </div>
      </div>
    </section>
  )
}
