/**
 * Writes docs/specification/checklist.json from the checklists of the specification:
 * `node checks/checklist.ts <checklist.md> …`. Each row `| id | must | check | issue |` becomes one demand.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One demand of the specification: what must hold, how it is seen, and the issue that delivers it. */
export type Demand = { id: string; must: string; check: string; issue: number }

const row = /^\| ([A-Z]-[\d.]+-\d+) \| (.+) \| (.+) \| (\d+) \|$/

/** The demands in a checklist's text, in its order. Throws on a row that it cannot read. */
export function readDemands(text: string): Demand[] {
  return text
    .split('\n')
    .filter((line) => /^\| [A-Z]-/.test(line))
    .map((line) => {
      const [, id = '', must = '', check = '', issue] = row.exec(line) ?? fail(line)
      return { id, must, check, issue: Number(issue) }
    })
}

function fail(line: string): never {
  throw new Error(`not a row of a checklist: ${line}`)
}

if (import.meta.main) {
  const demands = process.argv.slice(2).flatMap((path) => readDemands(readFileSync(path, 'utf8')))
  const lines = demands.map((demand) => `  ${JSON.stringify(demand)}`)
  writeFileSync(
    join(import.meta.dirname, '..', 'docs', 'specification', 'checklist.json'),
    `[\n${lines.join(',\n')}\n]\n`,
  )
  console.log(`${demands.length} demands`)
}
