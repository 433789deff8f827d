import { Stall } from '../chain/follow/node.ts'
import type { Watched } from './source.ts'

/** After so many addresses that cannot be read, it is the service that is to blame. */
const mostFailures = 3

/**
 * Reads addresses one after the other, those first that were not asked for longest. One that cannot be read is set aside until
 * its turn comes again and keeps no other from being read.
 */
export class RoundRobin {
  readonly #asked = new Map<string, number>()
  #turn = 0

  /** What was read at the addresses that could be read. Throws Stall when there were some and none could. */
  async read<Answer>(
    all: readonly Watched[],
    at: (watched: Watched) => Promise<Answer>,
  ): Promise<{ address: string; answer: Answer }[]> {
    const done: { address: string; answer: Answer }[] = []
    const failures: Stall[] = []
    for (const watched of this.#inTurn(all)) {
      this.#turn += 1
      this.#asked.set(watched.address, this.#turn)
      try {
        done.push({ address: watched.address, answer: await at(watched) })
      } catch (error) {
        if (!(error instanceof Stall)) throw error
        failures.push(error)
        if (error.reason === 'limited' || failures.length === mostFailures) break
      }
    }
    if (done.length === 0 && failures[0]) throw failures[0]
    return done
  }

  #inTurn(all: readonly Watched[]): Watched[] {
    const wanted = new Set(all.map(({ address }) => address))
    for (const address of this.#asked.keys()) if (!wanted.has(address)) this.#asked.delete(address)
    const last = ({ address }: Watched) => this.#asked.get(address) ?? 0
    return all.toSorted((a, b) => last(a) - last(b))
  }
}
