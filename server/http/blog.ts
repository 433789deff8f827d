import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/refusal.ts'
import { robots, rssFeed, sitemap } from '../blog/feeds.ts'
import { picturesPath } from '../blog/upload.ts'
import type { Context } from '../context.ts'

/** Serves what readers of the blog fetch beside its pages: the feed, the maps for robots, and pictures. */
export function serveBlog(app: FastifyInstance, context: Context): void {
  app.get('/blog/rss.xml', async (request, reply) =>
    answer(request, reply, 'application/rss+xml; charset=utf-8', await rssFeed(context)),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    answer(request, reply, 'application/xml; charset=utf-8', await sitemap(context)),
  )
  app.get('/robots.txt', async (request, reply) => answer(request, reply, 'text/plain; charset=utf-8', robots(context)))
  app.get<{ Params: { name: string } }>(`${picturesPath}/:name`, async (request, reply) => {
    const { name } = request.params
    const picture = (await context.pictures.read(name)) ?? refuse('file.missing')
    // The name is the hash of the bytes, so the content of a URL never changes.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', `"${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .type(picture.mime)
    return isKnown(request, `"${name}"`) ? notModified(reply) : picture.bytes
  })
}

/** Answers with an ETag, and 304 to whoever has the same already. */
function answer(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply | string {
  const mark = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', 'public, max-age=60, must-revalidate').header('etag', mark)
  if (isKnown(request, mark)) return notModified(reply)
  reply.type(type)
  return text
}

function notModified(reply: FastifyReply): FastifyReply {
  return reply.code(304).send()
}

function isKnown(request: FastifyRequest, mark: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === mark)
}
