import { type Hex, hexToBytes, keccak256 } from 'viem'

/** A block's filter of what its logs speak of, as its header carries it: 2048 bits. */
export type Bloom = Hex

/** The bits of a filter that a word sets: counted from the lowest one, as the yellow paper has them (4.3.1). */
type Bits = readonly number[]

const bytes = 256

/** The filter bits of words, cached for one step: logs repeat the same few words, and each costs a hash. */
export class Words {
  readonly #known = new Map<Hex, Bits>()

  /** Whether the filter allows this word in its block's logs. */
  mayBeIn(word: Hex, bloom: Bloom): boolean {
    return this.#bitsOf(word).every((bit) => {
      const digit = Number.parseInt(bloom.charAt(bloom.length - 1 - (bit >> 2)), 16)
      return (digit & (1 << (bit & 3))) !== 0
    })
  }

  /** Whether these words account for every bit of the filter. */
  explain(words: Iterable<Hex>, bloom: Bloom): boolean {
    const bits = new Uint8Array(bytes)
    for (const word of words) {
      for (const bit of this.#bitsOf(word)) {
        const at = bytes - 1 - (bit >> 3)
        bits[at] = (bits[at] ?? 0) | (1 << (bit & 7))
      }
    }
    return hexToBytes(bloom).every((byte, at) => (byte & ~(bits[at] ?? 0)) === 0)
  }

  #bitsOf(word: Hex): Bits {
    const known = this.#known.get(word)
    if (known) return known
    const hash = keccak256(word, 'bytes')
    const bits = [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047)
    this.#known.set(word, bits)
    return bits
  }
}

/** The filter that a block's header carries; null for anything else. */
export function readBloom(text: Hex): Bloom | null {
  return text.length === 2 + bytes * 2 ? text : null
}
