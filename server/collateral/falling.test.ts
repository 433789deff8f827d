import { type Address, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registrationText } from '#domain/collateral/registration.ts'
import { startTestChain, type TestChain } from '#testing/chain.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

// Only one agent of the demo takes this pair.
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }
const iban = 'GB82WEST12345698765432'
const people = 100
/** What each asks for, in USDT, again and again until they are refused. */
const amount = '250'

/** Notes every change of an agent's ledger: what was in use before and after it, and what was allowed at that moment. */
const noteLedger = `
  create table ledger (seq serial, before numeric, after numeric, allowed numeric);
  create function note_ledger() returns trigger language plpgsql as $$
  begin
    insert into ledger (before, after, allowed) values (old.used, new.used, new.allowed);
    return null;
  end $$;
  create trigger note_ledger after update on capacity for each row execute function note_ledger()`

let chain: TestChain
let market: TestMarket
let agent: Player
let users: Player[]
let token: string

beforeAll(async () => {
  chain = await startTestChain()
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl })
  agent = await market.player(1)
  users = await Promise.all(Array.from({ length: people }, (_, index) => market.player(100 + index)))
  await chain.equip(agent.addr as Address, { USDT: parseUnits('40000', 18) })
  const lockSeconds = 60 * 86_400
  token = `${await chain.wrap(agent.addr as Address, { erc20: { USDT: parseUnits('40000', 18) }, lockSeconds })}`
  const { storage: contractAddress, settlement } = chain.deployment
  const known = { chainId: 31337, contractAddress, tokenId: token }
  const signature = await agent.account.signMessage({
    message: registrationText({ ...known, owner: agent.addr, settlement }),
  })
  await agent.call('POST', '/api/envelop/wnfts/registration', { ...known, signature })
  await vi.waitFor(async () => expect((await totals()).tickers).toContainEqual({ ticker: 'USDT', amount: '64000' }), {
    timeout: 10_000,
  })
  await chain.pass(lockSeconds + 1)
  await market.sql(noteLedger)
})
afterAll(async () => {
  await market.close()
  await chain.close()
})

const countPlaced = async () => (await market.sql('select count(*)::int as placed from orders')).rows[0].placed
const totals = async () => (await agent.call('GET', `/api/agents/${agent.addr}/collateral`)).body.totals
const estimate = async () => (await market.call('POST', '/api/orders/estimate', { pair })).body

/** Swaps until there is nothing left for them. */
async function swapUntilRefused(user: Player): Promise<number[][]> {
  const statuses = [await swap(user)]
  while (statuses.at(-1)?.length === 2) statuses.push(await swap(user))
  return statuses
}

/** Matches and places; answers the statuses of both. */
async function swap(user: Player): Promise<number[]> {
  const matched = await user.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })
  if (matched.status !== 200) return [matched.status]
  const transferDetails = { iban, bankFullName: 'Ada Byron' }
  const placed = await user.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id, transferDetails })
  return [matched.status, placed.status]
}

test('a hundred placements while collateral is taken out never exceed what is allowed at their moment', async () => {
  const before = await totals()
  const swaps = Promise.all(users.map(swapUntilRefused))
  await expect.poll(countPlaced, { interval: 10 }).toBeGreaterThan(20)
  await chain.unWrap(agent.addr as Address, BigInt(token))
  const during = (await swaps).flat()
  await expect.poll(async () => (await totals()).tickers).toContainEqual({ ticker: 'USDT', amount: '24000' })
  await expect.poll(async () => Number((await totals()).allowed)).toBeLessThan(Number(before.allowed) - 30_000)
  // Once the fall is known, everybody tries again.
  const after = await Promise.all(users.map(swap))
  const statuses = [...during, ...after]
  for (const [matched, placed] of statuses) {
    expect([200, 409, 422]).toContain(matched)
    if (placed !== undefined) expect([200, 201]).toContain(placed)
  }
  expect(after.every(({ length }) => length === 1)).toBe(true)

  const { rows: ledger } = await market.sql('select * from ledger order by seq')
  const increases = ledger.filter((row) => Number(row.after) > Number(row.before))
  expect(increases.length).toBeGreaterThan(10)
  expect(new Set(ledger.map((row) => row.allowed)).size).toBeGreaterThan(1)
  for (const { after, allowed } of increases) expect(Number(after)).toBeLessThanOrEqual(Number(allowed))

  // Open orders stand, and what they need is what the ledger says.
  const { rows } = await market.sql(
    `select coalesce(sum(f.exposure_usd), 0)::text as needed, count(*)::int as placed
     from orders o join offers f on f.id = o.offer_id where f.agent_addr = $1 and o.status = 'userTransfer'`,
    [agent.addr],
  )
  const placed = statuses.filter(({ length }) => length === 2).length
  expect(rows[0].placed).toBe(placed)
  const { rows: books } = await market.sql(
    `select locked::text as posted, allowed::text, (select count(*)::int from reservations where agent_addr = c.agent_addr) as reserved
     from capacity c where agent_addr = $1`,
    [agent.addr],
  )
  expect(books[0].reserved).toBe(0)
  expect(Number(books[0].posted)).toBeCloseTo(Number(rows[0].needed), 4)

  // The book says the same as the ledger: there is not enough left for one more.
  expect(Number(books[0].posted) + Number(amount)).toBeGreaterThan(Number(books[0].allowed))
  await expect.poll(async () => Number((await estimate()).maxAmount)).toBeLessThan(Number(amount))
})
