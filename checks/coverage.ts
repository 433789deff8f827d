import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Demand } from './checklist.ts'
import type { Outcome } from './report.ts'
import { readTags, type Tag } from './tags.ts'

/** What is demanded (docs/specification/), which issues are finished, and which tests say that they show it. */
export type Specification = { demands: Demand[]; finished: number[]; tags: Tag[] }

export type Coverage = {
  faults: string[]
  /** For each issue of the checklist: how many of its demands are shown, and how many there are. */
  progress: { issue: number; shown: number; of: number }[]
}

/** Reads the specification below the root. Throws when a file is not of its shape. */
export function readSpecification(root: string): Specification {
  const folder = join(root, 'docs', 'specification')
  return {
    demands: readJson(join(folder, 'checklist.json')),
    finished: readJson(join(folder, 'finished.json')),
    tags: readTags(root),
  }
}

/** Judges what is tagged against what ran: every fault is one sentence that names the demand. */
export function judge({ demands, finished, tags }: Specification, outcomes: Outcome[]): Coverage {
  const known = new Set(demands.map(({ id }) => id))
  const byFile = Map.groupBy(outcomes, ({ name }) => name.slice(0, name.indexOf(' > ')))
  const faults = tags.map((tag) => ({ tag, fault: faultOf(tag, known, byFile.get(tag.file) ?? []) }))
  const shown = new Set(faults.flatMap(({ tag, fault }) => (fault === undefined ? [tag.id] : [])))
  const tagged = new Set(tags.map(({ id }) => id))
  return {
    faults: [
      ...twice(demands.map(({ id }) => id)).map((id) => `${id} stands twice in the checklist`),
      ...faults.flatMap(({ tag, fault }) =>
        fault === undefined ? [] : [`${tag.id} at ${tag.file}:${tag.line} ${fault}`],
      ),
      ...demands
        .filter(({ id, issue }) => finished.includes(issue) && !tagged.has(id))
        .map(({ id, issue, must }) => `${id} of finished issue ${issue} has no test: ${must}`),
    ],
    progress: Array.from(
      Map.groupBy(demands, ({ issue }) => issue),
      ([issue, own]) => ({
        issue,
        shown: own.filter(({ id }) => shown.has(id)).length,
        of: own.length,
      }),
    ).sort((a, b) => a.issue - b.issue),
  }
}

/** Of tests that are made from a table, each that is meant must have passed. */
function faultOf({ id, place, values, changedAt }: Tag, known: Set<string>, inFile: Outcome[]): string | undefined {
  if (!known.has(id)) return 'is no demand of the checklist'
  if (place === undefined) return 'stands above no test'
  const isThere = ({ name, line = 0 }: Outcome) =>
    'name' in place ? name === place.name : place.from <= line && line <= place.to
  const meant = inFile.filter((outcome) => isThere(outcome) && has(values, outcome.name))
  if (meant.length === 0) return 'stands above a test that did not run'
  const worse = meant.find(({ result }) => result !== 'passed')
  if (worse) return `stands above a test that ${worse.result === 'failed' ? 'failed' : 'was skipped'}: ${worse.name}`
  // Its lines, or what it does, may be others since.
  return meant.some(({ ranAt = Infinity }) => ranAt < changedAt)
    ? 'stands in a file that was changed after it ran'
    : undefined
}

/** Whether the values stand in the name, behind the file's, in their order and whole: BTC is not in WBTC, nor /a in /a/b. */
function has(values: string[], name: string): boolean {
  const whole = values.map((value) => `(?<![\\p{L}\\p{N}/])${RegExp.escape(value)}(?![\\p{L}\\p{N}/])`)
  return new RegExp(whole.join('.*'), 'su').test(name.slice(name.indexOf(' > ')))
}

function twice(ids: string[]): string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

function readJson<Content>(path: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
