/**
 * `node testing/wire/record.ts <file>`: starts a market, calls every endpoint of the API as everybody, hears what is told over the sockets,
 * and writes it down with ids, times and tokens replaced, a line a call. Fails where an endpoint was granted to nobody. Two recordings
 * of releases that say the same are equal: `node testing/wire/compare.ts <one> <other>`.
 */

import { writeFile } from 'node:fs/promises'
import { startWireMarket } from './market.ts'
import { Recorder } from './recorder.ts'
import { play } from './scenario.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('say into which file')
const market = await startWireMarket()
const recorder = new Recorder(market.url)
try {
  await play(recorder, market)
} finally {
  await market.close()
  await writeFile(file, `${recorder.lines.join('\n')}\n`)
}
console.log(`${recorder.lines.length} lines`)
if (recorder.untried.length > 0) {
  console.error(`granted to nobody:\n${recorder.untried.join('\n')}`)
  process.exitCode = 1
}
