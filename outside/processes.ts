import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A process as it can be written down and recognised later, even when its number has been given to another since. */
export type ProcessMark = { pid: number; born: string }

const bootFile = '/proc/sys/kernel/random/boot_id'
const pollMs = 20

/** The mark of a living process, or undefined when there is none of that number (a zombie counts as gone). */
export function markOf(pid: number): ProcessMark | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid)
  return born === undefined ? undefined : { pid, born }
}

/** Whether the very process that was marked still lives. */
export function lives(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.born === mark.born
}

/** The command line of a process, words separated by blanks; empty when it is gone or may not be read. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Sends the signals in turn, each followed by a wait of at most `patienceMs`, until the process is gone. */
export async function endProcess(mark: ProcessMark, signals: NodeJS.Signals[], patienceMs: number): Promise<void> {
  for (const signal of signals) {
    if (!lives(mark)) return
    signalProcess(mark.pid, signal)
    const until = Date.now() + patienceMs
    while (lives(mark) && Date.now() < until) await pause(pollMs)
  }
}

/** Sends one signal; a process that is already gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A TCP port on 127.0.0.1 that is free now. Another process may take it before it is used: callers try again. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', resolve)
  await promise
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has no port')
  return address.port
}

function bornOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, ticksSinceBoot] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? undefined : `${readFileSync(bootFile, 'utf8').trim()}:${ticksSinceBoot}`
  } catch {
    return undefined
  }
}

function bornByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
