/**
 * What `npm ci` needs of package-lock.json, as a check: a place for every package that another one names, and a hash for
 * what is fetched, so that nobody is given another content than we had.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Builds for other kinds of machines that their makers name but that could not be had in the registry when the lock was
 * written, and so have no hash: npm passes over them where tests and images are made. An entry that has one leaves this list.
 */
export const withoutHash = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@foundry-rs/anvil-darwin-amd64',
  '@foundry-rs/anvil-darwin-arm64',
  '@foundry-rs/anvil-linux-arm64',
  '@foundry-rs/anvil-win32-amd64',
  '@foundry-rs/forge-darwin-amd64',
  '@foundry-rs/forge-linux-arm64',
  '@oxc-parser/binding-android-arm-eabi',
  '@oxc-parser/binding-android-arm64',
  '@oxc-parser/binding-darwin-arm64',
  '@oxc-parser/binding-darwin-x64',
  '@oxc-parser/binding-freebsd-x64',
  '@oxc-parser/binding-linux-arm-gnueabihf',
  '@oxc-parser/binding-linux-arm-musleabihf',
  '@oxc-parser/binding-linux-ppc64-gnu',
  '@oxc-parser/binding-linux-riscv64-gnu',
  '@oxc-parser/binding-linux-riscv64-musl',
  '@oxc-parser/binding-linux-s390x-gnu',
  '@oxc-parser/binding-openharmony-arm64',
  '@oxc-parser/binding-win32-arm64-msvc',
  '@oxc-parser/binding-win32-ia32-msvc',
  '@oxc-parser/binding-win32-x64-msvc',
]

const registry = 'https://registry.npmjs.org/'

/** Every fault of a lock file, one sentence each. `unhashed` are the packages that are known to have no hash. */
export function lockFaults(packages: Record<string, Entry>, unhashed: string[]): string[] {
  const entries = Object.entries(packages)
  const noHash = entries.filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
  const nameless = new Set(noHash.map(([path]) => nameOf(path)))
  return [
    ...noHash.flatMap(([path, entry]) => unproved(path, entry, unhashed)),
    ...unhashed
      .filter((name) => !nameless.has(name))
      .map((name) => `${name} has a hash, or is gone: strike it off the list`),
    ...entries.flatMap(([path, { resolved, link }]) =>
      resolved === undefined || link || resolved.startsWith(registry)
        ? []
        : [`${path} comes from elsewhere: ${resolved}`],
    ),
    ...entries.flatMap(([path, entry]) => absent(path, entry, packages)),
  ]
}

function unproved(path: string, { optional, os }: Entry, unhashed: string[]): string[] {
  if (!unhashed.includes(nameOf(path))) return [`${path} has no integrity`]
  return optional && os ? [] : [`${path} has no integrity, and every machine needs it`]
}

/** Whom an entry names, and is found nowhere above it: `npm ci` refuses a lock that lacks one. */
function absent(
  path: string,
  { dependencies, optionalDependencies }: Entry,
  packages: Record<string, Entry>,
): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return names
    .filter((name) => !places(path, name).some((place) => place in packages))
    .map((name) => `${path || 'the root'} names ${name}, which is missing`)
}

function places(path: string, name: string): string[] {
  const inside = path === '' ? '' : `${path}/`
  const above = path.lastIndexOf('node_modules/')
  const own = `${inside}node_modules/${name}`
  return above < 0 ? [own] : [own, ...places(path.slice(0, Math.max(0, above - 1)), name)]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function main(): void {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'))
  const faults = lockFaults(packages, withoutHash)
  for (const fault of faults) console.error(`  ${fault}`)
  console.log(faults.length === 0 ? 'lock: whole' : `lock: ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) main()
