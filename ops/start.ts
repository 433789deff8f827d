/**
 * `npm start` and, with --dev, `npm run dev`: builds the web app where needed, serves, says where, and owns the signals.
 * Everything that was started is stopped again, in order, however the end comes: Ctrl-C, SIGTERM, the terminal closing,
 * or, with --with-parent, the parent being killed (the npm scripts say `exec`, so that npm itself is our parent).
 * With --built it serves dist/ as it lies there, as the image does.
 */

import './env-file.ts'
import { StartFault } from '#outside/start-fault.ts'
import { serve } from '#server/main.ts'

// A terminal sends Ctrl-C to npm and to us, and npm passes its own on: two within this time are one.
const oneKeyPressMs = 1000
const parentPollMs = 500
const dev = process.argv.includes('--dev')
const withParent = process.argv.includes('--with-parent')

const ending = new AbortController()
let askedAt = 0

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => askToEnd())
watchParent()
// With the terminal gone, writing to it fails; that must not keep us from stopping what we started.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const running = await start()
  if (!ending.signal.aborted) {
    console.log(`\nSurety is ready. Open ${running.url} (Ctrl-C stops it)\n`)
    await toldToEnd()
  }
  console.log('Stopping …')
  await running.stop()
  process.exit(0)
} catch (error) {
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}

async function start(): Promise<{ url: string; stop(): Promise<void> }> {
  // build/ and Vite are for a checkout: what was built elsewhere starts without them.
  if (dev) return (await import('../build/dev.ts')).serveDev(process.env)
  if (!process.argv.includes('--built')) {
    const { buildWeb, modeOf } = await import('../build/web.ts')
    await buildWeb(ending.signal, modeOf(process.env), console.log)
  }
  return serve(process.env)
}

function askToEnd(): void {
  const now = Date.now()
  if (!ending.signal.aborted) {
    askedAt = now
    ending.abort()
  } else if (now - askedAt > oneKeyPressMs) {
    console.error('Stopping at once, without waiting.')
    process.exit(130)
  }
}

function watchParent(): void {
  if (!withParent) return
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent && !ending.signal.aborted) askToEnd()
  }
  setInterval(look, parentPollMs).unref()
}

function toldToEnd(): Promise<void> {
  return new Promise((resolve) => ending.signal.addEventListener('abort', () => resolve(), { once: true }))
}
