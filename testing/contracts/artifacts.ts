/**
 * What forge compiled for its tests beside what `npm run contracts` wrote into contracts/abi/, which is what is deployed.
 * The compiler's settings stand in foundry.toml and in build/contracts/settings.ts; this holds the two together, byte by byte.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeOf } from '#outside/chain/code.ts'

const root = join(import.meta.dirname, '../..')

/** Every contract whose tests ran on other code than the one that is deployed, in words; empty when all is well. */
export async function differingArtifacts(): Promise<string[]> {
  const faults: string[] = []
  const files = globSync('contracts/abi/*.ts', { cwd: root }).sort()
  if (files.length === 0) return ['contracts/abi/ is empty']
  for (const file of files) {
    const source = /^\/\/ Written by \S+ from (?<source>contracts\/\S+\.sol)\.$/m.exec(read(file))?.groups?.source
    if (!source) faults.push(`${file} does not say where it is from`)
    else if (!source.startsWith('contracts/test/')) faults.push(...(await compare(file, source)))
  }
  return faults
}

async function compare(file: string, source: string): Promise<string[]> {
  const constants: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
  const name = Object.keys(constants).find((key) => key.endsWith('Abi'))
  if (!name) return [`${file} has no ABI`]
  const contract = name.charAt(0).toUpperCase() + name.slice(1, -'Abi'.length)
  const artifact = JSON.parse(read(`.forge/out/${basename(source)}/${contract}.json`))
  return artifact.bytecode.object === codeOf(basename(file, '.ts')).creation
    ? []
    : [`${contract} was tested with other code than is deployed`]
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
