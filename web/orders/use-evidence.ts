import { useState } from 'react'
import { attach } from '#api/messages.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'

/** An image that is to be shown with a statement, under a name of ours: sent twice, it arrives once. */
interface Shown {
  readonly file: File
  readonly clientId: string
}

export type Evidence = ReturnType<typeof useEvidence>

/** How many images go with one statement; the chat takes more. */
export const mostImages = 5

/** Images that go into the order's chat before a dispute is opened, so that whoever reads of it finds them. */
export function useEvidence(orderId: string) {
  const [images, setImages] = useState<readonly Shown[]>([])
  const [isSending, setSending] = useState(false)
  const sending = useApiMutation(attach)
  const choose = (files: readonly File[]) =>
    setImages(files.slice(0, mostImages).map((file) => ({ file, clientId: crypto.randomUUID() })))
  /** Sends what was chosen, then goes on; what cannot be sent is said, and nothing goes on. */
  const send = (goOn: () => void) => {
    if (isSending) return
    if (images.length === 0) return goOn()
    setSending(true)
    void sendAll()
      .then(() => {
        setImages([])
        goOn()
      })
      .catch((fault) => showAlert({ kind: 'error', title: 'The image was not sent', text: wordsOf(fault) }))
      .finally(() => setSending(false))
  }
  const sendAll = async () => {
    for (const { file, clientId } of images) {
      await sending.mutateAsync({ params: { orderId }, body: { attachment: file, clientId } })
    }
  }
  return { images, choose, send, isSending }
}
