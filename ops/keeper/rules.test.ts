import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Item, statementFor, windowSeconds } from './rules.ts'
import type { Statement } from './statements.ts'

const freezer = '0x1111111111111111111111111111111111111111'
const burner = '0x2222222222222222222222222222222222222222'
const start = 1_000_000n
const frozen: Item = {
  tokenId: 1n,
  frozenBy: freezer,
  frozenAt: start,
  isSpawned: false,
  burned: null,
  isWantedBack: false,
}
const spawnUntil = (deadline: bigint): Statement => ({ kind: 'Spawn', tokenId: 1n, receiver: freezer, deadline })

test('what was frozen may be spawned by who froze it, until the end of the next window, said once', () => {
  const first = statementFor(frozen, [], start + 5n, start)
  expect(first).toEqual(spawnUntil(start + 2n * windowSeconds))
  expect(statementFor(frozen, [spawnUntil(start + 2n * windowSeconds)], start + 5n, start)).toBeNull()
  expect(statementFor(frozen, [spawnUntil(start + 2n * windowSeconds)], start + windowSeconds, start)).toEqual(
    spawnUntil(start + 3n * windowSeconds),
  )
})

test('while the spawned token lives nothing is said', () => {
  expect(statementFor({ ...frozen, isSpawned: true }, [], start, start)).toBeNull()
  expect(
    statementFor({ ...frozen, isSpawned: true, isWantedBack: true }, [], start + 99n * windowSeconds, start),
  ).toBeNull()
})

test('once it burned, what is kept may leave to whom burned it', () => {
  const burned = { ...frozen, isSpawned: true, burned: { by: burner, at: start + 10n } } as const
  expect(statementFor(burned, [], start + 20n, start + 20n)).toEqual({
    kind: 'UnFreeze',
    tokenId: 1n,
    receiver: burner,
    deadline: start + 10n + 2n * windowSeconds,
  })
})

test('what was never spawned comes back only when nothing that was signed for its spawning can be used', () => {
  const wanted = { ...frozen, isWantedBack: true }
  const deadline = start + 2n * windowSeconds
  expect(statementFor(wanted, [spawnUntil(deadline)], start + 50n * windowSeconds, deadline)).toBeNull()
  const back = statementFor(wanted, [spawnUntil(deadline)], start + 2n * windowSeconds, deadline + 1n)
  expect(back).toMatchObject({ kind: 'UnFreeze', receiver: freezer })
  // From then on it is never spawned, though nobody wants it back any more.
  const signed = [spawnUntil(deadline), back as Statement]
  expect(statementFor(frozen, signed, start + 50n * windowSeconds, start)?.kind).not.toBe('Spawn')
})

/** A signer who keeps to the rule, and lives through any order of events; the chains' clocks go on differently. */
interface Life {
  readonly wanted: boolean
  readonly mints: boolean
  readonly burns: boolean
  readonly steps: readonly { readonly home: number; readonly away: number }[]
}
const life: fc.Arbitrary<Life> = fc.record({
  wanted: fc.boolean(),
  mints: fc.boolean(),
  burns: fc.boolean(),
  steps: fc.array(
    fc.record({ home: fc.integer({ min: 0, max: 900_000 }), away: fc.integer({ min: 0, max: 900_000 }) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  ),
})

test('a token that this signer lets back can not be live on the other chain, whatever happens when', () => {
  fc.assert(
    fc.property(
      life,
      fc.integer({ min: 0, max: 39 }),
      fc.integer({ min: 0, max: 39 }),
      ({ wanted, mints, burns, steps }, mintAt, burnAfter) => {
        let [home, away] = [start, start]
        const signed: Statement[] = []
        let spawned = false
        let burnedAt: bigint | null = null
        for (const [place, step] of steps.entries()) {
          home += BigInt(step.home)
          away += BigInt(step.away)
          const usable = signed.some(({ kind, deadline }) => kind === 'Spawn' && deadline >= away)
          if (mints && !spawned && place >= mintAt && usable) spawned = true
          if (burns && spawned && burnedAt === null && place >= mintAt + burnAfter) burnedAt = home
          const item: Item = {
            ...frozen,
            isSpawned: spawned,
            burned: burnedAt === null ? null : { by: burner, at: burnedAt },
            isWantedBack: wanted && place > 2,
          }
          const statement = statementFor(item, signed, home, away)
          if (statement) signed.push(statement)
          const live = spawned && burnedAt === null
          expect(live && signed.some(({ kind }) => kind === 'UnFreeze')).toBe(false)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
