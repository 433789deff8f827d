import { setTimeout as wait } from 'node:timers/promises'
import {
  collateralChannel,
  counterpartsChannel,
  haltsChannel,
  messagesChannel,
  notificationsChannel,
  orderChannel,
  ordersChannel,
  swapChannel,
} from '#api/channels.ts'
import { registrationText } from '#domain/collateral/registration.ts'
import { decisionDomain, decisionOf, decisionTypes } from '#domain/disputes/decision.ts'
import { demoAccount } from '#server/demo/people.ts'
import { picture } from '../images.ts'
import { newPost } from '../posts.ts'
import type { WireMarket } from './market.ts'
import type { Answer, Player, Recorder } from './recorder.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
const nowhere = '00000000-0000-4000-8000-000000000000'

/** Everybody of the play: they do what they do in turn, so that two plays are the same. */
interface Cast {
  readonly say: Recorder
  readonly market: WireMarket
  readonly visitor: Player
  readonly staff: Player
  readonly moderator: Player
  readonly agent: Player
  readonly user: Player
  readonly other: Player
}

/** Plays a market through once: every call of the wire granted, most of them refused as well, and what the sockets say of it. */
export async function play(say: Recorder, market: WireMarket): Promise<void> {
  const visitor = person('visitor', 99)
  const cast: Cast = {
    ...{ say, market, visitor },
    staff: await signedIn(say, 'staff', 0),
    agent: await signedIn(say, 'agent', 1),
    user: await signedIn(say, 'user', 20),
    moderator: await signedIn(say, 'moderator', 21),
    other: await signedIn(say, 'other', 22),
  }
  const { agent, user, staff } = cast
  await people(cast)
  await say.listen(staff, [haltsChannel, notificationsChannel(staff.addr)])
  await say.listen(user, [swapChannel(pair), ordersChannel(user.addr), notificationsChannel(user.addr)])
  await say.listen(agent, [ordersChannel(agent.addr), notificationsChannel(agent.addr), collateralChannel(agent.addr)])
  await settings(cast)
  await profiles(cast)
  await swap(cast)
  const closed = await closedOrder(cast)
  await dues(cast)
  await disputes(cast)
  await lists(cast, closed)
  await posts(cast)
  await collateral(cast)
  await halts(cast)
  await figures(cast)
  const own = ['POST /api/logout', 'POST /api/refresh-token', 'POST /api/login']
  await say.refused(visitor, own)
  await say.refused(cast.other, [...own, 'POST /api/v2/prices/'])
  await say.call(user, 'POST', '/api/logout')
  await say.endListening()
}

function person(name: string, index: number): Player {
  const account = demoAccount(index)
  return { name, account, addr: account.address, token: null }
}

async function signedIn(say: Recorder, name: string, index: number, affiliateId?: string): Promise<Player> {
  const who = person(name, index)
  const { body } = await say.call(who, 'GET', `/api/users/${who.addr}/nonce`)
  const sign = await who.account.signMessage({ message: body.nonce })
  const tokens = await say.call(who, 'POST', '/api/login', {
    addr: who.addr,
    sign,
    ...(affiliateId ? { affiliateId } : {}),
  })
  who.token = tokens.body.accessToken
  await say.call(who, 'POST', '/api/login', { addr: who.addr, sign })
  if (name === 'other') await say.call(who, 'POST', '/api/refresh-token', { refreshToken: tokens.body.refreshToken })
  await say.call(who, 'PUT', `/api/users/${who.addr}/terms-of-service`)
  return who
}

