import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { megabytes } from '#domain/messages/bounds.ts'
import { Refusal, type RefusalCode, refuse } from '#domain/refusal.ts'
import type { World } from '../world.ts'

/** The field under which a form carries its file. */
const fileField = 'attachment'

const bounds = { fieldNameSize: 40, fieldSize: 200, fields: 8, files: 1, parts: 9, headerPairs: 20 } as const

/** Lets the routes of this scope, and only these, take multipart forms. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart)
}

/**
 * Reads a form: its fields as texts, its one file whole. It is read only now, when it is known that its sender may try, and not
 * beyond what is allowed. A form that is refused ends its connection: what still comes of it is not waited for.
 */
export async function readForm(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, string | File>> {
  if (!request.isMultipart()) refuse('request.unsupported-type')
  const allowedMb = world.settings.uploadMaxMb
  try {
    return await readParts(request, megabytes(allowedMb))
  } catch (error) {
    reply.header('connection', 'close')
    if (error instanceof Refusal) throw error
    const code = String((error as { code?: unknown }).code)
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('file.too-large', { allowedMb })
    throw new Refusal(
      tooMany.get(code) ?? 'request.invalid',
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

async function readParts(request: FastifyRequest, fileSize: number): Promise<Record<string, string | File>> {
  const read: Record<string, string | File> = Object.create(null)
  for await (const part of request.parts({ limits: { ...bounds, fileSize } })) {
    const { fieldname } = part
    if (fieldname in read) throw new Error('a field came twice')
    if (part.type === 'file') {
      if (fieldname !== fileField) throw new Error('a file came under another name')
      const bytes = await part.toBuffer()
      // Its name is the sender's own business.
      read[fieldname] = new File([new Uint8Array(bytes)], '', { type: part.mimetype })
    } else {
      if (part.valueTruncated || typeof part.value !== 'string') throw new Error('a field is too long')
      read[fieldname] = part.value
    }
  }
  return read
}
