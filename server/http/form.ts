import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { megabytes } from '#domain/messages/bounds.ts'
import { Refusal, type RefusalCode, refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'

/** The field under which a form carries its file. */
const fileField = 'attachment'

const bounds = { fieldNameSize: 40, fieldSize: 200, fields: 8, files: 1, parts: 9, headerPairs: 20 } as const

/** Lets the routes of this scope, and only these, take multipart forms. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  // `wholeFile` counts the bytes: the plugin would wait for the end of the file before it refuses.
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads a form: its fields as texts, its one file whole. Called once it is known that the sender may try. A form that is too large
 * is refused and its connection ended, without waiting for the rest.
 */
export async function readForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, string | File>> {
  if (!request.isMultipart()) refuse('request.unsupported-type')
  try {
    return await readParts(request, context.settings.uploadMaxMb)
  } catch (error) {
    reply.header('connection', 'close')
    if (error instanceof Refusal) throw error
    const code = tooMany.get(String((error as { code?: unknown }).code)) ?? 'request.invalid'
    throw new Refusal(
      code,
      {},
      { fields: [{ path: 'body', message: 'is not a form of one file and a few short fields' }] },
    )
  }
}

const tooMany = new Map<string, RefusalCode>([
  ['FST_PARTS_LIMIT', 'request.too-large'],
  ['FST_FILES_LIMIT', 'request.too-large'],
  ['FST_FIELDS_LIMIT', 'request.too-large'],
])

async function readParts(request: FastifyRequest, allowedMb: number): Promise<Record<string, string | File>> {
  const read: Record<string, string | File> = Object.create(null)
  // One byte more than is allowed shows that there is more.
  const fileSize = megabytes(allowedMb) + 1
  for await (const part of request.parts({ limits: { ...bounds, fileSize } })) {
    const { fieldname } = part
    if (fieldname in read) throw new Error('a field came twice')
    if (part.type === 'file') {
      if (fieldname !== fileField) throw new Error('a file came under another name')
      // Its name is the sender's own business.
      read[fieldname] = new File(await wholeFile(part.file, allowedMb), '', { type: part.mimetype })
    } else {
      if (part.valueTruncated || typeof part.value !== 'string') throw new Error('a field is too long')
      read[fieldname] = part.value
    }
  }
  return read
}

/** A file that is within its bounds; the first byte beyond them ends the reading. */
async function wholeFile(file: Readable, allowedMb: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > megabytes(allowedMb)) refuse('file.too-large', { allowedMb })
    chunks.push(chunk)
  }
  return chunks
}
