import { type Hex, hexToBytes, keccak256 } from 'viem'

/** A block's filter of what its logs speak of: 2048 bits, as bytes. */
export type Bloom = Uint8Array

const bytes = 256

/** The filter that a block's header carries. */
export function readBloom(text: Hex): Bloom {
  return hexToBytes(text, { size: bytes })
}

/** The filter of logs whose addresses and topics are these. */
export function bloomOf(words: Iterable<Hex>): Bloom {
  const bloom = new Uint8Array(bytes)
  for (const word of new Set(words)) {
    for (const bit of bitsOf(word)) bloom[bit >> 3] = (bloom[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return bloom
}

/** Whether everything that `part` speaks of may be among what `whole` speaks of. */
export function isWithin(part: Bloom, whole: Bloom): boolean {
  return part.every((byte, index) => (byte & (whole[index] ?? 0)) === byte)
}

/** The three bits of a word (yellow paper, 4.3.1), counted from the first byte on. */
function bitsOf(word: Hex): number[] {
  const hash = keccak256(word, 'bytes')
  return [0, 2, 4].map((at) => {
    const place = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047
    const byte = bytes - 1 - (place >> 3)
    return (byte << 3) | (place & 7)
  })
}
