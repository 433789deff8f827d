/**
 * Compiles contracts/ with the npm solc and writes each contract's ABI and creation code as a typed constant into
 * contracts/abi/. With --check it writes nothing and fails when what is there is not what would be written.
 */

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

const root = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const check = process.argv.includes('--check')

const drifted = Object.entries(abiFiles()).filter(([file, text]) => readOr(file) !== text)
if (check && drifted.length > 0) {
  console.error(`Not as the contracts say: ${drifted.map(([file]) => relative(root, file)).join(', ')}`)
  console.error('Run `npm run contracts` and commit what it writes.')
  process.exit(1)
}
for (const [file, text] of drifted) writeFileSync(file, text)
console.log(check ? 'contracts/abi is as the contracts say' : `${drifted.length} files written`)

function abiFiles(): Record<string, string> {
  mkdirSync(join(root, 'contracts/abi'), { recursive: true })
  const sources = globSync('contracts/**/*.sol', { cwd: root }).sort()
  const files: Record<string, string> = {}
  for (const [source, contracts] of Object.entries(compile(sources).contracts)) {
    if (!sources.includes(source)) continue
    for (const [name, { abi, evm }] of Object.entries(contracts)) {
      files[join(root, 'contracts/abi', `${kebab(name)}.ts`)] = abiFile(source, name, abi, evm.bytecode.object)
    }
  }
  return files
}

function compile(sources: readonly string[]): Compiled {
  const solc = require('solc') as { compile(input: string, imports: object): string }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map((path) => [path, { content: readFileSync(join(root, path), 'utf8') }])),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 1000 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const find = (path: string) => ({ contents: readFileSync(join(root, 'node_modules', path), 'utf8') })
  const compiled: Compiled = JSON.parse(solc.compile(JSON.stringify(input), { import: find }))
  const faults = (compiled.errors ?? []).filter((error) => error.severity === 'error')
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))
  return compiled
}

function abiFile(source: string, name: string, abi: unknown, bytecode: string): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1)
  return [
    `// Written by tools/compile-contracts.ts from ${source}.`,
    '',
    `export const ${constant}Abi = ${JSON.stringify(abi, null, 2)} as const`,
    '',
    `export const ${constant}Bytecode = '0x${bytecode}' as const`,
    '',
  ].join('\n')
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '-$1').toLowerCase()
}

function readOr(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
