import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditRecord } from '#api/audit.ts'
import type { Award } from '#api/dispute-shapes.ts'
import { type Action, grants } from '#domain/access.ts'
import { decisionDomain, decisionOf, decisionTypes } from '#domain/disputes/decision.ts'
import { startTestChain, type TestChain } from '#testing/chain.ts'
import { attach, look, placeOrder, say } from '#testing/chat.ts'
import { picture } from '#testing/images.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { newPost } from '#testing/posts.ts'

let chain: TestChain
let market: TestMarket
let staff: Player
let agent: Player
let user: Player

beforeAll(async () => {
  chain = await startTestChain()
  market = await startMarket({ RPC_LOCAL: chain.rpcUrl })
  staff = await market.player(0)
  agent = await market.player(1)
  user = await market.player(7)
  await market.sql('update agents set is_suspend = true where addr <> $1', [agent.addr])
  for (const { addr } of (await market.sql('select addr from agents')).rows)
    await market.running.context.refreshBook(addr)
})
afterAll(async () => {
  await market.close()
  await chain.close()
})

/** Something that staff do: what came of it, and what it was done to. */
type Scene = () => Promise<{ answer: Answer; target: string }>

async function move(who: Player, id: string, newStatus: string, more: object = {}): Promise<Answer> {
  const { order } = (await who.call('GET', `/api/orders/${id}`)).body
  const step = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt, ...more }
  return who.call('PATCH', `/api/orders/${id}`, step)
}

/** An order in dispute. */
async function disputed(): Promise<string> {
  const id = await placeOrder(user)
  await move(user, id, 'agentTransfer')
  await move(user, id, 'dispute', { statement: 'I paid and got nothing.' })
  return id
}

/** Books a payment of what the agent owes for an order that was closed before. */
async function book(): Promise<Answer> {
  const id = await placeOrder(user)
  await move(user, id, 'agentTransfer')
  await move(agent, id, 'closed')
  const reference = `INV-${id.slice(-6)}`
  return staff.call('POST', `/api/v2/agents/${agent.addr}/payments`, { amountUsd: '0.01', reference })
}

const halt = (network: string) =>
  staff.call('POST', '/api/v2/halts', { what: { scope: 'network', network }, reason: 'Its nodes disagree.' })

