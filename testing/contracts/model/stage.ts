import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
} from 'viem'
import { marketCheckerAbi } from '#contracts/abi/market-checker.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { stageAbi } from '#contracts/abi/stage.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { wrapperAbi } from '#contracts/abi/wrapper.ts'
import { codeOf } from '#outside/chain/code.ts'
import { type Client, type Rpc, rpcOf } from './rpc.ts'
import type { State } from './state.ts'
import { kinds, type Name, nobody } from './terms.ts'

/** Everybody who plays; the last one's account has code that takes nothing. */
export const players = ['alice', 'bob', 'carol', 'grumpy'] as const
export const cast = [...players, 'remover', 'owner', 'wrapper', 'tollbooth'] as const
export const goods = ['usd', 'eur', 'gbp', 'toll', 'guarded'] as const
export const money = [...goods, 'tech'] as const
export const cardIds = [1n, 2n] as const
export const worksEach = 2
export const artIds = players.flatMap((_, i) => [BigInt(i * worksEach + 1), BigInt(i * worksEach + 2)])

/** Native coin enough for every play: a chain refuses who cannot pay before the contracts are asked. */
const purse = 2n ** 110n
/** More than fits into one storage word with its asset. */
export const furnished = 25n * 2n ** 96n
/** Whose plays begin at this time, in unix seconds. */
export const opening = 2_000_000_000n

/** The contracts of one world, by name. */
export interface World {
  readonly isMarket: boolean
  readonly addresses: Readonly<Record<Name, Address>>
}

const fixed: Record<Name, Address> = {
  alice: '0xa11ce00000000000000000000000000000000001',
  bob: '0xb0b0000000000000000000000000000000000002',
  carol: '0xca00100000000000000000000000000000000003',
  grumpy: '0x6000000000000000000000000000000000000004',
  remover: '0x4e30000000000000000000000000000000000005',
  owner: '0x0e00000000000000000000000000000000000006',
  tollbooth: '0x0000000000000000000000000000000000000FEE',
  [nobody]: '0x0000000000000000000000000000000000000000',
}

const approvals = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
])

/** Who gave the wrapper no leave for which ERC-20s. */
const unapproved = ['carol eur']

/** Sets up the tokens, the base wrapper's world and the market's on an anvil, and answers both worlds. */
export async function setUp(url: string): Promise<{ base: World; market: World; rpc: Rpc }> {
  const rpc = rpcOf(url)
  await rpc.call('anvil_autoImpersonateAccount', [true])
  for (const [name, address] of Object.entries(fixed)) {
    if (name !== nobody) await rpc.call('anvil_setBalance', [address, `0x${purse.toString(16)}`])
  }
  const owner = rpc.as(fixed.owner as Address)
  const stage = await owner.deploy(encodeDeployData({ abi: stageAbi, bytecode: codeOf('stage').creation }))
  const people = players.map((name) => fixed[name] as Address)
  await owner.send(
    stage,
    encodeFunctionData({ abi: stageAbi, functionName: 'furnish', args: [people, furnished, BigInt(worksEach)] }),
  )
  const tokens: Record<Name, Address> = { stage }
  for (const name of [...goods, 'art', 'cards'] as const) {
    tokens[name] = (await rpc.read(stage, stageAbi, name)) as Address
  }
  const base = await openWorld(rpc, owner, tokens, false)
  const market = await openWorld(rpc, owner, tokens, true)
  // Refuses native coin and asks for nothing: the account itself can still act.
  await rpc.call('anvil_setCode', [fixed.grumpy, '0x60006000fd'])
  for (const name of [...players, 'remover', 'owner']) {
    await rpc.call('anvil_setBalance', [fixed[name], `0x${purse.toString(16)}`])
  }
  return { base, market, rpc }
}