async function people({ say, visitor, staff, user, moderator, other }: Cast): Promise<void> {
  await say.call(visitor, 'GET', '/api/config')
  await say.call(user, 'GET', '/api/config')
  await say.call(user, 'GET', `/api/users/${user.addr}`)
  await say.call(user, 'GET', `/api/users/${other.addr}`)
  const { body } = await say.call(staff, 'GET', `/api/v2/users/${moderator.addr}`)
  const path = `/api/v2/users/${moderator.addr}`
  const rights = { permissions: { isModerator: true }, updatedAt: body.user.updatedAt }
  await say.call(staff, 'PUT', path, rights)
  await say.call(staff, 'PUT', path, rights)
  const partner = await say.call(staff, 'GET', `/api/v2/users/${other.addr}`)
  await say.call(staff, 'PUT', `/api/v2/users/${other.addr}`, {
    permissions: { isAffiliated: true },
    updatedAt: partner.body.user.updatedAt,
  })
  await say.call(staff, 'GET', '/api/v2/users?limit=3')
  await say.call(staff, 'GET', '/api/v2/users?kind=moderator')
}

async function settings({ say, market, user, staff }: Cast): Promise<void> {
  const own = `/api/settings/${user.addr}`
  await say.call(user, 'GET', own)
  await say.call(user, 'PUT', own, { user: { username: 'Ada' } })
  await say.call(user, 'PUT', own, { user: { username: '' } })
  await say.call(staff, 'PUT', `/api/settings/${staff.addr}`, {
    user: { username: 'Staff', disputeNotification: true },
  })
  const { body } = await say.call(user, 'POST', `${own}/tg-connect`, {})
  market.botApi.write(8700, `/start ${body.telegram.connectCode}`, [1], 'ada_name')
  const shown = await codeIn(() => market.botApi.to(8700))
  await say.call(user, 'PUT', `${own}/tg-activate`, { activationCode: 'AAAAAAAAAA' })
  await say.call(user, 'PUT', `${own}/tg-activate`, { activationCode: shown })
  await say.call(user, 'POST', `${own}/tg-revoke`, {})
  await say.call(user, 'POST', `${own}/email`, { email: 'ada@surety.example' })
  const mailed = await codeIn(() => market.smtp.to('ada@surety.example'))
  await say.call(user, 'PUT', `${own}/email-confirm`, { code: 'AAAAAAAAAA' })
  await say.call(user, 'PUT', `${own}/email-confirm`, { code: mailed })
  await say.call(user, 'POST', `${own}/test`, {})
  await say.call(user, 'POST', `${own}/email-remove`, {})
  const subscription = market.pushes.subscription('ada')
  await say.call(user, 'POST', `${own}/push`, subscription)
  await say.call(user, 'POST', `${own}/push-remove`, { endpoint: subscription.endpoint })
  await say.call(user, 'POST', `${own}/push-remove-all`)
}

async function codeIn(texts: () => string[]): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const code = /code: (\S+)/.exec(texts().at(-1) ?? '')?.[1]
    if (code) return code
    await wait(50)
  }
  throw new Error('no code was sent')
}

async function profiles({ say, agent, staff, moderator, visitor, user }: Cast): Promise<void> {
  const own = `/api/agents/${agent.addr}`
  const { body } = await say.call(agent, 'GET', own)
  await say.call(visitor, 'GET', `${own}/public`)
  await say.call(agent, 'POST', own, { agent: { ...body.agent, info: 'I answer at once.' } })
  await say.call(agent, 'POST', own, { agent: { ...body.agent, info: 'And again.' } })
  await say.call(agent, 'POST', own, { agent: { ...body.agent, email: 'none' } })
  await say.call(agent, 'POST', `${own}/quotes`, { options: body.agent.swapOptions.slice(0, 2) })
  const pending = demoAccount(4).address
  await say.call(moderator, 'GET', '/api/v2/agents/moderate')
  await say.call(moderator, 'POST', `/api/v2/agents/${pending}/moderate`, { status: 'declined' })
  await say.call(moderator, 'GET', '/api/v2/agents?limit=2')
  await say.call(moderator, 'GET', `/api/v2/agents/${pending}`)
  await say.call(moderator, 'GET', `/api/v2/agents/${user.addr}`)
  const rival = demoAccount(2).address
  const read = await say.call(staff, 'GET', `/api/v2/agents/${rival}`)
  const flags = { flags: { isSuspend: true }, updatedAt: read.body.agent.updatedAt }
  await say.call(staff, 'PUT', `/api/v2/agents/${rival}/flags`, flags)
  await say.call(staff, 'PUT', `/api/v2/agents/${rival}/flags`, flags)
}

