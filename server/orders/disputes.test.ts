import { type Address, erc20Abi, type Hex, maxUint256, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Award } from '#api/dispute-shapes.ts'
import type { OrderView } from '#api/orders.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { decisionDomain, decisionOf, decisionTypes } from '#domain/disputes/decision.ts'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { allTold } from '#testing/news.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'

let chain: TestChain
let market: TestMarket
let user: Player
let agent: Player
let staff: Player
let moderator: Player
let second: Player

beforeAll(async () => {
  chain = await startTestChain()
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl })
  ;[staff, agent, user, moderator, second] = (await Promise.all([0, 1, 7, 8, 9].map((i) => market.player(i)))) as [
    Player,
    Player,
    Player,
    Player,
    Player,
  ]
  await market.sql('update users set is_moderator = true where addr = any($1)', [[moderator.addr, second.addr]])
  for (const { addr } of [moderator, second]) market.running.context.people.forget(addr)
  await market.sql('update agents set is_suspend = true where addr <> $1', [agent.addr])
  for (const { addr } of (await market.sql('select addr from agents')).rows)
    await market.running.context.refreshBook(addr)
})
afterAll(async () => {
  await market.close()
  await chain.close()
})

const viewOf = async (who: Player, id: string): Promise<OrderView> => (await who.call('GET', `/api/orders/${id}`)).body

async function move(who: Player, id: string, newStatus: string, more: object = {}): Promise<Answer> {
  const { order } = await viewOf(who, id)
  return who.call('PATCH', `/api/orders/${id}`, {
    newStatus,
    oldStatus: order.status,
    updatedAt: order.updatedAt,
    ...more,
  })
}

/** An order that its user says to have paid, in dispute. */
async function disputed(amount = '100', statement = 'I paid and got nothing.'): Promise<string> {
  const offer = await user.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })
  const { body } = await user.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
  await move(user, body.order.id, 'agentTransfer')
  expect((await move(user, body.order.id, 'dispute', { statement })).status).toBe(200)
  return body.order.id
}

const assign = (who: Player, id: string, assignee: string | null, seen: string | null) =>
  who.call('PUT', `/api/v2/orders/${id}/dispute`, { assignee, seen })

const capacity = async () => {
  const { rows } = await market.sql(
    'select used::float8, held::float8, locked::float8 as posted, allowed::float8 from capacity where agent_addr = $1',
    [agent.addr],
  )
  return rows[0]
}

async function signature(by: Player, award: Award): Promise<Hex> {
  return by.account.signTypedData({
    domain: decisionDomain(award.chainId, award.settlement),
    types: decisionTypes,
    primaryType: 'Decision',
    message: decisionOf(award.decision),
  })
}

/** A dispute that was decided with an award of so many USD. */
async function awarded(usd: string, amount = '100'): Promise<{ id: string; award: Award }> {
  const id = await disputed(amount)
  const decided = await move(staff, id, 'rejected', { statement: 'Nothing was paid out.', awardUsd: usd })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  return { id, award: decided.body.awards[0] }
}

/** Signs an award and proposes it on chain. */
async function proposed({ id, award }: { id: string; award: Award }): Promise<void> {
  const path = `/api/v2/orders/${id}/award/signature`
  const signed = await staff.call('POST', path, { awardId: award.id, signature: await signature(staff, award) })
  expect(signed.status, JSON.stringify(signed.body)).toBe(200)
  const signatures = signed.body.awards[0].signatures
  await chain.call(staff.addr as Address, award.settlement, settlementAbi, 'propose', [
    decisionOf(award.decision),
    signatures,
  ])
  await reached(id, 'proposed')
}

async function reached(id: string, state: string): Promise<Award> {
  await expect.poll(async () => (await viewOf(user, id)).awards[0]?.state).toBe(state)
  return (await viewOf(user, id)).awards[0] as Award
}

