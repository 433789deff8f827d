import { parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '../../../tools/test-chain.ts'
import { type Books, foldAnew, follow, openBooks } from '../../../tools/test-follower.ts'

const agents = [accountOf(1), accountOf(2)]
const [agent = accountOf(1)] = agents

let chain: TestChain
let books: Books

beforeAll(async () => {
  chain = await startTestChain()
  await chain.equip(agent, { USDT: parseUnits('100000', 18) })
})
afterAll(() => chain.close())
beforeEach(async () => {
  books = await openBooks(agents)
})
afterEach(() => books.close())

/** Everything a follower does in one life: what was there, a growth, and a reorganisation. */
async function followToTheEnd(): Promise<void> {
  const follower = follow(chain, books)
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
  await follower.stop()
}

async function happenings(): Promise<void> {
  const id = await chain.wrap(agent, { native: 5n, erc20: { USDT: 10n ** 18n } })
  await followToTheEnd()
  await chain.wrap(agent, { native: 6n })
  await chain.add(agent, id, { native: 1n })
  await followToTheEnd()
  await chain.reorg(2)
  await chain.wrap(agent, { native: 7n, erc20: { USDT: 3n } })
}

test.each([1, 2, 3, 4, 5, 6])(
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

    await followToTheEnd()
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  },
)

describe('a step that fails at', () => {
  const tables = ['chain_blocks', 'chain_touches', 'chain_cursors', 'wnfts', 'wnft_items', 'collaterals', 'outbox']
  test.each(tables)('%s leaves nothing behind', async (table) => {
    await happenings()
    const everything = async () => {
      const all = []
      for (const each of tables) all.push(await books.sql(`select t::text from ${each} t order by 1`))
      return all
    }
    const before = await everything()
    await books.sql(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$;
      create trigger fail before insert on ${table} for each row execute function fail()
    `)
    const follower = follow(chain, books)
    await follower.until(({ stalled }) => stalled === 'database')
    await follower.stop()
    expect(await everything()).toEqual(before)

    await books.sql(`drop trigger fail on ${table}`)
    await followToTheEnd()
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })
})
