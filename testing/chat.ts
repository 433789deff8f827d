import type { Answer, Player } from './market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

/** Places an order of the demo's first agent and answers its id. */
export async function placeOrder(user: Player, transferTo = 'DE89370400440532013000'): Promise<string> {
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return placed.order.id
}

/** Says something in an order's chat. */
export function say(who: Pick<Player, 'call'>, orderId: string, text: string, more: object = {}): Promise<Answer> {
  return who.call('POST', `/api/orders/${orderId}/messages`, { text, ...more })
}

/** Looks into an order's chat. */
export function look(who: Pick<Player, 'call'>, orderId: string, query = ''): Promise<Answer> {
  return who.call('GET', `/api/orders/${orderId}/messages${query}`)
}

/** Puts a file into an order's chat, with fields besides. */
export function attach(
  who: Pick<Player, 'call'>,
  orderId: string,
  bytes: Buffer,
  type = 'image/png',
  fields: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('attachment', new File([new Uint8Array(bytes)], 'receipt', { type }))
  return who.call('POST', `/api/orders/${orderId}/attachment`, form)
}
