import { afterAll, beforeAll, expect, test } from 'vitest'
import { attach, placeOrder, say } from '#testing/chat.ts'
import { picture } from '#testing/images.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { newPost } from '#testing/posts.ts'

let market: TestMarket
let staff: Player
let user: Player
let agent: Player
let order: string
let offer: string
let halted: string

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const match = () => user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo: 'DE89370400440532013000' })
const halt = (network: string) =>
  staff.call('POST', '/api/v2/halts', { what: { scope: 'network', network }, reason: 'Late today.' })

const later = new Date().toISOString()
const applicant = {
  email: 'agent@agent.example',
  username: 'Somebody',
  profile: { firstName: 'Some', lastName: 'Body' },
  countryCodes: ['PT'],
  workTime: { start: '00:00', end: '23:59', timezone: 'Europe/Lisbon' },
  info: '',
  swapRequisites: [
    { crypto: { network: 'LOCAL', addresses: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'] } },
    { bank: { currency: 'EUR', number: 'LV80 BANK 0000 4351 9500 1' } },
  ],
  swapOptions: [
    { from: 'LOCAL/USDT', to: 'SEPA/EUR', active: true, priceTypeUse: 2, fixPrice: null, marketPrice: '99.9' },
  ],
}

/** Verbs of each noun with the decision that they ask, once it says nothing any more. */
const verbs: readonly (readonly [decision: string, verb: () => Promise<Answer>])[] = [
  ['match_offer', match],
  ['place_order', () => user.call('POST', '/api/orders/place', { offer_id: offer })],
  ['change_order_status', () => move('agentTransfer')],
  ['write_message', () => say(user, order, 'Hello')],
  ['write_message', async () => attach(user, order, await picture('png'))],
  [
    'mark_messages',
    () => user.call('PUT', `/api/orders/${order}/messages/marks`, { readTo: new Date().toISOString() }),
  ],
  ['look_into_chat', () => staff.call('GET', `/api/orders/${order}/messages`)],
  ['note_look', () => staff.call('GET', `/api/v2/orders/${order}`)],
  ['make_halt', () => halt('BANK')],
  ['lift_halt', () => staff.call('PUT', `/api/v2/halts/${halted}/lift`)],
  ['refresh_collateral', () => staff.call('POST', `/api/agents/${agent.addr}/collateral`, {})],
  ['save_agent', () => staff.call('POST', `/api/agents/${staff.addr}`, { agent: applicant })],
  [
    'change_agent',
    () => staff.call('PUT', `/api/v2/agents/${agent.addr}/flags`, { flags: { isSuspend: true }, updatedAt: later }),
  ],
  [
    'change_user',
    () => staff.call('PUT', `/api/v2/users/${user.addr}`, { flags: { isBanned: true }, updatedAt: later }),
  ],
  ['create_affiliate', () => user.call('POST', '/api/affiliates/', { description: 'Friends' })],
  [
    'book_payment',
    () => staff.call('POST', `/api/v2/agents/${agent.addr}/payments`, { amountUsd: '0.01', reference: 'A' }),
  ],
  ['write_post', () => staff.call('POST', '/api/v2/posts', { post: newPost() })],
  ['want_prices', () => staff.call('POST', '/api/v2/prices/')],
  ['revoke_bot', () => user.call('POST', `/api/settings/${user.addr}/tg-revoke`)],
  ['activate_bot', () => user.call('PUT', `/api/settings/${user.addr}/tg-activate`, { activationCode: 'ABCD-EFGH' })],
  ['end_session', () => user.call('POST', '/api/logout')],
]

beforeAll(async () => {
  market = await startMarket()
  ;[staff, agent, user] = (await Promise.all([0, 1, 7].map((index) => market.player(index)))) as [
    Player,
    Player,
    Player,
  ]
  order = await placeOrder(user)
  const { body } = await match()
  offer = body.offer.id
  halted = (await halt('BITCOIN')).body.halt.id
})
afterAll(() => market.close())

async function move(newStatus: string): Promise<Answer> {
  const { order: now } = (await user.call('GET', `/api/orders/${order}`)).body
  return user.call('PATCH', `/api/orders/${order}`, { newStatus, oldStatus: now.status, updatedAt: now.updatedAt })
}

test.each(verbs)(
  'where %s says nothing, nobody is told that it was done, nor that it was refused',
  async (name, verb) => {
    await market.sql(`create or replace function ${name}(ask jsonb) returns jsonb language sql as 'select null::jsonb'`)
    const { status, body } = await verb()
    expect({ status, code: body?.code }).toEqual({ status: 500, code: 'server.fault' })
  },
)