describe('whose a dispute is', () => {
  // shows A-1-020
  test('is told to both parties: opened, and taken by one who is known to be staff', async () => {
    const id = await disputed()
    expect((await viewOf(agent, id)).disputes).toMatchObject([{ state: 'open', assignee: null }])
    expect((await assign(moderator, id, moderator.addr, null)).status).toBe(200)
    for (const party of [user, agent]) {
      const view = await viewOf(party, id)
      expect(view.disputes).toMatchObject([{ state: 'taken', assignee: moderator.addr }])
      expect(view.disputeSteps).toMatchObject([{ kind: 'taken', by: moderator.addr }])
      expect(view.people).toContainEqual({ addr: moderator.addr, name: moderator.addr, role: 'staff' })
      expect(view.forStaff).toBeNull()
    }
    await allTold(market)
    const { rows } = await market.sql(
      "select kind, role from notifications where kind = 'disputeTaken' and order_id = $1",
      [id],
    )
    expect(rows.map(({ role }) => role).toSorted()).toEqual(['agent', 'user'])
  })

  test('of two who take it at once one gets it', async () => {
    const id = await disputed()
    const answers = await Promise.all([moderator, second].map((who) => assign(who, id, who.addr, null)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('dispute.changed')
  })

  test('moderators take what is nobody’s and pass on what is theirs; super users assign as they like', async () => {
    const id = await disputed()
    expect((await assign(moderator, id, second.addr, null)).body.code).toBe('access.denied')
    expect((await assign(user, id, user.addr, null)).body.code).toBe('access.denied')
    await assign(staff, id, second.addr, null)
    expect((await assign(moderator, id, moderator.addr, second.addr)).body.code).toBe('access.denied')
    expect((await assign(staff, id, user.addr, second.addr)).body.code).toBe('dispute.assignee')
    expect((await assign(second, id, moderator.addr, second.addr)).status).toBe(200)
    expect((await assign(moderator, id, null, moderator.addr)).body.disputes[0]).toMatchObject({ state: 'open' })
    const { rows } = await market.sql("select who, after from audit where action = 'disputes.assign' and target = $1", [
      id,
    ])
    expect(rows).toEqual([
      { who: staff.addr, after: { assignee: second.addr } },
      { who: second.addr, after: { assignee: moderator.addr } },
      { who: moderator.addr, after: { assignee: null } },
    ])
    await allTold(market)
    const notified = await market.sql(
      "select addr from notifications where kind = 'disputeAssigned' and order_id = $1 order by id",
      [id],
    )
    expect(notified.rows).toEqual([{ addr: second.addr }, { addr: moderator.addr }])
  })

  test('a message in it is told to who looks after it too, and not to others of the staff', async () => {
    const id = await disputed()
    await assign(moderator, id, moderator.addr, null)
    await user.call('POST', `/api/orders/${id}/messages`, { text: 'Here I am.' })
    await allTold(market)
    const { rows } = await market.sql("select addr from notifications where kind = 'message' and order_id = $1", [id])
    expect(rows.map(({ addr }) => addr).toSorted()).toEqual([agent.addr, moderator.addr].toSorted())
  })
})

describe('a decision', () => {
  // shows A-1-020
  test('is for whom the dispute is assigned to, and for super users, and has a reason', async () => {
    const id = await disputed()
    const reason = { statement: 'The receipt shows it.' }
    expect((await move(moderator, id, 'closed', reason)).body.code).toBe('dispute.not-yours')
    await assign(moderator, id, moderator.addr, null)
    expect((await move(second, id, 'closed', reason)).body.code).toBe('dispute.not-yours')
    expect((await move(moderator, id, 'closed')).body.code).toBe('dispute.reason')
    expect((await move(moderator, id, 'closed', { statement: '   ' })).body.code).toBe('dispute.reason')
    expect((await viewOf(moderator, id)).forStaff).toMatchObject({ mayDecide: true })
    expect((await viewOf(second, id)).forStaff).toMatchObject({ mayDecide: false })
    const closed = await move(moderator, id, 'closed', reason)
    expect(closed.body.order).toMatchObject({ status: 'closed' })
    for (const party of [user, agent]) {
      const view = await viewOf(party, id)
      expect(view.order.details.statusHistory.at(-1)).toMatchObject({ changedBy: moderator.addr, ...reason })
      expect(view.disputes).toMatchObject([{ state: 'decided', decidedBy: moderator.addr }])
    }
    const { rows } = await market.sql(
      "select who, after from audit where action = 'orders.changeStatus' and target = $1",
      [id],
    )
    expect(rows).toEqual([{ who: moderator.addr, after: { status: 'closed' } }])
  })

  test('is nobody’s in an order of their own', async () => {
    await market.sql('update users set is_super = true where addr = $1', [user.addr])
    market.running.context.people.forget(user.addr)
    const id = await disputed()
    expect((await assign(user, id, user.addr, null)).body.code).toBe('access.denied')
    expect((await move(user, id, 'closed', { statement: 'I say so.' })).body.code).toBe('request.invalid')
    expect((await move(user, id, 'closed')).body.code).toBe('order.transition')
    await market.sql('update users set is_super = false where addr = $1', [user.addr])
    market.running.context.people.forget(user.addr)
  })

  test('back to the transfer starts its clock anew', async () => {
    const id = await disputed()
    await market.sql("update orders set expire_at = expire_at - interval '1 day' where id = $1", [id])
    const before = (await viewOf(user, id)).order.details.expireAt
    const { body } = await move(staff, id, 'userTransfer', { statement: 'Pay once more, please.' })
    expect(Date.parse(body.order.details.expireAt)).toBeGreaterThan(Date.parse(before))
    expect(Date.parse(body.order.details.expireAt) - Date.parse(body.order.updatedAt)).toBe(30 * 60_000)
  })

  test('is left to staff where the user says that it is settled, which gives back what was locked', async () => {
    const before = await capacity()
    const id = await disputed()
    await assign(moderator, id, moderator.addr, null)
    expect((await agent.call('POST', `/api/orders/${id}/received`)).body.code).toBe('order.missing')
    expect((await user.call('POST', `/api/orders/${id}/received`)).status).toBe(200)
    expect(await capacity()).toEqual(before)
    const view = await viewOf(agent, id)
    expect(view.order.status).toBe('dispute')
    expect(view.disputes[0]?.settledAt).not.toBeNull()
    expect(view.disputeSteps.at(-1)).toMatchObject({ kind: 'settled', by: user.addr })
    const refused = await move(moderator, id, 'rejected', { statement: 'No.', awardUsd: '10' })
    expect(refused.body.code).toBe('award.settled')
    expect((await move(moderator, id, 'closed', { statement: 'Settled.' })).status).toBe(200)
  })
})

test('somebody of the staff who is a party decides nothing, in a dispute or outside of one', async () => {
  const id = await disputed()
  const asStaff = async (who: Player) => (await who.call('GET', `/api/v2/orders/${id}`)).body as OrderView
  await market.sql('update users set is_super = true where addr = $1', [user.addr])
  market.running.context.people.forget(user.addr)
  expect((await asStaff(user)).forStaff).toMatchObject({ mayDecide: false })
  await move(staff, id, 'closed', { statement: 'It arrived.' })
  expect((await asStaff(user)).forStaff).toMatchObject({ mayDecide: false })
  expect((await asStaff(staff)).forStaff).toMatchObject({ mayDecide: true })
  await market.sql('update users set is_super = false where addr = $1', [user.addr])
  market.running.context.people.forget(user.addr)
})

describe('an award', () => {
  test('is bounded by the order and by what one wrapped token holds, and ends the order', async () => {
    const id = await disputed()
    const before = await capacity()
    const statement = 'Nothing was paid out.'
    const most = Number((await viewOf(staff, id)).forStaff?.exposureUsd)
    const tooMuch = await move(staff, id, 'rejected', { statement, awardUsd: String(most + 0.01) })
    expect(tooMuch.body.code).toBe('award.too-much')
    expect((await move(staff, id, 'userTransfer', { statement, awardUsd: '10' })).body.code).toBe('award.outcome')
    expect((await move(user, id, 'closed', { awardUsd: '10' })).body.code).toBe('request.invalid')
    const items = 'update wnft_items set amount = amount / 1000000'
    await market.sql(items)
    expect((await move(staff, id, 'rejected', { statement, awardUsd: '50' })).body.code).toBe('award.uncovered')
    await market.sql(items.replace('/', '*'))
    expect((await viewOf(staff, id)).order.status).toBe('dispute')
    expect(await capacity()).toEqual(before)
    expect((await viewOf(staff, id)).awards).toEqual([])
  })

  // shows A-1-020
  test('is kept locked, signed, proposed, carried out by anybody after the delay, and paid to the user', async () => {
    const before = await capacity()
    const made = await awarded('60')
    const { id, award } = made
    const exposure = Number((await viewOf(staff, id)).forStaff?.exposureUsd)
    expect(award).toMatchObject({ usd: '60', state: 'asked', threshold: 1, chainId: 31337, signatures: [] })
    expect(award.decision.receiver).toBe(user.addr)
    expect((await capacity()).used).toBeCloseTo(before.used + exposure, 5)
    expect((await viewOf(user, id)).order.details).toMatchObject({ heldUntil: null })
    expect(award.delaySeconds).toBe(60)
    expect((await viewOf(staff, id)).forStaff).toMatchObject({ maySign: true })
    expect((await viewOf(moderator, id)).forStaff).toMatchObject({ maySign: false })
    expect((await user.call('POST', `/api/orders/${id}/received`)).body.code).toBe('award.made')

    const path = `/api/v2/orders/${id}/award/signature`
    const wrong = { awardId: award.id, signature: await signature(moderator, award) }
    expect((await moderator.call('POST', path, wrong)).body.code).toBe('award.signature')
    expect((await staff.call('POST', path, wrong)).body.code).toBe('award.signature')
    const { rows: own } = await market.sql('select sign_award($1) as outcome', [
      { orderId: id, awardId: award.id, by: user.addr, signature: '0x', fromWhere: 'here' },
    ])
    expect(own[0].outcome).toEqual({ fault: 'dispute.not-yours' })
    await proposed(made)
    expect((await viewOf(user, id)).awards[0]?.signatures).toEqual([{ signer: staff.addr, data: null }])
    expect((await capacity()).used).toBeCloseTo(before.used + exposure, 5)

    await chain.pass(61)
    await reached(id, 'executable')
    const token = award.decision.takes[0]?.token as Address
    const balance = () =>
      chain.client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [user.addr as Address],
      })
    const had = await balance()
    await chain.call(user.addr as Address, award.settlement, settlementAbi, 'execute', [decisionOf(award.decision)])
    const paid = await reached(id, 'executed')
    expect(paid.txHash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(paid.items[0]?.paid).toBe(paid.items[0]?.amount)
    expect((await balance()) - had).toBe(BigInt(award.decision.takes[0]?.amount ?? 0))
    // What left the wrapped token secures nothing any more, and nothing is locked for the order.
    const after = await capacity()
    expect(after.used).toBeCloseTo(before.used, 5)
    expect(after.allowed).toBeCloseTo(before.allowed - 60 * 0.9, 1)
    const view = await viewOf(agent, id)
    expect(view.disputeSteps.map(({ kind, by }) => [kind, by])).toEqual([
      ['awarded', staff.addr],
      ['signed', staff.addr],
      ['proposed', 'chain'],
      ['executable', 'chain'],
      ['executed', 'chain'],
    ])
    expect((await market.call('GET', `/api/agents/${agent.addr}/proof`)).body.awards).toMatchObject([
      { id: award.id, usd: '60', state: 'executed', txHash: paid.txHash },
    ])
    await allTold(market)
    const { rows } = await market.sql(
      "select kind, role from notifications where order_id = $1 and kind like 'award%' order by kind, role",
      [id],
    )
    expect(rows.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
      'award agent',
      'award user',
      'awardExecutable agent',
      'awardExecutable user',
      'awardPaid agent',
      'awardPaid user',
    ])
    // The order can be disputed again, but never paid out of collateral a second time.
    await move(user, id, 'dispute', { statement: 'I want more.' })
    const again = await move(staff, id, 'rejected', { statement: 'No.', awardUsd: '10' })
    expect(again.body.code).toBe('award.made')
    const back = await move(staff, id, 'agentTransfer', { statement: 'Pay it all the same.' })
    expect(back.body.code).toBe('award.made')
  })

  test('that the agent pays instead ends with it, and the collateral stays', async () => {
    const before = await capacity()
    const made = await awarded('40')
    await proposed(made)
    const { decision, settlement } = made.award
    for (const { token } of decision.takes) {
      await chain.call(agent.addr as Address, token, erc20Abi, 'approve', [settlement, maxUint256])
    }
    await chain.call(agent.addr as Address, settlement, settlementAbi, 'payInstead', [decisionOf(decision)])
    await reached(made.id, 'paid-instead')
    const after = await capacity()
    expect(after.used).toBeCloseTo(before.used, 5)
    expect(after.allowed).toBeCloseTo(before.allowed, 5)
  })

  test('whose deadline is over on chain gives the capacity back, by the chain’s clock and not before', async () => {
    const before = await capacity()
    const made = await awarded('30')
    await proposed(made)
    await chain.pass(1800)
    await reached(made.id, 'executable')
    expect((await capacity()).used).toBeGreaterThan(before.used + 90)
    await chain.pass(3600)
    expect(await reached(made.id, 'failed')).toMatchObject({ fault: 'deadline' })
    expect((await capacity()).used).toBeCloseTo(before.used, 5)
    await move(user, made.id, 'dispute', { statement: 'It was never carried out.' })
    expect((await move(staff, made.id, 'rejected', { statement: 'Again.', awardUsd: '30' })).status).toBe(200)
    await chain.pass(7200)
    await expect.poll(async () => (await viewOf(user, made.id)).awards.at(-1)?.state).toBe('failed')
  })

  test('of the same items is not made twice: two decisions at once for more than is inside', async () => {
    const ids = [await disputed('5000'), await disputed('5000')]
    const limit = parseUnits('6000', 18).toString()
    const { rows } = await market.sql('select token_id, item, amount from wnft_items where amount > $1', [limit])
    await market.sql('update wnft_items set amount = least(amount, $1), is_removable = ticker = $2', [limit, 'USDT'])
    const answers = await Promise.all(
      ids.map((id) => move(staff, id, 'rejected', { statement: 'Nothing was paid.', awardUsd: '4000' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('award.uncovered')
    for (const { token_id, item, amount } of rows)
      await market.sql('update wnft_items set amount = $3 where token_id = $1 and item = $2', [token_id, item, amount])
    await market.sql('update wnft_items set is_removable = true')
  })

  test('is undone with the block that it was carried out in, and locked again', async () => {
    const made = await awarded('20')
    await proposed(made)
    await chain.pass(61)
    await reached(made.id, 'executable')
    const used = (await capacity()).used
    await chain.call(user.addr as Address, made.award.settlement, settlementAbi, 'execute', [
      decisionOf(made.award.decision),
    ])
    await reached(made.id, 'executed')
    expect((await capacity()).used).toBeLessThan(used)
    await chain.reorg(1)
    await chain.mine(1)
    await reached(made.id, 'executable')
    expect((await capacity()).used).toBeCloseTo(used, 5)
    expect((await viewOf(user, made.id)).disputeSteps.at(-1)).toMatchObject({ kind: 'reopened', by: 'chain' })
  })

  test('tells how much was paid where less lies inside: only who receives it, or a signer, may take that', async () => {
    const made = await awarded('50')
    await proposed(made)
    await chain.pass(61)
    await reached(made.id, 'executable')
    const { decision, settlement } = made.award
    const [take] = decision.takes
    const token = take?.token as Hex
    // Another decision of the same signers, for an order that this market does not know, nearly empties the token before.
    const [inside] = await chain.client.readContract({
      address: chain.deployment.wrapper,
      abi: marketWrapperAbi,
      functionName: 'getCollateralBalanceAndIndex',
      args: [decision.wNFT, BigInt(decision.tokenId), token === zeroAddress ? 1 : 2, token, 0n],
    })
    const as = staff.addr as Address
    const orderId = `0x${'ab'.repeat(32)}` as const
    const message = decisionOf({ ...decision, orderId, receiver: as, takes: [{ token, amount: `${inside - 1n}` }] })
    const domain = decisionDomain(31337, settlement)
    const signed = await staff.account.signTypedData({ domain, types: decisionTypes, primaryType: 'Decision', message })
    await chain.call(as, settlement, settlementAbi, 'propose', [message, [{ signer: as, data: signed }]])
    await chain.pass(61)
    await chain.call(as, settlement, settlementAbi, 'execute', [message])
    const execute = [decisionOf(decision)]
    await expect(chain.call(accountOf(5), settlement, settlementAbi, 'execute', execute)).rejects.toThrow()
    await chain.call(user.addr as Address, settlement, settlementAbi, 'execute', execute)
    const paid = await reached(made.id, 'executed')
    expect(paid.items[0]?.paid).toBe('0.000000000000000001')
  })
})

test('a look of staff at an order is written down', async () => {
  const id = await disputed()
  await viewOf(moderator, id)
  // The page asks again with every news: that is still the same look.
  await moderator.call('GET', `/api/v2/orders/${id}`)
  await viewOf(staff, id)
  const { rows } = await market.sql("select who from audit where action = 'orders.read' and target = $1 order by id", [
    id,
  ])
  expect(rows).toEqual([{ who: moderator.addr }, { who: staff.addr }])
})
