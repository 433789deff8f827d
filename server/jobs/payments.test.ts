import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { codeOf } from '#outside/chain/code.ts'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const usdt = { network: 'LOCAL', currency: 'USDT' }
const eth = { network: 'LOCAL', currency: 'ETH' }
const eur = { network: 'SEPA', currency: 'EUR' }
const iban = 'DE89370400440532013000'
/** Three confirmations make a payment on the local chain confirmed. */
const depth = 3

let chain: TestChain
let market: TestMarket
let user: Player
let agent: Player
let other: Player

beforeAll(async () => {
  chain = await startTestChain()
  for (const index of [7, 1]) {
    await chain.equip(accountOf(index), { USDT: parseUnits('50000', 18), USDC: parseUnits('50000', 18) })
  }
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl, HOLD_CRYPTO_SECONDS: '3600' })
  user = await market.player(7)
  agent = await market.player(1)
  other = await market.player(8)
  // Only this agent is left, so that everything is asked of it.
  await market.sql('update agents set is_suspend = true where addr <> $1', [agent.addr])
  for (const { addr } of (await market.sql('select addr from agents')).rows)
    await market.running.context.refreshBook(addr)
})
afterAll(async () => {
  await market.close()
  await chain.close()
})
// Orders of other tests are over, and none of them is watched any more.
beforeEach(() =>
  market.sql(
    "update orders set status = 'cancelled', updated_at = now() - interval '3 days' where status <> 'cancelled'",
  ),
)

type Pair = { from: typeof usdt; to: typeof usdt }

async function placed(amount: string, pair: Pair = { from: usdt, to: eur }, who = user) {
  const transferTo = pair.to === eur ? iban : who.addr
  const matched = await who.call('POST', '/api/orders/match', { pair, amount, transferTo })
  const { body } = await who.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
  return read(body.order.id, who)
}

const read = async (id: string, who = user) => (await who.call('GET', `/api/orders/${id}`)).body
const transactions = async (id: string) => (await read(id)).transactions
const pay = (to: string, amount: string, token = 'USDT', from = user) =>
  chain.call(from.account.address, chain.tokenOf(token), erc20Abi, 'transfer', [to, parseUnits(amount, 18)])
const seen = async (id: string, count = 1) => {
  await expect.poll(async () => (await transactions(id)).length).toBe(count)
  return transactions(id)
}

async function change(who: Player, id: string, newStatus: string) {
  const { order } = await read(id, who)
  const { status: oldStatus, updatedAt } = order
  return who.call('PATCH', `/api/orders/${id}`, { newStatus, oldStatus, updatedAt })
}

describe('a payment on the local chain', () => {
  // shows A-3-021, A-3-022, A-3-024
  test('is seen with its sides, unconfirmed, and confirmed once it lies deep enough', async () => {
    const { order } = await placed('100')
    const hash = await pay(agent.addr, '100')
    const [paid] = await seen(order.id)
    const { number } = await chain.head()
    expect(paid).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      senderAddr: user.addr,
      recipientAddr: agent.addr,
      network: 'LOCAL',
      amount: '100',
      currency: 'USDT',
      status: 1,
      type: 1,
      details: { txHash: hash, blockNumber: number },
      confirmations: 1,
      confirmationsNeeded: depth,
      fit: 'exact',
    })
    await chain.mine(1)
    await expect.poll(async () => (await transactions(order.id))[0].confirmations).toBe(2)
    expect((await transactions(order.id))[0].status).toBe(1)
    await chain.mine(1)
    await expect.poll(async () => (await transactions(order.id))[0].status).toBe(2)
    // It never moves the order itself.
    expect((await read(order.id)).order.status).toBe('userTransfer')
  })

  test('in native coin is seen', async () => {
    const { order } = await placed('0.5', { from: eth, to: eur })
    const to = agent.account.address
    const hash = await chain.sendRaw({ from: user.account.address, to, value: `0x${parseEther('0.5').toString(16)}` })
    const [paid] = await seen(order.id)
    expect(paid).toMatchObject({ amount: '0.5', currency: 'ETH', fit: 'exact', details: { txHash: hash } })
  })

  test('is told on the channel of its order, and each confirmation too', async () => {
    const { order } = await placed('40')
    const news = async () => {
      const { rows } = await market.sql(
        "select count(*)::int as told from outbox where topic = 'payment' and data->>'id' = $1",
        [order.id],
      )
      return rows[0].told
    }
    await pay(agent.addr, '40')
    await expect.poll(news).toBe(1)
    await chain.mine(1)
    await expect.poll(news).toBe(2)
    await chain.mine(1)
    await expect.poll(news).toBe(3)
    await chain.mine(2)
    const { number } = await chain.head()
    await expect.poll(head).toBe(number)
    expect(await news()).toBe(3)
  })
})

