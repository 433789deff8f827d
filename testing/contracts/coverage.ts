/**
 * `npm run coverage:contracts`: which lines and branches of the contracts their tests reach. Every line must be, and 95 % of
 * the branches; what is not reached is named by its place. The report stays in .reports/contracts.lcov.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forge } from './forge.ts'

interface Reached {
  readonly file: string
  readonly linesMissed: readonly string[]
  readonly branches: number
  readonly branchesMissed: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const report = join(root, '.reports/contracts.lcov')
/** The least share of branches, in percent. */
const leastBranches = 95

mkdirSync(join(root, '.reports'), { recursive: true })
const { code } = await forge(['coverage', '--report', 'lcov', '--report-file', report], {
  quiet: true,
  env: { FOUNDRY_PROFILE: 'coverage' },
})
if (code === 0) judge(readFileSync(report, 'utf8').split('end_of_record').flatMap(reachedOf))
else console.error('The tests did not pass, so nothing was counted.')
if (code !== 0) process.exitCode = 1

function judge(files: readonly Reached[]): void {
  let [lines, branches, missed] = [0, 0, 0]
  for (const { file, linesMissed, branchesMissed, ...counted } of files) {
    lines += linesMissed.length
    branches += counted.branches
    missed += branchesMissed.length
    if (linesMissed.length > 0) console.log(`${file}: lines ${linesMissed.join(', ')} are not reached`)
    if (branchesMissed.length > 0) console.log(`${file}: a branch of line ${branchesMissed.join(', ')} is not reached`)
  }
  const share = branches === 0 ? 0 : ((branches - missed) / branches) * 100
  console.log(
    `${files.length} files, ${lines} lines not reached, ${share.toFixed(1)} % of ${branches} branches reached`,
  )
  if (lines > 0 || share < leastBranches) process.exitCode = 1
}

/** A record of the LCOV format: DA is a line and how often it ran, BRDA a branch likewise. */
function reachedOf(record: string): Reached[] {
  const file = /^SF:(.+)$/m.exec(record)?.[1]
  if (!file || file.startsWith('contracts/test/') || !file.startsWith('contracts/')) return []
  const branches = [...record.matchAll(/^BRDA:(\d+),\d+,\d+,(\S+)$/gm)]
  return [
    {
      file,
      linesMissed: [...record.matchAll(/^DA:(\d+),0$/gm)].map(([, line]) => line ?? ''),
      branches: branches.length,
      branchesMissed: branches.filter(([, , times]) => times === '-' || times === '0').map(([, line]) => line ?? ''),
    },
  ]
}