/** Every route by which staff change something, and how that is done. */
const changes: Readonly<Record<string, Scene>> = {
  'PUT /api/v2/users/:addr': async () => {
    const { user: known } = (await staff.call('GET', `/api/v2/users/${user.addr}`)).body
    const wish = { permissions: { isAffiliated: true }, updatedAt: known.updatedAt }
    return { answer: await staff.call('PUT', `/api/v2/users/${user.addr}`, wish), target: user.addr }
  },
  'POST /api/v2/agents/:addr/moderate': async () => {
    const { addr } = await market.player(4)
    return { answer: await staff.call('POST', `/api/v2/agents/${addr}/moderate`, { status: 'approved' }), target: addr }
  },
  'PUT /api/v2/agents/:addr/flags': async () => {
    const { addr } = await market.player(2)
    const { updatedAt } = (await staff.call('GET', `/api/v2/agents/${addr}`)).body.agent
    const wish = { flags: { isActive: false }, updatedAt }
    return { answer: await staff.call('PUT', `/api/v2/agents/${addr}/flags`, wish), target: addr }
  },
  'POST /api/agents/:addr/collateral': async () => {
    const answer = await staff.call('POST', `/api/agents/${agent.addr}/collateral`)
    return { answer, target: agent.addr }
  },
  'POST /api/v2/posts': async () => {
    const answer = await staff.call('POST', '/api/v2/posts', { post: newPost() })
    return { answer, target: answer.body.postId }
  },
  'PUT /api/v2/posts/:id': async () => {
    const { postId } = (await staff.call('POST', '/api/v2/posts', { post: newPost() })).body
    return { answer: await staff.call('PUT', `/api/v2/posts/${postId}`, { post: newPost() }), target: postId }
  },
  'POST /api/v2/posts/images': async () => {
    const form = new FormData()
    form.set('attachment', new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' }))
    const answer = await staff.call('POST', '/api/v2/posts/images', form)
    return { answer, target: answer.body.imageUrl.split('/').at(-1) }
  },
  'POST /api/v2/prices/': async () => ({ answer: await staff.call('POST', '/api/v2/prices/'), target: 'prices' }),
  'PATCH /api/orders/:id': async () => {
    const id = await placeOrder(user)
    return { answer: await move(staff, id, 'cancelled'), target: id }
  },
  'PUT /api/v2/orders/:id/dispute': async () => {
    const id = await disputed()
    const wish = { assignee: staff.addr, seen: null }
    return { answer: await staff.call('PUT', `/api/v2/orders/${id}/dispute`, wish), target: id }
  },
  'POST /api/v2/orders/:id/award/signature': async () => {
    const id = await disputed()
    const decided = await move(staff, id, 'rejected', { statement: 'Nothing was paid out.', awardUsd: '5' })
    const [award] = decided.body.awards as [Award]
    const signature = await staff.account.signTypedData({
      domain: decisionDomain(award.chainId, award.settlement),
      types: decisionTypes,
      primaryType: 'Decision',
      message: decisionOf(award.decision),
    })
    const path = `/api/v2/orders/${id}/award/signature`
    return { answer: await staff.call('POST', path, { awardId: award.id, signature }), target: id }
  },
  'POST /api/v2/agents/:addr/payments': async () => ({ answer: await book(), target: agent.addr }),
  'POST /api/v2/agents/:addr/payments/:paymentId/take-back': async () => {
    const { id } = (await book()).body.dues.payments[0]
    const path = `/api/v2/agents/${agent.addr}/payments/${id}/take-back`
    return { answer: await staff.call('POST', path, { reason: 'It was another agent’s.' }), target: agent.addr }
  },
  'PUT /api/v2/affiliates/:addr/programs/:id': async () => {
    const { id } = (await agent.call('POST', '/api/affiliates/', { description: 'Friends' })).body.affiliate
    const path = `/api/v2/affiliates/${agent.addr}/programs/${id}`
    return { answer: await staff.call('PUT', path, { isSuspend: true, reason: 'Bought clicks' }), target: agent.addr }
  },
  'POST /api/v2/affiliates/:addr/payouts': async () => {
    await market.sql('update users set is_affiliated = true where addr = $1', [agent.addr])
    const program = (await agent.call('POST', '/api/affiliates/', { description: 'Friends' })).body.affiliate.id
    // A share of a fee of another agent that was paid.
    const { rows } = await market.sql(
      `with paid as (update fee_ledger set paid_usd = amount_usd, paid_at = now(), locked_usd = 0 returning *)
       insert into affiliate_shares select place, order_id, $1, $2, 20, 1 from paid limit 1 returning order_id`,
      [program, agent.addr],
    )
    expect(rows).toHaveLength(1)
    const wish = { amountUsd: '0.5', seenUsd: '1.000000', reference: 'Transfer 1' }
    const path = `/api/v2/affiliates/${agent.addr}/payouts`
    return { answer: await staff.call('POST', path, wish), target: agent.addr }
  },
  'POST /api/v2/halts': async () => ({ answer: await halt('BITCOIN'), target: 'BITCOIN' }),
  'PUT /api/v2/halts/:id/lift': async () => {
    const { id } = (await halt('TRON')).body.halt
    return { answer: await staff.call('PUT', `/api/v2/halts/${id}/lift`), target: 'TRON' }
  },
  'POST /api/orders/:orderId/messages': async () => {
    const id = await placeOrder(user)
    return { answer: await say(staff, id, 'How can we help?'), target: id }
  },
  'POST /api/orders/:orderId/attachment': async () => {
    const id = await placeOrder(user)
    return { answer: await attach(staff, id, await picture('png')), target: id }
  },
}

/** Routes that staff may call and that change nothing but what they have seen themselves: the look is in the audit. */
const marks = ['PUT /api/orders/:orderId/messages/marks']

/** Every way to look at what is somebody's own. */
const looks: Readonly<Record<string, Scene>> = {
  'GET /api/orders/:id': async () => {
    const id = await placeOrder(user)
    return { answer: await staff.call('GET', `/api/orders/${id}`), target: id }
  },
  'GET /api/v2/orders/:id': async () => {
    const id = await placeOrder(user)
    return { answer: await staff.call('GET', `/api/v2/orders/${id}`), target: id }
  },
  'GET /api/v2/agents/:addr': async () => {
    const { addr } = await market.player(3)
    return { answer: await staff.call('GET', `/api/v2/agents/${addr}`), target: addr }
  },
  'GET /api/orders/:orderId/messages': async () => {
    const id = await placeOrder(user)
    return { answer: await look(staff, id), target: id }
  },
  'GET /api/files/:fileId/blob': async () => {
    const id = await placeOrder(user)
    const { fileId } = (await attach(user, id, await picture('png'))).body.message.data
    return { answer: await staff.call('GET', `/api/files/${fileId}/blob`), target: fileId }
  },
}

async function rowsOf(action: string, target: string): Promise<AuditRecord[]> {
  const { rows } = await market.sql('select * from audit where who = $1 and action = $2 and target = $3', [
    staff.addr,
    action,
    target,
  ])
  return rows
}

const actionOf = (name: string): Action => {
  const route = market.running.served.find(({ method, url }) => `${method} ${url}` === name)
  return route?.action as Action
}

describe('what staff do', () => {
  test('has a scene here for every route by which they can change something', () => {
    const forStaff = market.running.served.filter(({ method, action }) => {
      const granted: readonly string[] = action === null ? [] : grants[action as Action]
      return !['GET', 'HEAD'].includes(method) && (granted.includes('moderator') || granted.includes('super'))
    })
    expect(forStaff.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
      [...Object.keys(changes), ...marks].sort(),
    )
  })

  test.each(Object.keys(changes))('%s is one row of the audit: who, what, where from', async (name) => {
    const { answer, target } = await (changes[name] as Scene)()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const action = actionOf(name)
    expect(await rowsOf(action, target)).toMatchObject([
      { from_where: expect.stringMatching(/^(?:::ffff:)?127\.0\.0\.1$/) },
    ])
  })

  test.each(Object.keys(looks))('%s is one row of the audit', async (name) => {
    const { answer, target } = await (looks[name] as Scene)()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const action = actionOf(name) === 'orders.readAsStaff' ? 'orders.read' : actionOf(name)
    expect(await rowsOf(action, target)).toHaveLength(1)
  })

  test('that is refused leaves no row', async () => {
    const before = (await market.sql('select from audit')).rowCount
    const stale = { flags: { isBanned: true }, updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await staff.call('PUT', `/api/v2/users/${user.addr}`, stale)).status).toBe(409)
    expect(
      (await staff.call('PUT', `/api/v2/users/${staff.addr}`, { ...stale, flags: { isBanned: true } })).status,
    ).toBe(409)
    expect((await market.sql('select from audit')).rowCount).toBe(before)
  })

  test('a message of a party is no action of staff', async () => {
    const id = await placeOrder(user)
    expect((await say(user, id, 'Hello')).status).toBe(200)
    expect((await market.sql('select from audit where target = $1', [id])).rowCount).toBe(0)
  })
})

