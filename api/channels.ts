import type { Pair } from '#domain/swap/pair.ts'

/** Every channel name begins with this (specification, second file §7.2). */
export const channelPrefix = 'bl:'

/** Changes of a pair's best price or limit: `bl:swap:{from network}{from currency}{to network}{to currency}`, lowercase. */
export function swapChannel(pair: Pair): string {
  const { from, to } = pair
  return `${channelPrefix}swap:${`${from.network}${from.currency}${to.network}${to.currency}`.toLowerCase()}`
}

/** Halts made or lifted, for everybody. */
export const haltsChannel = `${channelPrefix}halts`

/** Changes of an order, for its parties and staff. */
export function orderChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:updated`
}

/** New messages in an order's chat, and how far others have read it, for those who may read it. */
export function messagesChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:new-message`
}

/** People who join an order's chat, for those who may read it. */
export function counterpartsChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:new-counterpart`
}

/** Changes of the list of a person's orders, for that person alone. */
export function ordersChannel(addr: string): string {
  return `${channelPrefix}orders:${addr.toLowerCase()}`
}

/** Changes of an agent's collateral, for that agent alone. */
export function collateralChannel(addr: string): string {
  return `${channelPrefix}collateral:${addr.toLowerCase()}`
}

/** New notifications and changed settings of a person, for that person alone. */
export function notificationsChannel(addr: string): string {
  return `${channelPrefix}notifications:${addr.toLowerCase()}`
}

/** A message on a channel. */
export interface ChannelMessage {
  readonly channel: string
  readonly data: Readonly<Record<string, unknown>>
}

type Facts = Readonly<Record<string, unknown>>

/** The messages of an event by its topic; events of other topics are for the server alone. */
const messagesByTopic: Readonly<Record<string, (facts: Facts) => ChannelMessage[]>> = {
  // A step names the parties, whose lists change, too; any other change concerns the order's page alone.
  order: ({ id, status, user, agent }) => [
    { channel: orderChannel(String(id)), data: { id, status } },
    ...[user, agent].flatMap((addr) => (addr ? [{ channel: ordersChannel(String(addr)), data: {} }] : [])),
  ],
  payment: ({ id }) => [{ channel: orderChannel(String(id)), data: { id } }],
  message: ({ orderId, id }) => [{ channel: messagesChannel(String(orderId)), data: { id, orderId } }],
  mark: ({ orderId, by }) => [{ channel: messagesChannel(String(orderId)), data: { by, orderId } }],
  chat: ({ orderId, addr, role }) => [{ channel: counterpartsChannel(String(orderId)), data: { addr, role } }],
  halts: () => [{ channel: haltsChannel, data: {} }],
  collateral: ({ agent }) => [{ channel: collateralChannel(String(agent)), data: {} }],
  // Where the agent's collateral was written, the agent hears of it, too.
  capacity: ({ agent, collateral }) =>
    collateral ? [{ channel: collateralChannel(String(agent)), data: { agent } }] : [],
  notified: ({ to }) => (to as string[]).map((addr) => ({ channel: notificationsChannel(addr), data: {} })),
  settings: ({ addr }) => [{ channel: notificationsChannel(String(addr)), data: {} }],
  // Only people's own changes concern their pages.
  user: ({ addr, own }) => (own ? [{ channel: notificationsChannel(String(addr)), data: { addr } }] : []),
}

/** The messages of an event, in the order in which they are sent. */
export function messagesOf(topic: string, facts: Facts): ChannelMessage[] {
  return messagesByTopic[topic]?.(facts) ?? []
}

/** What a channel name stands for; null for a name that is none of ours. */
export type Channel =
  | { readonly kind: 'swap' | 'halts' }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'orders' | 'collateral' | 'notifications'; readonly addr: string }

const orderShape = /^bl:order:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(?:updated|new-message|new-counterpart)$/
const ownShape = /^bl:(orders|collateral|notifications):(0x[0-9a-f]{40})$/
const swapShape = /^bl:swap:[a-z0-9_]{8,80}$/

/** Reads a channel name. */
export function readChannel(name: string): Channel | null {
  if (name === haltsChannel) return { kind: 'halts' }
  const orderId = orderShape.exec(name)?.[1]
  if (orderId) return { kind: 'order', orderId }
  const [, kind, addr] = ownShape.exec(name) ?? []
  if (kind && addr) return { kind: kind as 'orders' | 'collateral' | 'notifications', addr }
  return swapShape.test(name) ? { kind: 'swap' } : null
}
