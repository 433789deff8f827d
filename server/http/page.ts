import { randomBytes } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '#domain/refusal.ts'
import { StartFault } from '#outside/start-fault.ts'
import { blogPage, type FilledPage, postPage } from '../blog/page.ts'
import { RenderedPosts } from '../blog/rendered.ts'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import { packed } from './packed.ts'
import { filled, marked, seal } from './skeleton.ts'

const skeletonFile = new URL('../../web/index.html', import.meta.url)
/** What home shows before its script has loaded. */
const homeFile = new URL('../../web/home.html', import.meta.url)
/** Not built: a worker's address stays the same for as long as browsers know it. */
const workerFile = new URL('../../web/push-worker.js', import.meta.url)
const builtFolder = new URL('../../dist/web', import.meta.url)
const entryName = 'main.tsx'
/** Every page of a demo begins with its wallet. Only demo builds have it. */
const demoWalletName = 'wallet/demo/start.tsx'
const blogName = 'blog/BlogPage.tsx'
const postName = 'blog/PostPage.tsx'

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
)

const integrityShape = z.record(z.string(), z.string())

/** What the browser may load and connect to besides our own origin. */
export interface PageSources {
  /** The realtime endpoint, and in demo the local chain. */
  readonly connect: readonly string[]
}

/** Serves the built web app: its files for ever, its page anew for each request, with a nonce of its own. */
export async function servePage(app: FastifyInstance, context: Context, sources: PageSources): Promise<void> {
  const { settings } = context
  const built = await findBuild()
  const skeletons = await loadSkeletons(built, settings.demo)
  const worker = await readFile(workerFile, 'utf8')
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  })
  app.get('/push-worker.js', (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8')
    return reply.send(worker)
  })
  /** No copy of a page is ever kept: its nonce is good for one answer. */
  const send = async (request: FastifyRequest, reply: FastifyReply, skeleton: string, page: FilledPage | null) => {
    const nonce = randomBytes(16).toString('base64')
    const text = page ? filled(skeleton, page, nonce) : marked(skeleton, nonce)
    reply
      .header('content-security-policy', policy(nonce, sources, settings))
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    return reply.send(await packed(request, reply, text))
  }
  const rendered = new RenderedPosts(context.sanitiser)
  app.get('/blog', async (request, reply) => send(request, reply, skeletons.blog, await blogPage(context)))
  app.get<{ Params: { postId: string } }>('/blog/:postId', async (request, reply) => {
    const page = await postPage(context, rendered, request.params.postId)
    return send(request, reply.code(page.status), skeletons.post, page)
  })
  app.get('/', async (request, reply) => send(request, reply, skeletons.home, null))
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) refuse('route.missing')
    return send(request, reply, skeletons.plain, null)
  })
}

/** dist/web is a link to the newest build. A server keeps the one that it began with, whatever is built beside it. */
async function findBuild(): Promise<string> {
  return realpath(fileURLToPath(builtFolder)).catch(() => {
    throw new StartFault('The web app is not built; run `npm run build` first.')
  })
}

/** The page with what it loads, and the same for the two pages that can be read before their program. */
async function loadSkeletons(
  built: string,
  isDemo: boolean,
): Promise<Record<'plain' | 'home' | 'blog' | 'post', string>> {
  const skeleton = await readFile(skeletonFile, 'utf8')
  const home = (await readFile(homeFile, 'utf8')).replace('{{seal}}', seal)
  const integrity = integrityShape.parse(JSON.parse(await readFile(join(built, '.vite', 'integrity.json'), 'utf8')))
  const digestOf = (file: string) => {
    const digest = integrity[`/${file}`]
    if (!digest) throw new StartFault(`The web build has no digest of ${file}; run \`npm run build\` again.`)
    return `integrity="${digest}" crossorigin`
  }
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8')))
  const entry = manifest[entryName]
  if (!entry) throw new StartFault('The web build has no entry; run `npm run build` again.')
  const turned = entry.imports?.find((name) => manifest[name]?.imports?.includes(entryName))
  if (turned) throw new StartFault(`The web build begins in a circle: ${turned} imports what imports it.`)
  // The browser checks every later import against this map's integrity hashes.
  const map = `<script type="importmap" nonce="{{nonce}}">${JSON.stringify({ integrity })}</script>`
  const withPage = (page: string | null) => {
    const wallet = isDemo ? [demoWalletName] : []
    const names = [...(entry.imports ?? []), ...wallet, ...(page ? [page, ...(manifest[page]?.imports ?? [])] : [])]
    const chunks = [...new Set(names)].filter((name) => name !== entryName).flatMap((name) => manifest[name] ?? [])
    const styles = [...new Set([entry, ...chunks].flatMap(({ css }) => css ?? []))]
    const sheets = styles.map((file) => `<link rel="stylesheet" href="/${file}" ${digestOf(file)}>`).join('\n    ')
    // The entry's imports are scripts of their own: between two short scripts a page can react, within a long one it cannot.
    const ofEntry = new Set((entry.imports ?? []).map((name) => manifest[name]?.file))
    const script = (file: string) =>
      `<script type="module" nonce="{{nonce}}" src="/${file}" ${digestOf(file)}></script>`
    const scripts = [
      ...chunks.map(({ file }) =>
        ofEntry.has(file) ? script(file) : `<link rel="modulepreload" href="/${file}" ${digestOf(file)}>`,
      ),
      script(entry.file),
    ]
    // A rendered page needs its styles before it is painted; a skeleton brings its own and is painted while they load.
    const [inHead, inBody] = page ? [sheets, ''] : ['', sheets]
    return skeleton
      .replace('{{integrity}}', () => map)
      .replace('{{assets}}', () => [inHead, ...scripts].filter(Boolean).join('\n    '))
      .replace('<!--styles-->', () => inBody)
  }
  const plain = withPage(null)
  return {
    plain,
    home: plain.replace(/<!--body-->[\s\S]*<!--\/body-->/, () => home),
    blog: withPage(blogName),
    post: withPage(postName),
  }
}

function policy(nonce: string, sources: PageSources, settings: Settings): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${sources.connect.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default surety-post',
  ]
  if (settings.publicOrigin.startsWith('https:')) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}
