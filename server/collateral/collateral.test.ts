import { type Address, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationText } from '#domain/collateral/registration.ts'
import { startTestChain, type TestChain } from '#testing/chain.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const daySeconds = 86_400
const chainId = 31337
/** What the demo's settlement waits before it carries a decision out, in seconds. */
const settlementDelay = 60
const gbp = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }

let chain: TestChain
let market: TestMarket
let agent: Player
let other: Player
let pending: Player
let user: Player
let staff: Player

beforeAll(async () => {
  chain = await startTestChain()
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl })
  ;[staff, agent, other, pending, user] = (await Promise.all([0, 1, 2, 4, 7].map((index) => market.player(index)))) as [
    Player,
    Player,
    Player,
    Player,
    Player,
  ]
  await chain.equip(agent.addr as Address, { USDT: parseUnits('50000', 18) })
})
afterAll(async () => {
  await market.close()
  await chain.close()
})

const place = (tokenId: string) => ({ chainId, contractAddress: chain.deployment.storage, tokenId })
const pathOf = (tokenId: string) => `/api/envelop/wnfts/collateral/${chainId}/${chain.deployment.storage}/${tokenId}`
const read = async (tokenId: string) => (await market.call('GET', pathOf(tokenId))).body.wnftCollateral
const totals = async (of = agent) => (await of.call('GET', `/api/agents/${of.addr}/collateral`)).body.totals
const notices = async (of = agent) => (await of.call('GET', `/api/agents/${of.addr}/collateral`)).body.notices
const noticesOf = async (tokenId: string) =>
  (await notices())
    .filter((notice: { tokenId: string }) => notice.tokenId === tokenId)
    .map(({ kind }: { kind: string }) => kind)
const maxAmount = async () => Number((await market.call('POST', '/api/orders/estimate', { pair: gbp })).body.maxAmount)

async function sign(by: Player, over: Partial<Parameters<typeof registrationText>[0]> = {}) {
  const { storage, settlement } = chain.deployment
  const token = { chainId, contractAddress: storage, tokenId: '1', owner: by.addr, settlement, ...over }
  return by.account.signMessage({ message: registrationText(token) })
}

const register = async (by: Player, tokenId: string, signature?: string) =>
  by.call('POST', '/api/envelop/wnfts/registration', {
    ...place(tokenId),
    signature: signature ?? (await sign(by, { tokenId })),
  })

/** Wraps for an agent and waits until the market has seen it. */
async function wrapped(of: Player, options: Parameters<TestChain['wrap']>[1]): Promise<string> {
  const id = `${await chain.wrap(of.addr as Address, options)}`
  await expect.poll(() => read(id)).toMatchObject({ owner: of.addr })
  return id
}

