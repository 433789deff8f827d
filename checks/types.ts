/**
 * Type-checks every tsconfig, one after the other: the layers differ in what exists there
 * (no Node and no DOM in domain/ and api/, DOM only in web/ and e2e/), so each has one of its own.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const projects = [
  'tsconfig.json',
  'domain/tsconfig.json',
  'api/tsconfig.json',
  'web/tsconfig.json',
  'web/tsconfig.test.json',
  'e2e/tsconfig.json',
]

const root = join(import.meta.dirname, '..')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

const faulty = projects.filter((project) => !typeChecks(project))
if (faulty.length > 0) {
  console.error(`types: ${faulty.join(', ')} do not compile`)
  process.exit(1)
}

function typeChecks(project: string): boolean {
  const memory = join(root, 'node_modules', '.cache', 'tsc', `${project.replaceAll('/', '-')}.buildinfo`)
  const flags = ['-p', join(root, project), '--incremental', '--tsBuildInfoFile', memory, '--pretty']
  return spawnSync(process.execPath, [compiler, ...flags], { cwd: root, stdio: 'inherit' }).status === 0
}