const ask = (method: string, params: unknown) =>
  (chain.client.request as (args: { method: string; params: unknown }) => Promise<unknown>)({ method, params })

/** A token that is called like the market's, and is not. */
async function lookalike(): Promise<Address> {
  const { account } = user
  const hash = await chain.client.deployContract({
    account: account.address,
    chain: null,
    abi: fixedSupplyTokenAbi,
    bytecode: codeOf('fixed-supply-token').creation as Hex,
    args: ['Tether USD', 'USDT', account.address],
  })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the chain did not take the contract')
  return contractAddress
}

const head = async () => (await market.sql("select head::int from payment_heads where network = 'LOCAL'")).rows[0].head
const settled = async () => {
  const { number } = await chain.head()
  await expect.poll(head).toBe(number)
}

describe('what is not the payment that was asked', () => {
  test('too little, the rest of it, and too much are told apart', async () => {
    const { order } = await placed('60')
    await pay(agent.addr, '25')
    expect((await seen(order.id))[0]).toMatchObject({ amount: '25', fit: 'short' })
    await pay(agent.addr, '35')
    expect((await seen(order.id, 2)).map(({ fit }: { fit: string }) => fit)).toEqual(['short', 'exact'])
    const other = (await placed('61')).order
    await pay(agent.addr, '61.5')
    expect((await seen(other.id))[0]).toMatchObject({ amount: '61.5', fit: 'over' })
  })

  test('another token of the market is told as such', async () => {
    const { order } = await placed('62')
    await pay(agent.addr, '62', 'USDC')
    expect((await seen(order.id))[0]).toMatchObject({ currency: 'USDC', amount: '62', fit: 'wrongToken' })
  })

  test('a payment to somebody else, of a token that is none of the market’s, or from before the order is nobody’s', async () => {
    await pay(agent.addr, '63')
    await settled()
    const { order } = await placed('63')
    await pay(accountOf(9), '63')
    // A contract that calls itself USDT and tells the same.
    const fake = await lookalike()
    await chain.call(user.account.address, fake, erc20Abi, 'transfer', [agent.addr, parseUnits('63', 18)])
    await settled()
    expect(await transactions(order.id)).toEqual([])
    await pay(agent.addr, '63')
    expect(await seen(order.id)).toHaveLength(1)
  })

  test('one transaction is one order’s: the oldest that waits for it, and each its own', async () => {
    const first = (await placed('64')).order
    const second = (await placed('64')).order
    const one = await pay(agent.addr, '64')
    await settled()
    const two = await pay(agent.addr, '64')
    await settled()
    const hashes = async (id: string) =>
      (await transactions(id)).map(({ details }: { details: { txHash: string } }) => details.txHash)
    expect([await hashes(first.id), await hashes(second.id)]).toEqual([[one], [two]])
  })
})

test('who pays from the address with which they are known pays their own order, not an older one of somebody else', async () => {
  const older = (await placed('65', { from: usdt, to: eur }, other)).order
  const { order } = await placed('65')
  await pay(agent.addr, '65')
  expect(await seen(order.id)).toHaveLength(1)
  expect((await read(older.id, other)).transactions).toEqual([])
  // What comes from elsewhere is taken for the only one that waits.
  await pay(agent.addr, '65', 'USDT', agent)
  await expect.poll(async () => (await read(older.id, other)).transactions.length).toBe(1)
})

