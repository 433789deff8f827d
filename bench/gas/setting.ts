import { type Address, getContractAddress, type Hex, maxUint256, parseEther, zeroAddress } from 'viem'
import type { Artifact, Chain, Contract } from './chain.ts'

export const assetType = { empty: 0, erc20: 2, erc721: 3, erc1155: 4 } as const
/** Of each ERC-20, in its smallest unit. */
export const amount = parseEther('20')
/** Of native coin, in wei. */
export const value = parseEther('1')

export interface Item {
  readonly asset: { readonly assetType: number; readonly contractAddress: Address }
  readonly tokenId: bigint
  readonly amount: bigint
}

/** What a wrap asks for besides its collateral. */
export interface Order {
  readonly inAsset?: Item
  readonly fees?: readonly { feeType: '0x00'; param: bigint; token: Address }[]
  readonly locks?: readonly { lockType: '0x00'; param: bigint }[]
  readonly royalties?: readonly { beneficiary: Address; percent: number }[]
  readonly rules?: Hex
  readonly outType?: number
  readonly outBalance?: bigint
}

export type Artifacts = Record<string, Artifact>
export type Setting = Awaited<ReturnType<typeof openSetting>>

/** Kinds of ERC-20 that lie in the pool. */
export const pooled = 21
const plenty = parseEther('1000000')
const yearSeconds = 31_536_000n

/**
 * A wrapper with its wrapped token, tech token, white list, collections and ERC-20s, not yet open for wrapping. All people
 * hold all ERC-20s and native coin and let the wrapper take them without limit; some hold collectibles.
 */
export async function openSetting(
  chain: Chain,
  artifacts: Artifacts,
  wrapperName: 'Wrapper' | 'MarketWrapper' | 'MultiWrapper',
) {
  const [deployer = zeroAddress, alice = zeroAddress, bob = zeroAddress, carol = zeroAddress] = chain.accounts
  const [trusted = zeroAddress, saver = zeroAddress] = chain.accounts.slice(4)
  const deploy = (name: string, ...args: unknown[]) => {
    const artifact = artifacts[name]
    if (!artifact) throw new Error(`${name} was not compiled`)
    return chain.deploy(deployer, artifact, args)
  }
  const set = (to: Contract, name: string, ...args: unknown[]) => chain.send({ from: deployer, to, name, args })

  const nonce = BigInt(await chain.nonce(deployer))
  const tech = await deploy('TechToken', getContractAddress({ from: deployer, nonce: nonce + 1n }))
  const wrapper = await deploy(wrapperName, tech.address)
  const wnft = await deploy('WrappedNFT721', 'Surety wNFT', 'wNFT', 'https://surety.example/token/')
  const whiteList = await deploy('WhiteList')
  const nft = await deploy('StandardERC721')
  const multi = await deploy('StandardERC1155')
  const tokens: Contract[] = []
  for (let i = 0; i <= pooled; i++) tokens.push(await deploy('StandardERC20', `Token ${i}`, `T${i}`))

  await set(wnft, 'setMinter', wrapper.address)
  for (const from of [alice, bob, carol, trusted, saver]) {
    for (const token of tokens) {
      await set(token, 'mint', from, plenty)
      await chain.send({ from, to: token, name: 'approve', args: [wrapper.address, maxUint256] })
    }
  }
  for (const from of [saver, alice]) {
    for (const id of [1n, 2n, 3n]) await set(nft, 'mint', from, from === alice ? id : id + 10n)
    await set(multi, 'mint', from, 1n, 1000n)
    for (const to of [nft, multi])
      await chain.send({ from, to, name: 'setApprovalForAll', args: [wrapper.address, true] })
  }

  return {
    chain,
    contracts: { wrapper, wnft, tech, whiteList, nft },
    tokens,
    people: { alice, bob, carol, trusted, saver },
    unlockAt: chain.startsAt + yearSeconds,
    deploy,
    set,
    open: () => set(wrapper, 'setWNFTId', assetType.erc721, wnft.address, 0n),
    allow: ({ address }: Contract) => {
      const enabled = { enabledForFee: true, enabledForCollateral: true, enabledRemoveFromCollateral: true }
      const asset = { assetType: assetType.erc20, contractAddress: address }
      return set(whiteList, 'setWLItem', asset, { ...enabled, transferFeeModel: tech.address })
    },
    erc20s: (count: number, from = 0): Item[] =>
      tokens.slice(from, from + count).map(({ address }) => item(assetType.erc20, address, 0n, amount)),
    erc721: (id: bigint): Item => item(assetType.erc721, nft.address, id, 0n),
    erc1155: (): Item => item(assetType.erc1155, multi.address, 1n, 20n),
    wrap: (from: Address, order: Order, collateral: readonly Item[], native = 0n) =>
      chain.send({ from, to: wrapper, name: 'wrap', args: [inData(order), collateral, from], value: native }),
    add: (from: Address, id: bigint, collateral: readonly Item[], native = 0n) =>
      chain.send({ from, to: wrapper, name: 'addCollateral', args: [wnft.address, id, collateral], value: native }),
    unWrap: (from: Address, id: bigint) => chain.send({ from, to: wrapper, name: 'unWrap', args: [wnft.address, id] }),
    unWrapInEmergency: (from: Address, id: bigint) =>
      chain.send({ from, to: wrapper, name: 'unWrap', args: [assetType.erc721, wnft.address, id, true] }),
    transfer: (from: Address, to: Address, id: bigint) =>
      chain.send({ from, to: wnft, name: 'transferFrom', args: [from, to, id] }),
  }
}

function item(type: number, contractAddress: Address, tokenId: bigint, of: bigint): Item {
  return { asset: { assetType: type, contractAddress }, tokenId, amount: of }
}

function inData(order: Order) {
  return {
    inAsset: item(assetType.empty, zeroAddress, 0n, 0n),
    unWrapDestination: zeroAddress,
    fees: [],
    locks: [],
    royalties: [],
    outType: assetType.erc721,
    outBalance: 0n,
    rules: '0x0000',
    ...order,
  }
}
