import { describe, expect, inject, test } from 'vitest'
import { orderSteps } from '#domain/orders/transitions.ts'
import { firstSeed, spoilt, walkMarkets, walkNewMarket } from '#testing/simulation/markets.ts'
import { everything } from '#testing/simulation/walk.ts'

test(`100,000 random steps of everything that moves capacity leave nothing inexact (WALK_SEED=${firstSeed})`, {
  timeout: 900_000,
}, async () => {
  const { done, walked } = await walkMarkets(inject('migratedDatabase'), 100_000)
  expect(walked).toBe(100_000)
  // A walk that never comes to something shows nothing about it.
  expect([...done.keys()]).toEqual(expect.arrayContaining([...everything]))
})

/** What is done wrong, in which function, and what the walk says of it. */
const faults: readonly [string, string, RegExp][] = [
  [
    'that does not free what it held',
    spoilt(
      'move_capacity',
      `else 0 end
        - case when o.lock_kind = 'held' then o.locked_usd else 0 end,`,
      'else 0 end,',
    ),
    /the ledger of \S+ is wrong in held/,
  ],
  [
    'that frees an offer twice',
    spoilt('release_due_offers', 'locked => -freed', 'locked => -2 * freed'),
    /ledger of \S+ is wrong in locked|ledger locked|capacity_locked_check/,
  ],
  [
    'that looks away from the limit',
    spoilt('take_capacity', 'used + exposure - freed <= allowed', 'used + exposure - freed <= ceiling + exposure'),
    /more is used of \S+ than allowed|used_within_ceiling/,
  ],
  [
    'that grants a stale wish',
    spoilt(
      'change_order_status',
      `if o.status <> ask->>'oldStatus' or o.updated_at <> (ask->>'updatedAt')::timestamptz then`,
      'if false then',
    ),
    /a stale wish was granted|there is no such step|not covered|holds/,
  ],
  [
    'that tells nobody',
    spoilt(
      'take_step',
      "perform emit('order', jsonb_build_object(",
      "perform jsonb_build_object('left', jsonb_build_object(",
    ),
    /0 news of one change/,
  ],
  [
    'that forgets the lock of an award',
    spoilt('effect_in_fact', "when is_awarded then 'hold'", ''),
    /an award is not covered|a decided order|walk/,
  ],
]

describe('the walk finds a function', () => {
  test.each(faults)('%s', { timeout: 120_000 }, async (_what, sabotage, message) => {
    const walk = walkNewMarket(inject('migratedDatabase'), { seed: 1, steps: 10_000, checkEvery: 500, sabotage })
    await expect(walk).rejects.toThrow(message)
  })

  test('and a table that closes orders without a word of their users', { timeout: 120_000 }, async () => {
    const table = [
      ...orderSteps,
      {
        from: 'userTransfer',
        by: 'agent',
        to: 'closed',
        capacity: 'hold',
      } as const satisfies (typeof orderSteps)[number],
    ]
    const walk = walkNewMarket(inject('migratedDatabase'), { seed: 1, steps: 10_000, checkEvery: 500, table })
    await expect(walk).rejects.toThrow('there is no such step: userTransfer by agent to closed')
  })
})
