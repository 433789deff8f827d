/**
 * One of several processes of a machine that serve (`WORKERS`): a whole server, started and ended by ops/supervisor.ts. Ctrl-C in
 * a terminal is heard by all processes of it: the supervisor alone acts on it. SIGTERM to one worker has it replaced.
 */

import { StartFault } from '#outside/start-fault.ts'
import { SharedRateLimit } from '#server/http/shared-rate-limit.ts'
import { type Running, serve } from '#server/main.ts'
import type { Said, Told } from './supervisor.ts'

const ending = new AbortController()
let shared: SharedRateLimit | null = null

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('SIGTERM', () => ending.abort())
process.on('message', (told: Told) => {
  if ('stop' in told) ending.abort()
  else shared?.hear(told)
})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const running: Running = await serve(process.env, {
    isOpened: true,
    shared: (connections) => {
      shared = new SharedRateLimit(say, connections)
      return shared
    },
  })
  say({ ready: true })
  await asked()
  await running.stop()
  process.exit(0)
} catch (error) {
  say({ fault: error instanceof StartFault ? error.message : String(error instanceof Error ? error.stack : error) })
  // Not before it was said.
  process.disconnect?.()
}

function say(said: Said): void {
  process.send?.(said, () => undefined)
}

function asked(): Promise<void> {
  if (ending.signal.aborted) return Promise.resolve()
  return new Promise((resolve) => ending.signal.addEventListener('abort', () => resolve(), { once: true }))
}
