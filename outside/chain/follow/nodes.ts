import type { Hex } from 'viem'
import { decoded, type Node, type Parse, type Question, type Read, Stall } from './node.ts'

/**
 * The nodes of one chain: only what all of them say counts. One that is away may be skipped until the next round where the operator
 * allows it; one that contradicts the others never.
 */
export class Nodes {
  readonly #nodes: readonly Node[]
  readonly #mayBeAway: boolean
  readonly #away = new Set<Node>()

  /** `mayBeAway`: as long as one answers, those that are away need not agree. */
  constructor(nodes: readonly Node[], mayBeAway: boolean) {
    this.#nodes = nodes
    this.#mayBeAway = mayBeAway
  }

  /** How many were passed over since the round began. */
  get away(): number {
    return this.#away.size
  }

  /** A new round: whoever was away is asked again. */
  begin(): void {
    this.#away.clear()
  }

  /** Asks every node for itself; their answers may differ. Throws Stall. */
  async each<T>(ask: (node: Node) => Promise<T>): Promise<T[]> {
    const present = this.#nodes.filter((node) => !this.#away.has(node))
    if (present.length === 0) throw new Stall('away', 'no node is left in this round')
    const answers = await Promise.allSettled(present.map(ask))
    const values: T[] = []
    const stalls: unknown[] = []
    for (const [index, answer] of answers.entries()) {
      const node = present[index]
      if (answer.status === 'fulfilled') values.push(answer.value)
      else if (node && this.#mayBeAway && isAway(answer.reason)) this.#away.add(node)
      else throw answer.reason
      if (answer.status === 'rejected') stalls.push(answer.reason)
    }
    if (values.length === 0) throw stalls[0]
    return values
  }

  /** Asks all questions; `key` is what nodes must agree in. Throws Stall. */
  async ask<T>(questions: readonly Question[], parse: Parse<T>, key: (answer: T) => string): Promise<T[]> {
    return agreed(await this.each((node) => node.ask(questions, parse)), key)
  }

  /** As `ask`, for questions whose answers are large. Throws Stall. */
  async askHeavy<T>(questions: readonly Question[], parse: Parse<T>, key: (answer: T) => string): Promise<T[]> {
    return agreed(await this.each((node) => node.askHeavy(questions, parse)), key)
  }

  /** Reads contracts at the block of this hash; what one refused is null. Throws Stall. */
  async read(reads: readonly Read[], blockHash: Hex): Promise<unknown[]> {
    const results = agreed(await this.each((node) => node.read(reads, blockHash)), (data) => data ?? '')
    return results.map((data, index) => (data === null ? null : decoded(reads[index] as Read, data)))
  }
}

function isAway(reason: unknown): boolean {
  return reason instanceof Stall && (reason.reason === 'away' || reason.reason === 'limited')
}

function agreed<T>([first = [], ...others]: T[][], key: (answer: T) => string): T[] {
  if (others.length === 0) return first
  const texts = first.map(key)
  if (others.some((answers) => answers.some((answer, index) => key(answer) !== texts[index]))) {
    throw new Stall('disagreeing', 'the nodes do not say the same')
  }
  return first
}
