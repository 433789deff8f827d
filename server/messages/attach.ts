import { createHash, randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { attach as endpoint } from '#api/messages.ts'
import { imageTypes, megabytes, mostMessages, mostPerMinute } from '#domain/messages/bounds.ts'
import { refuse } from '#domain/refusal.ts'
import type { NewFile } from '#outside/db/asks.ts'
import { findMessage, writeMessage, writtenBefore } from '#outside/db/messages.ts'
import type { Image, ImageFault } from '#outside/images.ts'
import type { Context, SignedIn } from '../context.ts'
import { chatOf, refuseForeign } from './chat.ts'
import { presentMessage } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/**
 * Puts an image into an order's chat. The file is stored before its message and deleted where that fails: a message never leads to
 * a missing file.
 */
export async function attachImage(context: Context, asker: SignedIn, ask: Ask): Promise<ReplyOf<typeof endpoint>> {
  const { params, body } = ask
  await admitImage(context, asker, params)
  refuseForeign(asker, params.orderId, body)
  const by = asker.actor.addr
  const before = await writtenBefore(context.db, { orderId: params.orderId, by, clientId: body.clientId ?? null })
  if (before.messageId !== null) return answer(context, asker, before.messageId)
  // The database decides again; here it only saves the decoding.
  if (before.files >= mostMessages.file) refuse('chat.full')
  const image = await rewritten(context, body.attachment)
  const file = newFile(image)
  await context.files.keep(file.id, image.bytes)
  const messageId = randomUUIDv7()
  const outcome = await writeMessage(context.db, {
    messageId,
    orderId: params.orderId,
    by,
    clientId: body.clientId ?? null,
    textEnc: null,
    file,
    most: mostMessages.file,
    perMinute: mostPerMinute,
    fromWhere: asker.ip,
  })
  context.eventsCommitted()
  if (outcome.answer?.messageId !== messageId) await context.files.forget(file.id)
  if (outcome.fault) refuse(outcome.fault)
  return answer(context, asker, outcome.answer.messageId)
}

/** Whether somebody may send an image here at all; asked before the form is read. */
export async function admitImage(
  context: Context,
  asker: SignedIn,
  { orderId }: ParamsOf<typeof endpoint>,
): Promise<void> {
  if (!(await chatOf(context, asker, orderId, 'messages.attach'))) refuse('order.missing')
}

async function answer(context: Context, asker: SignedIn, messageId: string): Promise<ReplyOf<typeof endpoint>> {
  const row = (await findMessage(context.db, messageId)) ?? refuse('order.missing')
  if (row.kind !== 'file') refuse('idempotency.mismatch')
  return { message: presentMessage(context, row, asker.actor.addr) }
}

async function rewritten(context: Context, given: File): Promise<Image> {
  const allowedMb = context.settings.uploadMaxMb
  if (given.size > megabytes(allowedMb)) refuse('file.too-large', { allowedMb })
  if (!imageTypes.some((type) => type === given.type)) refuse('file.type')
  const image = await context.images.rewrite(Buffer.from(await given.arrayBuffer()), megabytes(allowedMb))
  return 'fault' in image ? refuse(refusals[image.fault], { allowedMb }) : image
}

const refusals = {
  type: 'file.type',
  damaged: 'file.damaged',
  large: 'file.too-large',
  busy: 'service.busy',
} as const satisfies Record<ImageFault, string>

function newFile({ bytes, mime, width, height }: Image): NewFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id: randomUUIDv7(), mime, size: bytes.length, width, height, sha256 }
}
