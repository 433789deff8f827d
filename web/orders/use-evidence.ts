import { useEffect, useRef, useState } from 'react'
import { attach } from '#api/messages.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { useImageFault } from '#web/session/image-fault.ts'

/** An image that is to be shown with a statement, under a name of ours: sent twice, it arrives once. */
interface Shown {
  readonly file: File
  readonly clientId: string
  /** The address under which this page can show it. */
  readonly preview: string
}

export type Evidence = ReturnType<typeof useEvidence>

/** How many images go with one statement; the chat takes more. */
export const mostImages = 5

/** Images that go into the order's chat before a dispute is opened, so that whoever reads of it finds them. */
export function useEvidence(orderId: string) {
  const [images, setImages] = useState<readonly Shown[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const sending = useApiMutation(attach)
  const faultOf = useImageFault()
  // What was sent of is gone on with only while nobody has turned away from it.
  const turn = useRef(0)
  useReleased(images)

  const choose = (files: readonly File[]) => {
    const judged = files.map((file) => ({ file, fault: faultOf(file) }))
    const good = judged.filter(({ fault }) => fault === null).map(({ file }) => file)
    const room = mostImages - images.length
    setImages([...images, ...good.slice(0, room).map(shown)])
    setFaults([
      ...judged.flatMap(({ file, fault }) => (fault === null ? [] : [`${file.name}: ${fault}`])),
      ...good.slice(room).map(({ name }) => `${name}: at most ${mostImages} images go with a statement.`),
    ])
  }
  const drop = (one: Shown) => setImages((all) => all.filter(({ clientId }) => clientId !== one.clientId))
  const remove = (one: Shown) => {
    drop(one)
    setFaults([])
  }
  /** Forgets what was chosen; what is being sent is not gone on with. */
  const clear = () => {
    turn.current += 1
    setImages([])
    setFaults([])
    setSending(false)
  }
  /** Sends what was chosen, then goes on; what cannot be sent is said by its name, and nothing goes on. */
  const send = async (goOn: () => void) => {
    if (isSending) return
    const own = turn.current
    setSending(true)
    const missed: string[] = []
    for (const one of images) {
      if (turn.current !== own) return
      const given = { params: { orderId }, body: { attachment: one.file, clientId: one.clientId } }
      try {
        await sending.mutateAsync(given)
        drop(one)
      } catch (fault) {
        missed.push(`${one.file.name}: ${wordsOf(fault)}`)
      }
    }
    if (turn.current !== own) return
    setSending(false)
    setFaults(missed)
    if (missed.length === 0) goOn()
  }
  return { images, faults, choose, remove, clear, send, isSending }
}

function shown(file: File): Shown {
  return { file, clientId: crypto.randomUUID(), preview: URL.createObjectURL(file) }
}

/** Gives back the addresses of images that are shown no more. */
function useReleased(images: readonly Shown[]): void {
  const before = useRef<readonly Shown[]>([])
  useEffect(() => {
    for (const { preview } of before.current.filter((one) => !images.includes(one))) URL.revokeObjectURL(preview)
    before.current = images
  }, [images])
}
