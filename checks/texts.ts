/**
 * Every text that a person reads stands in the catalogue, `web/words/`: this fails with the place of each that stands in a component,
 * or in an alert, and of each that is read before the configuration could replace it. docs/decisions/2026-11-22-one-catalogue.md tells what it cannot see.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { earlyReads, textsIn } from './texts/find.ts'

/** A wallet for demo markets, which no production build has. */
const apart = ['web/wallet/demo']

/** Every text outside of the catalogue in the tree at this root, as `file:line text`. */
export function strayTexts(root: string): string[] {
  return filesOf(root).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return [...textsIn(path, source), ...earlyReads(path, source)].map(({ start, text }) => {
      const line = source.slice(0, start).split('\n').length
      return `${path}:${line} ${text.replace(/\s+/g, ' ')}`
    })
  })
}

function filesOf(root: string): string[] {
  const skipped = ['web/words', ...apart]
  return readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .map((name) => `web/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|(^|[/-])words\.ts$/.test(path))
    .filter((path) => !skipped.some((folder) => path.startsWith(`${folder}/`)))
    .sort()
}

function main(): void {
  const stray = strayTexts(join(import.meta.dirname, '..'))
  for (const one of stray) console.error(one)
  console.log(
    stray.length === 0 ? 'texts: all in the catalogue' : `texts: ${stray.length} outside of web/words; put them there`,
  )
  process.exitCode = stray.length === 0 ? 0 : 1
}

if (import.meta.main) main()
