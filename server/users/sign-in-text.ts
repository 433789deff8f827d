import { createHmac } from 'node:crypto'
import { createSiweMessage } from 'viem/siwe'
import { networks } from '#domain/money/networks.ts'
import type { Context } from '../context.ts'

/** A bucket is a minute; a text may be signed for five of them. */
const bucketMs = 60_000
export const bucketsValid = 5

/** The bucket of a moment (Unix ms): minutes since 1970. */
export function bucketOf(now: number): number {
  return Math.floor(now / bucketMs)
}

/** A text that a person may sign to get in, and what it is made of. */
export interface SignInText {
  readonly text: string
  readonly chainId: number
  readonly bucket: number
  /** Sign-ins of this bucket that were made before it. */
  readonly made: number
}

/** Chains that a sign-in may be bound to: every EVM network that is offered, the first one where a client names none. */
export function signInChains(context: Context): number[] {
  return networks
    .filter((network) => context.settings.networkIds.has(network.id))
    .map((network) => network.chain?.chainId ?? 0)
    .filter((chainId) => chainId > 0)
}

/**
 * The EIP-4361 text of an address for a bucket. It is derived, never stored: its nonce is an HMAC over the
 * address, the bucket and the number of sign-ins already made in that bucket, so that each text signs in once.
 */
export function signInText(context: Context, addr: string, chainId: number, bucket: number, made: number): SignInText {
  const { publicOrigin, keys } = context.settings
  const nonce = createHmac('sha256', keys.nonce).update(`${addr}|${bucket}|${made}`).digest('hex').slice(0, 32)
  const text = createSiweMessage({
    address: addr as `0x${string}`,
    chainId,
    domain: new URL(publicOrigin).host,
    uri: publicOrigin,
    version: '1',
    nonce,
    statement: 'Sign in to Surety. This costs nothing and sends no transaction.',
    issuedAt: new Date(bucket * bucketMs),
    expirationTime: new Date((bucket + bucketsValid) * bucketMs),
  })
  return { text, chainId, bucket, made }
}
