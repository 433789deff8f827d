import { TextInput } from '@mantine/core'
import { isCover, postBounds } from '#domain/blog/post.ts'
import { blogEditorWords } from '#web/words/blog-editor.ts'
import { coverFault } from './draft.ts'
import css from './Editor.module.css'
import { UploadButton } from './UploadButton.tsx'
import type { Editor } from './use-editor.ts'

/** The cover: a path of our own, with the picture that it names. */
export function CoverField({ editor: { draft, change, faults } }: { editor: Editor }) {
  const address = draft.imageUrl.trim()
  const isShown = address !== '' && isCover(address)
  return (
    <div className={css.cover}>
      <div>
        <TextInput
          label={blogEditorWords.coverImageUrl}
          name="imageUrl"
          description={blogEditorWords.pictureOfThisMarket}
          maxLength={postBounds.imageUrl}
          value={draft.imageUrl}
          error={faults.imageUrl ?? (isCover(address) ? undefined : coverFault)}
          onChange={({ currentTarget }) => change({ imageUrl: currentTarget.value })}
        />
        <UploadButton word={blogEditorWords.uploadACover} onDone={(imageUrl) => change({ imageUrl })} />
      </div>
      {isShown && (
        <figure>
          <img src={address} alt={blogEditorWords.previewOfTheCover} />
        </figure>
      )}
    </div>
  )
}
