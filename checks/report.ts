import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** How one test ended. Its name is `file > group > test`, with the file's path from the root. */
export type Outcome = {
  name: string
  result: 'passed' | 'failed' | 'skipped'
  /** The line that its declaration begins at, or is called at; forge tells none. */
  line?: number
  /** When it had run, in milliseconds. */
  ranAt?: number
}

/** How long the tests of a file took. */
export type FileTime = { file: string; seconds: number }

type VitestReport = {
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { ancestorTitles: string[]; title: string; status: string; location?: { line: number } }[]
  }[]
}

type BrowserSuite = { title: string; file: string; suites?: BrowserSuite[]; specs: BrowserSpec[] }
type BrowserSpec = { title: string; line: number; tests: BrowserTest[] }
type BrowserTest = { status: 'skipped' | 'expected' | 'unexpected' | 'flaky'; results: { duration: number }[] }
type BrowserReport = { config: { rootDir: string }; suites: BrowserSuite[]; errors: { message?: string }[] }

type ForgeReport = Record<string, { test_results: Record<string, { status: string; reason: string | null }> }>

/** All outcomes of the last runs, from the JSON reports in `.reports/` below the root: of a file only its last run counts. */
export function readOutcomes(root: string): Outcome[] {
  const outcomes = reportsOf(root).flatMap((path) => {
    const ranAt = statSync(path).mtimeMs
    return readReport(root, path).map((outcome) => ({ ...outcome, ranAt, file: outcome.name.split(' > ')[0] ?? '' }))
  })
  const last = new Map<string, number>()
  for (const { file, ranAt } of outcomes) last.set(file, Math.max(ranAt, last.get(file) ?? 0))
  return outcomes.filter(({ file, ranAt }) => ranAt === last.get(file))
}

/** The times of all test files by the last runs, longest first; forge's suites, which take seconds, are left out. */
export function readTimes(root: string, paths = reportsOf(root)): FileTime[] {
  const times = paths.flatMap((path) => {
    const report = readJson(path)
    if ('forge' in report) return []
    return 'testResults' in report ? vitestTimes(root, report) : browserTimes(root, report)
  })
  return times.sort((a, b) => b.seconds - a.seconds)
}

function vitestTimes(root: string, { testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

function browserTimes(root: string, { config, suites }: BrowserReport): FileTime[] {
  const durations = ({ suites: inner = [], specs }: BrowserSuite): number[] => [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...inner.flatMap(durations),
  ]
  return suites.map((suite) => ({
    file: relative(root, join(config.rootDir, suite.file)),
    seconds: durations(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
  }))
}

function reportsOf(root: string): string[] {
  const folder = join(root, '.reports')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
}

function readJson(path: string): VitestReport | BrowserReport | { forge: ForgeReport } {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The outcomes of one report, Vitest's, forge's or Playwright's. A file that could not be run at all counts as one failure. */
export function readReport(root: string, path: string): Outcome[] {
  const report = readJson(path)
  if ('forge' in report) return fromForge(report.forge)
  return 'testResults' in report ? fromVitest(root, report) : fromBrowser(root, report)
}

/** forge names a suite `path:Contract` and a test by its signature, of which the parameters are left out. */
export function fromForge(report: ForgeReport): Outcome[] {
  return Object.entries(report).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(
      ([test, { status }]): Outcome => ({
        name: `${suite.replace(':', ' > ')} > ${test.replace(/\(.*/, '')}`,
        result: forgeResults[status] ?? 'failed',
      }),
    ),
  )
}

const forgeResults: Record<string, Outcome['result']> = { Success: 'passed', Failure: 'failed', Skipped: 'skipped' }

/** `3 passed, 1 failed`, and the skipped ones where there are any. */
export function summary(outcomes: Outcome[]): string {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function fromVitest(root: string, { testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const outcomes = assertionResults.map(
      ({ ancestorTitles, title, status: ending, location }): Outcome => ({
        name: [file, ...ancestorTitles, title].join(' > '),
        result: ending === 'passed' || ending === 'failed' ? ending : 'skipped',
        ...(location && { line: location.line }),
      }),
    )
    const silent = status === 'failed' && !outcomes.some(({ result }) => result === 'failed')
    return silent ? [...outcomes, { name: `${file} > could not be run`, result: 'failed' as const }] : outcomes
  })
}

function fromBrowser(root: string, { config, suites, errors }: BrowserReport): Outcome[] {
  const broken = errors.map((error) => ({ name: `browser tests > ${error.message}`, result: 'failed' as const }))
  // The outermost suites are the files themselves.
  const inFile = (suite: BrowserSuite) => fromSuite(suite, relative(root, join(config.rootDir, suite.file)))
  return [...suites.flatMap(inFile), ...broken]
}

function fromSuite({ suites = [], specs }: BrowserSuite, path: string): Outcome[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ status }) => ({ name: `${path} > ${title}`, result: browserResults[status], line })),
  )
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, `${path} > ${suite.title}`))]
}

// A test that passed only at the second try has failed: nothing is tried twice here.
const browserResults = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const
