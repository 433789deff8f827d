import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { createPublicClient, createWalletClient, getAddress, type Hex, http, type PublicClient, parseUnits } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Config } from '#api/config.ts'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { fundOnAnvil } from '#outside/chain/anvil.ts'
import { demoAccount } from '#server/demo/people.ts'
import { wrapParamsOf } from '#web/collateral/form/assets.ts'
import { type WrapParams, wrapCall } from '#web/wallet/contracts/wrap-data.ts'
import { profile } from './peers.ts'
import { beginSignedIn, freshAccount, type Session, sessionOf, superUser } from './people.ts'

export type LocalChain = Config['networks'][number]

/** Somebody who has just been approved as an agent and has no collateral yet, with coin and tokens on the local chain. */
export interface NewAgent {
  readonly account: PrivateKeyAccount
  readonly session: Session
  readonly chain: PublicClient
  readonly local: LocalChain
  readonly page: Page
}

/** A new agent, whose page is at this path. Agents of the demo are everybody's: what is wrapped here changes none of theirs. */
export async function newAgent(browser: Browser, path: string): Promise<NewAgent> {
  const context = await browser.newContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const index = freshAccount()
  const account = demoAccount(index)
  const session = await approved(context.request, index)
  const config = (await (await context.request.get('/api/config')).json()) as Config
  const local = config.networks.find(({ chainId }) => chainId === 31_337)
  if (!local || !config.demo) throw new Error('the market has no local chain')
  const { rpcUrl } = config.demo
  await fundOnAnvil(rpcUrl, account.address)
  const chain = createPublicClient({ transport: http(rpcUrl) })
  for (const { address } of local.supportedERC20) await give(chain, getAddress(address), account.address, '100000')
  await beginSignedIn(context, index, session)
  const page = await context.newPage()
  await page.goto(path)
  return { account, session, chain, local, page }
}

async function approved(request: APIRequestContext, index: number): Promise<Session> {
  const session = await sessionOf(request, index)
  const { addr, headers } = session
  const applied = await request.post(`/api/agents/${addr}`, { headers, data: { agent: profile } })
  expect(applied.status(), await applied.text()).toBe(200)
  const staff = await sessionOf(request, superUser)
  const data = { status: 'approved' }
  const moderated = await request.post(`/api/v2/agents/${addr}/moderate`, { headers: staff.headers, data })
  expect(moderated.status(), await moderated.text()).toBe(200)
  // Nobody else's tests are to meet this agent in the market.
  const { updatedAt } = (await moderated.json()).agent
  const off = { flags: { isActive: false }, updatedAt }
  const flagged = await request.put(`/api/v2/agents/${addr}/flags`, { headers, data: off })
  expect(flagged.status(), await flagged.text()).toBe(200)
  return session
}

/** Without a transaction, whose number two tests could take at once. */
async function give(chain: PublicClient, token: Hex, to: Hex, amount: string): Promise<void> {
  const method = 'anvil_dealERC20' as 'eth_chainId'
  await chain.request({ method, params: [to, token, `0x${parseUnits(amount, 18).toString(16)}`] as never })
}

/** Wraps half a coin for the agent, without the browser: locked until a moment in Unix seconds. Answers the token's id. */
export async function wrapped(agent: NewAgent, until: bigint, changes: Partial<WrapParams> = {}): Promise<string> {
  const { account, chain, local } = agent
  const settlement = getAddress(local.settlement ?? '')
  const items = [{ assetType: 'native', address: zeroAddress, amount: '0.5', decimals: 18, tokenId: null } as const]
  const params = wrapParamsOf({
    items: items.map((item) => ({ ...item, symbol: 'ETH', removable: true })),
    original: null,
    approveAll: false,
    lockDays: 1,
    nowMs: Date.now(),
    account: account.address,
    recipients: [{ address: settlement, percent: 100 }],
  })
  const locks = [{ lockType: '0x00', param: until } as const]
  const call = wrapCall(31_337, getAddress(local.wrapper ?? ''), { ...params, locks, ...changes })
  const wallet = createWalletClient({ account, transport: http(chain.transport.url) })
  const hash = await wallet.sendTransaction({ chain: null, ...call })
  const { status } = await chain.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  return idOf(agent)
}

/** The id of the agent's one wrapped token, as soon as the market knows it. */
export async function idOf({ session, page }: Pick<NewAgent, 'session' | 'page'>): Promise<string> {
  let tokenId: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/envelop/wnfts', { headers: session.headers })
      tokenId = ((await answer.json()) as { wnftCollaterals: { tokenId: string }[] }).wnftCollaterals[0]?.tokenId
      return tokenId
    })
    .toBeTruthy()
  return tokenId ?? ''
}

/** Where the agent's token is edited. */
export function editPath({ local }: Pick<NewAgent, 'local'>, tokenId: string): string {
  return `/collateral/31337/${local.storage}/${tokenId}`
}