async function openWorld(rpc: Rpc, owner: Client, tokens: Record<Name, Address>, isMarket: boolean): Promise<World> {
  const nonce = await rpc.nonceOf(owner.address)
  const wrapperAt = getContractAddress({ from: owner.address, nonce: nonce + 1n })
  const create = (abi: Abi, bytecode: Hex, args: readonly unknown[] = []) =>
    owner.deploy(encodeDeployData({ abi, bytecode, args }))
  const tell = (to: Address, abi: Abi, functionName: string, args: readonly unknown[]) =>
    owner.send(to, encodeFunctionData({ abi, functionName, args }))

  const tech = await create(techTokenAbi, codeOf('tech-token').creation, [wrapperAt])
  const wrapper = isMarket
    ? await create(marketWrapperAbi, codeOf('market-wrapper').creation, [tech])
    : await create(wrapperAbi, codeOf('wrapper').creation, [tech])
  const wnft = await create(wrappedNFT721Abi, codeOf('wrapped-nft721').creation, ['w', 'w', 'https://surety.example/'])
  const whiteList = await create(whiteListAbi, codeOf('white-list').creation)
  const checker = await create(marketCheckerAbi, codeOf('market-checker').creation, [wrapper])
  await tell(wnft, wrappedNFT721Abi, 'setMinter', [wrapper])
  for (const name of ['usd', 'eur', 'toll', 'guarded']) {
    const listed = { enabledForFee: true, enabledForCollateral: true, enabledRemoveFromCollateral: name !== 'eur' }
    const asset = { assetType: kinds.erc20, contractAddress: tokens[name] }
    await tell(whiteList, whiteListAbi, 'setWLItem', [asset, { ...listed, transferFeeModel: tech }])
  }
  if (isMarket) {
    await tell(wrapper, marketWrapperAbi, 'setCheckerAddress', [checker])
    await tell(wrapper, marketWrapperAbi, 'setWhiteList', [whiteList])
    await tell(wrapper, marketWrapperAbi, 'setTrustedAddress', [fixed.remover, true])
    await tell(checker, marketCheckerAbi, 'setTrustedAddress', [fixed.remover, true])
  }
  await tell(wrapper, wrapperAbi, 'setWNFTId', [kinds.erc721, wnft, 0n])
  const addresses = { ...fixed, ...tokens, tech, wrapper, wnft, whiteList, checker }
  await approveAll(rpc, addresses)
  return { isMarket, addresses }
}

async function approveAll(rpc: Rpc, addresses: Record<Name, Address>): Promise<void> {
  const leave = encodeFunctionData({
    abi: approvals,
    functionName: 'approve',
    args: [addresses.wrapper as Address, 2n ** 256n - 1n],
  })
  const all = encodeFunctionData({
    abi: approvals,
    functionName: 'setApprovalForAll',
    args: [addresses.wrapper as Address, true],
  })
  for (const player of players) {
    const client = rpc.as(addresses[player] as Address)
    for (const token of goods.filter((name) => !unapproved.includes(`${player} ${name}`))) {
      await client.send(addresses[token] as Address, leave)
    }
    for (const token of ['art', 'cards', 'wnft']) await client.send(addresses[token] as Address, all)
  }
}

/** The model's picture of a world as `setUp` leaves it. */
export function openingState(isMarket: boolean): State {
  const each = (amount: bigint) => Object.fromEntries(players.map((name) => [name, amount]))
  const listed = (remove: boolean) => ({ fee: true, collateral: true, remove })
  return {
    now: opening,
    isMarket,
    refusing: ['grumpy'],
    unapproved,
    native: { ...each(purse), remover: purse, owner: purse },
    erc20: Object.fromEntries(money.map((name) => [name, name === 'tech' ? {} : each(furnished)])),
    cards: Object.fromEntries(cardIds.map((id) => [String(id), each(furnished)])),
    art: Object.fromEntries(artIds.map((id, i) => [String(id), players[Math.floor(i / worksEach)] ?? nobody])),
    blocked: {},
    isTollTame: false,
    lastId: 0n,
    wrapped: {},
    operators: Object.fromEntries(players.map((name) => [`${name} wrapper`, true])),
    claims: {},
    whiteList: isMarket ? 'whiteList' : nobody,
    listed: { usd: listed(true), eur: listed(false), toll: listed(true), guarded: listed(true) },
    blackListed: {},
    masks: {},
    checker: isMarket ? 'checker' : nobody,
    trustedBeneficiaries: isMarket ? { remover: true } : {},
    trustedFrom: isMarket ? { remover: 0n } : {},
  }
}
