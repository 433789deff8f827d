import { isAddress, isHash, isHex } from 'viem/utils'
import type { Sent } from './transactions.ts'

/** Whether this is a transaction as it was remembered; another release may have written another shape. */
export function isSent(one: unknown): one is Sent {
  if (typeof one !== 'object' || one === null) return false
  const { hash, from, nonce, isOwnNonce, block, to, data } = one as Record<string, unknown>
  const isKnown = hash === null || (typeof hash === 'string' && isHash(hash))
  const isBetween = [from, to].every((address) => typeof address === 'string' && isAddress(address, { strict: false }))
  return isKnown && isBetween && isHex(data) && isCount(nonce) && isCount(block) && typeof isOwnNonce === 'boolean'
}

function isCount(one: unknown): boolean {
  return typeof one === 'number' && Number.isSafeInteger(one) && one >= 0
}