test('what comes from elsewhere where several orders wait is only that one’s which asks exactly for it', async () => {
  const squatter = (await placed('66', { from: usdt, to: eur }, other)).order
  const { order } = await placed('66')
  await pay(agent.addr, '66', 'USDT', agent)
  await pay(agent.addr, '68', 'USDT', agent)
  await settled()
  expect([(await read(squatter.id, other)).transactions, await transactions(order.id)]).toEqual([[], []])
  const third = (await placed('67')).order
  await pay(agent.addr, '67', 'USDT', agent)
  expect(await seen(third.id)).toMatchObject([{ amount: '67', fit: 'exact' }])
})

describe('a chain that is reorganised while a payment is watched', () => {
  const raw = (amount: string) => ({
    from: user.account.address,
    to: chain.tokenOf('USDT'),
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [agent.account.address, parseUnits(amount, 18)],
    }),
    gas: '0x30d40' as const,
  })

  test('the payment disappears with its block, and its order is told', async () => {
    const { order } = await placed('70')
    await pay(agent.addr, '70')
    await seen(order.id)
    await chain.reorg(1)
    await seen(order.id, 0)
    const { rows } = await market.sql(
      "select count(*)::int as told from outbox where topic = 'payment' and data->>'id' = $1",
      [order.id],
    )
    expect(rows[0].told).toBe(2)
  })

  // shows A-3-024
  test('a payment that comes back in another block is the same, in that block, and counts from there', async () => {
    const { order } = await placed('71')
    const hash = await pay(agent.addr, '71')
    const [before] = await seen(order.id)
    const { number } = await chain.head()
    await chain.mine(1)
    await expect.poll(async () => (await transactions(order.id))[0].confirmations).toBe(2)
    const signed = await ask('eth_getRawTransactionByHash', [hash])
    await ask('anvil_reorg', [2, [[signed, 1]]])
    await expect.poll(async () => (await transactions(order.id))[0]?.details.blockNumber).toBe(number + 1)
    expect((await transactions(order.id))[0]).toMatchObject({
      id: before.id,
      details: { txHash: hash },
      confirmations: 1,
      status: 1,
    })
  })

  test('another payment in its place is another transaction of the order', async () => {
    const { order } = await placed('72')
    await pay(agent.addr, '72')
    const [before] = await seen(order.id)
    await chain.reorg(1, [[raw('72.5'), 0]])
    await expect.poll(async () => (await transactions(order.id))[0]?.amount).toBe('72.5')
    expect((await transactions(order.id))[0].id).not.toBe(before.id)
  })
})

const ledger = async () => {
  const { rows } = await market.sql(
    'select locked::float8 as posted, held::float8, used::float8 from capacity where agent_addr = $1',
    [agent.addr],
  )
  return rows[0]
}
const runOut = (id: string) =>
  market.sql("update orders set expire_at = clock_timestamp() - interval '1 ms' where id = $1", [id])
const statusOf = async (id: string) => (await read(id)).order.status

describe('what a seen payment does with capacity', () => {
  test('an order that was paid and runs out keeps it, also through a dispute', async () => {
    const before = await ledger()
    const { order } = await placed('80')
    await pay(agent.addr, '80')
    await seen(order.id)
    await runOut(order.id)
    await expect.poll(() => statusOf(order.id)).toBe('expired')
    const { heldUsd, heldUntil } = (await read(order.id)).order.details
    expect(Number(heldUsd)).toBeCloseTo(79.976, 2)
    expect(Date.parse(heldUntil)).toBeGreaterThan(Date.now())
    expect((await ledger()).held).toBeCloseTo(before.held + Number(heldUsd), 4)
    const disputed = await change(user, order.id, 'dispute')
    expect(disputed).toMatchObject({ status: 200, body: { order: { details: { heldUntil: null } } } })
    expect((await ledger()).used).toBeCloseTo(before.used + Number(heldUsd), 4)
  })

  test('a speck of dust is nobody’s, and a small part of the payment keeps nothing', async () => {
    const before = await ledger()
    const { order } = await placed('81')
    await pay(agent.addr, '0.01')
    await pay(agent.addr, '5')
    expect(await seen(order.id)).toMatchObject([{ amount: '5', fit: 'short' }])
    await runOut(order.id)
    await expect.poll(() => statusOf(order.id)).toBe('expired')
    expect((await ledger()).used).toBeCloseTo(before.used, 4)
  })

  test('a cancelled order that was paid is held for, and its user may say that it is settled', async () => {
    const before = await ledger()
    const { order } = await placed('82')
    await pay(agent.addr, '82')
    await seen(order.id)
    await change(user, order.id, 'cancelled')
    expect((await ledger()).held).toBeGreaterThan(before.held + 81)
    expect((await user.call('POST', `/api/orders/${order.id}/received`, {})).status).toBe(200)
    expect((await ledger()).used).toBeCloseTo(before.used, 4)
  })

  test('a payment that comes after the end is seen too, and its dispute is locked for', async () => {
    const before = await ledger()
    const { order } = await placed('83')
    await runOut(order.id)
    await expect.poll(() => statusOf(order.id)).toBe('expired')
    await pay(agent.addr, '83')
    expect((await seen(order.id))[0]).toMatchObject({ type: 1, fit: 'exact' })
    expect(await statusOf(order.id)).toBe('expired')
    expect((await ledger()).used).toBeCloseTo(before.used, 4)
    await change(user, order.id, 'dispute')
    expect((await ledger()).used).toBeGreaterThan(before.used + 82)
  })

  test('a dispute whose lock ran out before the payment came is locked again with it', async () => {
    const before = await ledger()
    const { order } = await placed('84')
    await change(user, order.id, 'dispute')
    await market.sql('update orders set expire_at = now(), held_until = now() where id = $1', [order.id])
    await expect.poll(async () => (await ledger()).used).toBeCloseTo(before.used, 4)
    await pay(agent.addr, '84')
    await seen(order.id)
    await expect.poll(async () => (await ledger()).used).toBeGreaterThan(before.used + 83)
  })
})

