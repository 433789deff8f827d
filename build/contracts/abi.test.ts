import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AbiParameter, parseAbiItem, toEventSelector, toFunctionSelector } from 'viem'
import { formatAbiItem } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { keeperAbi } from '#contracts/abi/keeper.ts'
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { royaltyModelAbi } from '#contracts/abi/royalty-model.ts'
import { spawner721Abi } from '#contracts/abi/spawner721.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { wrappedNFT1155Abi } from '#contracts/abi/wrapped-nft1155.ts'
import { wrapperAbi } from '#contracts/abi/wrapper.ts'
import { wrapperCheckerAbi } from '#contracts/abi/wrapper-checker.ts'

/** A function, event or error, of which clients know the selector, the types, and the names they read values by. */
type Item = {
  type: string
  name: string
  stateMutability?: string
  inputs: readonly AbiParameter[]
  outputs?: readonly AbiParameter[]
}

/** What the contracts that clients of the protocol know offer: each line a selector (a topic's beginning) and an item. */
const reference: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reference-abi.json'), 'utf8'),
)

const enumeration =
  'the list of tokens on chain would cost each transfer two slots more; the specification asks for none'
const noValue = 'the library lets it take value; ours refuses any value, so sending none works as before'
const calmer = 'ours promises more: it changes nothing, or reads nothing; who calls it sees no difference'
const receiving = {
  supportsInterface: calmer,
  onERC721Received: calmer,
  onERC1155Received: calmer,
  onERC1155BatchReceived: calmer,
}
const otherName = 'the library names the last parameters otherwise; topic and order of the fields are the same'
const byIndex = { tokenByIndex: enumeration, tokenOfOwnerByIndex: enumeration }
const withValue = {
  Approval: otherName,
  ApprovalForAll: otherName,
  Transfer: otherName,
  approve: noValue,
  safeTransferFrom: noValue,
  transferFrom: noValue,
}

/** Where ours differs on purpose: an item that is missing, or one that is the same call or topic but reads otherwise. */
type Pair = {
  known: string
  abi: readonly unknown[]
  missing?: Record<string, string>
  otherwise?: Record<string, string>
}

const pairs: Pair[] = [
  { known: 'WrapperBaseV1', abi: wrapperAbi, otherwise: receiving },
  { known: 'WrapperRemovableAdvanced', abi: marketWrapperAbi, otherwise: receiving },
  { known: 'AdvancedWhiteList', abi: whiteListAbi },
  { known: 'CheckerExchange', abi: marketCheckerAbi },
  { known: 'EnvelopwNFT721', abi: wrappedNFT721Abi, missing: byIndex, otherwise: withValue },
  { known: 'TechTokenV1', abi: techTokenAbi },
  { known: 'Niftsy', abi: fixedSupplyTokenAbi },
  { known: 'TrustedWrapperRemovable', abi: marketWrapperAbi, otherwise: receiving },
  { known: 'WrapperChecker', abi: wrapperCheckerAbi },
  { known: 'EnvelopwNFT1155', abi: wrappedNFT1155Abi },
  { known: 'WNFTKeeper', abi: keeperAbi, otherwise: { onERC721Received: calmer } },
  { known: 'Spawner721', abi: spawner721Abi, otherwise: withValue },
  { known: 'OrigNFT', abi: testNFTAbi, missing: { ...byIndex, totalSupply: enumeration } },
  { known: 'WrapperWithERC20Collateral', abi: firstDistributorAbi, missing: byIndex },
  { known: 'WrapperDistributor721', abi: firstDistributorAbi, missing: byIndex },
  { known: 'TechToken (first generation)', abi: techTokenAbi },
  { known: 'TransferRoyaltyModel01', abi: royaltyModelAbi },
]

function itemsOf(abi: readonly unknown[]): Item[] {
  return (abi as readonly Item[]).filter(({ type }) => ['function', 'event', 'error'].includes(type))
}

/** The known contract's items with the selectors that were noted for them. */
function factsOf(known: string): { item: Item; noted: string }[] {
  return (reference[known] ?? [])
    .filter((line) => line.startsWith('0x'))
    .map((line) => ({ noted: line.slice(0, 10), item: parseAbiItem([line.slice(11)] as never) as unknown as Item }))
}

function signatureOf(item: Item): string {
  return formatAbiItem(item as never)
}

function selectorOf(item: Item): string {
  const signature = signatureOf(item)
  return item.type === 'event' ? toEventSelector(signature).slice(0, 10) : toFunctionSelector(signature)
}

