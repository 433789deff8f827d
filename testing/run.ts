/**
 * `npm test` runs the rules, the integration tests, the contracts and the main paths in the browser; with --rest it is
 * `npm run test:rest`, the other browser tests, and with --all both. Each suite leaves a JSON report in .reports/; at the end
 * stand the files that took longest and one line over all.
 * With --deep it is `npm run test:deep`: the long tests alone, with a bound for each suite, so that one that hangs ends.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildWeb } from '../build/web.ts'
import { fromForge, type Outcome, readReport, readTimes, summary } from '../checks/report.ts'
import { differingArtifacts } from './contracts/artifacts.ts'
import { forge } from './contracts/forge.ts'
import { callsFile, uncalledFunctions } from './functions.ts'

const root = join(import.meta.dirname, '..')
const deep = process.argv.includes('--deep')
const deepLimitMs = 7_200_000
const endings = ['SIGINT', 'SIGTERM'] as const

mkdirSync(join(root, '.reports'), { recursive: true })
const reports: string[] = []
const began = performance.now()
rmSync(callsFile, { force: true })
const outcomes = await chosenSuites()
if (!deep && !process.argv.includes('--rest')) tellUncalled()
for (const { name, result } of outcomes) if (result === 'failed') console.error(`failed: ${name}`)
const slowest = readTimes(root, reports.map(reportFile).filter(existsSync)).slice(0, 10)
console.log(
  `\nthe slowest files:\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`).join('\n')}`,
)
console.log(`in ${Math.round((performance.now() - began) / 1000)} s\n\n${summary(outcomes)}`)
process.exit(outcomes.some(({ result }) => result === 'failed') ? 1 : 0)

async function chosenSuites(): Promise<Outcome[]> {
  if (deep) return [...(await contracts('contracts-deep', 'deep')), ...(await vitest('deep', ['deep']))]
  if (process.argv.includes('--rest')) return browser(['rest'])
  // The layers' tests wait much, for blocks and deadlines: the contracts are compiled and tried meanwhile.
  const without = await Promise.all([vitest('unit', ['rules', 'integration']), contracts('contracts', 'default')])
  return [...without.flat(), ...(await browser(process.argv.includes('--all') ? ['main', 'rest'] : ['main']))]
}

/** PL/pgSQL looks names up only when a line runs: a function that no test calls is not known to work. */
function tellUncalled(): void {
  const names = uncalledFunctions()
  if (names.length > 0) console.log(`\ndecisions/ that no test called: ${names.join(', ')}`)
}

async function vitest(report: string, projects: string[]): Promise<Outcome[]> {
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`]
  return suite(report, 'vitest', 'vitest.mjs', ['run', '--allowOnly=false', ...chosen, ...reporters])
}

/** The contracts' tests by forge. Its report is kept as the others' are, and what failed is told in forge's own words. */
async function contracts(report: string, profile: string): Promise<Outcome[]> {
  // The usual run asks the same every time; a long one looks elsewhere each time, and says where.
  const seed = deep ? ['--fuzz-seed', `0x${randomBytes(8).toString('hex')}`] : []
  console.log(`contracts (${profile}) … ${seed.join(' ')}`)
  const started = performance.now()
  const { code, output } = await forge(['test', '--json', ...seed], {
    quiet: true,
    env: { FOUNDRY_PROFILE: profile },
    timeoutMs: deepLimitMs,
  })
  const outcomes = readForge(report, output)
  const failed = outcomes.some(({ result }) => result === 'failed')
  if (code !== 0 && !failed) outcomes.push({ name: `${report} > forge ended with an error`, result: 'failed' })
  if (outcomes.length === 0) outcomes.push({ name: `${report} > nothing ran`, result: 'failed' })
  else for (const fault of await differingArtifacts()) outcomes.push({ name: `${report} > ${fault}`, result: 'failed' })
  console.log(`contracts (${profile}): ${summary(outcomes)}, ${Math.round((performance.now() - started) / 1000)} s`)
  return outcomes
}

function readForge(report: string, output: string): Outcome[] {
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (!line) {
    console.error(output)
    return []
  }
  const suites = JSON.parse(line) as Parameters<typeof fromForge>[0]
  writeFileSync(reportFile(report), JSON.stringify({ forge: suites }))
  for (const [suite, { test_results }] of Object.entries(suites)) {
    for (const [test, { status, reason }] of Object.entries(test_results)) {
      if (status === 'Failure') console.error(`${suite} ${test}: ${reason}`)
    }
  }
  return fromForge(suites)
}

/** Each part has a market of its own and a report of its own, so that either may be run alone. */
async function browser(parts: ('main' | 'rest')[]): Promise<Outcome[]> {
  try {
    await buildWeb(new AbortController().signal, 'demo', console.log)
  } catch (error) {
    return [{ name: `web build > ${error}`, result: 'failed' }]
  }
  const outcomes: Outcome[] = []
  for (const part of parts) {
    const report = `browser-${part}`
    const args = ['test', `--project=${part}`]
    outcomes.push(...(await suite(report, '@playwright/test', 'cli.js', args, { E2E_REPORT: reportFile(report) })))
  }
  return outcomes
}

/** A suite fails as a whole when its runner does without naming a test, and when nothing ran. */
async function suite(
  report: string,
  tool: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome[]> {
  reports.push(report)
  const path = reportFile(report)
  rmSync(path, { force: true })
  const program = join(dirname(createRequire(import.meta.url).resolve(`${tool}/package.json`)), script)
  const succeeded = await run([program, ...args], env)
  const outcomes = existsSync(path) ? readReport(root, path) : []
  const failed = outcomes.some(({ result }) => result === 'failed')
  if (!succeeded && !failed) outcomes.push({ name: `${report} tests > ${tool} ended with an error`, result: 'failed' })
  if (outcomes.length === 0) outcomes.push({ name: `${report} tests > nothing ran`, result: 'failed' })
  return outcomes
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    ...(deep ? { timeout: deepLimitMs } : {}),
  })
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  const breakOff = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await promise
    process.exit(1)
  }
  for (const signal of endings) process.once(signal, breakOff)
  const code = await promise
  for (const signal of endings) process.off(signal, breakOff)
  return code === 0
}

function reportFile(report: string): string {
  return join(root, '.reports', `${report}.json`)
}
