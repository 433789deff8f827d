/**
 * `npm run test:slither`: slither over the contracts. Every finding is either mended or answered in docs/slither.json, by
 * its kind and place; one that is not fails the run, and so does an answer to a finding that is gone. slither comes from
 * PyPI (`pip install slither-analyzer`); where it is absent this says so and fails.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forge } from '#testing/contracts/forge.ts'

interface Finding {
  check: string
  impact: string
  description: string
  elements: { type: string; name: string; type_specific_fields?: { parent?: { name: string } } }[]
}

const root = join(import.meta.dirname, '..')
const answered: Record<string, string> = JSON.parse(readFileSync(join(root, 'docs/slither.json'), 'utf8'))
const program = process.env.SLITHER ?? 'slither'

const version = spawnSync(program, ['--version'], { encoding: 'utf8' })
if (version.error) {
  console.error(`slither is absent (${program}), so the contracts were NOT looked at. Install it with`)
  console.error('  pip install slither-analyzer    (or name it: SLITHER=/path/to/slither)')
  process.exit(1)
}
console.log(`slither ${version.stdout.trim()}`)

const folder = mkdtempSync(join(tmpdir(), 'surety-slither-'))
try {
  process.exitCode = (await look()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function look(): Promise<boolean> {
  const built = ['--out', join(folder, 'out'), '--cache-path', join(folder, 'cache'), '--skip', 'test']
  const { code } = await forge(['build', '--build-info', '--ast', '--quiet', ...built])
  if (code !== 0) return false
  const result = join(folder, 'slither.json')
  const places = ['--ignore-compile', '--foundry-out-directory', join(folder, 'out')]
  const own = ['--filter-paths', 'node_modules|contracts/test', '--exclude-informational', '--exclude-optimization']
  const ran = spawnSync(program, ['.', ...places, ...own, '--json', result], { cwd: root, encoding: 'utf8' })
  const report: { success: boolean; results: { detectors?: Finding[] } } = readReport(result, ran.stderr)
  return judge(report.results.detectors ?? [])
}

function readReport(path: string, complaint: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`slither did not finish:\n${complaint}`)
  }
}

function judge(findings: Finding[]): boolean {
  const keys = new Map(findings.map((finding) => [keyOf(finding), finding]))
  const open = [...keys].filter(([key]) => answered[key] === undefined)
  const gone = Object.keys(answered).filter((key) => !keys.has(key))
  for (const [key, { impact, description }] of open) console.error(`${impact}: ${key}\n${description}`)
  for (const key of gone) console.error(`answered, but no longer found: ${key}`)
  console.log(`slither: ${findings.length} findings, ${open.length} not answered, ${gone.length} answers too many`)
  return open.length === 0 && gone.length === 0
}

/** The kind of finding and the first thing it is about: `reentrancy-eth Wrapper.wrap`. */
function keyOf({ check, elements }: Finding): string {
  const [first] = elements
  const parent = first?.type_specific_fields?.parent?.name
  return `${check} ${parent ? `${parent}.` : ''}${first?.name ?? ''}`
}
