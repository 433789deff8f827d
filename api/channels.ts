import type { Pair } from '#domain/swap/pair.ts'

/** Every channel name begins with this (specification, second file §7.2). */
export const channelPrefix = 'bl:'

/** News of a pair's best price or limit: `bl:swap:{from network}{from currency}{to network}{to currency}`, lowercase. */
export function swapChannel(pair: Pair): string {
  const { from, to } = pair
  return `${channelPrefix}swap:${`${from.network}${from.currency}${to.network}${to.currency}`.toLowerCase()}`
}

/** News that something was halted or lifted, for everybody. */
export const haltsChannel = `${channelPrefix}halts`

/** News of an order, for its parties and staff. */
export function orderChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:updated`
}

/** News of a new message in an order's chat, and of how far others have read it, for those who may read it. */
export function messagesChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:new-message`
}

/** News of somebody who joined an order's chat, for those who may read it. */
export function counterpartsChannel(orderId: string): string {
  return `${channelPrefix}order:${orderId}:new-counterpart`
}

/** News that the list of a person's orders has changed, for that person alone. */
export function ordersChannel(addr: string): string {
  return `${channelPrefix}orders:${addr.toLowerCase()}`
}

/** News of what an agent's collateral comes to, for that agent alone. */
export function collateralChannel(addr: string): string {
  return `${channelPrefix}collateral:${addr.toLowerCase()}`
}

/** News that a person has notifications, or that their settings have changed, for that person alone. */
export function notificationsChannel(addr: string): string {
  return `${channelPrefix}notifications:${addr.toLowerCase()}`
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
