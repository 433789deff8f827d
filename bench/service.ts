import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** User and system time of all processes of the embedded database, in seconds, also of those that have ended. */
export function postgresCpu(dataDir: string): number {
  const [postmaster = 0, ...children] = postgresPids(dataDir)
  return children.reduce((sum, pid) => sum + cpuSecondsOf(pid), cpuSecondsOf(postmaster, true))
}

/** The processes of the embedded database, the first of them before its children (Linux). */
export function postgresPids(dataDir: string): readonly number[] {
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const all = existsSync('/proc') ? readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)) : []
  return [postmaster, ...all.filter((pid) => parentOf(pid) === postmaster)].map(Number)
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  } catch {
    return undefined
  }
}
