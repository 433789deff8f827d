import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, plainEnvironment, processesWith, serverOf, startProduct } from './product.ts'

const project = join(import.meta.dirname, '..', '..')
const isRoot = process.getuid?.() === 0
let home: string

beforeEach(async () => {
  // mkdtemp makes folders that only their owner may enter.
  home = await mkdtemp(join(tmpdir(), 'surety-clone-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

async function startsAndStops(account: Account | undefined): Promise<void> {
  const folder = join(home, 'surety')
  run('git', ['clone', '--quiet', project, folder])
  if (account !== undefined) run('chown', ['-R', `${account.uid}:${account.gid}`, home])
  const dataDir = join(folder, '.data')
  const env = account === undefined ? {} : { HOME: home, npm_config_cache: join(home, 'cache') }
  const product = await startProduct({ folder, dataDir, env, account })
  const url = await product.ready
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await (await fetch(url)).text()).toContain('<script type="module"')

  const server = serverOf(dataDir)
  expect(readlinkSync(`/proc/${server}/exe`)).toBe(join(folder, 'node_modules', 'node', 'bin', 'node'))
  expect(readFileSync(`/proc/${server}/status`, 'utf8')).toMatch(
    new RegExp(`^Uid:\t${account?.uid ?? process.getuid?.()}\t`, 'm'),
  )
  product.npm.kill('SIGINT')
  expect(await product.ended).toBe(0)
  expect(processesWith(home)).toEqual([])
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { env: plainEnvironment(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

test(`npm start on a clean clone, as ${isRoot ? 'root under a folder closed to all others' : 'an ordinary user'}`, async () => {
  await startsAndStops(undefined)
})

test.runIf(isRoot)(
  'npm start on a clean clone, as an ordinary user without an entry in the list of users',
  async () => {
    await startsAndStops({ uid: 12345, gid: 12345 })
  },
)
