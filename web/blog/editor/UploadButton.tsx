import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { upload } from '#api/posts.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { useConfig } from '#web/session/config.ts'
import { useImageFault } from '#web/session/image-fault.ts'
import { Icon } from '#web/ui/Icon.tsx'
import css from './Editor.module.css'

/** Sends a picture to the market and tells under which path everybody finds it. */
export function UploadButton({ word, onDone }: { word: string; onDone: (imageUrl: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { allowedMimeTypes } = useConfig().upload
  const faultOf = useImageFault()
  const sending = useStep(upload)
  const [fault, setFault] = useState<string | null>(null)
  const send = (file: File | undefined) => {
    if (!file) return
    const refused = faultOf(file)
    setFault(refused)
    if (refused) return
    sending.start(
      { body: { attachment: file } },
      { done: ({ imageUrl }) => onDone(imageUrl), refused: (error) => setFault(wordsOf(error)) },
    )
  }
  return (
    <div className={css.upload}>
      <input
        ref={field}
        id={id}
        type="file"
        hidden
        aria-label={word}
        accept={allowedMimeTypes.join(',')}
        onChange={({ currentTarget }) => {
          send(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        leftSection={<Icon name="image" size={16} />}
        loading={sending.isBusy}
        onClick={() => field.current?.click()}
      >
        {word}
      </Button>
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
