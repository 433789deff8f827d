import type { Chain, Contract } from './chain.ts'
import type { Known } from './known.ts'

/** An operation: its name, and what measures it from the first state of its section. */
export type Line = readonly [name: string, measure: () => Promise<number>]

/** A section's lines, and the contracts that were deployed for them by name. */
export interface Opened {
  readonly lines: readonly Line[]
  readonly deployed: Readonly<Record<string, Contract>>
}

/** An operation with what it costs here. */
export interface Measured extends Known {
  readonly ours: number
}

/** Measures each known operation apart from the others; throws when one has no line or a line is not known. */
export async function measureAll(chain: Chain, known: readonly Known[], lines: readonly Line[]): Promise<Measured[]> {
  const names = new Set(known.map(({ name }) => name))
  const stray = lines.find(([name]) => !names.has(name))
  if (stray) throw new Error(`nothing is known of "${stray[0]}"`)

  const measured: Measured[] = []
  for (const one of known) {
    const measure = lines.find(([name]) => name === one.name)?.[1]
    if (!measure) throw new Error(`nothing measures "${one.name}"`)
    measured.push({ ...one, ours: await chain.apart(measure) })
  }
  return measured
}
