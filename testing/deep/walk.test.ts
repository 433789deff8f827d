import { expect, inject, test } from 'vitest'
import { firstSeed, walkMarkets } from '../simulation/markets.ts'
import { everything } from '../simulation/walk.ts'

/** So many steps, or what three minutes allow: WALK_STEPS=10000000 takes its time. */
const given = process.env.WALK_STEPS
const steps = Number(given ?? 10_000_000)
const boundMs = given ? Number.POSITIVE_INFINITY : 3 * 60_000

test(`a long random walk over everything that moves capacity leaves nothing inexact (WALK_SEED=${firstSeed})`, {
  timeout: given ? 24 * 3_600_000 : boundMs * 3,
}, async () => {
  const begun = performance.now()
  const { done, walked } = await walkMarkets(inject('migratedDatabase'), steps, begun + boundMs)
  const seconds = (performance.now() - begun) / 1000
  const hours = steps / (walked / seconds) / 3600
  console.log(
    `${walked} steps in ${seconds.toFixed(0)} s, ${(walked / seconds).toFixed(0)}/s; ${steps} take ${hours.toFixed(1)} h`,
  )
  expect([...done.keys()]).toEqual(expect.arrayContaining([...everything]))
})