async function swap({ say, visitor, user, staff }: Cast): Promise<void> {
  await say.call(visitor, 'GET', '/api/swap/pairs')
  await say.call(visitor, 'POST', '/api/orders/estimate', { pair })
  await say.call(visitor, 'POST', '/api/orders/estimate', { pair: { from: pair.from, to: pair.from } })
  await say.call(visitor, 'POST', '/api/orders/calc', { pair, amount: '100' })
  await say.call(visitor, 'POST', '/api/orders/calc', { pair, amount: '90', side: 'receive', transferTo })
  await say.call(visitor, 'POST', '/api/orders/calc', { pair, amount: '100000000' })
  await say.call(visitor, 'GET', '/api/swap/book?from=LOCAL.USDT&to=SEPA.EUR&amount=50')
  const offer = await say.call(user, 'POST', '/api/orders/match', { pair, amount: '40', transferTo })
  await say.call(user, 'GET', `/api/offers/${offer.body.offer.id}`)
  // Another match releases the first offer.
  await say.call(user, 'POST', '/api/orders/match', { pair, amount: '41', transferTo })
  await say.call(user, 'GET', `/api/offers/${offer.body.offer.id}`)
  await say.call(user, 'POST', '/api/orders/place', { offer_id: offer.body.offer.id })
  await say.call(user, 'POST', '/api/orders/place', { offer_id: nowhere })
  await say.call(user, 'POST', '/api/orders/match', { pair, amount: '100000000', transferTo })
  await say.call(user, 'POST', '/api/orders/match', { pair, amount: '-1', transferTo })
  await say.call(staff, 'GET', '/api/v2/swap/stats/')
}

async function placed({ say, user }: Cast, amount: string, who = user): Promise<string> {
  const { body } = await say.call(who, 'POST', '/api/orders/match', { pair, amount, transferTo })
  const ask = { offer_id: body.offer.id }
  const headers = { 'idempotency-key': `order-of-${amount}` }
  const order = await say.call(who, 'POST', '/api/orders/place', ask, headers)
  await say.call(who, 'POST', '/api/orders/place', ask, headers)
  return order.body.order.id
}

async function move({ say }: Cast, who: Player, id: string, newStatus: string, more: object = {}): Promise<Answer> {
  const { body } = await say.call(who, 'GET', `/api/orders/${id}`)
  const { status, updatedAt } = body.order
  return say.call(who, 'PATCH', `/api/orders/${id}`, { newStatus, oldStatus: status, updatedAt, ...more })
}

/** An order from its offer to its rating, with a chat, of somebody whom a partner has brought. */
async function closedOrder(cast: Cast): Promise<string> {
  const { say, user, agent, other, staff } = cast
  const program = await say.call(other, 'POST', '/api/affiliates/', { description: 'My readers' })
  await say.call(other, 'POST', '/api/affiliates/', { description: '' })
  const code: string = program.body.affiliate.id
  await say.call(other, 'PUT', `/api/affiliates/${code}`, { isActive: true })
  const brought = await signedIn(say, 'brought', 23, code)
  const id = await placed(cast, '50', brought)
  await say.listen(brought, [orderChannel(id), messagesChannel(id), counterpartsChannel(id)])
  await say.listen(agent, [orderChannel(id), messagesChannel(id)])
  await say.call(agent, 'GET', '/api/orders/waiting')
  await say.call(brought, 'GET', '/api/orders/waiting')
  await chat(cast, id, brought)
  await say.call(brought, 'PATCH', `/api/orders/${id}/rating`, { score: 5 })
  await move(cast, brought, id, 'closed')
  await move(cast, agent, id, 'closed')
  await move(cast, brought, id, 'agentTransfer')
  const stale = { newStatus: 'closed', oldStatus: 'userTransfer', updatedAt: '2026-01-01T00:00:00.000Z' }
  await say.call(agent, 'PATCH', `/api/orders/${id}`, stale)
  await say.call(brought, 'POST', `/api/orders/${id}/received`)
  await move(cast, agent, id, 'closed')
  await say.call(agent, 'POST', `/api/orders/${id}/received`)
  await say.call(brought, 'POST', `/api/orders/${id}/received`)
  await say.call(brought, 'PATCH', `/api/orders/${id}/rating`, { score: 5 })
  await say.call(brought, 'PATCH', `/api/orders/${id}/rating`, { score: 4 })
  await say.call(staff, 'GET', `/api/v2/orders/${id}`)
  await say.call(user, 'GET', `/api/orders/${id}`)
  const cancelled = await placed(cast, '51')
  await move(cast, user, cancelled, 'cancelled')
  const rejected = await placed(cast, '52')
  await move(cast, agent, rejected, 'rejected')
  await say.call(other, 'GET', '/api/affiliates/')
  await say.call(user, 'GET', '/api/affiliates/')
  return id
}

