import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readFile } from '#api/messages.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { messagesWords } from '#web/words/messages.ts'
import css from './Chat.module.css'

interface Props {
  readonly fileId: string
  readonly mime: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The largest picture in the list, in px: its place is kept while it is fetched, so that nothing moves. */
const most = { width: 260, height: 300 }

/** An image of the chat, fetched once it comes near to sight, and larger in a dialog. */
export function ImageMessage({ fileId, mime, width, height, alt }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const image = useQuery({
    ...query(readFile, { params: { fileId } }),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useObjectUrl(image.data)
  const isForgotten = codeOf(image.error) === 'file.missing'
  const [isOpen, setOpen] = useState(false)
  const scale = Math.min(1, most.width / width, most.height / height)
  return (
    <div ref={place} className={css.image} style={{ width: Math.max(44, width * scale), aspectRatio: width / height }}>
      {address && (
        <button type="button" onClick={() => setOpen(true)} aria-label={messagesWords.enlarge(alt)}>
          <img src={address} alt={alt} />
        </button>
      )}
      {isForgotten && <p className="small muted">{messagesWords.thisImage}</p>}
      {image.isError && !isForgotten && (
        <Button size="compact-sm" variant="default" onClick={() => void image.refetch()}>
          {messagesWords.loadTheImageAgain}
        </Button>
      )}
      {address && isOpen && (
        <Dialog
          title={messagesWords.image}
          onClose={() => setOpen(false)}
          actions={
            <Button
              component="a"
              href={address}
              download={`${fileId}.${mime.slice('image/'.length)}`}
              variant="default"
            >
              {messagesWords.saveImage}
            </Button>
          }
        >
          <img className={css.large} src={address} alt={alt} />
        </Dialog>
      )}
    </div>
  )
}

/** Whether an element has come near to sight. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place, isNear])
  return isNear
}

/** An address under which this page can show a file; given back when it is no longer shown. */
function useObjectUrl(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
