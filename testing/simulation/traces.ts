import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Walk } from './walk.ts'

/** Where the reference stands: what the functions of release 0.1.0 have made of each seed. `npm run traces` writes it. */
export const traceFile = join(import.meta.dirname, 'traces.json')

/** For each seed what was noted every hundred steps: the step, and a hash for each part of the state. */
export type Traces = Readonly<Record<string, readonly string[]>>

export const tracedSeeds: readonly number[] = Array.from({ length: 10 }, (_, n) => n + 1)

export function readTraces(): Traces {
  return JSON.parse(readFileSync(traceFile, 'utf8'))
}

/** Walks from a seed, in a market that `walkIn` makes, as far as the reference goes; answers what was noted. */
export async function traceOf(seed: number, walkIn: (walk: Walk) => Promise<unknown>): Promise<string[]> {
  const noted: string[] = []
  await walkIn({
    seed,
    steps: 2_000,
    checkEvery: 2_000,
    trace: { every: 100, note: ({ step, hashes }) => void noted.push(`${step} ${hashes}`) },
  })
  return noted
}

/** The parts in which two traces differ where they differ first, and at which step; null where they are the same. */
export function firstDifference(a: readonly string[], b: readonly string[]): { step: number; parts: string[] } | null {
  const at = a.findIndex((line, n) => line !== b[n])
  if (at < 0 && a.length === b.length) return null
  const parts = (line: string | undefined) => new Set(line?.split(' ').slice(1))
  const differing = [...parts(a[at]).symmetricDifference(parts(b[at]))].map((part) => part.replace(/=.*/, ''))
  return { step: Number.parseInt(a[at] ?? '0', 10), parts: [...new Set(differing)] }
}