describe('a payout', () => {
  const buy = { from: eur, to: usdt }

  // shows A-3-023
  test('is received by the owner, and ends the hold as soon as it is confirmed', async () => {
    const { order } = await placed('90', buy)
    await change(user, order.id, 'agentTransfer')
    await pay(user.addr, order.to.amount, 'USDT', agent)
    expect((await seen(order.id))[0]).toMatchObject({ type: 2, status: 1, recipientAddr: user.addr, fit: 'exact' })
    await change(agent, order.id, 'closed')
    expect((await read(order.id)).order.details.heldUntil).not.toBeNull()
    await chain.mine(depth - 1)
    await expect.poll(async () => (await read(order.id)).order.details.heldUntil).toBeNull()
    expect((await transactions(order.id))[0].status).toBe(2)
  })

  test('that is confirmed before the order is closed leaves nothing to hold', async () => {
    const { order } = await placed('91', buy)
    await change(user, order.id, 'agentTransfer')
    await pay(user.addr, order.to.amount, 'USDT', agent)
    await chain.mine(depth - 1)
    await expect.poll(async () => (await transactions(order.id))[0]?.status).toBe(2)
    const closed = await change(agent, order.id, 'closed')
    expect(closed.body.order).toMatchObject({ status: 'closed', details: { heldUntil: null } })
  })

  test('that is confirmed frees nothing that was awarded, and what comes next is seen all the same', async () => {
    const staff = await market.player(0)
    const { order } = await placed('93', buy)
    await change(user, order.id, 'agentTransfer')
    await pay(user.addr, order.to.amount, 'USDT', agent)
    await chain.mine(depth - 1)
    await expect.poll(async () => (await transactions(order.id))[0]?.status).toBe(2)
    await change(user, order.id, 'dispute')
    await market.sql(
      `insert into awards (id, order_id, dispute_id, agent_addr, usd, chain_id, settlement, contract_address, token_id,
         receiver, items, deadline, decision, threshold)
       select gen_random_uuid(), o.id, d.id, o.agent_addr, 10, 1, '0x', '0x', 1, o.user_addr,
         '[{"token":"0x","ticker":"USDC","decimals":18,"amount":"10"}]', now() + interval '1 day', '0x', 1
       from orders o join disputes d on d.order_id = o.id where o.id = $1`,
      [order.id],
    )
    const { status, updatedAt } = (await read(order.id, staff)).order
    const decision = { newStatus: 'closed', oldStatus: status, updatedAt, statement: 'The goods were not as agreed.' }
    expect((await staff.call('PATCH', `/api/orders/${order.id}`, decision)).status).toBe(200)

    const next = await placed('31')
    await pay(agent.addr, '31')
    await seen(next.order.id)
    const { rows } = await market.sql(
      "select locked_usd > 0 as locked from orders where id = $1 and lock_kind = 'held'",
      [order.id],
    )
    expect(rows).toEqual([{ locked: true }])
    const events = await market.sql("select from outbox where topic = 'payment' and data->>'id' = $1", [order.id])
    expect(events.rowCount).toBeLessThan(10)
  })

  test('of somebody else ends the hold where it is exact, and never by too much', async () => {
    await pay(other.addr, '500')
    const paidBySomebodyElse = async (amount: string, more: number) => {
      const { order } = await placed(amount, buy)
      await change(user, order.id, 'agentTransfer')
      await pay(user.addr, String(Number(order.to.amount) + more), 'USDT', other)
      await seen(order.id)
      await change(agent, order.id, 'closed')
      await chain.mine(depth)
      await settled()
      await chain.mine(1)
      await settled()
      return (await read(order.id)).order.details.heldUntil
    }
    expect(await paidBySomebodyElse('94', 1)).not.toBeNull()
    expect(await paidBySomebodyElse('97', 0)).toBeNull()
  })

  test('of too little keeps the hold, and one from before its turn is none', async () => {
    const { order } = await placed('92', buy)
    await pay(user.addr, order.to.amount, 'USDT', agent)
    await settled()
    expect(await transactions(order.id)).toEqual([])
    await change(user, order.id, 'agentTransfer')
    await pay(user.addr, '1', 'USDT', agent)
    await chain.mine(depth)
    await expect.poll(async () => (await transactions(order.id))[0]?.status).toBe(2)
    await change(agent, order.id, 'closed')
    expect((await read(order.id)).order.details.heldUntil).not.toBeNull()
  })
})

