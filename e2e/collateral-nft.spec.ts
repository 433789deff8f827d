import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import type { WnftCollateral } from '#api/collateral.ts'
import type { Config } from '#api/config.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { admitCollection } from '#outside/chain/holdings.ts'
import { demoAccount } from '#server/demo/people.ts'
import { mintTestNft, newPieces } from '#testing/collections.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { addAmount, added, form, sendWithDemoWallet, wrapNow } from './collateral.ts'
import { editPath, idOf, type NewAgent, newAgent } from './new-agents.ts'
import { signWithDemoWallet, superUser } from './people.ts'

const create = '/peers/deposit/create'
const pieceId = 5n

/** A new agent at the form of a market whose operator offers NFTs, with two test NFTs and ten pieces of an ERC-1155. */
async function agentWithNfts(browser: Browser) {
  const agent = await newAgent(browser, '/orders')
  const { page, account, local, chain } = agent
  await page.context().route('**/api/config', (route) =>
    answerChanged<Config>(route, (config) => ({
      ...config,
      collateral: { ...config.collateral, isNftOffered: true },
    })),
  )
  const rpcUrl = String(chain.transport.url)
  const minter = getAddress(local.minter ?? '')
  const first = await mintTestNft(rpcUrl, account, minter)
  const second = await mintTestNft(rpcUrl, account, minter)
  const pieces = await newPieces(rpcUrl, account, pieceId, 10n)
  await page.goto(create)
  return { ...agent, rpcUrl, minter, pieces, first, second }
}

/** What an operator does before a collection can come in. */
async function admit({ chain, local }: NewAgent, collection: Address): Promise<void> {
  const wrapper = { address: getAddress(local.wrapper ?? ''), abi: marketWrapperAbi } as const
  const whiteList = await chain.readContract({ ...wrapper, functionName: 'protocolWhiteList' })
  const techToken = await chain.readContract({ ...wrapper, functionName: 'protocolTechToken' })
  const owner = demoAccount(superUser)
  const rpcUrl = String(chain.transport.url)
  await admitCollection(rpcUrl, { whiteList, techToken }, owner, { type: 'ERC1155', address: collection })
}

/** Adds an ERC-721 or, with an amount, an ERC-1155 in the form. */
async function addNft(page: Page, collection: string, tokenId: bigint, amount?: string): Promise<void> {
  await form(page)
    .getByRole('radio', { name: amount === undefined ? 'ERC-721' : 'ERC-1155' })
    .check()
  await form(page).getByRole('textbox', { name: 'Contract address' }).fill(collection)
  await form(page).getByRole('textbox', { name: 'Token id' }).fill(String(tokenId))
  if (amount !== undefined) await form(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form(page).getByRole('button', { name: 'Add', exact: true }).click()
}

/** The agent's one wrapped token, as the server tells of it. */
async function recordOf({ page, session, local }: NewAgent, tokenId: string): Promise<WnftCollateral> {
  const path = `/api/envelop/wnfts/collateral/31337/${local.storage}/${tokenId}`
  const answer = await page.request.get(path, { headers: session.headers })
  return (await answer.json()).wnftCollateral
}

test('an ERC-721 and an ERC-1155 are approved, wrapped, added to, and declared only', async ({ browser }) => {
  const agent = await agentWithNfts(browser)
  const { page, minter, pieces, first, second } = agent
  await admit(agent, pieces)
  await addAmount(page, '0.1')
  await addNft(page, minter, first)
  await addNft(page, pieces, pieceId, '4')
  await expect(added(page)).toHaveText([/^0.1\sETH/, new RegExp(`#${first}ERC-721`), /4 × .+#5ERC-1155/])
  await expectAccessible(page)

  await wrapNow(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for approve' })).toBeVisible()
  await sendWithDemoWallet(page)
  const second721 = page.getByRole('dialog', { name: 'Waiting for approve' })
  await expect(second721.getByRole('listitem').filter({ hasText: 'Approve all of' })).toContainText('confirm it')
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for wrap...' })).toBeVisible()
  await sendWithDemoWallet(page)
  await signWithDemoWallet(page)
  const wrapped = page.getByRole('dialog', { name: 'Wrapped' })
  await expect(wrapped.getByRole('listitem')).toHaveText([
    new RegExp(`Approve .+ #${first}done`),
    /Approve all of .+done/,
    /Wrapdone/,
    /Register it.+done/,
  ])
  await wrapped.getByRole('button', { name: 'OK', exact: true }).click()

  const tokenId = await idOf(agent)
  const row = page.getByRole('table', { name: 'Your wrapped tokens' }).locator('tbody tr')
  await expect(row.getByRole('listitem').filter({ hasText: `#${first}` })).toHaveText(/^0x.{4}….{4} #\d+declared only$/)
  await expect(row.getByRole('listitem').filter({ hasText: '4 ×' })).toHaveText(/^4 × 0x.{4}….{4} #5declared only$/)
  const { collaterals, declaredUsd, enforceableUsd } = await recordOf(agent, tokenId)
  expect(collaterals).toMatchObject([
    { assetType: 'native', isRemovable: true },
    { assetType: 'ERC721', contractAddress: minter, tokenId: String(first), isRemovable: false, decimals: 0 },
    { assetType: 'ERC1155', contractAddress: pieces, tokenId: '5', amount: '4', isRemovable: false, decimals: 0 },
  ])

  // What the coin is worth, and nothing besides.
  expect(Number(declaredUsd)).toBeGreaterThan(0)
  expect(declaredUsd).toBe(enforceableUsd)

  await page.goto(editPath(agent, tokenId))
  await addNft(page, minter, second)
  await addNft(page, pieces, pieceId, '3')
  await page.getByRole('button', { name: 'Add collateral' }).click()
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for refill...' })).toBeVisible()
  await sendWithDemoWallet(page)
  const refilled = page.getByRole('dialog', { name: 'Refilled' })
  // An ERC-1155 knows one approval for all, which is there already.
  await expect(refilled.getByRole('listitem')).toHaveText([
    new RegExp(`Approve .+ #${second}done`),
    /Approve all of .+given before/,
    /Add collateraldone/,
  ])
  await refilled.getByRole('button', { name: 'OK' }).click()
  await expect(added(page)).toHaveText([
    /^0.1\sETH.*inside$/,
    new RegExp(`#${first}ERC-721inside`),
    /7 × .+#5ERC-1155inside/,
    new RegExp(`#${second}ERC-721inside`),
  ])
  await page.context().close()
})

test('a collection that the operator has not let in is refused in the contract’s words, before anything is wrapped', async ({
  browser,
}) => {
  const { page, pieces } = await agentWithNfts(browser)
  await addNft(page, pieces, pieceId, '1')
  await wrapNow(page)
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'ERROR' })).toContainText(
    'Cannot wrap token: WL:Some assets are not enabled for collateral',
  )
  await page.context().close()
})

test('an ERC-1155 that collateral is wrapped around is shown with how many the person holds', async ({ browser }) => {
  const { page, pieces } = await agentWithNfts(browser)
  await page.goto(`${create}?chainId=31337&contractAddress=${pieces}&tokenId=${pieceId}`)
  const info = page.getByRole('region', { name: 'Token info' })
  for (const words of [pieces, 'Pieces', 'ERC-1155']) await expect(info).toContainText(words)
  await expect(info).toContainText(/You hold\s*10/)
  await page.context().close()
})
