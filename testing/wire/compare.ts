/**
 * `node testing/wire/compare.ts <one> <other>`: where two recordings of the wire differ, line by line; ends with 1 where they do. That of
 * release 0.1.0 is testing/wire/release-0.1.0.txt.gz.
 */

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const [one = '', other = ''] = process.argv.slice(2)
const [a, b] = [one, other].map((file) => readRecording(file).trimEnd().split('\n')) as [string[], string[]]
const differing = Array.from({ length: Math.max(a.length, b.length) }, (_, n) => n).filter((n) => a[n] !== b[n])
for (const n of differing.slice(0, 20)) console.log(`line ${n + 1}\n- ${around(a[n], b[n])}\n+ ${around(b[n], a[n])}`)
console.log(differing.length === 0 ? `the same, ${a.length} lines` : `${differing.length} lines differ`)
process.exitCode = differing.length === 0 ? 0 : 1

/** The beginning of a line, and what stands around its first difference to another. */
function around(line = 'nothing', than = ''): string {
  const at = [...line].findIndex((letter, n) => letter !== than[n])
  return at < 200 ? line.slice(0, 300) : `${line.slice(0, 100)} … ${line.slice(at - 60, at + 140)}`
}

function readRecording(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
