/**
 * Compiles contracts/ with the npm solc and writes each contract's ABI as a typed constant into contracts/abi/, its creation and runtime
 * code into contracts/abi/code/. With --check it writes nothing and fails when what is there is not what would be written.
 */

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { compilerSettings } from './contracts/settings.ts'

interface Contract {
  abi: unknown[]
  evm: {
    bytecode: { object: string }
    deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
  }
}

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, Contract>>
}

/** EIP-170: no chain takes a contract of more bytes. */
const largestContract = 24_576

const root = join(import.meta.dirname, '..')
const folder = join(root, 'contracts/abi')
const require = createRequire(import.meta.url)
const check = process.argv.includes('--check')

const files = abiFiles()
const drifted = Object.entries(files).filter(([file, text]) => readIfThere(file) !== text)
const left = globSync('contracts/abi/{*.ts,code/*}', { cwd: root })
  .map((file) => join(root, file))
  .filter((file) => !(file in files))
if (check && drifted.length + left.length > 0) {
  const names = [...drifted.map(([file]) => file), ...left].map((file) => relative(root, file))
  console.error(`Not as the contracts say: ${names.join(', ')}`)
  console.error('Run `npm run contracts` and commit what it writes.')
  process.exit(1)
}
mkdirSync(join(folder, 'code'), { recursive: true })
for (const [file, text] of drifted) writeFileSync(file, text)
for (const file of left) rmSync(file)
console.log(check ? 'contracts/abi is as the contracts say' : `${drifted.length} files written, ${left.length} removed`)

function abiFiles(): Record<string, string> {
  const sources = globSync('contracts/**/*.sol', { cwd: root, exclude: ['contracts/test/*/**'] }).sort()
  const files: Record<string, string> = {}
  for (const [source, contracts] of Object.entries(compile(sources).contracts)) {
    if (!sources.includes(source)) continue
    for (const [name, contract] of Object.entries(contracts)) {
      if (!isDeployable(contract)) continue
      requireSize(name, contract)
      files[join(folder, `${kebab(name)}.ts`)] = abiFile(source, name, contract)
      files[join(folder, 'code', `${kebab(name)}.json`)] = codeFile(contract)
    }
  }
  return files
}

function compile(sources: readonly string[]): Compiled {
  const solc = require('solc') as { compile(input: string, imports: object): string }
  const outputs = [
    'abi',
    'evm.bytecode.object',
    'evm.deployedBytecode.object',
    'evm.deployedBytecode.immutableReferences',
  ]
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map((path) => [path, { content: readFileSync(join(root, path), 'utf8') }])),
    settings: { ...compilerSettings, outputSelection: { '*': { '*': outputs } } },
  }
  const folder = (path: string) => (path.startsWith('contracts/') ? root : join(root, 'node_modules'))
  const find = (path: string) => ({ contents: readFileSync(join(folder(path), path), 'utf8') })
  const compiled: Compiled = JSON.parse(solc.compile(JSON.stringify(input), { import: find }))
  const faults = (compiled.errors ?? []).filter((error) => error.severity === 'error')
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))
  return compiled
}

/** Interfaces and abstract contracts have no code; a library's functions are all part of who calls them. */
function isDeployable({ abi, evm }: Contract): boolean {
  return evm.bytecode.object !== '' && abi.some((entry) => (entry as { type: string }).type === 'function')
}

function requireSize(name: string, { evm }: Contract): void {
  const size = evm.deployedBytecode.object.length / 2
  if (size > largestContract) throw new Error(`${name} has ${size} bytes of code, ${largestContract} are too many`)
}

/** One entry a line: a change of the contract is a change of as many lines. Where a type comes from in Solidity no client asks. */
function abiFile(source: string, name: string, { abi }: Contract): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1)
  return [
    `// Written by build/compile-contracts.ts from ${source}.`,
    '',
    `export const ${constant}Abi = [`,
    ...abi.map((entry) => `  ${JSON.stringify(entry, (key, value) => (key === 'internalType' ? undefined : value))},`),
    '] as const',
    '',
  ].join('\n')
}

/** As outside/chain/code.ts reads it. */
function codeFile({ evm }: Contract): string {
  const immutables = Object.values(evm.deployedBytecode.immutableReferences).flat()
  const runtime = {
    code: `0x${evm.deployedBytecode.object}`,
    immutables: immutables.sort((a, b) => a.start - b.start),
  }
  return `${JSON.stringify({ creation: `0x${evm.bytecode.object}`, runtime })}\n`
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])|(?<=[A-Z])([A-Z])(?=[a-z])/g, '-$1$2').toLowerCase()
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
