/**
 * `node checks/references.ts`, a part of `npm run check`: a path that a comment, a document or a setting names must be there, and nothing
 * may point to a document outside the project. Names file, line and path of each one that is not.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is read; generated files and fixtures of an older release speak of their own time. */
const isRead = (path: string) =>
  /\.(ts|tsx|mjs|sql|sol|md|yaml|yml|html|css)$/.test(path) &&
  !/^(contracts\/abi|testing\/release-0\.1\.0\/migrations)\//.test(path)

const roots = 'domain|api|outside|server|web|contracts|ops|build|checks|testing|e2e|bench|deploy|docs'
const extensions = 'ts|tsx|mjs|sql|sol|md|json|yaml|css|html|txt|gz'
const path = new RegExp(`(?<![\\w/.@#-])(?:${roots})/[\\w./@-]+\\.(?:${extensions})(?![\\w-])`, 'g')
const folder = new RegExp(`\`((?:${roots})/[\\w./-]*/)\``, 'g')
const link = /\]\((?!https?:|#|mailto:)([^)\s#]+)(?:#[^)]*)?\)/g
/** Documents that are not part of the project. */
const outsider = /\bDESIGN(\.md)? ?§|\b(DESIGN|STRUCTURE|OPERATE|DATABASE|TRUST|PEOPLE|CHAIN|HABITS|CASES)\.md\b/g

/** Every reference of these files that leads nowhere, as `file:line → what`. `has` says whether a path from the root is there. */
export function deadReferences(
  files: readonly { readonly path: string; readonly text: string }[],
  has: (path: string) => boolean,
): string[] {
  return files.flatMap((file) => {
    const named = [...file.text.matchAll(path), ...file.text.matchAll(folder)].map((match) => ({
      index: match.index,
      to: match[1] ?? match[0],
    }))
    const links = file.path.endsWith('.md')
      ? [...file.text.matchAll(link)].map(({ index, 1: to = '' }) => ({ index, to: join(dirname(file.path), to) }))
      : []
    const outside = [...file.text.matchAll(outsider)].map(({ index, 0: to }) => ({ index, to }))
    return [...named, ...links]
      .filter(({ to }) => !has(to))
      .concat(outside)
      .map(({ index, to }) => `${file.path}:${file.text.slice(0, index).split('\n').length} → ${to}`)
  })
}

function main(): void {
  const root = join(import.meta.dirname, '..')
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  // The tests of the checks plant references that lead nowhere.
  const files = tracked
    .filter((name) => isRead(name) && existsSync(join(root, name)) && !/^checks\/.*\.test\.ts$/.test(name))
    .map((name) => ({ path: name, text: readFileSync(join(root, name), 'utf8') }))
  const dead = deadReferences(files, (to) => existsSync(join(root, to)))
  for (const one of dead) console.error(one)
  console.log(dead.length === 0 ? 'references: all lead somewhere' : `references: ${dead.length} lead nowhere`)
  process.exitCode = dead.length === 0 ? 0 : 1
}

if (import.meta.main) main()
