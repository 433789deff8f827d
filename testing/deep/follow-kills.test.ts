import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '../chain.ts'
import type { Doom } from '../doomed-follower.ts'
import { type Books, foldAnew, follow, marginSeconds, openBooks } from '../follower.ts'
import { startNode } from '../node.ts'

const agents = [accountOf(1), accountOf(2)]
const [agent = accountOf(1)] = agents
const program = join(import.meta.dirname, '..', 'doomed-follower.ts')
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

let chain: TestChain
let books: Books
let node: Awaited<ReturnType<typeof startNode>>

beforeAll(async () => {
  chain = await startTestChain()
  node = await startNode(chain.rpcUrl)
  await chain.equip(agent, { USDT: parseUnits('100000', 18) })
})
afterAll(async () => {
  await node.close()
  await chain.close()
})
beforeEach(async () => {
  books = await openBooks(agents)
})
afterEach(async () => {
  node.behave()
  await books.close()
})

async function followToTheEnd(): Promise<void> {
  const follower = follow(chain, books)
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
  await follower.stop()
}

/** Leaves the next follower everything there is: a reorganisation of what was credited, a growth, and new tokens. */
async function happenings(): Promise<void> {
  const id = await chain.wrap(agent, { native: 5n, erc20: { USDT: 10n ** 18n } })
  await chain.wrap(agent, { native: 6n })
  await followToTheEnd()
  await chain.reorg(1)
  await chain.add(agent, id, { native: 1n })
  await chain.wrap(agent, { native: 7n, erc20: { USDT: 3n } })
}

function start(lastStatement: number | null): ChildProcess {
  const { deployment } = chain
  const doom: Doom = { databaseUrl: books.url, rpcUrl: node.url, deployment, marginSeconds, lastStatement }
  return spawn(process.execPath, [program, JSON.stringify(doom)], { stdio: 'inherit' })
}

async function isKilled(child: ChildProcess): Promise<void> {
  const [, signal] =
    child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [null, child.signalCode]
  expect(signal).toBe('SIGKILL')
}

async function isTheChain(): Promise<void> {
  await followToTheEnd()
  expect(await books.state()).toEqual(await foldAnew(chain, agents))
}

describe('a follower that is killed', () => {
  test.each(upTo(8))('after statement %i is gone on with by the next', async (last) => {
    await happenings()
    await isKilled(start(last))
    await isTheChain()
  })

  test.each(upTo(8))('while it asks its node for the %ith time is gone on with by the next', async (last) => {
    await happenings()
    let requests = 0
    const child: ChildProcess = start(null)
    const exit = isKilled(child)
    node.misbehave({
      request: () => {
        requests += 1
        if (requests === last) child.kill('SIGKILL')
      },
    })
    await exit
    await isTheChain()
  })

  test('while the database writes its step is gone on with by the next', async () => {
    await happenings()
    const child = start(null)
    await books.sql('begin')
    await books.sql('select pg_advisory_xact_lock(7302, 31337)')
    const waits = "select 1 from pg_locks where locktype = 'advisory' and classid = 7302 and not granted"
    await vi.waitUntil(async () => (await books.sql(waits)).length > 0, { timeout: 120_000 })
    child.kill('SIGKILL')
    await isKilled(child)
    await books.sql('commit')
    await isTheChain()
  })

  test('again and again, from its first step on', async () => {
    await books.sql('delete from chain_cursors')
    for (const last of upTo(6)) {
      await chain.wrap(agent, { native: BigInt(last) })
      await isKilled(start(last))
    }
    await isTheChain()
  })
})

test.each(upTo(6))(
  'a follower that loses its database after statement %i is gone on with by the next',
  async (last) => {
    await happenings()
    let heard = 0
    let lost: () => void = () => undefined
    const losing = new Promise<void>((resolve) => {
      lost = resolve
    })
    const doomed = books.open(() => {
      heard += 1
      if (heard === last) lost()
    })
    const follower = follow(chain, { ...books, db: doomed })
    await losing
    await doomed.destroy()
    await follower.stop()
    await isTheChain()
  },
)
