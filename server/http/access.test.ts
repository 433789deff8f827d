import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { newPost } from '#testing/posts.ts'

/**
 * Who may do what, written down a second time: a row a route, a column a person, the status that the person gets for the
 * owner's thing and for one that does not exist. A route of the live router without a row fails.
 */
type Row = {
  body?: () => unknown
  /** The path with the owner's things in it, or with things that nobody has. */
  path: (things: {
    user: string
    offer: string
    order: string
    agent: string
    file: string
    halt: string
    program: string
    post: string
  }) => string
  own: Record<Who, number>
  missing?: Record<Who, number>
}
type Who = 'visitor' | 'owner' | 'other' | 'agent' | 'otherAgent' | 'moderator' | 'super' | 'banned'

const who: Who[] = ['visitor', 'owner', 'other', 'agent', 'otherAgent', 'moderator', 'super', 'banned']

/** `200 200 403 …` in the order of `who`. */
function row(statuses: string): Record<Who, number> {
  const list = statuses.split(/\s+/).map(Number)
  return Object.fromEntries(who.map((name, i) => [name, list[i]])) as Record<Who, number>
}

const everybody = row('200 200 200 200 200 200 200 403')
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
const sign = `0x${'11'.repeat(65)}`
const stale = { newStatus: 'agentTransfer', oldStatus: 'userTransfer', updatedAt: '2020-01-01T00:00:00.000Z' }

/** The smallest PNG there is, as a form. */
function imageForm(): FormData {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('attachment', new File([Buffer.from(dot, 'base64')], 'dot.png', { type: 'image/png' }))
  return form
}

const emptyAgent = {
  email: '',
  username: '',
  profile: { firstName: '', lastName: '' },
  countryCodes: [],
  workTime: { start: '', end: '', timezone: '' },
  swapRequisites: [],
  swapOptions: [],
}

