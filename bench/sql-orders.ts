/**
 * `npm run bench:orders`: what match and place cost in SQL alone, with the functions of this checkout, with those of release 0.1.0, and
 * with the least that could be written at all (the floor), in turn in the same run. Writes bench/orders.md; `-- --quick` takes
 * fewer and shorter rounds and writes nothing.
 */

import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { measureOrders, measures } from './orders/measure.ts'
import { orderReport } from './orders/report.ts'

const quick = process.argv.includes('--quick')
const load = loadavg()[0] ?? 0
const measure = measures[quick ? 'quick' : 'full']
const text = [
  '# Orders in SQL',
  '',
  `Written by \`npm run bench:orders\` on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; load average at the start ${load.toFixed(1)}.`,
  `Paths in turn, ${measure.rounds} rounds of 32 × ${measure.each} orders, then one of 32 × ${measure.eachOfClose} after a checkpoint; medians. Only ratios of one run compare.`,
  'With the functions goes what follows a commit: news are numbered and read, and a dispatcher says that it has planned.',
  '',
  orderReport(await measureOrders(measure)),
  '',
].join('\n')
if (!quick) await writeFile(new URL('orders.md', import.meta.url), text)
console.log(text)