test('where an owner is to be paid is watched only once it is the agent’s turn', async () => {
  const { order } = await placed('98', { from: eur, to: usdt })
  const watched = async () => {
    const { rows } = await market.sql('select count(*)::int as n from watched_legs where order_id = $1', [order.id])
    return rows[0].n
  }
  await chain.mine(1)
  await expect.poll(() => watchedLegs(order.id)).toBe(1)
  expect(await watched()).toBe(0)
  await change(user, order.id, 'agentTransfer')
  expect(await watched()).toBe(1)
  await change(user, order.id, 'dispute')
  expect(await watched()).toBe(1)
})

test('what was nobody’s for a week is forgotten', async () => {
  await placed('99')
  await pay(agent.addr, '0.03')
  await settled()
  const strays = async () =>
    (await market.sql("select count(*)::int as n from payments where order_id is null and amount = '0.03'")).rows[0].n
  expect(await strays()).toBe(1)
  await market.sql('select forget_stray_payments()')
  expect(await strays()).toBe(1)
  await market.sql(
    "update payments set at = now() - interval '8 days', seen_at = now() - interval '8 days' where order_id is null",
  )
  await market.sql('select forget_stray_payments()')
  expect(await strays()).toBe(0)
})

test('what is over for a day is no longer watched, until it goes on', async () => {
  const { order } = await placed('96')
  await chain.mine(1)
  await expect.poll(() => watchedLegs(order.id)).toBe(1)
  await market.sql("update orders set status = 'expired', updated_at = now() - interval '25 hours' where id = $1", [
    order.id,
  ])
  await market.sql('select retire_order_legs()')
  expect(await watchedLegs(order.id)).toBe(0)
  expect((await change(user, order.id, 'dispute')).status).toBe(200)
  expect(await watchedLegs(order.id)).toBe(1)
})

const watchedLegs = async (id: string) => {
  const { rows } = await market.sql('select count(*)::int as n from order_legs where order_id = $1 and is_watched', [
    id,
  ])
  return rows[0].n
}

test('nothing of where and with what was paid stands in the database in the clear', async () => {
  const { order } = await placed('95')
  const hash = await pay(agent.addr, '95')
  await seen(order.id)
  const { rows } = await market.sql('select p::text as row from payments p union all select l::text from order_legs l')
  const dump = rows.map(({ row }: { row: string }) => row.toLowerCase()).join('\n')
  for (const secret of [hash, agent.addr, user.addr]) {
    expect(dump.includes(secret.slice(2).toLowerCase())).toBe(false)
  }
})
