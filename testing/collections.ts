import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  type Hex,
  http,
  type LocalAccount,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { wrappedNFT1155Abi } from '#contracts/abi/wrapped-nft1155.ts'
import { codeOf } from '#outside/chain/code.ts'

type Call = { readonly to?: Address; readonly data: Hex; readonly value?: bigint }

/** Sends calls of one account one after the other, and answers what the last one brought. Throws when one is refused. */
export async function sendAll(
  rpcUrl: string,
  account: LocalAccount,
  calls: readonly Call[],
): Promise<TransactionReceipt> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  let last: TransactionReceipt | null = null
  for (const call of calls) {
    const hash = await wallet.sendTransaction({ chain: null, ...call })
    last = await client.waitForTransactionReceipt({ hash })
    if (last.status !== 'success') throw new Error(`The chain refused a call of ${account.address} (${hash})`)
  }
  if (!last) throw new Error('nothing was to be sent')
  return last
}

/** A collection of ERC-1155s of this account, which holds so many pieces of one id. */
export async function newPieces(rpcUrl: string, holder: LocalAccount, id: bigint, amount: bigint): Promise<Address> {
  const abi = wrappedNFT1155Abi
  const args = ['Pieces', 'PCS', 'https://pieces.example/'] as const
  const data = encodeDeployData({ abi, bytecode: codeOf('wrapped-nft1155').creation, args })
  const created = await sendAll(rpcUrl, holder, [{ data }])
  if (!created.contractAddress) throw new Error('no contract came of it')
  const contractAddress = getAddress(created.contractAddress)
  await sendAll(rpcUrl, holder, [
    {
      to: contractAddress,
      data: encodeFunctionData({ abi, functionName: 'setMinterStatus', args: [holder.address] }),
    },
    {
      to: contractAddress,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [holder.address, id, amount] }),
    },
  ])
  return contractAddress
}

/** Mints the next id of a market's test collection for this account. */
export async function mintTestNft(rpcUrl: string, holder: LocalAccount, minter: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: testNFTAbi, functionName: 'mint', args: [holder.address] })
  const { logs } = await sendAll(rpcUrl, holder, [{ to: minter, data }])
  const [minted] = parseEventLogs({ abi: testNFTAbi, eventName: 'Transfer', logs })
  if (!minted) throw new Error('nothing was minted')
  return minted.args.tokenId
}

/** How a token of the first generation is wrapped; what is left out is none. Amounts in the smallest unit, the lock in Unix seconds. */
export interface FirstWrap {
  readonly minter: Address
  readonly first: Address
  readonly value?: bigint
  readonly unwrapAfter?: bigint
  readonly inside?: { readonly token: Address; readonly amount: bigint }
  readonly fee?: {
    readonly token: Address
    readonly amount: bigint
    readonly royaltyPercent: bigint
    readonly threshold: bigint
  }
}

/** Wraps a new test NFT in the first generation; the royalty goes to the holder. Answers both ids. */
export async function wrapFirst(rpcUrl: string, holder: LocalAccount, wrap: FirstWrap) {
  const { minter, first, value = 0n, unwrapAfter = 0n, inside, fee } = wrap
  const originalId = await mintTestNft(rpcUrl, holder, minter)
  const approve = encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [first, originalId] })
  const beneficiary = fee && fee.royaltyPercent > 0n ? holder.address : zeroAddress
  const terms = [fee?.amount ?? 0n, beneficiary, fee?.royaltyPercent ?? 0n, fee?.threshold ?? 0n] as const
  const args = [minter, originalId, unwrapAfter, ...terms, fee?.token ?? zeroAddress] as const
  const data = encodeFunctionData({ abi: firstDistributorAbi, functionName: 'wrap721', args })
  const { logs } = await sendAll(rpcUrl, holder, [
    { to: minter, data: approve },
    { to: first, data, value },
  ])
  const [wrapped] = parseEventLogs({ abi: firstDistributorAbi, eventName: 'Wrapped', logs })
  if (!wrapped) throw new Error('nothing was wrapped')
  const tokenId = wrapped.args.wrappedTokenId
  if (inside) {
    const { token, amount } = inside
    const add = [tokenId, token, amount] as const
    await sendAll(rpcUrl, holder, [
      { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [first, amount] }) },
      {
        to: first,
        data: encodeFunctionData({ abi: firstDistributorAbi, functionName: 'addERC20Collateral', args: add }),
      },
    ])
  }
  return { tokenId, originalId }
}

/** Gives an ERC-721 to somebody, as its holder. */
export async function giveNft(rpcUrl: string, from: LocalAccount, collection: Address, to: Address, id: bigint) {
  const args = [from.address, to, id] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args })
  await sendAll(rpcUrl, from, [{ to: collection, data }])
}
