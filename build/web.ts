import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const current = join(dist, 'web')
const sources = ['web', 'domain', 'api', 'contracts/abi', 'vite.config.ts', 'package-lock.json']
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
// Below this a compressed copy saves less than its own headers cost.
const smallestWorthIt = 1024
const lockPollMs = 100
const buildsKept = 4

/** A demo build holds the demo wallet; a production build is without a trace of it. */
export type BuildMode = 'demo' | 'production'

/**
 * Makes sure that dist/web, a link, leads to a build that fits the sources and the mode, building only when there is none.
 * Builds stand beside each other, so a server that runs keeps the files it began with. Of several starts at the same
 * moment one builds and the others wait for it. Throws when the build fails or is broken off by the signal.
 */
export async function buildWeb(signal: AbortSignal, mode: BuildMode, say: (line: string) => void): Promise<void> {
  const name = `web-${mode}-${sourceHash(root, sources).slice(0, 16)}`
  if (isCurrent(name)) return
  mkdirSync(dist, { recursive: true })
  const lock = await waitForTurn(signal)
  try {
    if (!existsSync(join(dist, name))) {
      say('Building the web app, because its sources changed …')
      await build(name, mode, signal)
    }
    makeCurrent(name)
    removeOldBuilds()
  } finally {
    lock.close()
  }
}

function isCurrent(name: string): boolean {
  return existsSync(join(current, '.vite')) && lstatSync(current).isSymbolicLink() && readlinkSync(current) === name
}

/** Made beside its place and moved there when complete, so that a build that is broken off is never taken for one. */
async function build(name: string, mode: BuildMode, signal: AbortSignal): Promise<void> {
  const unfinished = join(dist, `${name}.new`)
  await runVite(unfinished, mode, signal)
  writeIntegrity(unfinished)
  await compressAssets(unfinished)
  renameSync(unfinished, join(dist, name))
}

function makeCurrent(name: string): void {
  const link = join(dist, 'web.new')
  rmSync(link, { force: true })
  symlinkSync(name, link)
  if (existsSync(current) && !lstatSync(current).isSymbolicLink()) rmSync(current, { recursive: true })
  renameSync(link, current)
  // Its age is counted from its last use.
  utimesSync(join(dist, name), new Date(), new Date())
}

function removeOldBuilds(): void {
  const builds = readdirSync(dist)
    .filter((name) => /^web-.+-[0-9a-f]{16}$/.test(name))
    .map((name) => join(dist, name))
  const byAge = builds.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(buildsKept)) rmSync(old, { recursive: true })
}

async function waitForTurn(signal: AbortSignal): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(dist, 'build.lock'), { timeout: 0 })
  for (;;) {
    try {
      lock.exec('begin exclusive')
      return lock
    } catch {
      await pause(lockPollMs, undefined, { signal })
    }
  }
}

async function runVite(outDir: string, mode: BuildMode, signal: AbortSignal): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const options = { cwd: root, stdio: 'inherit', signal } as const
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, [vite, ...args], options)
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  if ((await promise) !== 0) throw new Error('the web app could not be built')
}

/**
 * What each script and style must be, by its address: the page says it to browsers, which refuse what is otherwise (SRI). Throws when one
 * of the build's own manifest is missing, so that no page can name a file without it.
 */
function writeIntegrity(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const digests = files.map((name) => [
    `/assets/${name}`,
    `sha384-${hash('sha384', readFileSync(join(folder, 'assets', name)), 'base64')}`,
  ])
  const integrity: Record<string, string> = Object.fromEntries(digests)
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const loaded = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const without = loaded.filter((file) => /\.(js|css)$/.test(file) && !integrity[`/${file}`])
  if (without.length > 0) throw new Error(`the build has no digest of ${without.join(', ')}`)
  writeFileSync(join(folder, '.vite', 'integrity.json'), JSON.stringify(integrity))
}

/** Compressed once here, at the best level, instead of at each request. */
async function compressAssets(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
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
