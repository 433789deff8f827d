import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../contracts/model/chain.ts'
import { chosenSeed, comparePlays } from '../contracts/model/compare-plays.ts'

const plays = 10_000
const seed = chosenSeed()

let chain: Chain

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test(`wrappers and model agree about ${plays} plays (MODEL_SEED=${seed})`, async () => {
  const { alike, difference } = await comparePlays(chain.rpcUrl, seed, plays)
  expect(difference).toBeNull()
  expect(alike).toBe(plays)
})