describe('the wrapped tokens of a person', () => {
  // shows B-7.1-009
  test('are listed for that person, with what is inside in its smallest unit', async () => {
    const { status, body } = await agent.call('GET', '/api/envelop/wnfts')
    expect(status).toBe(200)
    expect(body.wnftCollaterals).toMatchObject([
      {
        chainId,
        contractAddress: chain.deployment.storage,
        tokenId: '1',
        assetType: 'ERC721',
        owner: agent.addr,
        collaterals: [
          {
            ticker: 'ETH',
            assetType: 'native',
            amount: `${parseEther('5.5')}`,
            tokenId: '0',
            decimals: 18,
            isRemovable: true,
          },
          {
            ticker: 'USDT',
            assetType: 'ERC20',
            amount: `${parseUnits('24000', 18)}`,
            contractAddress: chain.deployment.tokens.USDT,
          },
        ],
        locks: [{ lockType: '0x00', param: expect.stringMatching(/^\d{10}$/) }],
        rules: 4,
        isRegistered: true,
      },
    ])
    expect((await user.call('GET', '/api/envelop/wnfts')).body).toEqual({ wnftCollaterals: [] })
  })

  // shows B-7.1-010
  test('are read one by one, by anybody and in either spelling of the contract', async () => {
    const { storage } = chain.deployment
    const known = await read('1')
    expect(known).toMatchObject({ tokenId: '1', owner: agent.addr })
    const lower = await market.call('GET', `${pathOf('1').replace(storage, storage.toLowerCase())}?assetType=ERC721`)
    expect(lower.body.wnftCollateral).toEqual(known)
    const block = Number((await chain.head()).number)
    expect(known.blockNumber).toBeLessThanOrEqual(block)
  })

  test.each([
    ['a token that there is not', () => pathOf('999'), 404, 'wnft.missing'],
    ['a token of another type', () => `${pathOf('1')}?assetType=ERC1155`, 404, 'wnft.missing'],
    ['another chain', () => pathOf('1').replace('31337', '1'), 404, 'wnft.missing'],
    ['a chain beyond all ids', () => pathOf('1').replace('31337', '99999999999'), 400, 'request.invalid'],
    ['no address', () => pathOf('1').replace(chain.deployment.storage, '0x12'), 400, 'request.invalid'],
    ['no id', () => pathOf('one'), 400, 'request.invalid'],
    ['no type', () => `${pathOf('1')}?assetType=gold`, 400, 'request.invalid'],
  ])('%s is refused', async (_what, path, status, code) => {
    const answer = await market.call('GET', path())
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
  })
})

