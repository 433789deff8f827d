import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Abi,
  type Address,
  createPublicClient,
  getAddress,
  type Hex,
  http,
  isAddress,
  type PublicClient,
} from 'viem'
import { z } from 'zod'
import { marketCheckerDeployed } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi, marketWrapperDeployed } from '#contracts/abi/market-wrapper.ts'
import { settlementDeployed } from '#contracts/abi/settlement.ts'
import { techTokenDeployed } from '#contracts/abi/tech-token.ts'
import { testNFTDeployed } from '#contracts/abi/test-nft.ts'
import { whiteListDeployed } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi, wrappedNFT721Deployed } from '#contracts/abi/wrapped-nft721.ts'

const address = z.string().transform((text, context): Address => {
  if (isAddress(text, { strict: false })) return getAddress(text)
  context.addIssue({ code: 'custom', message: 'not an address' })
  return z.NEVER
})

const deploymentShape = z.object({
  chainId: z.number().int(),
  /** The first block that can hold anything of these contracts. */
  block: z.number().int(),
  wrapper: address,
  /** The contract of the wrapped tokens. */
  storage: address,
  checker: address,
  /** The collection for trying things out. */
  minter: address,
  whiteList: address,
  techToken: address,
  settlement: address,
  /** The ERC-20s that may be collateral, by ticker. */
  tokens: z.record(z.string(), address),
})

/** The market's contracts on one chain. */
export type Deployment = z.infer<typeof deploymentShape>

/** Where the deployment of a chain is written below the data folder. */
export function deploymentFile(dataDir: string, chainId: number): string {
  return join(dataDir, 'contracts', `${chainId}.json`)
}

/** Reads a chain's deployment; null where the market has no contracts there. Throws when the file is not what it should be. */
export async function readDeployment(dataDir: string, chainId: number): Promise<Deployment | null> {
  const file = deploymentFile(dataDir, chainId)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const deployment = deploymentShape.parse(JSON.parse(text))
  if (deployment.chainId !== chainId) throw new Error(`${file} tells of chain ${deployment.chainId}`)
  return deployment
}

type Deployed = { code: Hex; immutables: readonly { start: number; length: number }[] }

const kinds: readonly [
  name: 'wrapper' | 'storage' | 'checker' | 'minter' | 'whiteList' | 'techToken' | 'settlement',
  Deployed,
][] = [
  ['wrapper', marketWrapperDeployed],
  ['storage', wrappedNFT721Deployed],
  ['checker', marketCheckerDeployed],
  ['minter', testNFTDeployed],
  ['whiteList', whiteListDeployed],
  ['techToken', techTokenDeployed],
  ['settlement', settlementDeployed],
]

/**
 * Every way in which a chain's contracts are not the ones of this release, set up with each other as they must be. Throws
 * when the node does not answer.
 */
export async function faultsOfDeployment(rpcUrl: string, deployment: Deployment): Promise<string[]> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const codes = await Promise.all(kinds.map(([name]) => client.getCode({ address: deployment[name] })))
  const strangers = kinds.flatMap(([name, deployed], index) =>
    isSameCode(codes[index], deployed) ? [] : [`${name} at ${deployment[name]} is not the contract of this release`],
  )
  return strangers.length > 0 ? strangers : wrongLinks(client, deployment)
}

/** Whether code on chain is a contract's, whatever its constructor wrote into the immutables. */
export function isSameCode(code: Hex | undefined, { code: known, immutables }: Deployed): boolean {
  if (code?.length !== known.length) return false
  const without = (bytes: string) => {
    const kept = bytes.toLowerCase().split('')
    for (const { start, length } of immutables) kept.fill('0', 2 + start * 2, 2 + (start + length) * 2)
    return kept.join('')
  }
  return without(code) === without(known)
}

async function wrongLinks(client: PublicClient, deployment: Deployment): Promise<string[]> {
  const { wrapper, storage, checker, whiteList, techToken, settlement } = deployment
  const ask = (to: Address, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ address: to, abi, functionName, args })
  const links: [what: string, answer: Promise<unknown>, expected: unknown][] = [
    ['the checker of the wrapper', ask(wrapper, marketWrapperAbi, 'checker'), checker],
    ['the white list of the wrapper', ask(wrapper, marketWrapperAbi, 'protocolWhiteList'), whiteList],
    ['the technical token of the wrapper', ask(wrapper, marketWrapperAbi, 'protocolTechToken'), techToken],
    ['the trust in the settlement', ask(wrapper, marketWrapperAbi, 'trustedOperators', [settlement]), true],
    ['the minter of the wrapped tokens', ask(storage, wrappedNFT721Abi, 'wrapperMinter'), wrapper],
  ]
  const answers = await Promise.all(links.map(async ([what, answer, expected]) => [what, await answer, expected]))
  return answers.flatMap(([what, answer, expected]) =>
    answer === expected ? [] : [`${what} is ${answer}, not ${expected}`],
  )
}
