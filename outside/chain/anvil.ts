import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { claim } from '#outside/claim.ts'
import type { Log } from '#outside/log.ts'
import { endOrphan, type Service, startService } from '#outside/service.ts'
import { StartFault } from '#outside/start-fault.ts'

/** A running local chain, reachable on loopback only. Its accounts are those of anvil's well-known mnemonic. */
export type Anvil = { rpcUrl: string; chainId: number; stop(): Promise<void> }

const chainId = 31337
const secondsBetweenSaves = 10
const statesInMemory = 256

/**
 * Starts anvil with its state in `<dataDir>/chain` and resolves once it answers. Blocks come every `blockSeconds` and at
 * once for a transaction. The state is written every ten seconds and when it stops, so a second start continues the
 * chain; a chain left over from a crash in the same folder is stopped first (and so saved).
 * Throws StartFault when the folder cannot be written, is in use by a living instance, or anvil refuses to start.
 */
export async function startAnvil(options: {
  dataDir: string
  log: Log
  blockSeconds: number
  /** The one page that browsers let talk to the chain; every page where nothing is said. */
  allowOrigin?: string
  /** Another number than the local chain's, for a second one. */
  chainId?: number
}): Promise<Anvil> {
  const dataDir = resolve(options.dataDir)
  const held = await claim(dataDir, 'chain')
  try {
    const home = join(dataDir, 'chain')
    await mkdir(home, { recursive: true, mode: 0o700 })
    const id = options.chainId ?? chainId
    const service = anvilIn(home, options.blockSeconds, id, options.allowOrigin)
    await endOrphan(service, held, options.log)
    await chooseState(home, options.log)
    const { port, stop } = await startService(service, held, options.log)
    return { rpcUrl: urlOf(port), chainId: id, stop }
  } catch (error) {
    await held.release()
    throw error
  }
}

function anvilIn(home: string, blockSeconds: number, id: number, allowOrigin?: string): Service {
  const pages = allowOrigin === undefined ? [] : ['--allow-origin', allowOrigin]
  const mining = ['--chain-id', `${id}`, '--block-time', `${blockSeconds}`, '--mixed-mining']
  const saving = ['--state', join(home, 'state.json'), '--state-interval', `${secondsBetweenSaves}`]
  const bounds = ['--prune-history', `${statesInMemory}`, '--cache-path', join(home, 'cache'), '--quiet']
  return {
    name: 'The local chain',
    waysToEnd: ['SIGTERM', 'SIGKILL'],
    logFile: join(home, 'anvil.log'),
    command: (port) => ({
      file: binary(),
      args: ['--host', '127.0.0.1', '--port', `${port}`, ...mining, ...saving, ...bounds, ...pages],
      options: { cwd: home, env: { PATH: process.env.PATH ?? '', HOME: home } },
    }),
    isReady: (_child, port) => answers(port, id),
    complaint: (output) => output.trim().split('\n').at(-1) ?? '',
    lostPort: (output) => output.includes('in use'),
  }
}

/**
 * anvil does not write its state in one step: where it was killed at that moment, the copy taken at the start before
 * takes the place of the broken file.
 */
async function chooseState(home: string, log: Log): Promise<void> {
  const state = join(home, 'state.json')
  const before = join(home, 'state-before.json')
  if (!existsSync(state)) return
  if (await isWhole(state)) {
    await copyFile(state, `${before}.new`)
    await rename(`${before}.new`, before)
    return
  }
  await rm(state)
  if (existsSync(before)) await copyFile(before, state)
  const from = existsSync(state) ? 'the copy of the last start' : 'zero'
  log.warn({ state }, `local chain: state file was half written, it goes on from ${from}`)
}

async function isWhole(path: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(path, 'utf8'))
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** Gives an account of a local chain more native coin than it can spend. Throws when the node is not an anvil. */
export async function fundOnAnvil(rpcUrl: string, addr: string): Promise<void> {
  const balance = `0x${(10n ** 24n).toString(16)}`
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [addr, balance] })
  const reply = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error } = (await reply.json()) as { error?: { message: string } }
  if (error) throw new StartFault(`The local chain is not an anvil: ${error.message}`)
}

/** anvil's npm package carries a JavaScript wrapper; signals must reach the program itself, so it is found here. */
function binary(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}`
  const require = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
  try {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'bin')
    return join(folder, process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch {
    throw new StartFault(`There is no local chain for this machine (${name}); set CHAINS to nodes of your own.`)
  }
}

async function answers(port: number, id: number): Promise<boolean> {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const reply = await fetch(urlOf(port), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return Number(((await reply.json()) as { result?: string }).result) === id
  } catch {
    return false
  }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
