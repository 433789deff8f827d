import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A process that is being measured: where it answers, and the CPU seconds it has used. */
export interface Service {
  readonly url: string
  /** What it measured itself before it was ready, where it was asked to. */
  readonly micros: number
  cpuSeconds(): number
  stop(): Promise<void>
}

/** Starts a script of the bench and waits until it prints `url …`. */
export async function startService(script: string, env: Record<string, string> = {}): Promise<Service> {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let micros = Number.NaN
  for await (const line of createInterface({ input: child.stdout })) {
    micros = Number(/^micros (.+)$/.exec(line)?.[1] ?? micros)
    const url = /^url (.+)$/.exec(line)?.[1]
    if (!url) continue
    const stop = async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    return { url, micros, cpuSeconds: () => cpuSecondsOf(child.pid ?? 0), stop }
  }
  throw new Error(`${script} ended before it was ready`)
}

const ticksPerSecond = 100

/** User and system time of a process, and of its children that have ended where asked, from the kernel's own books (Linux); NaN elsewhere. */
export function cpuSecondsOf(pid: number, withEnded = false): number {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []).map(Number)
    const counted = fields.slice(11, withEnded ? 15 : 13)
    return counted.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
