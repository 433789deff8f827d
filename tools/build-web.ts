import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist', 'web')
const stamp = join(root, 'dist', 'web.stamp')
const sources = ['web', 'domain', 'api', 'contracts/abi', 'vite.config.ts', 'package-lock.json']
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
// Below this a compressed copy saves less than its own headers cost.
const smallestWorthIt = 1024
const lockPollMs = 100

/** A demo build holds the demo wallet; a production build is without a trace of it. */
export type BuildMode = 'demo' | 'production'

/**
 * Makes sure that the built web app in dist/web fits its sources and the mode, building only when they changed. Of several
 * starts at the same moment one builds and the others wait for it. Throws when the build fails or is broken off by the signal.
 */
export async function buildWeb(signal: AbortSignal, mode: BuildMode, say: (line: string) => void): Promise<void> {
  const wanted = `${mode} ${sourceHash(root, sources)}`
  if (fits(wanted)) return
  mkdirSync(join(root, 'dist'), { recursive: true })
  const lock = await waitForTurn(signal)
  try {
    if (fits(wanted)) return
    say('Building the web app, because its sources changed …')
    await runVite(signal, mode)
    await compressAssets()
    writeFileSync(stamp, wanted)
  } finally {
    lock.close()
  }
}

function fits(wanted: string): boolean {
  return existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

async function waitForTurn(signal: AbortSignal): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(root, 'dist', 'build.lock'), { timeout: 0 })
  for (;;) {
    try {
      lock.exec('begin exclusive')
      return lock
    } catch {
      await pause(lockPollMs, undefined, { signal })
    }
  }
}

async function runVite(signal: AbortSignal, mode: BuildMode): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const options = { cwd: root, stdio: 'inherit', signal } as const
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], options)
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  if ((await promise) !== 0) throw new Error('the web app could not be built')
}

/** Compressed once here, at the best level, instead of at each request. */
async function compressAssets(): Promise<void> {
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const content = readFileSync(path)
    if (content.length < smallestWorthIt) continue
    writeFileSync(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, await zip(content, { level: 9 }))
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Demo is what the server does unless it is told that this is production, and so is its build. */
export function modeOf(env: NodeJS.ProcessEnv): BuildMode {
  const demo = env.DEMO ? env.DEMO === 'on' : env.NODE_ENV !== 'production'
  return demo ? 'demo' : 'production'
}

if (import.meta.main) {
  const mode = process.argv.includes('--demo') ? 'demo' : 'production'
  await buildWeb(new AbortController().signal, mode, console.log)
}