const matrix: Record<string, Row> = {
  'GET /api/config': { path: () => '/api/config', own: everybody },
  'GET /api/users/:addr/nonce': { path: ({ user }) => `/api/users/${user}/nonce`, own: everybody },
  'POST /api/login': {
    path: () => '/api/login',
    body: () => ({ addr: owner.addr, sign }),
    own: row('401 401 401 401 401 401 401 403'),
  },
  'POST /api/refresh-token': {
    path: () => '/api/refresh-token',
    body: () => ({ refreshToken: 'none' }),
    own: row('401 401 401 401 401 401 401 403'),
  },
  'GET /api/users/:addr': {
    path: ({ user }) => `/api/users/${user}`,
    own: row('401 200 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'PUT /api/users/:addr/terms-of-service': {
    path: ({ user }) => `/api/users/${user}/terms-of-service`,
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'GET /api/v2/audit': { path: () => '/api/v2/audit', own: row('401 403 403 403 403 403 200 403') },
  'GET /api/v2/users': { path: () => '/api/v2/users/', own: row('401 403 403 403 403 403 200 403') },
  'GET /api/v2/users/:addr': {
    path: ({ user }) => `/api/v2/users/${user}`,
    own: row('401 403 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'PUT /api/v2/users/:addr': {
    path: ({ user }) => `/api/v2/users/${user}`,
    // A version that is long gone: who may, is told so.
    body: () => ({ flags: { isBanned: true }, updatedAt: '2020-01-01T00:00:00.000Z' }),
    own: row('401 403 403 403 403 403 409 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'GET /api/settings/:addr': {
    path: ({ user }) => `/api/settings/${user}`,
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'PUT /api/settings/:addr': {
    path: ({ user }) => `/api/settings/${user}`,
    body: () => ({ user: { username: 'Ada' } }),
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/tg-connect': {
    path: ({ user }) => `/api/settings/${user}/tg-connect`,
    body: () => ({}),
    own: row('401 409 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'PUT /api/settings/:addr/tg-activate': {
    path: ({ user }) => `/api/settings/${user}/tg-activate`,
    body: () => ({ activationCode: 'AAAAAAAAAA' }),
    own: row('401 422 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/tg-revoke': {
    path: ({ user }) => `/api/settings/${user}/tg-revoke`,
    body: () => ({}),
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/email': {
    path: ({ user }) => `/api/settings/${user}/email`,
    body: () => ({ email: 'ada@surety.example' }),
    own: row('401 409 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'PUT /api/settings/:addr/email-confirm': {
    path: ({ user }) => `/api/settings/${user}/email-confirm`,
    body: () => ({ code: 'AAAAAAAAAA' }),
    own: row('401 422 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/email-remove': {
    path: ({ user }) => `/api/settings/${user}/email-remove`,
    body: () => ({}),
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/push': {
    path: ({ user }) => `/api/settings/${user}/push`,
    body: () => ({ endpoint: 'https://192.0.2.1/push', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    own: row('401 400 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/push-remove': {
    path: ({ user }) => `/api/settings/${user}/push-remove`,
    body: () => ({ endpoint: 'https://192.0.2.1/push' }),
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/push-remove-all': {
    path: ({ user }) => `/api/settings/${user}/push-remove-all`,
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'POST /api/settings/:addr/test': {
    path: ({ user }) => `/api/settings/${user}/test`,
    body: () => ({}),
    own: row('401 200 403 403 403 403 403 403'),
    missing: row('401 403 403 403 403 403 403 403'),
  },
  'GET /api/notifications': { path: () => '/api/notifications', own: row('401 200 200 200 200 200 200 403') },
  'POST /api/notifications/read': {
    path: () => '/api/notifications/read',
    body: () => ({ upTo: 1 }),
    own: row('401 200 200 200 200 200 200 403'),
  },
  'GET /api/agents/:addr/public': {
    path: ({ agent }) => `/api/agents/${agent}/public`,
    own: everybody,
    missing: row('404 404 404 404 404 404 404 403'),
  },
  'GET /api/envelop/wnfts': { path: () => '/api/envelop/wnfts', own: row('401 200 200 200 200 200 200 403') },
  'GET /api/envelop/wnfts/collateral/:chainId/:contractAddress/:tokenId': {
    path: ({ agent }) => `/api/envelop/wnfts/collateral/31337/${agent}/1`,
    own: row('404 404 404 404 404 404 404 403'),
  },
  'POST /api/envelop/wnfts/registration': {
    path: () => '/api/envelop/wnfts/registration',
    body: () => ({ chainId: 1, contractAddress: `0x${'1'.repeat(40)}`, tokenId: '1', signature: '0x00' }),
    own: row('401 403 403 404 404 403 403 403'),
  },
  'GET /api/agents/:addr/proof': {
    path: ({ agent }) => `/api/agents/${agent}/proof`,
    own: everybody,
    missing: row('404 404 404 404 404 404 404 403'),
  },
  'GET /api/agents/:addr/collateral': {
    path: ({ agent }) => `/api/agents/${agent}/collateral`,
    own: row('401 403 403 200 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'POST /api/agents/:addr/collateral': {
    path: ({ agent }) => `/api/agents/${agent}/collateral`,
    body: () => ({}),
    own: row('401 403 403 200 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'GET /api/agents/:addr': {
    path: ({ user }) => `/api/agents/${user}`,
    own: row('401 404 403 403 403 403 403 403'),
  },
  'POST /api/agents/:addr': {
    path: ({ user }) => `/api/agents/${user}`,
    body: () => ({ agent: emptyAgent }),
    own: row('401 422 403 403 403 403 403 403'),
  },
  'POST /api/agents/:addr/quotes': {
    path: ({ user }) => `/api/agents/${user}/quotes`,
    body: () => ({ options: [] }),
    own: row('401 200 403 403 403 403 403 403'),
  },
  'GET /api/v2/agents/moderate': { path: () => '/api/v2/agents/moderate', own: row('401 403 403 403 403 200 200 403') },
  'GET /api/v2/agents': { path: () => '/api/v2/agents/', own: row('401 403 403 403 403 200 200 403') },
  'GET /api/v2/agents/:addr': {
    path: ({ agent }) => `/api/v2/agents/${agent}`,
    own: row('401 403 403 403 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'POST /api/v2/agents/:addr/moderate': {
    path: ({ agent }) => `/api/v2/agents/${agent}/moderate`,
    // Approving who is approved already: staff may ask, and are told that it cannot be.
    body: () => ({ status: 'approved' }),
    own: row('401 403 403 403 403 409 409 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'PUT /api/v2/agents/:addr/flags': {
    path: ({ agent }) => `/api/v2/agents/${agent}/flags`,
    body: () => ({ flags: { isActive: true }, updatedAt: '2020-01-01T00:00:00.000Z' }),
    own: row('401 403 403 409 403 409 409 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'GET /api/posts': { path: () => '/api/posts', own: everybody },
  'GET /api/posts/:id': {
    path: ({ post }) => `/api/posts/${post}`,
    // The thing is a draft: it is for super users alone, and they read it elsewhere.
    own: row('404 404 404 404 404 404 404 403'),
    missing: row('404 404 404 404 404 404 404 403'),
  },
  'GET /api/v2/posts': { path: () => '/api/v2/posts', own: row('401 403 403 403 403 403 200 403') },
  'GET /api/v2/posts/:id': {
    path: ({ post }) => `/api/v2/posts/${post}`,
    own: row('401 403 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'POST /api/v2/posts': {
    path: () => '/api/v2/posts/',
    body: () => ({ post: newPost() }),
    own: row('401 403 403 403 403 403 200 403'),
  },
  'PUT /api/v2/posts/:id': {
    path: ({ post }) => `/api/v2/posts/${post}`,
    body: () => ({ post: newPost() }),
    own: row('401 403 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'POST /api/v2/posts/images': {
    path: () => '/api/v2/posts/images',
    body: imageForm,
    own: row('401 403 403 403 403 403 200 403'),
  },
  'GET /api/v2/dashboard': { path: () => '/api/v2/dashboard', own: row('401 403 403 403 403 403 200 403') },
  'GET /api/v2/dues': { path: () => '/api/v2/dues', own: row('401 403 403 403 403 200 200 403') },
  'GET /api/agents/:addr/dues': {
    path: ({ agent }) => `/api/agents/${agent}/dues`,
    own: row('401 403 403 200 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'GET /api/v2/agents/:addr/dues': {
    path: ({ agent }) => `/api/v2/agents/${agent}/dues`,
    own: row('401 403 403 403 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'POST /api/v2/agents/:addr/payments': {
    path: ({ agent }) => `/api/v2/agents/${agent}/payments`,
    // The agent owes nothing: who may book, is told so.
    body: () => ({ amountUsd: '1', reference: 'Transfer 1' }),
    own: row('401 403 403 403 403 403 422 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'POST /api/v2/agents/:addr/payments/:paymentId/take-back': {
    path: ({ agent }) => `/api/v2/agents/${agent}/payments/${randomUUID()}/take-back`,
    body: () => ({ reason: 'Booked twice' }),
    own: row('401 403 403 403 403 403 404 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'GET /api/affiliates/': { path: () => '/api/affiliates/', own: row('401 200 200 200 200 200 200 403') },
  'POST /api/affiliates/': {
    path: () => '/api/affiliates/',
    body: () => ({ description: 'Friends' }),
    own: row('401 200 200 200 200 200 200 403'),
  },
  'PUT /api/affiliates/:id': {
    path: ({ program }) => `/api/affiliates/${program}`,
    body: () => ({ isActive: true }),
    own: row('401 200 404 404 404 404 404 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/v2/affiliates': { path: () => '/api/v2/affiliates', own: row('401 403 403 403 403 403 200 403') },
  'GET /api/v2/affiliates/:addr': {
    path: ({ user }) => `/api/v2/affiliates/${user}`,
    own: row('401 403 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'PUT /api/v2/affiliates/:addr/programs/:id': {
    path: ({ user, program }) => `/api/v2/affiliates/${user}/programs/${program}`,
    // It is not suspended: who may, is told so.
    body: () => ({ isSuspend: false, reason: 'It is fine.' }),
    own: row('401 403 403 403 403 403 409 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'POST /api/v2/affiliates/:addr/payouts': {
    path: ({ user }) => `/api/v2/affiliates/${user}/payouts`,
    // Nothing is payable: who may, is told so.
    body: () => ({ amountUsd: '1', reference: 'Transfer 1', seenUsd: '0.000000' }),
    own: row('401 403 403 403 403 403 422 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'GET /api/swap/pairs': { path: () => '/api/swap/pairs', own: everybody },
  'GET /api/swap/book': { path: () => '/api/swap/book?from=LOCAL.USDT&to=SEPA.EUR', own: everybody },
  'GET /api/swap/trades': { path: () => '/api/swap/trades?from=LOCAL.USDT&to=SEPA.EUR', own: everybody },
  'GET /api/v2/swap/stats/': { path: () => '/api/v2/swap/stats/', own: row('401 403 403 403 403 403 200 403') },
  'POST /api/orders/estimate': { path: () => '/api/orders/estimate', body: () => ({ pair }), own: everybody },
  'POST /api/orders/calc': { path: () => '/api/orders/calc', body: () => ({ pair, amount: '20' }), own: everybody },
  'POST /api/orders/match': {
    path: () => '/api/orders/match',
    body: () => ({ pair, amount: '20', transferTo }),
    own: row('401 200 200 200 200 200 200 403'),
  },
  'GET /api/offers/:offerId': {
    path: ({ offer }) => `/api/offers/${offer}`,
    own: row('401 200 404 404 404 404 404 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/v2/prices/': { path: () => '/api/v2/prices/', own: row('401 403 403 403 403 403 200 403') },
  'POST /api/v2/prices/': {
    path: () => '/api/v2/prices/',
    body: () => ({}),
    own: row('401 403 403 403 403 403 200 403'),
  },
  'GET /api/prices/history': { path: () => '/api/prices/history?from=ETH&to=EUR', own: everybody },
  'GET /api/halts': { path: () => '/api/halts', own: everybody },
  'GET /api/v2/halts': { path: () => '/api/v2/halts', own: row('401 403 403 403 403 403 200 403') },
  'POST /api/v2/halts': {
    path: () => '/api/v2/halts',
    body: () => ({ what: { scope: 'network', network: 'CASH' }, reason: 'Nobody meets this week.' }),
    own: row('401 403 403 403 403 403 200 403'),
  },
  'PUT /api/v2/halts/:id/lift': {
    path: ({ halt }) => `/api/v2/halts/${halt}/lift`,
    body: () => ({}),
    own: row('401 403 403 403 403 403 200 403'),
    missing: row('401 403 403 403 403 403 404 403'),
  },
  'POST /api/orders/place': {
    path: () => '/api/orders/place',
    body: () => ({ offer_id: things.offer }),
    own: row('401 200 404 404 404 404 404 403'),
  },
  'GET /api/orders': { path: () => '/api/orders', own: row('401 200 200 200 200 200 200 403') },
  'GET /api/v2/orders': { path: () => '/api/v2/orders', own: row('401 403 403 403 403 200 200 403') },
  'GET /api/orders/:id': {
    path: ({ order }) => `/api/orders/${order}`,
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/v2/orders/:id': {
    path: ({ order }) => `/api/v2/orders/${order}`,
    own: row('401 403 403 403 403 200 200 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'PATCH /api/orders/:id': {
    path: ({ order }) => `/api/orders/${order}`,
    body: () => stale,
    own: row('401 409 404 409 404 409 409 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/v2/disputes': { path: () => '/api/v2/disputes', own: row('401 403 403 403 403 200 200 403') },
  'PUT /api/v2/orders/:id/dispute': {
    path: ({ order }) => `/api/v2/orders/${order}/dispute`,
    // The order is not in dispute: staff may ask, and are told so.
    body: () => ({ assignee: null, seen: null }),
    own: row('401 403 403 403 403 404 404 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'POST /api/v2/orders/:id/award/signature': {
    path: ({ order }) => `/api/v2/orders/${order}/award/signature`,
    body: () => ({ awardId: randomUUID(), signature: sign }),
    own: row('401 403 403 403 403 404 404 403'),
    missing: row('401 403 403 403 403 404 404 403'),
  },
  'GET /api/orders/waiting': { path: () => '/api/orders/waiting', own: row('401 200 200 200 200 200 200 403') },
  'PATCH /api/orders/:id/rating': {
    path: ({ order }) => `/api/orders/${order}/rating`,
    body: () => ({ score: 5 }),
    own: row('401 409 404 404 404 404 404 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'POST /api/orders/:id/received': {
    path: ({ order }) => `/api/orders/${order}/received`,
    body: () => ({}),
    own: row('401 409 404 404 404 404 404 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/orders/:orderId/messages': {
    path: ({ order }) => `/api/orders/${order}/messages`,
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'POST /api/orders/:orderId/messages': {
    path: ({ order }) => `/api/orders/${order}/messages`,
    body: () => ({ text: 'Hello' }),
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'POST /api/orders/:orderId/attachment': {
    path: ({ order }) => `/api/orders/${order}/attachment`,
    body: () => imageForm(),
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'PUT /api/orders/:orderId/messages/marks': {
    path: ({ order }) => `/api/orders/${order}/messages/marks`,
    body: () => ({ readTo: '2020-01-01T00:00:00.000Z' }),
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'GET /api/files/:fileId/blob': {
    path: ({ file }) => `/api/files/${file}/blob`,
    own: row('401 200 404 200 404 200 200 403'),
    missing: row('401 404 404 404 404 404 404 403'),
  },
  'POST /api/realtime/connection-token': { path: () => '/api/realtime/connection-token', own: everybody },
  'POST /api/realtime/subscription-token': {
    path: () => '/api/realtime/subscription-token',
    body: () => ({ channel: `bl:order:${things.order}:updated` }),
    own: row('403 200 403 200 403 200 200 403'),
  },
  // The last one: it ends the sessions that the others use.
  'POST /api/logout': { path: () => '/api/logout', own: row('401 200 200 200 200 200 200 403') },
}

/** What is served to everybody and asks for no grant. */
const feeds = ['GET /blog/rss.xml', 'GET /sitemap.xml', 'GET /robots.txt', 'GET /blog/images/:name']
const withoutGrant = ['GET /healthz', 'GET /readyz', 'GET /metrics', ...feeds]

let market: TestMarket
let owner: Player
const people = new Map<Who, Player>()
const things = { user: '', offer: '', order: '', agent: '', file: '', halt: '', program: '', post: '' }
const nobody = {
  agent: `0x${'ab'.repeat(20)}`,
  user: `0x${'ab'.repeat(20)}`,
  offer: randomUUID(),
  order: randomUUID(),
  file: randomUUID(),
  halt: randomUUID(),
  program: 'nobodys000',
  post: randomUUID(),
}

beforeAll(async () => {
  market = await startMarket()
  owner = await market.player(7)
  people.set('owner', owner)
  const indices = { other: 8, agent: 1, otherAgent: 2, moderator: 9, super: 0, banned: 10 } as const
  for (const [name, index] of Object.entries(indices)) people.set(name as Who, await market.player(index))
  await market.sql('update users set is_moderator = true where addr = $1', [people.get('moderator')?.addr])
  await market.sql('update users set is_banned = true where addr = $1', [people.get('banned')?.addr])
  for (const person of people.values()) market.running.context.people.forget(person.addr)
  const { body } = await owner.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const { body: placed } = await owner.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  const sent = await owner.call('POST', `/api/orders/${placed.order.id}/attachment`, imageForm())
  const halt = { what: { scope: 'network', network: 'TRON' }, reason: 'The chain stands still.' }
  const halted = await people.get('super')?.call('POST', '/api/v2/halts', halt)
  const made = await owner.call('POST', '/api/affiliates/', { description: 'Friends' })
  const written = await people.get('super')?.call('POST', '/api/v2/posts', { post: newPost() })
  Object.assign(things, {
    program: made.body.affiliate.id,
    halt: halted?.body.halt.id,
    post: written?.body.postId,
    agent: people.get('agent')?.addr,
    user: owner.addr,
    offer: body.offer.id,
    order: placed.order.id,
    file: sent.body.message.data.fileId,
  })
})
afterAll(() => market.close())

// shows A-1-024
test('every route of the live router has its row', () => {
  const served = market.running.served.filter(({ method }) => method !== 'HEAD')
  const names = served.map(({ method, url }) => `${method} ${url}`)
  expect(new Set(names)).toEqual(new Set([...Object.keys(matrix), ...withoutGrant]))
  const open = served.filter(({ action }) => action === null).map(({ method, url }) => `${method} ${url}`)
  expect(new Set(open)).toEqual(new Set(withoutGrant))
})

describe.each(Object.entries(matrix))('%s', (name, { path, body, own, missing }) => {
  const [method = ''] = name.split(' ')
  const ask = (person: Who, at: string) =>
    (people.get(person) ?? market).call(method, at, method === 'GET' ? undefined : body?.())

  // shows A-6-002 for POST /api/orders/estimate … visitor
  // shows A-6-004 for POST /api/orders/match … visitor
  // shows A-6-008, A-7-013 for GET /api/orders/:id
  // shows A-6-016, A-7-024 for POST /api/agents/:addr … other
  // shows A-6-025, A-6-026, B-1-015 for POST /api/v2/agents/:addr/moderate
  // shows A-6-027, A-6-028 for PUT /api/v2/agents/:addr/flags
  // shows A-6-029 for POST /api/agents/:addr/collateral
  // shows A-6-030, A-7-019 for GET /api/v2/agents
  // shows A-6-031, A-7-029, B-5-042 for GET /api/v2/users
  // shows A-6-032, A-6-033, A-7-007 for GET /api/v2/orders
  // shows A-7-006 for GET /api/orders
  // shows A-7-014 for GET /api/v2/orders/:id
  // shows A-7-017 for GET /api/v2/agents/moderate … other
  // shows A-7-018 for POST /api/v2/agents/:addr/moderate … other
  // shows A-7-022 for GET /api/v2/agents/:addr
  // shows A-7-023 for GET /api/agents/:addr … other
  // shows A-7-027 for PUT /api/v2/agents/:addr/flags … other
  // shows A-7-030 for GET /api/v2/users/:addr
  // shows B-1-014, B-5-042, B-6-014, B-6-015 for PUT /api/v2/users/:addr
  // shows B-1-016 for PATCH /api/orders/:id
  // shows B-1-017 for POST /api/v2/prices/
  // shows B-6-016 for GET /api/v2/agents … moderator
  // shows B-6-016 for GET /api/v2/users … moderator
  // shows B-6-016 for GET /api/v2/orders … moderator
  // shows B-6-016 for PUT /api/v2/users/:addr … moderator
  // shows B-6-016 for POST /api/v2/agents/:addr/moderate … moderator
  // shows B-6-016 for GET /api/v2/disputes … moderator
  // shows B-7.1-008 for GET /api/users/:addr
  test.each(who)('%s: own', async (person) => {
    const answer = await ask(person, path(things))
    expect(answer.status, JSON.stringify(answer.body)).toBe(own[person])
    if (answer.status >= 400) expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  if (missing)
    test.each(who)('%s: missing', async (person) => {
      expect((await ask(person, path(nobody))).status).toBe(missing[person])
    })
})
