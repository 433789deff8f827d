import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Claim } from '#outside/claim.ts'
import type { Log } from '#outside/log.ts'
import { endProcess, freePort, markOf } from '#outside/processes.ts'
import { StartFault } from '#outside/start-fault.ts'

/** What starts a program. */
export type Command = { file: string; args: string[]; options: SpawnOptions }

/** A program that serves one TCP port on loopback as a child of this process. */
export type Service = {
  name: string
  /** Signals that end it, from the politest to the one that nothing refuses. */
  waysToEnd: [NodeJS.Signals, ...NodeJS.Signals[]]
  logFile: string
  command(port: number): Command
  isReady(child: ChildProcess, port: number): Promise<boolean>
  /** The line of its output that says why it ended at once. */
  complaint(output: string): string
  /** Whether that output says that the port was taken by another between choice and use. */
  lostPort(output: string): boolean
}

const portAttempts = 5
const readyPollMs = 20
const startPatienceMs = 60_000
const stopPatienceMs = 30_000
const logLimitBytes = 5_000_000

/**
 * Starts the service on a free port and resolves once it is ready; `stop` waits for its end and gives the claim back.
 * Throws StartFault when it ends at once or is not ready within a minute.
 */
export async function startService(
  service: Service,
  held: Claim,
  log: Log,
): Promise<{ port: number; stop(): Promise<void> }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const { child, logStart } = launch(service, port)
    const mark = markOf(child.pid ?? 0)
    if (mark !== undefined) await held.record(mark)
    if (await becomesReady(service, child, port)) return { port, stop: guard(service, child, held, log) }
    const output = readFileSync(service.logFile, 'utf8').slice(logStart)
    if (!service.lostPort(output) || attempt === portAttempts) {
      throw new StartFault(
        `${service.name} did not start: ${service.complaint(output)} (its log is ${service.logFile})`,
      )
    }
  }
}

/** Ends a child that a crashed owner left running. */
export async function endOrphan(service: Pick<Service, 'name' | 'waysToEnd'>, held: Claim, log: Log): Promise<void> {
  if (held.orphan === undefined) return
  log.warn({ pid: held.orphan.pid }, `${service.name}: left over from a crash, it is stopped`)
  await endProcess(held.orphan, service.waysToEnd, stopPatienceMs)
}

function launch(service: Service, port: number): { child: ChildProcess; logStart: number } {
  const written = existsSync(service.logFile) ? statSync(service.logFile).size : 0
  const logStart = written < logLimitBytes ? written : 0
  const output = openSync(service.logFile, logStart === 0 ? 'w' : 'a', 0o600)
  const { file, args, options } = tiedToUs(service.command(port), service.waysToEnd[0])
  // A session of its own: Ctrl-C in the terminal reaches our process alone, which drains first and stops this one last.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] })
  child.once('error', () => undefined)
  closeSync(output)
  return { child, logStart }
}

/**
 * On Linux the child asks the system for a signal at the death of its parent, so that even one that was killed leaves
 * nothing behind. Elsewhere the next start finds what was left.
 */
function tiedToUs(command: Command, signal: NodeJS.Signals): Command {
  const tie = ['--pdeathsig', signal.replace('SIG', '')]
  if (process.platform !== 'linux' || spawnSync('setpriv', [...tie, 'true']).status !== 0) return command
  return { ...command, file: 'setpriv', args: [...tie, command.file, ...command.args] }
}

/** Returns false when the process ends before it is ready. */
async function becomesReady(service: Service, child: ChildProcess, port: number): Promise<boolean> {
  const until = Date.now() + startPatienceMs
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    if (await service.isReady(child, port)) return true
    if (Date.now() > until) {
      child.kill('SIGKILL')
      throw new StartFault(`${service.name} was not ready after ${startPatienceMs / 1000} seconds.`)
    }
    await pause(readyPollMs)
  }
  return false
}

/** Watches the child until it is stopped, and returns how to stop it. */
function guard(service: Service, child: ChildProcess, held: Claim, log: Log): () => Promise<void> {
  const mark = markOf(child.pid ?? 0)
  // If this process exits without stopping it, the child gets at least a signal.
  const tellToGo = () => child.kill(service.waysToEnd[0])
  const complain = () =>
    log.warn({ pid: child.pid }, `${service.name}: exited unexpectedly, it is back after a restart of the server`)
  process.once('exit', tellToGo)
  child.once('exit', complain)
  return async () => {
    process.off('exit', tellToGo)
    child.off('exit', complain)
    if (mark !== undefined) await endProcess(mark, service.waysToEnd, stopPatienceMs)
    await held.release()
  }
}
