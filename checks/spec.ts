/**
 * `npm run check:spec`: every demand of a finished issue is shown by a test that ran and passed in the last test run.
 * docs/specification/README.md tells the format.
 */
import { join } from 'node:path'
import { judge, readSpecification } from './coverage.ts'
import { readOutcomes, summary } from './report.ts'

const root = join(import.meta.dirname, '..')
const outcomes = readOutcomes(root)
const { faults, progress } = judge(readSpecification(root), outcomes)

console.log(`specification: judged by the last test run (${summary(outcomes)})`)
for (const { issue, shown, of } of progress) console.log(`  issue ${issue}: ${shown} of ${of} demands shown by tests`)
for (const fault of faults) console.error(`  ${fault}`)
console.log(faults.length === 0 ? 'specification: covered' : `specification: ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
