import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createVite } from 'vite'
import { freePort } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'
import { serve } from '#server/main.ts'

/** What the server answers itself; everything else is the page and its modules, which Vite serves and reloads. */
const serverPaths = '^/(api/|connection/|healthz$|readyz$|metrics$|blog/images/|blog/rss.xml$|sitemap.xml$|robots.txt$)'

/**
 * The product with hot reload: Vite at the address that people open, the server behind it on a port of its own.
 * Throws StartFault when the port is in use.
 */
export async function serveDev(env: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const port = Number(env.PORT || 3000)
  const url = `http://127.0.0.1:${port}`
  const front = createServer()
  await listen(front, port)
  const behind = await freePort()
  const running = await serve({ ...env, PORT: String(behind), PUBLIC_ORIGIN: url, WORKERS: '1' }, { withoutPage: true })
  const vite = await createVite({
    // As a part of our server, not as one of its own, Vite leaves the signals to us.
    server: {
      middlewareMode: { server: front },
      hmr: { server: front },
      proxy: { [serverPaths]: { target: `http://127.0.0.1:${behind}`, ws: true } },
    },
    plugins: [{ name: 'page', transformIndexHtml: { order: 'pre', handler: fillPage } }],
    optimizeDeps: { entries: ['main.tsx'] },
    logLevel: 'warn',
  })
  front.on('request', vite.middlewares)
  return {
    url,
    stop: async () => {
      await vite.close()
      front.closeAllConnections()
      front.close()
      await running.stop()
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new StartFault(`The port ${port} is in use; set PORT to another one.`)
  }
}

/** The server fills the page from the build; here its modules come straight from their sources. */
function fillPage(page: string): string {
  return page
    .replaceAll('{{nonce}}', 'dev')
    .replace('{{integrity}}', '')
    .replace('{{assets}}', '<script type="module" src="/main.tsx"></script>')
}