async function chat({ say, agent, user }: Cast, id: string, brought: Player): Promise<void> {
  const path = `/api/orders/${id}/messages`
  await say.call(brought, 'POST', path, { text: 'Hello', clientId: '11111111-1111-4111-8111-111111111111' })
  await say.call(brought, 'POST', path, { text: 'Hello', clientId: '11111111-1111-4111-8111-111111111111' })
  await say.call(brought, 'POST', path, { text: '' })
  const form = new FormData()
  form.set('attachment', new File([new Uint8Array(await picture('png'))], 'receipt.png', { type: 'image/png' }))
  const image = await say.call(brought, 'POST', `/api/orders/${id}/attachment`, form)
  await say.call(agent, 'GET', `/api/files/${image.body.message.data.fileId}/blob`)
  await say.call(user, 'GET', `/api/files/${image.body.message.data.fileId}/blob`)
  const { body } = await say.call(agent, 'GET', path)
  await say.call(agent, 'PUT', `${path}/marks`, { readTo: body.messages.at(-1).createdAt })
  await say.call(brought, 'GET', `${path}?limit=1`)
  await say.call(user, 'GET', path)
}

async function dues({ say, staff, moderator, agent, other }: Cast): Promise<void> {
  await say.call(agent, 'GET', `/api/agents/${agent.addr}/dues`)
  const payments = `/api/v2/agents/${agent.addr}/payments`
  const paid = { amountUsd: '0.1', reference: 'book 1' }
  const booked = await say.call(staff, 'POST', payments, paid, { 'idempotency-key': 'one' })
  await say.call(staff, 'POST', payments, paid, { 'idempotency-key': 'one' })
  await say.call(staff, 'POST', payments, { amountUsd: '1000000', reference: 'book 2' })
  const [{ id }] = booked.body.dues.payments
  await say.call(staff, 'POST', `${payments}/${id}/take-back`, { reason: 'by mistake' })
  await say.call(staff, 'POST', `${payments}/${id}/take-back`, { reason: 'by mistake' })
  const { body } = await say.call(staff, 'GET', `/api/v2/agents/${agent.addr}/dues`)
  await say.call(staff, 'POST', payments, { amountUsd: body.dues.owedUsd, reference: 'book 3' })
  await say.call(staff, 'GET', '/api/v2/dues?kind=all')
  await say.call(moderator, 'GET', '/api/v2/dues')
  const path = `/api/v2/affiliates/${other.addr}`
  const { body: partner } = await say.call(staff, 'GET', path)
  await say.call(staff, 'GET', '/api/v2/affiliates')
  const seenUsd = Number(partner.partner.payableUsd).toFixed(6)
  await say.call(staff, 'POST', `${path}/payouts`, { amountUsd: '1000', reference: 'too much', seenUsd })
  await say.call(staff, 'POST', `${path}/payouts`, { amountUsd: '0.000001', reference: 'a little', seenUsd })
  const program = partner.partner.affiliates[0].id
  await say.call(staff, 'PUT', `${path}/programs/${program}`, { isSuspend: true, reason: 'a test' })
  await say.call(staff, 'PUT', `${path}/programs/${program}`, { isSuspend: true, reason: 'a test' })
}