describe('the audit', () => {
  const list = async (query: Record<string, string> = {}): Promise<AuditRecord[]> => {
    const { status, body } = await staff.call('GET', `/api/v2/audit?${new URLSearchParams(query)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.records
  }

  test('is read ten a page, newest first, and skips and repeats none on the way there and back', async () => {
    const { rows } = await market.sql('select id from audit order by at desc')
    const pages = [await list()]
    expect(pages[0]).toHaveLength(10)
    for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) {
      pages.push(await list({ pagingTime: last.createdAt, pagingDirection: 'next' }))
    }
    expect(pages.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)))
    const second = pages[1]?.[0]?.createdAt ?? ''
    expect(await list({ pagingTime: second, pagingDirection: 'prev' })).toEqual(pages[0])
  })

  test('is found by who, by target, by noun, and by changes and looks', async () => {
    const all = await list({ limit: '100' })
    const same = (records: AuditRecord[]) => records.map(({ id }) => id)
    expect(same(await list({ limit: '100', find: staff.addr.toLowerCase() }))).toEqual(
      same(all.filter(({ who, target }) => who === staff.addr || target === staff.addr)),
    )
    const about = await list({ limit: '100', find: user.addr })
    expect(about).toMatchObject([
      { action: 'users.save', before: { isAffiliated: false }, after: { isAffiliated: true } },
    ])
    for (const noun of ['users', 'agents', 'orders', 'messages', 'disputes'] as const) {
      const page = await list({ limit: '100', noun })
      expect(same(page)).toEqual(same(all.filter(({ action }) => action.startsWith(`${noun}.`))))
      expect(page.length).toBeGreaterThan(0)
    }
    const [changed, looked] = await Promise.all([
      list({ limit: '100', kind: 'changes' }),
      list({ limit: '100', kind: 'looks' }),
    ])
    expect(looked.length).toBeGreaterThan(0)
    expect(looked.every(({ action }) => action.includes('.read'))).toBe(true)
    expect([...same(changed), ...same(looked)].sort()).toEqual(same(all).sort())
    const [order] = (await market.sql('select id from orders order by created_at limit 1')).rows
    const end = order.id.slice(-6).toUpperCase()
    const ofOrder = same(all.filter(({ target }) => target === order.id))
    expect(ofOrder.length).toBeGreaterThan(0)
    expect(same(await list({ limit: '100', find: `${end.slice(0, 3)}-${end.slice(3)}` }))).toEqual(ofOrder)
    expect(await list({ find: '%' })).toEqual([])
  })
})
