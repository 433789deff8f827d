import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { createPublicClient, createTestClient, createWalletClient, http } from 'viem'
import type { Config } from '#api/config.ts'
import type { OrderView } from '#api/orders.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { decisionDomain, decisionOf, decisionTypes } from '#domain/disputes/decision.ts'
import { fundOnAnvil } from '#outside/chain/anvil.ts'
import { demoAccount } from '#server/demo/people.ts'
import type { Elsewhere } from './orders.ts'

/** Makes somebody a moderator, past the server: the page for it has a test of its own. */
export async function makeModerator(addr: string): Promise<void> {
  const folder = process.env.E2E_DATA_DIR ?? ''
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim()
  const [, , , port] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({ connectionString: `postgres://surety:${password}@127.0.0.1:${port}/surety` })
  await client.connect()
  try {
    await client.query('update users set is_moderator = true where addr = $1', [addr])
    await client.query("select emit('user', jsonb_build_object('addr', $1::text))", [addr])
  } finally {
    await client.end()
  }
}

/** Gives an account coin on the local chain, to pay for its transactions. */
export async function fund(page: Page, addr: string): Promise<void> {
  await fundOnAnvil(await rpcOf(page), addr as `0x${string}`)
}

/** Lets time pass on the local chain. */
export async function passOnChain(page: Page, seconds: number): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(await rpcOf(page)) })
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

async function rpcOf(page: Page): Promise<string> {
  const { demo } = (await (await page.request.get('/api/config')).json()) as Config
  if (!demo) throw new Error('the market has no local chain')
  return demo.rpcUrl
}

/** Signs an award of this order as the one who decides about collateral, and brings it to the chain, without the browser. */
export async function bringToChain(page: Page, staff: Elsewhere, account: number, orderId: string): Promise<void> {
  const signer = demoAccount(account)
  const [award] = (await staff.ask<OrderView>('GET', `/api/v2/orders/${orderId}`)).awards
  if (!award) throw new Error('nothing was awarded')
  const message = decisionOf(award.decision)
  const domain = decisionDomain(award.chainId, award.settlement)
  const signature = await signer.signTypedData({ domain, types: decisionTypes, primaryType: 'Decision', message })
  await staff.ask('POST', `/api/v2/orders/${orderId}/award/signature`, { awardId: award.id, signature })
  const transport = http(await rpcOf(page))
  const wallet = createWalletClient({ account: signer, transport })
  const hash = await wallet.writeContract({
    chain: null,
    address: award.settlement,
    abi: settlementAbi,
    functionName: 'propose',
    args: [message, [{ signer: signer.address, data: signature }]],
  })
  await createPublicClient({ transport }).waitForTransactionReceipt({ hash })
}
