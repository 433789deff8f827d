import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, problemType, statusOf } from '#api/problem.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import { isUnavailable } from '#outside/db/retry.ts'
import { FolderAway } from '#outside/folders/folder.ts'

/** The one place where a refusal, a transport error or an unexpected error becomes an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal) return sendRefusal(reply, request, refusal)
    request.log.error({ err: error, reqId: request.id }, 'http: unexpected error, answered with 500')
    return send(reply, {
      type: 'about:blank',
      title: 'Internal server error',
      status: 500,
      code: 'server.fault',
      instance: request.id,
    })
  })
}

/** Answers a refusal as `application/problem+json`. */
export function sendRefusal(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const { code, values, fields, current } = refusal
  if (code === 'service.busy') reply.header('retry-after', '2')
  return send(reply, {
    type: `urn:surety:refusal:${code}`,
    title: code,
    status: statusOf[code],
    code,
    instance: request.id,
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...(fields.length > 0 ? { fields: [...fields] } : {}),
    ...(current === undefined ? {} : { current }),
  })
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type(problemType).serializer(JSON.stringify).send(problem)
}

const byTransport: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported-type',
}

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error
  if (isUnavailable(error) || error instanceof FolderAway) return new Refusal('service.busy')
  const code = byTransport[error.code ?? '']
  if (code) return new Refusal(code)
  const status = error.statusCode ?? 500
  if (status === 429) return new Refusal('request.too-many')
  if (status === 413) return new Refusal('request.too-large')
  if (status < 400 || status >= 500) return null
  return new Refusal('request.invalid', {}, { fields: [{ path: 'body', message: error.message }] })
}
