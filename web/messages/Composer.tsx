import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { ActionIcon, Textarea } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { maxTextLength } from '#domain/messages/bounds.ts'
import { useConfig } from '#web/session/config.ts'
import { useImageFault } from '#web/session/image-fault.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ImagePreview } from '#web/ui/ImagePreview.tsx'
import { messagesWords } from '#web/words/messages.ts'
import css from './Chat.module.css'
import type { Saying } from './use-sending.ts'

type Image = Extract<Saying, { file: File }>

/** From here on it is said how many characters there are. */
const countFrom = maxTextLength - 200

/** The line to write in: Enter sends, Shift and Enter begin a new line; an image is shown before it is sent. */
export function Composer({ onSend }: { onSend: (saying: Saying) => void }) {
  const [text, setText] = useState('')
  const [image, setImage] = useState<Image | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const choose = useImageChoice(setImage, setFault)
  const clean = cleanText(text)
  const isTooLong = clean.length > maxTextLength
  const canSend = !isTooLong && (clean !== '' || image !== null)

  const send = () => {
    if (!canSend) return
    if (image) onSend(image)
    if (clean !== '') onSend({ text: clean })
    setImage(null)
    setText('')
    setFault(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character in many languages: that one is not for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    choose(file)
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {image && <ImagePreview name={image.file.name} preview={image.preview} onRemove={() => setImage(null)} />}
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={css.line}>
        <ImageButton onChoose={choose} />
        <Textarea
          className={css.input ?? ''}
          size="md"
          aria-label={messagesWords.message}
          placeholder={messagesWords.writeAMessage}
          autosize
          minRows={1}
          maxRows={5}
          value={text}
          error={isTooLong && messagesWords.atMostCharacters(maxTextLength)}
          description={clean.length >= countFrom ? messagesWords.lengthOf(clean.length, maxTextLength) : undefined}
          inputWrapperOrder={['input', 'description', 'error']}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <ActionIcon
          type="submit"
          size={44}
          radius="md"
          variant="filled"
          aria-label={messagesWords.send}
          disabled={!canSend}
        >
          <Icon name="send" />
        </ActionIcon>
      </div>
    </form>
  )
}

/** What is sent of a text: nothing that cannot be seen, and no space around it. */
function cleanText(text: string): string {
  return (
    text
      .replaceAll(/[^\P{Cf}\u200d]/gu, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .toWellFormed()
      .trim()
  )
}

/** Takes an image that may be sent, and says of another one why it may not. */
function useImageChoice(setImage: (image: Image) => void, setFault: (fault: string | null) => void) {
  const faultOf = useImageFault()
  return (file: File) => {
    const fault = faultOf(file)
    setFault(fault)
    if (fault === null) setImage({ file, preview: URL.createObjectURL(file) })
  }
}

function ImageButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { allowedMimeTypes } = useConfig().upload
  return (
    <>
      <ActionIcon
        size={42}
        radius="md"
        variant="subtle"
        aria-label={messagesWords.attachAnImage}
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={messagesWords.image}
        accept={allowedMimeTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen once more.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