async function disputes(cast: Cast): Promise<void> {
  const { say, user, agent, staff, moderator } = cast
  const id = await placed(cast, '60')
  await say.listen(user, [orderChannel(id)])
  await move(cast, user, id, 'agentTransfer')
  await move(cast, user, id, 'dispute')
  await move(cast, user, id, 'dispute', { statement: 'Nothing came.' })
  await say.call(staff, 'GET', '/api/v2/disputes')
  const path = `/api/v2/orders/${id}/dispute`
  await say.call(moderator, 'PUT', path, { assignee: moderator.addr, seen: staff.addr })
  await say.call(moderator, 'PUT', path, { assignee: moderator.addr, seen: null })
  await say.call(staff, 'PUT', path, { assignee: staff.addr, seen: moderator.addr })
  await move(cast, moderator, id, 'rejected', { statement: 'Not mine.' })
  await move(cast, staff, id, 'rejected', { statement: 'Too much.', awardUsd: '100000' })
  const { body } = await move(cast, staff, id, 'rejected', { statement: 'Nothing was paid out.', awardUsd: '20' })
  const [award] = body.awards
  const signature = await staff.account.signTypedData({
    domain: decisionDomain(award.chainId, award.settlement),
    types: decisionTypes,
    primaryType: 'Decision',
    message: decisionOf(award.decision),
  })
  const sign = `/api/v2/orders/${id}/award/signature`
  await say.call(moderator, 'POST', sign, { awardId: award.id, signature })
  await say.call(staff, 'POST', sign, { awardId: award.id, signature })
  await say.call(agent, 'GET', `/api/orders/${id}`)
  await say.call(staff, 'GET', `/api/v2/orders/${id}`)
  const settled = await placed(cast, '61')
  await move(cast, user, settled, 'agentTransfer')
  await move(cast, agent, settled, 'dispute', { statement: 'Nothing was sent.' })
  await say.call(user, 'POST', `/api/orders/${settled}/received`)
  await move(cast, staff, settled, 'closed', { statement: 'Settled.' })
}

async function lists({ say, user, agent, staff, visitor }: Cast, closed: string): Promise<void> {
  for (const status of ['processing', 'complete', 'dispute', 'other', 'all']) {
    await say.call(agent, 'GET', `/api/orders?orderStatus=${status}`)
  }
  await say.call(user, 'GET', '/api/orders?limit=2&orderType=buy')
  await say.call(staff, 'GET', '/api/v2/orders?limit=3')
  await say.call(staff, 'GET', `/api/v2/orders?find=${closed}`)
  await say.call(staff, 'GET', '/api/v2/orders?limit=0')
  await say.call(visitor, 'GET', '/api/swap/trades?from=LOCAL.USDT&to=SEPA.EUR')
  const { body } = await say.call(user, 'GET', '/api/notifications?limit=5')
  await say.call(user, 'POST', '/api/notifications/read', { ids: [body.notifications[0].id] })
  await say.call(user, 'POST', '/api/notifications/read', { upTo: body.notifications[0].id })
  await say.call(user, 'POST', '/api/notifications/read', {})
  await say.call(agent, 'GET', '/api/notifications')
  await say.call(staff, 'GET', '/api/notifications')
}

async function posts({ say, staff, visitor }: Cast): Promise<void> {
  const post = newPost({ alias: 'a-swap' })
  const { body } = await say.call(staff, 'POST', '/api/v2/posts', { post })
  await say.call(staff, 'POST', '/api/v2/posts', { post })
  const { body: read } = await say.call(staff, 'GET', `/api/v2/posts/${body.postId}`)
  const path = `/api/v2/posts/${body.postId}`
  await say.call(visitor, 'GET', '/api/posts/a-swap')
  const published = { ...post, status: 1, updatedAt: read.post.updatedAt }
  await say.call(staff, 'PUT', path, { post: published })
  await say.call(staff, 'PUT', path, { post: published })
  await say.call(visitor, 'GET', '/api/posts/a-swap')
  await say.call(visitor, 'GET', '/api/posts?limit=2')
  await say.call(staff, 'GET', '/api/v2/posts?limit=2')
  const form = new FormData()
  form.set('attachment', new File([new Uint8Array(await picture('png'))], 'cover.png', { type: 'image/png' }))
  await say.call(staff, 'POST', '/api/v2/posts/images', form)
}

