import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { summaries } from '#api/summaries.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
const folder = mkdtempSync(join(tmpdir(), 'surety-build-'))
const traces = ['app.surety.demo', 'Demo wallet', 'data-demo-wallet', 'Pretend chain']

/** In bytes, compressed: what a first visit to home may load before it can be used. */
const homeBudget = 150 * 1024

type Manifest = Record<string, { file: string; imports?: string[] }>

function build(mode: 'demo' | 'production'): string {
  const out = join(folder, mode)
  const flags = ['build', '--mode', mode, '--outDir', out, '--emptyOutDir', '--logLevel', 'error']
  const { status, stderr } = spawnSync(process.execPath, [vite, ...flags], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return out
}

function everything(out: string): string {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => join(out, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'))
  return [...files, ...contents].join('\n')
}

/** The files that come with an entry of the manifest, all of its static imports included. */
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (!entry || seen.has(entry.file)) return
    seen.add(entry.file)
    entry.imports?.forEach(visit)
  }
  names.forEach(visit)
  return seen
}

let production: string

beforeAll(() => {
  production = build('production')
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a production build', () => {
  test('has no trace of the demo wallet, which a demo build has', { timeout: 240_000 }, () => {
    const demo = everything(build('demo'))
    const built = everything(production)
    for (const trace of traces) {
      expect(demo).toContain(trace)
      expect(built).not.toContain(trace)
    }
  })

  test('has none of the sentences of the API’s documentation', () => {
    const built = everything(production)
    for (const summary of Object.values(summaries)) expect(built).not.toContain(summary)
  })

  test('keeps the realtime client and chain code out of what home loads first, within its budget', () => {
    const manifest = JSON.parse(readFileSync(join(production, '.vite', 'manifest.json'), 'utf8')) as Manifest
    expect(manifest['main.tsx']).toBeDefined()
    const first = [...filesOf(manifest, ['main.tsx'])]
    const contents = first.map((file) => readFileSync(join(production, file)))
    expect(contents.join('\n')).not.toMatch(/centrifuge\.|mnemonicToAccount|createWalletClient/)
    const size = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
    expect(size).toBeLessThanOrEqual(homeBudget)
  })
})
