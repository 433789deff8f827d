import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'

const agent = accountOf(1)
const tables = [
  'chain_blocks',
  'chain_touches',
  'chain_cursors',
  'chain_assets',
  'wnfts',
  'wnft_items',
  'collaterals',
  'outbox',
]

let chain: TestChain
let books: Books

beforeAll(async () => {
  chain = await startTestChain()
  books = await openBooks([agent])
  // What follows are steps from block to block.
  const first = follow(chain, books)
  const { number, hash } = await chain.head()
  await first.caughtUp(number, hash)
  await first.stop()
})
afterAll(async () => {
  await books.close()
  await chain.close()
})

test.each(tables)('a step that fails at %s leaves nothing behind', async (table) => {
  await chain.wrap(agent, { native: 5n })
  const everything = async () => {
    const all = []
    for (const each of tables)
      all.push(await books.sql(`select to_jsonb(t) - 'looked_at' from ${each} t order by t::text`))
    return all
  }
  const before = await everything()
  await books.sql(`
    create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$;
    create trigger fail before insert on ${table} for each row execute function fail()
  `)
  const failing = follow(chain, books)
  await failing.until(({ stalled }) => stalled === 'database')
  await failing.stop()
  expect(await everything()).toEqual(before)

  await books.sql(`drop trigger fail on ${table}`)
})

test('and the next follower goes on', async () => {
  const next = follow(chain, books)
  const { number, hash } = await chain.head()
  await next.caughtUp(number, hash)
  await next.stop()
  expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
})

test('whose collateral was written is told again until that was seen to; a bug of ours is not called the database’s', async () => {
  const heard: (readonly string[])[] = []
  let failures = 2
  const follower = follow(chain, books, {
    onCredited: async (agents) => {
      if (agents.length === 0) return
      heard.push(agents)
      failures -= 1
      if (failures >= 0) throw new TypeError('revaluing has a bug')
    },
  })
  await chain.wrap(agent, { native: 5n })
  await follower.until(({ stalled }) => stalled === 'fault')
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual([[agent], [agent], [agent]])
  await follower.until(({ stalled }) => stalled === null)
  await follower.stop()
})
