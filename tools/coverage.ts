import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Demand } from './checklist.ts'
import type { Outcome } from './test-report.ts'

/** What shows a demand: the name of a test, or of several, or the later issue that it still waits for. */
export type Shown = string | string[] | { waits: string }

/** docs/specification/ as read: the demands, what shows them (by the issue whose file says so), what is finished. */
export type Specification = {
  demands: Demand[]
  shown: { issue: number; id: string; by: Shown }[]
  finished: number[]
}

export type Coverage = {
  faults: string[]
  /** Demands of finished issues that wait for a part of a later one, with the reason. */
  waiting: string[]
  /** For each issue with a file: how many of its demands are shown, and how many there are. */
  progress: { issue: number; shown: number; of: number }[]
}

/** Reads docs/specification/ below the root. Throws when a file is not of its shape. */
export function readSpecification(root: string): Specification {
  const folder = join(root, 'docs', 'specification')
  const shown = readdirSync(folder).flatMap((name) => {
    const issue = /^issue-(\d+)\.json$/.exec(name)?.[1]
    if (issue === undefined) return []
    const entries = Object.entries(readJson<Record<string, Shown>>(join(folder, name)))
    return entries.map(([id, by]) => ({ issue: Number(issue), id, by }))
  })
  return {
    demands: readJson(join(folder, 'checklist.json')),
    shown,
    finished: existsSync(join(folder, 'finished.json')) ? readJson(join(folder, 'finished.json')) : [],
  }
}

/** Judges what is written against what ran: every fault is one sentence that names the demand. */
export function judge({ demands, shown, finished }: Specification, outcomes: Outcome[]): Coverage {
  const byId = new Map(demands.map((demand) => [demand.id, demand]))
  const results = resultsByName(outcomes)
  const faults = [
    ...twice(demands.map(({ id }) => id)).map((id) => `${id} stands twice in the checklist`),
    ...twice(shown.map(({ id }) => id)).map((id) => `${id} is listed more than once`),
    ...shown.flatMap((entry) => misplaced(entry, byId.get(entry.id))),
    ...shown.flatMap(({ id, by }) => testsOf(by).flatMap((name) => unproved(id, name, results.get(name)))),
    ...shown.flatMap(({ id, by }) => overdue(id, by, finished)),
    ...unshown(demands, shown, finished),
  ]
  const waiting = shown.flatMap(({ id, by }) => (isWaiting(by) ? [`${id} waits for ${by.waits}`] : []))
  return { faults, waiting, progress: progressOf(demands, shown) }
}

function resultsByName(outcomes: Outcome[]): Map<string, Outcome['result']> {
  const results = new Map<string, Outcome['result']>()
  // Of several tests of one name the worst ending counts.
  for (const { name, result } of outcomes) {
    if (result !== 'passed' || !results.has(name)) results.set(name, result)
  }
  return results
}

function misplaced({ issue, id }: Specification['shown'][number], demand: Demand | undefined): string[] {
  if (demand === undefined) return [`${id} is no demand of the checklist`]
  return demand.issue === issue ? [] : [`${id} belongs to issue ${demand.issue}, not ${issue}`]
}

function unproved(id: string, name: string, result: Outcome['result'] | undefined): string[] {
  if (result === 'passed') return []
  if (result === undefined) return [`${id} names a test that did not run: ${name}`]
  return [`${id} names a test that ${result === 'failed' ? 'failed' : 'was skipped'}: ${name}`]
}

function overdue(id: string, by: Shown, finished: number[]): string[] {
  if (!isWaiting(by)) return []
  const awaited = /^issue (\d+): \S/.exec(by.waits)?.[1]
  if (awaited === undefined) return [`${id} must say what it waits for, as in "issue 5: contract addresses"`]
  return finished.includes(Number(awaited)) ? [`${id} waits for issue ${awaited}, which is finished`] : []
}

function unshown(demands: Demand[], shown: Specification['shown'], finished: number[]): string[] {
  const listed = new Set(shown.filter(({ by }) => isWaiting(by) || testsOf(by).length > 0).map(({ id }) => id))
  const missing = demands.filter(({ id, issue }) => finished.includes(issue) && !listed.has(id))
  return missing.map(({ id, issue, must }) => `${id} of finished issue ${issue} has no test: ${must}`)
}

function progressOf(demands: Demand[], shown: Specification['shown']): Coverage['progress'] {
  return [...new Set(shown.map(({ issue }) => issue))].sort().map((issue) => ({
    issue,
    shown: shown.filter((entry) => entry.issue === issue && !isWaiting(entry.by)).length,
    of: demands.filter((demand) => demand.issue === issue).length,
  }))
}

function testsOf(by: Shown): string[] {
  if (isWaiting(by)) return []
  return Array.isArray(by) ? by : [by]
}

function isWaiting(by: Shown): by is { waits: string } {
  return typeof by === 'object' && !Array.isArray(by)
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
