/**
 * The walls between the layers as a check: `npm run walls` fails with the two file names and the remedy of each breach.
 * ARCHITECTURE.md tells the same rules in prose.
 */
import { join } from 'node:path'
import { barrelWall } from './walls/barrels.ts'
import { circleWall } from './walls/circles.ts'
import { decisionWall } from './walls/decisions.ts'
import type { Fault, Wall } from './walls/fault.ts'
import { layerWall } from './walls/layers.ts'
import { neighbourWall } from './walls/neighbours.ts'
import { purityWall } from './walls/purity.ts'
import { readSources } from './walls/sources.ts'

const walls: Wall[] = [layerWall, neighbourWall, circleWall, barrelWall, purityWall]

/** Every breach of a wall in the tree at this root. */
export function breaches(root: string): Fault[] {
  const sources = readSources(root)
  return [...walls.flatMap((wall) => wall(sources)), ...decisionWall(root, sources)]
}

function main(): void {
  const faults = breaches(join(import.meta.dirname, '..'))
  for (const { file, touches, rule, remedy } of faults) console.error(`${file} → ${touches}\n  ${rule}. ${remedy}\n`)
  console.log(faults.length === 0 ? 'walls: they stand' : `walls: ${faults.length} breached`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) main()
