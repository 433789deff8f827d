import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  type LocalAccount,
  numberToHex,
  zeroAddress,
} from 'viem'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { assetCodes, lockTypes, royaltyShare, ruleBits } from '#domain/collateral/codes.ts'
import type { Deployment } from './deployment.ts'

type Call = { readonly to: Address; readonly data: Hex; readonly value?: bigint }

/** Collateral to wrap: so much of a token, in its smallest unit; the address is zero for native coin. */
export type Stake = { readonly token: Address; readonly amount: bigint }

const projectToken = { abi: firstDistributorAbi, functionName: 'projectToken' } as const

/** Accepts the ownership of every contract that is being handed over to this account. Throws when the chain refuses. */
export async function takeOver(rpcUrl: string, deployment: Deployment, owner: LocalAccount): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const { wrapper, storage, checker, whiteList, settlement, techToken, first } = deployment
  const project = first && (await client.readContract({ address: first, ...projectToken }))
  const owned = [wrapper, storage, checker, whiteList, settlement, techToken, first, project].filter(
    (one) => one !== undefined,
  )
  const pending = await Promise.all(
    owned.map((address) => client.readContract({ address, abi: marketWrapperAbi, functionName: 'pendingOwner' })),
  )
  const handedOver = owned.filter((_, index) => pending[index] === owner.address)
  await send(
    rpcUrl,
    owner,
    handedOver.map((to) => call(to, marketWrapperAbi, 'acceptOwnership', [])),
  )
}

/**
 * Gives each of these people the same amount of a token, in its smallest unit, out of what `from` holds. A token of which
 * one of them holds anything was handed out before, and is left alone. Throws when the chain refuses.
 */
export async function handOut(
  rpcUrl: string,
  from: LocalAccount,
  token: Address,
  people: readonly Address[],
  amount: bigint,
): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const held = await Promise.all(
    people.map((who) =>
      client.readContract({ address: token, abi: fixedSupplyTokenAbi, functionName: 'balanceOf', args: [who] }),
    ),
  )
  if (held.some((balance) => balance > 0n)) return
  await send(
    rpcUrl,
    from,
    people.map((who) => call(token, fixedSupplyTokenAbi, 'transfer', [who, amount])),
  )
}

/**
 * Admits a collection of ERC-721s or ERC-1155s as collateral, which is declared only: nobody may take it out in a dispute.
 * One that is let in already is left alone. Throws when the chain refuses.
 */
export async function admitCollection(
  rpcUrl: string,
  { whiteList, techToken }: Pick<Deployment, 'whiteList' | 'techToken'>,
  owner: LocalAccount,
  collection: { readonly type: 'ERC721' | 'ERC1155'; readonly address: Address },
): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const question = { address: whiteList, abi: whiteListAbi, functionName: 'enabledForCollateral' } as const
  if (await client.readContract({ ...question, args: [collection.address] })) return
  const asset = { assetType: assetCodes[collection.type], contractAddress: collection.address }
  const enabled = { enabledForFee: false, enabledForCollateral: true, enabledRemoveFromCollateral: false }
  await send(rpcUrl, owner, [
    call(whiteList, whiteListAbi, 'setWLItem', [asset, { ...enabled, transferFeeModel: techToken }]),
  ])
}

/**
 * Wraps collateral for its holder as the market asks for it: locked until a moment in Unix seconds, never to be transferred,
 * with the settlement as the only one who may take it out. Who holds a wrapped token already is left alone.
 * Throws when the chain refuses.
 */
export async function standSurety(
  rpcUrl: string,
  deployment: Deployment,
  holder: LocalAccount,
  stakes: readonly Stake[],
  unlockAt: bigint,
): Promise<void> {
  const { wrapper, storage, settlement } = deployment
  const client = createPublicClient({ transport: http(rpcUrl) })
  const args = [holder.address] as const
  const held = await client.readContract({ address: storage, abi: wrappedNFT721Abi, functionName: 'balanceOf', args })
  if (held > 0n) return
  const tokens = stakes.filter(({ token }) => token !== zeroAddress)
  const value = stakes.reduce((sum, { token, amount }) => (token === zeroAddress ? sum + amount : sum), 0n)
  const nothing = { asset: { assetType: assetCodes.empty, contractAddress: zeroAddress }, tokenId: 0n, amount: 0n }
  const inData = {
    inAsset: nothing,
    unWrapDestination: holder.address,
    fees: [],
    locks: [{ lockType: lockTypes.time, param: unlockAt }],
    royalties: [{ beneficiary: settlement, percent: royaltyShare(100) }],
    outType: assetCodes.ERC721,
    outBalance: 0n,
    rules: numberToHex(ruleBits.noTransfer, { size: 2 }),
  }
  const items = tokens.map(({ token, amount }) => ({
    asset: { assetType: assetCodes.ERC20, contractAddress: token },
    tokenId: 0n,
    amount,
  }))
  await send(rpcUrl, holder, [
    ...tokens.map(({ token, amount }) => call(token, fixedSupplyTokenAbi, 'approve', [wrapper, amount])),
    { ...call(wrapper, marketWrapperAbi, 'wrap', [inData, items, holder.address]), value },
  ])
}

async function send(rpcUrl: string, account: LocalAccount, calls: readonly Call[]): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const first = await client.getTransactionCount({ address: account.address })
  for (const [index, { to, data, value = 0n }] of calls.entries()) {
    const hash = await wallet.sendTransaction({ chain: null, nonce: first + index, to, data, value })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`The chain refused a transaction of ${account.address} (${hash}).`)
  }
}

function call(to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Call {
  return { to, data: encodeFunctionData({ abi, functionName, args }) }
}
