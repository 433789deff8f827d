import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
/** Higher qualities cost more CPU than they save bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/**
 * A text, compressed where the client accepts it. Only for answers without a secret beside text that others choose: the compressed
 * length would reveal it (BREACH).
 */
export async function packed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding')
  if (!takesBrotli(String(request.headers['accept-encoding'] ?? ''))) return text
  reply.header('content-encoding', 'br')
  return brotli(text, { params })
}

/** RFC 9110 §12.5.3: what is listed with a weight of 0 is refused. */
function takesBrotli(accepted: string): boolean {
  return accepted.split(',').some((each) => {
    const [coding, ...params] = each.split(';').map((part) => part.trim().toLowerCase())
    return coding === 'br' && !params.some((param) => /^q=0(?:\.0{0,3})?$/.test(param))
  })
}