async function collateral({ say, agent, visitor, staff, user }: Cast): Promise<void> {
  const { body } = await say.call(agent, 'GET', '/api/envelop/wnfts')
  const [{ chainId, contractAddress, tokenId }] = body.wnftCollaterals
  await say.call(visitor, 'GET', `/api/envelop/wnfts/collateral/${chainId}/${contractAddress}/${tokenId}`)
  await say.call(visitor, 'GET', `/api/envelop/wnfts/collateral/${chainId}/${contractAddress}/999`)
  const config = await say.call(agent, 'GET', '/api/config')
  const settlement = findSettlement(config.body)
  const text = registrationText({ chainId, contractAddress, tokenId, owner: agent.addr as `0x${string}`, settlement })
  const place = { chainId, contractAddress, tokenId }
  const signature = await agent.account.signMessage({ message: text })
  await say.call(agent, 'POST', '/api/envelop/wnfts/registration', { ...place, signature })
  await say.call(agent, 'POST', '/api/envelop/wnfts/registration', { ...place, signature: '0x00' })
  await say.call(user, 'POST', '/api/envelop/wnfts/registration', { ...place, signature })
  await say.call(agent, 'GET', `/api/agents/${agent.addr}/collateral`)
  await say.call(staff, 'POST', `/api/agents/${agent.addr}/collateral`)
  await say.call(visitor, 'GET', `/api/agents/${agent.addr}/proof`)
}

/** The settlement of the first chain, as clients are told it. */
function findSettlement(config: unknown): `0x${string}` {
  const address = /"settlement":"(0x[0-9a-fA-F]{40})"/.exec(JSON.stringify(config))?.[1]
  if (!address) throw new Error('the configuration names no settlement')
  return address as `0x${string}`
}

async function halts(cast: Cast): Promise<void> {
  const { say, staff, user, visitor } = cast
  const standing = await placed(cast, '70')
  const what = { scope: 'network', network: 'SEPA' }
  const { body } = await say.call(staff, 'POST', '/api/v2/halts', { what, reason: 'The banks are closed.' })
  await say.call(staff, 'POST', '/api/v2/halts', { what, reason: 'The banks are closed.' })
  await say.call(visitor, 'GET', '/api/halts')
  await say.call(user, 'POST', '/api/orders/match', { pair, amount: '10', transferTo })
  await say.call(visitor, 'GET', '/api/swap/book?from=LOCAL.USDT&to=SEPA.EUR')
  await move(cast, user, standing, 'cancelled')
  await say.call(staff, 'PUT', `/api/v2/halts/${body.halt.id}/lift`)
  await say.call(staff, 'PUT', `/api/v2/halts/${body.halt.id}/lift`)
  await say.call(staff, 'GET', '/api/v2/halts')
}

async function figures({ say, staff, visitor, user }: Cast): Promise<void> {
  await say.call(staff, 'GET', '/api/v2/prices/')
  await say.call(staff, 'POST', '/api/v2/prices/')
  await say.call(visitor, 'GET', '/api/prices/history?from=EUR')
  await say.call(visitor, 'GET', '/api/prices/history?from=eur')
  await say.call(staff, 'GET', '/api/v2/dashboard')
  await say.call(staff, 'GET', '/api/v2/audit?limit=100')
  await say.call(user, 'POST', '/api/realtime/connection-token')
  await say.call(user, 'POST', '/api/realtime/subscription-token', { channel: ordersChannel(user.addr) })
  await say.call(user, 'POST', '/api/realtime/subscription-token', { channel: ordersChannel(staff.addr) })
}
