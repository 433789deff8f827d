import { randomInt } from 'node:crypto'
import { differenceIn, shorten, text } from './compare.ts'
import { Inventor } from './invent.ts'
import { setUp, type World } from './stage.ts'

/** What was found: how many plays went alike, and of the first that did not, everything that is needed to see it again. */
export interface Found {
  readonly alike: number
  readonly difference: string | null
}

/** MODEL_SEED repeats a run. */
export function chosenSeed(): number {
  return Number(process.env.MODEL_SEED ?? randomInt(2 ** 31))
}

/** Plays `count` invented plays in the model and on the chain at `url`, half in each world. */
export async function comparePlays(url: string, seed: number, count: number): Promise<Found> {
  const { base, market, rpc } = await setUp(url)
  let next = 0
  let alike = 0
  let difference: string | null = null
  const worker = async () => {
    while (next < count && difference === null) {
      const number = next++
      const world: World = number % 2 === 0 ? market : base
      const steps = new Inventor(seed + number).steps(world.isMarket)
      if ((await differenceIn(rpc, world, steps)) === null) {
        alike++
        continue
      }
      const short = await shorten(rpc, world, steps)
      const reason = await differenceIn(rpc, world, short)
      difference ??= [`MODEL_SEED=${seed}, play ${number}: ${reason}`, ...short.map((step) => `  ${text(step)}`)].join(
        '\n',
      )
    }
  }
  await Promise.all([worker(), worker(), worker()])
  return { alike, difference }
}
