import { type Browser, expect, type Page, test } from '@playwright/test'
import { getAddress, type Hex, parseUnits } from 'viem'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { demoAccount } from '#server/demo/people.ts'
import { type FirstWrap, giveNft, wrapFirst } from '#testing/collections.ts'
import { expectAccessible } from './axe.ts'
import { sendWithDemoWallet } from './collateral.ts'
import { type NewAgent, newAgent } from './new-agents.ts'
import { superUser } from './people.ts'

const day = 86_400n
const list = (page: Page) => page.getByRole('region', { name: 'First-generation wNFTs' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const unwrapButton = (page: Page) => page.getByRole('button', { name: 'Unwrap', exact: true })
const now = () => BigInt(Math.floor(Date.now() / 1000))

function contractsOf({ local }: NewAgent) {
  const token = local.supportedERC20.find(({ ticker }) => ticker === 'USDT')?.address
  return {
    first: getAddress(local.first ?? ''),
    minter: getAddress(local.minter ?? ''),
    token: getAddress(token ?? ''),
  }
}

/** A new agent with a token of the first generation. */
async function holder(browser: Browser, wrap: (token: Hex) => Omit<FirstWrap, 'first' | 'minter'>) {
  const agent = await newAgent(browser, '/orders')
  const { first, minter, token } = contractsOf(agent)
  const rpcUrl = String(agent.chain.transport.url)
  const ids = await wrapFirst(rpcUrl, agent.account, { first, minter, ...wrap(token) })
  return { ...agent, ...ids, first, minter, rpcUrl, path: `/collateral/31337/${first}/${ids.tokenId}` }
}

test('a token of the first generation is in a list of its own and shown with everything it holds, on a phone too', async ({
  browser,
}) => {
  const { page, path, tokenId, originalId } = await holder(browser, (token) => ({
    value: parseUnits('0.25', 18),
    unwrapAfter: now() + 3n * day + 60n,
    inside: { token, amount: parseUnits('12.5', 18) },
    fee: { token, amount: parseUnits('2', 18), royaltyPercent: 30n, threshold: parseUnits('10', 18) },
  }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/peers/deposit')
  await expect(list(page)).toContainText('They stand surety for nothing')
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(list(page).locator('tbody tr')).toHaveText([/#\d+.*0.25\sETH.*in 3 days/])
  await expectAccessible(page)
  await list(page)
    .getByRole('link', { name: `First-generation token ${tokenId} on chain 31337` })
    .click()
  await expect(page).toHaveURL(path)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-generation wNFT')
  await expect(region(page, 'Disclaimer')).toContainText('It stands surety for nothing')
  await expect(region(page, 'Token info')).toContainText('First generation (v0)')
  await expect(region(page, 'Original')).toContainText(`Surety test NFT #${originalId}`)
  await expect(region(page, 'Inside')).toContainText('0.25\u00a0ETH')
  await expect(region(page, 'Inside')).toContainText('12.5\u00a0USDT')
  const terms = region(page, 'Terms')
  for (const words of ['in 3 days', '2\u00a0USDT', '30% of each fee', '0\u00a0USDT', '10\u00a0USDT']) {
    await expect(terms).toContainText(words)
  }
  await expect(unwrapButton(page)).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Collateral form' })).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Wallet, balance \d/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.context().close()
})

test('before its time an unwrap is refused with the reason; after it everything comes back and the token leaves the list', async ({
  browser,
}) => {
  const until = now() + 15n
  const { page, path, chain, account, minter, originalId } = await holder(browser, (token) => ({
    value: parseUnits('0.5', 18),
    unwrapAfter: until,
    inside: { token, amount: parseUnits('3', 18) },
  }))
  await page.goto(path)
  await expect(unwrapButton(page)).toBeDisabled()
  await expect(unwrapButton(page)).toHaveAccessibleDescription(/^It is locked until today .+ it can be unwrapped after/)

  await expect(unwrapButton(page)).toBeEnabled({ timeout: 30_000 })
  await expect.poll(() => now() > until).toBe(true)
  await unwrapButton(page).click()
  const question = page.getByRole('dialog', { name: 'Unwrap this token?' })
  await expect(question.getByRole('listitem')).toHaveText([
    `the original, Surety test NFT #${originalId}`,
    /^0.5\sETH$/,
    /^3\sUSDT$/,
  ])
  await expect(question).toContainText('is burned. This cannot be undone')
  await question.getByRole('button', { name: 'Unwrap' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting for unwrap' })).toBeVisible()
  await sendWithDemoWallet(page, 'Reject')
  const failed = page.getByRole('dialog', { name: 'Not sent' })
  await expect(failed).toContainText('Cannot unwrap token: You rejected the request in your wallet')
  await failed.getByRole('button', { name: 'Close' }).last().click()

  const before = await chain.getBalance({ address: account.address })
  await unwrapButton(page).click()
  await question.getByRole('button', { name: 'Unwrap' }).click()
  await sendWithDemoWallet(page)
  await expect(page).toHaveURL('/peers/deposit')
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(
    /Unwrapped.*What was inside is in your account/,
  )
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  expect(await chain.getBalance({ address: account.address })).toBeGreaterThan(before)
  const owner = await chain.readContract({
    address: minter,
    abi: testNFTAbi,
    functionName: 'ownerOf',
    args: [originalId],
  })
  expect(owner).toBe(account.address)

  await page.goto(path)
  await expect(page.getByText('Not wrapped token', { exact: true })).toBeVisible()
  await page.context().close()
})

test('a threshold of fees that have not come in, and another account’s token, are told as what they are', async ({
  browser,
}) => {
  const { page, path, first } = await holder(browser, (token) => ({
    fee: { token, amount: 1n, royaltyPercent: 0n, threshold: parseUnits('4', 18) },
  }))
  await page.goto(path)
  await expect(unwrapButton(page)).toHaveAccessibleDescription(
    /have not brought enough in fees yet: 4\sUSDT of 4\sUSDT are missing/,
  )
  await page.context().close()

  const other = await holder(browser, () => ({}))
  await giveNft(other.rpcUrl, other.account, first, demoAccount(superUser).address, other.tokenId)
  await other.page.goto(other.path)
  await expect(other.page.getByText('Wrong owner', { exact: true })).toBeVisible()
  await expect(unwrapButton(other.page)).toHaveAccessibleDescription(/belongs to another account/)
  await other.page.goto('/peers/deposit')
  await expect(other.page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(list(other.page)).toHaveCount(0)
  await other.page.context().close()
})

test('on another network the page says so and offers the switch; an id that never was is told as none', async ({
  browser,
}) => {
  const { page, path, first } = await holder(browser, () => ({ value: 1n }))
  await page.evaluate(() => {
    const saved = JSON.parse(sessionStorage.getItem('surety.demo-wallet') ?? '{}')
    sessionStorage.setItem('surety.demo-wallet', JSON.stringify({ ...saved, chainId: 424_242 }))
  })
  await page.goto(path)
  const banner = page.getByRole('alert', { name: 'Other network' })
  await expect(banner).toContainText('To manage this wNFT the network must be changed')
  await expect(unwrapButton(page)).toHaveCount(0)
  await banner.getByRole('button', { name: 'Switch to Local chain' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(unwrapButton(page)).toBeEnabled()

  await page.goto(`/collateral/31337/${first}/999999999`)
  await expect(page.getByText('Not wrapped token', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your wrapped tokens' })).toHaveAttribute('href', '/peers/deposit')
  await page.context().close()
})
