/** Numbers from 0 to 1 that follow from a seed (Mulberry32): the same on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Choices that follow from a seed. */
export class Dice {
  private readonly random: () => number

  constructor(seed: number) {
    this.random = generator(seed)
  }

  protected some<Each>(count: number, make: () => Each): Each[] {
    return Array.from({ length: count }, make)
  }

  protected pick<Each>(from: readonly Each[]): Each {
    return from[this.below(from.length)] as Each
  }

  protected below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  protected chance(probability: number): boolean {
    return this.random() < probability
  }
}
