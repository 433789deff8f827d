import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { codeOf, type RuntimeCode } from './code.ts'

const address = z.string().transform((text, context): Address => {
  if (isAddress(text, { strict: false })) return getAddress(text)
  context.addIssue({ code: 'custom', message: 'not an address' })
  return z.NEVER
})

const deploymentShape = z.object({
  chainId: z.number().int(),
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
  /** The wrapper of the first generation, whose tokens are shown and unwrapped and secure nothing; many chains have none. */
  first: address.optional(),
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

/** Writes a chain's deployment down, whole or not at all. */
export async function writeDeployment(dataDir: string, deployment: Deployment): Promise<void> {
  await writeWhole(deploymentFile(dataDir, deployment.chainId), `${JSON.stringify(deployment, null, 2)}\n`)
}

/** Writes a file and its folder. Several processes of a market may write one file at once, all the same. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.new`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}

/** The wrapper's number for ERC-721. */
const erc721 = 3

type Named = readonly [name: string, at: Address, RuntimeCode]

/** The contracts of a deployment, and the names of their code. */
const kinds: readonly [
  name: 'wrapper' | 'storage' | 'checker' | 'minter' | 'whiteList' | 'techToken' | 'settlement',
  code: string,
][] = [
  ['wrapper', 'market-wrapper'],
  ['storage', 'wrapped-nft721'],
  ['checker', 'market-checker'],
  ['minter', 'test-nft'],
  ['whiteList', 'white-list'],
  ['techToken', 'tech-token'],
  ['settlement', 'settlement'],
]

/** What is not as it was deployed. */
export interface DeploymentFaults {
  /** Contracts that are not this release's, or not made for each other: nothing of theirs can be believed. */
  readonly foreign: readonly string[]
  /** What an owner has changed since and may change: the emergency brake, another checker, another white list. */
  readonly changed: readonly string[]
}

/** Compares what stands on a chain with this release and with how a deployment leaves it. Throws when the node does not answer. */
export async function faultsOfDeployment(rpcUrl: string, deployment: Deployment): Promise<DeploymentFaults> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const named = kinds.map(([name, code]): Named => [name, deployment[name], codeOf(code).runtime])
  if (deployment.first) named.push(['first', deployment.first, codeOf('first-distributor').runtime])
  const codes = await Promise.all(named.map(([, at]) => client.getCode({ address: at })))
  const strangers = named.flatMap(([name, at, deployed], index) =>
    isSameCode(codes[index], deployed) ? [] : [`${name} at ${at} is not the contract of this release`],
  )
  if (strangers.length > 0) return { foreign: strangers, changed: [] }
  const { fixed, open } = linksOf(client, deployment)
  return { foreign: await wrongOf(fixed), changed: await wrongOf(open) }
}

/** Whether code on chain is a contract's, whatever its constructor wrote into the immutables. */
export function isSameCode(code: Hex | undefined, { code: known, immutables }: RuntimeCode): boolean {
  if (code?.length !== known.length) return false
  const without = (bytes: string) => {
    const kept = bytes.toLowerCase().split('')
    for (const { start, length } of immutables) kept.fill('0', 2 + start * 2, 2 + (start + length) * 2)
    return kept.join('')
  }
  return without(code) === without(known)
}

type Link = readonly [what: string, answer: Promise<unknown>, expected: unknown]

/** Which contract names which: what never changes once it is deployed, and what an owner may change. */
function linksOf(client: PublicClient, deployment: Deployment): { fixed: Link[]; open: Link[] } {
  const { wrapper, storage, checker, whiteList, techToken, settlement } = deployment
  const ask = (to: Address, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ address: to, abi, functionName, args })
  const first = async (answer: Promise<unknown>) => ((await answer) as readonly unknown[])[0]
  const tokens = Object.entries(deployment.tokens)
  return {
    fixed: [
      ['the technical token of the wrapper', ask(wrapper, marketWrapperAbi, 'protocolTechToken'), techToken],
      ['the wrapper of the technical token', ask(techToken, techTokenAbi, 'wrapper'), wrapper],
      ['the minter of the wrapped tokens', ask(storage, wrappedNFT721Abi, 'wrapperMinter'), wrapper],
      ['the wrapper of the checker', ask(checker, marketCheckerAbi, 'wrapper'), wrapper],
      ['the wrapper of the settlement', ask(settlement, settlementAbi, 'wrapper'), wrapper],
    ],
    open: [
      ['the checker of the wrapper', ask(wrapper, marketWrapperAbi, 'checker'), checker],
      ['the white list of the wrapper', ask(wrapper, marketWrapperAbi, 'protocolWhiteList'), whiteList],
      ['the contract of new tokens', first(ask(wrapper, marketWrapperAbi, 'lastWNFTId', [erc721])), storage],
      ['the trust in the settlement', ask(wrapper, marketWrapperAbi, 'trustedOperators', [settlement]), true],
      ["the checker's trust in the settlement", ask(checker, marketCheckerAbi, 'trustedMultisigs', [settlement]), true],
      ...tokens.flatMap(([ticker, token]): Link[] => [
        [`${ticker} as collateral`, ask(whiteList, whiteListAbi, 'enabledForCollateral', [token]), true],
        [`${ticker} as removable`, ask(whiteList, whiteListAbi, 'enabledRemoveFromCollateral', [token]), true],
      ]),
    ],
  }
}

async function wrongOf(links: readonly Link[]): Promise<string[]> {
  const answers = await Promise.all(links.map(async ([what, answer, expected]) => [what, await answer, expected]))
  return answers.flatMap(([what, answer, expected]) =>
    answer === expected ? [] : [`${what} is ${answer}, not ${expected}`],
  )
}