describe('what an agent’s collateral comes to', () => {
  // shows A-9-037, B-2.5-010, B-2.5-011, B-2.5-014, B-9-014, B-9-019
  test('totals by ticker and in USD, allowed is a tenth less than the whole, to four decimals', async () => {
    const shown = await totals()
    expect(shown.tickers).toEqual([
      { ticker: 'ETH', amount: '5.5' },
      { ticker: 'USDT', amount: '24000' },
    ])
    for (const usd of [shown.total, shown.enforceable, shown.allowed, shown.locked, shown.available]) {
      expect(usd).toMatch(/^\d+(\.\d{1,4})?$/)
    }
    expect(shown.total).toBe(shown.enforceable)
    expect(Number(shown.allowed)).toBeCloseTo(Number(shown.total) * 0.9, 3)
    expect(shown).toMatchObject({ locked: '0', available: shown.allowed })
  })

  // shows B-2.5-012, B-2.5-013
  test('an open order locks its worth, and its end frees it', async () => {
    const before = await totals()
    const { body } = await user.call('POST', '/api/orders/match', {
      pair: gbp,
      amount: '500',
      transferTo: 'GB82WEST12345698765432',
    })
    const offered = await totals()
    expect(Number(offered.locked)).toBeGreaterThan(490)
    expect(Number(offered.available)).toBeCloseTo(Number(offered.allowed) - Number(offered.locked), 3)
    const placed = await user.call('POST', '/api/orders/place', {
      offer_id: body.offer.id,
      transferDetails: { iban: 'GB82WEST12345698765432', bankFullName: 'Ada Byron' },
    })
    expect(placed.status, JSON.stringify(placed.body)).toBeLessThan(300)
    expect(await totals()).toEqual(offered)
    const { order } = (await user.call('GET', `/api/orders/${placed.body.order.id}`)).body
    const change = { orderId: order.id, newStatus: 'cancelled', oldStatus: order.status, updatedAt: order.updatedAt }
    expect((await user.call('PATCH', `/api/orders/${order.id}`, change)).status).toBe(200)
    expect(await totals()).toEqual(before)
  })

  // shows A-7-025, B-7.1-032, B-7.1-033
  test('owner and staff read it and have it valued anew; nobody else does', async () => {
    const path = `/api/agents/${agent.addr}/collateral`
    for (const who of [agent, staff]) {
      expect((await who.call('POST', path, {})).body.totals).toEqual(await totals())
      expect((await who.call('POST', path, { agent: { addr: other.addr } })).body.totals).toEqual(await totals())
      expect((await who.call('POST', path)).status).toBe(200)
    }
    for (const who of [other, user]) {
      expect((await who.call('POST', path, {})).status).toBe(403)
      expect((await who.call('GET', path)).status).toBe(403)
    }
    await market.sql(`update rates set usd = usd * 2 where symbol = 'ETH'`)
    const before = await totals()
    const { body } = await agent.call('POST', path, {})
    expect(Number(body.totals.allowed)).toBeGreaterThan(Number(before.allowed))
    await market.sql(`update rates set usd = usd / 2 where symbol = 'ETH'`)
    await agent.call('POST', path, {})
  })

  test('counts without what has no price now, and says what that is; what may be promised stays within its bounds', async () => {
    const all = await totals()
    await market.sql(`update rates set valid_until = clock_timestamp() - interval '1 second' where symbol = 'ETH'`)
    const some = await totals()
    expect(some).toMatchObject({ unpriced: ['ETH'], allowed: all.allowed })
    expect(Number(some.total)).toBeCloseTo(24_000, -2)
    expect(Number((await read('1')).declaredUsd)).toBeCloseTo(24_000, -2)
    // Not known any more, so it stays; but never above what was there at the last rate.
    expect((await agent.call('POST', `/api/agents/${agent.addr}/collateral`, {})).body.totals.allowed).toBe(all.allowed)
    await market.sql(`update collaterals set amount = amount / 2 where ticker = 'USDT' and agent_addr = $1`, [
      agent.addr,
    ])
    const { body } = await agent.call('POST', `/api/agents/${agent.addr}/collateral`, {})
    expect(Number(body.totals.allowed)).toBeCloseTo(Number(all.allowed) - 0.9 * 12_000, -2)
    await market.sql(`update collaterals set amount = amount * 2 where ticker = 'USDT' and agent_addr = $1`, [
      agent.addr,
    ])
    // What had no price for an hour backs nothing new.
    await market.sql(`update rates set valid_until = clock_timestamp() - interval '61 minutes' where symbol = 'ETH'`)
    const refresh = () => agent.call('POST', `/api/agents/${agent.addr}/collateral`, {})
    expect(Number((await refresh()).body.totals.allowed)).toBeCloseTo(0.9 * 24_000, -2)
    await market.sql(`update rates set valid_until = clock_timestamp() + interval '1 minute' where symbol = 'ETH'`)
    await refresh()
    expect(await totals()).toEqual(all)
    // Nor what only one source prices, where others have several.
    await market.sql(`update rates set sources = 3 where symbol = 'USDT'`)
    expect(Number((await refresh()).body.totals.allowed)).toBeCloseTo(0.9 * 24_000, -2)
    await market.sql(`update rates set sources = 1 where symbol = 'USDT'`)
    await refresh()
    expect(await totals()).toEqual(all)
    await market.sql(`update rates set valid_until = clock_timestamp() - interval '1 second'`)
    expect(await totals()).toMatchObject({ total: null, enforceable: null, unpriced: ['ETH', 'USDT'] })
    await market.sql(`update rates set valid_until = clock_timestamp() + interval '1 minute'`)
  })
})

