import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  type LocalAccount,
} from 'viem'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import type { Deployment } from './deployment.ts'

type Call = { readonly to: Address; readonly data: Hex }

/** Accepts the ownership of every contract that is being handed over to this account. Throws when the chain refuses. */
export async function takeOver(rpcUrl: string, deployment: Deployment, owner: LocalAccount): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const { wrapper, storage, checker, whiteList, settlement, techToken } = deployment
  const owned = [wrapper, storage, checker, whiteList, settlement, techToken]
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

async function send(rpcUrl: string, account: LocalAccount, calls: readonly Call[]): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const first = await client.getTransactionCount({ address: account.address })
  for (const [index, { to, data }] of calls.entries()) {
    const hash = await wallet.sendTransaction({ chain: null, nonce: first + index, to, data })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`The chain refused a transaction of ${account.address} (${hash}).`)
  }
}

function call(to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Call {
  return { to, data: encodeFunctionData({ abi, functionName, args }) }
}
