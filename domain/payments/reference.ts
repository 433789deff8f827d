import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Without vowels and without characters that another one is taken for: 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V Y. */
const letters = 'CFHJKMNPRTWX'
const digits = '3479'

/**
 * What a payer writes on a bank transfer of this order, like `K7M4-T3R9`: neutral, the same for both parties, and read aloud
 * without a mistake. Letters and digits alternate, so that it never spells a word or the name of a coin.
 */
export function paymentReference(orderId: string): string {
  const bytes = sha256(utf8ToBytes(orderId))
  const signs = [...bytes.subarray(0, 8)].map((byte, index) => {
    const set = index % 2 === 0 ? letters : digits
    return set.charAt(byte % set.length)
  })
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
