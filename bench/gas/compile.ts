import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Abi } from 'viem'
import { compilerSettings } from '../../build/contracts/settings.ts'
import type { Artifact } from './chain.ts'

interface Output {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: Record<'bytecode' | 'deployedBytecode', Code> }>>
}

interface Code {
  object: string
}

const root = join(import.meta.dirname, '../..')

/** Compiles contracts as they are deployed; throws with the compiler's words when one does not compile. */
export function compile(sources: readonly string[]): Record<string, Artifact> {
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string, imports: object): string }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map((path) => [path, { content: readFileSync(join(root, path), 'utf8') }])),
    settings: {
      ...compilerSettings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
  const find = (path: string) => {
    const folder = path.startsWith('contracts/') ? root : join(root, 'node_modules')
    return { contents: readFileSync(join(folder, path), 'utf8') }
  }
  const output: Output = JSON.parse(solc.compile(JSON.stringify(input), { import: find }))
  const faults = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))

  const artifacts: Record<string, Artifact> = {}
  for (const path of sources) {
    for (const [name, { abi, evm }] of Object.entries(output.contracts[path] ?? {})) {
      artifacts[name] = { abi, bytecode: `0x${evm.bytecode.object}`, size: evm.deployedBytecode.object.length / 2 }
    }
  }
  return artifacts
}

/** How the compiler is set, in one line for the reader of the figures. */
export function settingsText(): string {
  const { evmVersion, viaIR, optimizer } = compilerSettings
  return `solc ${viaIR ? 'viaIR, ' : ''}${optimizer.runs} runs, ${evmVersion}`
}
