import { type Abi, erc20Abi, erc721Abi, erc1155Abi } from 'viem'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { networks } from '#domain/money/networks.ts'

/** The chains whose contracts are known: every EVM network, and Rinkeby (4) only for what still names it. */
export const definedChains: readonly number[] = [4, ...networks.flatMap(({ chain }) => chain?.chainId ?? [])]

const definitions = {
  wrapper: marketWrapperAbi,
  checker: marketCheckerAbi,
  storage: wrappedNFT721Abi,
  whiteList: whiteListAbi,
  minter: testNFTAbi,
  settlement: settlementAbi,
  /** The wrapper of the first generation. */
  first: firstDistributorAbi,
  erc20: erc20Abi,
  erc721: erc721Abi,
  erc1155: erc1155Abi,
} as const

export type Definition = keyof typeof definitions

/** The interface of a contract on a chain. Throws in the specification's words where there is none. */
export function definitionOf<Name extends Definition>(chainId: number, name: Name): (typeof definitions)[Name] {
  if (!definedChains.includes(chainId)) throw new Error(`Cannot find module ${chainId}/${name}`)
  const abi: Abi | undefined = definitions[name]
  if (!abi) throw new Error('Cannot load abi')
  return definitions[name]
}

/** What wrappers tell is the same on every chain. */
export const wrapperEvents = marketWrapperAbi
