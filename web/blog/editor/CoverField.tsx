import { TextInput } from '@mantine/core'
import { isCover, postBounds } from '#domain/blog/post.ts'
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
          label="Cover image URL"
          name="imageUrl"
          description="A picture of this market. It stands above the post and on its card."
          maxLength={postBounds.imageUrl}
          value={draft.imageUrl}
          error={faults.imageUrl ?? (isCover(address) ? undefined : coverFault)}
          onChange={({ currentTarget }) => change({ imageUrl: currentTarget.value })}
        />
        <UploadButton word="Upload a cover" onDone={(imageUrl) => change({ imageUrl })} />
      </div>
      {isShown && (
        <figure>
          <img src={address} alt="Preview of the cover" />
        </figure>
      )}
    </div>
  )
}
