import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from './chain.ts'
import { differenceIn } from './compare.ts'
import { chosenSeed, comparePlays } from './compare-plays.ts'
import { plain, playsThatDiffered } from './plays.ts'
import { setUp } from './stage.ts'

const plays = 250
const seed = chosenSeed()

let chain: Chain

beforeAll(async () => {
  chain = await startChain()
}, 60_000)
afterAll(() => chain.stop())

test(`wrappers and model agree about ${plays} plays (MODEL_SEED=${seed})`, async () => {
  const { alike, difference } = await comparePlays(chain.rpcUrl, seed, plays)
  expect(difference).toBeNull()
  expect(alike).toBe(plays)
})

test('a wrong model is found out: a difference is told in words', async () => {
  const { base, market, rpc } = await setUp(chain.rpcUrl)
  const step = { op: 'wrap', by: 'alice', order: plain, collateral: [], value: 5n, wrapFor: 'alice' } as const
  expect(await differenceIn(rpc, base, [step])).toBeNull()
  // The model is told that these are the market's rules, which the chain's base wrapper does not have.
  expect(await differenceIn(rpc, { ...base, isMarket: true }, [step])).toContain('No Time Lock found')
  expect(await differenceIn(rpc, { ...market, isMarket: false }, [step])).toContain('the chain No Time Lock found')
})

test.each(playsThatDiffered)('$what', async ({ isMarket, steps }) => {
  const { base, market, rpc } = await setUp(chain.rpcUrl)
  expect(await differenceIn(rpc, isMarket ? market : base, steps)).toBeNull()
})
