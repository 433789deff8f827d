import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'

/** What solc made of a contract. */
export interface ContractCode {
  /** What a deployment sends, before the constructor's arguments. */
  readonly creation: Hex
  readonly runtime: RuntimeCode
}

/** The code on chain. At the immutables (offset and length in bytes) it carries what the constructor was given; here it has zeros. */
export interface RuntimeCode {
  readonly code: Hex
  readonly immutables: readonly { readonly start: number; readonly length: number }[]
}

const folder = new URL('../../contracts/abi/code/', import.meta.url)
const known = new Map<string, ContractCode>()

/** The code of a contract of this release, by the name of its file in contracts/abi/code/. Throws where there is no such file. */
export function codeOf(name: string): ContractCode {
  const code = known.get(name) ?? (JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ContractCode)
  known.set(name, code)
  return code
}