/** A parameter with the names of its struct's fields, by which clients read it. */
function fieldsOf({ type, ...rest }: AbiParameter): unknown {
  const components = 'components' in rest ? rest.components : []
  return [type, components.map((field) => [field.name, fieldsOf(field)])]
}

/**
 * What a client depends on. Names of arguments do not matter; names in events and errors do, and those of several
 * results where the known contract names them.
 */
function shapeOf({ type, name, stateMutability, inputs, outputs = [] }: Item, known: Item): unknown {
  const named = (list: readonly AbiParameter[]) =>
    list.map((one) => [one.name, 'indexed' in one && one.indexed === true, fieldsOf(one)])
  const areNamed = outputs.length > 1 && known.outputs?.every((one) => one.name)
  return {
    type,
    name,
    mutability: stateMutability,
    inputs: type === 'function' ? inputs.map(fieldsOf) : named(inputs),
    outputs: areNamed ? named(outputs) : outputs.map(fieldsOf),
  }
}

/** Our items of the same selector, as a client of the known contract sees them. */
function oursLike(known: Item, abi: readonly unknown[]): unknown[] {
  return itemsOf(abi)
    .filter((own) => own.type === known.type && signatureOf(own) === signatureOf(known))
    .map((own) => shapeOf(own, known))
}

const cases = pairs.flatMap((pair) =>
  factsOf(pair.known).map(({ item, noted }) => ({
    ...pair,
    item,
    noted,
    title: `${pair.known}: ${item.type} ${signatureOf(item)}`,
  })),
)

test('every known contract is compared, and every one has items', () => {
  expect(pairs.map(({ known }) => known)).toEqual(Object.keys(reference))
  expect(Object.keys(reference).map((known) => factsOf(known).length > 1)).not.toContain(false)
})

// A title is written whole: what vitest fills in it cuts short, and the specification names these tests.
for (const { title, item, noted } of cases) {
  test(`the noted selector fits: ${title}`, () => {
    expect(selectorOf(item)).toBe(noted)
  })
}

const isMissing = ({ item, missing }: (typeof cases)[0]) => missing?.[item.name] !== undefined
const isOtherwise = ({ item, otherwise }: (typeof cases)[0]) => otherwise?.[item.name] !== undefined

describe('ours offers it too, with the same types, field names and mutability', () => {
  for (const { title, item, abi } of cases.filter((one) => !isMissing(one) && !isOtherwise(one))) {
    // shows B-3.1-001, B-3.1-002, B-3.1-003, B-3.1-004 for WrapperBaseV1: function getWrappedToken(address,uint256)
    // shows B-3.1-005, B-3.1-006, B-3.1-008, B-3.1-009 for WrapperBaseV1: function getWrappedToken(address,uint256)
    // shows B-7.4-026, B-9-037, B-9-038, B-9-039 for WrapperBaseV1: function getWrappedToken(address,uint256)
    // shows B-3.1-001, B-3.1-002, B-3.1-003, B-3.1-004 for WrapperBaseV1: function wrap((((uint8,address),uint256,uint256),address,(bytes1,uint256,address)[],(bytes1,uint256)[],(address,uint16)[],uint8,uint256,bytes2),((uint8,address),uint256,uint256)[],address)
    // shows B-3.1-005, B-3.1-008, B-3.1-009, B-9-037 for WrapperBaseV1: function wrap((((uint8,address),uint256,uint256),address,(bytes1,uint256,address)[],(bytes1,uint256)[],(address,uint16)[],uint8,uint256,bytes2),((uint8,address),uint256,uint256)[],address)
    // shows B-9-038, B-9-039 for WrapperBaseV1: function wrap((((uint8,address),uint256,uint256),address,(bytes1,uint256,address)[],(bytes1,uint256)[],(address,uint16)[],uint8,uint256,bytes2),((uint8,address),uint256,uint256)[],address)
    // shows B-3.1-010 for AdvancedWhiteList: function getWLItem(address)
    test(title, () => {
      expect(oursLike(item, abi)).toEqual([shapeOf(item, item)])
    })
  }
})

describe('ours offers it, and reads otherwise on purpose', () => {
  for (const { title, item, abi } of cases.filter(isOtherwise)) {
    test(title, () => {
      const ours = oursLike(item, abi)
      expect(ours).toHaveLength(1)
      expect(ours).not.toEqual([shapeOf(item, item)])
    })
  }
})

describe('ours leaves it out on purpose', () => {
  for (const { title, item, abi } of cases.filter(isMissing)) {
    test(title, () => {
      expect(oursLike(item, abi)).toEqual([])
    })
  }
})