describe('a wrapped token stands surety', () => {
  // shows B-0-002, B-1-021
  test('once its owner has registered it by signature; the most that is taken follows', async () => {
    const [before, most] = [await totals(), await maxAmount()]
    const id = await wrapped(agent, { erc20: { USDT: parseUnits('1000', 18) } })
    expect(await read(id)).toMatchObject({ isRegistered: false, enforceableUsd: '0' })
    expect(await noticesOf(id)).toEqual(['unregistered'])
    const declared = await totals()
    expect(Number(declared.total)).toBeCloseTo(Number(before.total) + 1000, -1)
    expect(declared).toMatchObject({ enforceable: before.enforceable, allowed: before.allowed })

    expect((await register(agent, id)).body).toEqual({ isRegistered: true })
    expect(await read(id)).toMatchObject({ isRegistered: true })
    expect(await noticesOf(id)).toEqual([])
    expect(Number((await totals()).allowed)).toBeCloseTo(Number(before.allowed) + 900, -1)
    await expect.poll(maxAmount).toBeGreaterThan(most + 800)
    expect((await register(agent, id)).status).toBe(200)
  })

  test('also when it was registered before the chain was read that far', async () => {
    const before = await totals()
    const id = `${BigInt(await lastId()) + 1n}`
    expect((await register(agent, id)).status).toBe(200)
    await wrapped(agent, { erc20: { USDT: parseUnits('1000', 18) } })
    expect(await read(id)).toMatchObject({ isRegistered: true })
    await expect.poll(async () => Number((await totals()).allowed)).toBeGreaterThan(Number(before.allowed) + 800)
  })

  test('never by a signature of somebody else, of another token, market or chain', async () => {
    const id = await wrapped(agent, { native: 1n })
    const forged = [
      await sign(other, { tokenId: id, owner: agent.addr }),
      await sign(agent, { tokenId: '1' }),
      await sign(agent, { tokenId: id, chainId: 1 }),
      await sign(agent, { tokenId: id, settlement: chain.deployment.wrapper }),
      await sign(agent, { tokenId: id, contractAddress: chain.deployment.wrapper }),
      '0x00',
    ]
    for (const signature of forged) {
      const { status, body } = await register(agent, id, signature)
      expect([status, body.code]).toEqual([422, 'wnft.signature'])
    }
    const before = await totals(other)
    expect((await register(other, id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ isRegistered: false, owner: agent.addr })
    expect((await other.call('POST', `/api/agents/${other.addr}/collateral`, {})).body.totals).toEqual(before)
  })

  test('only of an approved agent, on a chain and of a contract of the market', async () => {
    for (const who of [pending, user]) expect((await register(who, '1')).body.code).toBe('wnft.not-approved')
    const ask = async (over: object) =>
      (await agent.call('POST', '/api/envelop/wnfts/registration', { ...place('1'), signature: '0x00', ...over })).body
        .code
    expect(await ask({ chainId: 1 })).toBe('wnft.missing')
    expect(await ask({ contractAddress: chain.deployment.wrapper })).toBe('wnft.missing')
    expect(await ask({ contractAddress: 'here' })).toBe('request.invalid')
    expect(await ask({ tokenId: '-1' })).toBe('request.invalid')
    expect(await ask({ signature: 'me' })).toBe('request.invalid')
  })

  test('nobody fills the register with tokens that are not theirs', async () => {
    await market.sql(`insert into wnft_registrations select 1, '', n, $1, '' from generate_series(1, 100) as n`, [
      other.addr,
    ])
    expect((await register(other, '4000')).body.code).toBe('wnft.too-many')
    await market.sql('delete from wnft_registrations where chain_id = 1')
  })
})

describe('an agent is told', () => {
  test('when a token’s time is nearly over for new business, and when it is', async () => {
    const margin = 40 * daySeconds
    const soon = await wrapped(agent, { native: 1n, lockSeconds: margin + 5 * daySeconds })
    const over = await wrapped(agent, { native: 1n, lockSeconds: daySeconds })
    const long = await wrapped(agent, { native: 1n })
    for (const id of [soon, over, long]) await register(agent, id)
    expect(await noticesOf(over)).toEqual(['ended'])
    expect(await noticesOf(long)).toEqual([])
    const { backsUntil, locks } = await read(soon)
    const { marginSeconds } = (await market.call('GET', '/api/config')).body.collateral
    expect(Date.parse(backsUntil)).toBe((Number(locks[0].param) - marginSeconds - settlementDelay) * 1000)
    await market.sql(
      `update wnfts set unlock_at = unlock_at - ($1::timestamptz - clock_timestamp()) + interval '13 days' where token_id = $2`,
      [backsUntil, soon],
    )
    expect(await noticesOf(soon)).toEqual(['ending'])
  })

  test('when a token was handed on, which no token of this wrapper can be: it backs nobody until they register it', async () => {
    const before = await totals(other)
    const id = await wrapped(agent, { native: parseEther('0.5') })
    await register(agent, id)
    const hand = (to: Player) =>
      market.sql(
        `with before as (select array_agg(w) as known from wnfts w where token_id = $2),
          moved as (update wnfts set owner = $1 where token_id = $2 returning wnfts as w)
         select follow_wnfts(known, array(select w from moved)) from before`,
        [to.addr, id],
      )
    await hand(other)
    expect(await noticesOf(id)).toEqual(['transferred'])
    expect(await read(id)).toMatchObject({ owner: other.addr, isRegistered: false })
    expect(await totals(other)).toMatchObject({ allowed: before.allowed })
    await hand(agent)
    expect(await noticesOf(id)).toEqual([])
  })

  // shows B-1-021
  test('when a token was unwrapped: new orders on it stop, open ones stand', async () => {
    const most = await maxAmount()
    const id = await wrapped(agent, { erc20: { USDT: parseUnits('5000', 18) }, lockSeconds: 60 * daySeconds })
    await register(agent, id)
    const before = await totals()
    await expect.poll(maxAmount).toBeGreaterThan(most + 4000)
    const high = await maxAmount()
    await chain.pass(60 * daySeconds + 1)
    await chain.unWrap(agent.addr as Address, BigInt(id))
    await expect.poll(() => noticesOf(id)).toEqual(['unwrapped'])
    await expect.poll(async () => Number((await totals()).allowed)).toBeLessThan(Number(before.allowed) - 4000)
    await expect.poll(maxAmount).toBeLessThan(high - 4000)
    expect((await market.call('GET', pathOf(id))).status).toBe(404)
  })
})

describe('an endless number of tokens that somebody wrapped for an agent', () => {
  test('drowns neither their list nor what they are told', async () => {
    const { rows } = await market.sql('select * from wnfts where token_id = 1')
    await market.sql(
      `insert into wnfts select (jsonb_populate_record(null::wnfts, $1::jsonb || jsonb_build_object('token_id', n))).*
       from generate_series(100000, 101000) as n`,
      [JSON.stringify(rows[0])],
    )
    const { wnftCollaterals } = (await agent.call('GET', '/api/envelop/wnfts')).body
    expect(wnftCollaterals).toHaveLength(200)
    expect(wnftCollaterals[0]).toMatchObject({ isRegistered: true })
    expect((await notices()).length).toBeLessThan(50)
    await market.sql('delete from wnfts where token_id >= 100000')
  })
})

describe('the proof of an agent', () => {
  test('is open to everybody: tokens, the blocks they were read at, what is locked of what is allowed', async () => {
    const { status, body } = await market.call('GET', `/api/agents/${agent.addr}/proof`)
    expect(status).toBe(200)
    expect(body.username).toBe('Lagoon Desk')
    const all = (await agent.call('GET', '/api/envelop/wnfts')).body.wnftCollaterals
    expect(body.wnftCollaterals).toEqual(all.filter(({ isRegistered }: { isRegistered: boolean }) => isRegistered))
    expect(all.length).toBeGreaterThan(body.wnftCollaterals.length)
    expect(body.totals).toEqual(await totals())
    const { number, hash } = await chain.head()
    await expect
      .poll(async () => (await market.call('GET', `/api/agents/${agent.addr}/proof`)).body.blocks)
      .toMatchObject([{ chainId, number, hash, isStale: false }])
  })

  test('there is none of somebody who is no approved agent', async () => {
    for (const { addr } of [pending, user]) {
      expect((await market.call('GET', `/api/agents/${addr}/proof`)).body.code).toBe('agent.missing')
    }
  })
})

async function lastId(): Promise<string> {
  const { rows } = await market.sql('select max(token_id)::text as id from wnfts')
  return rows[0].id
}
