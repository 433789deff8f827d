import { type Browser, expect, type Page } from '@playwright/test'
import { beginSignedIn, sessionOf } from './people.ts'

/** A page of somebody who is signed in, with their account in the demo wallet. */
export async function signedInAt(browser: Browser, index: number, path: string): Promise<Page> {
  const context = await browser.newContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginSignedIn(context, index, await sessionOf(context.request, index))
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Answers the demo wallet's request to send a transaction. */
export async function sendWithDemoWallet(page: Page, answer: 'Send' | 'Reject' = 'Send'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Presses Wrap and confirms what it asks. */
export async function wrapNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wrap', exact: true }).click()
  await page.getByRole('dialog', { name: 'Lock this collateral?' }).getByRole('button', { name: 'Wrap' }).click()
}

export const notAllowed = 'You need to be a peer and have a moderated status to be able to add collateral'

export const form = (page: Page) => page.getByRole('region', { name: 'Collateral form' })
export const added = (page: Page) => form(page).getByRole('table', { name: 'Collateral' }).locator('tbody tr')

/** Adds an amount of native coin or, with its ticker, of a token. */
export async function addAmount(page: Page, amount: string, ticker?: string): Promise<void> {
  await form(page)
    .getByRole('radio', { name: ticker ? 'ERC-20' : 'Native' })
    .check()
  if (ticker) await form(page).getByRole('combobox', { name: 'Token' }).selectOption({ label: ticker })
  await expect(form(page).getByText(/^Available: /)).toBeVisible()
  await form(page).getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form(page).getByRole('button', { name: 'Add', exact: true }).click()
}

/** A wrapped token as the server tells of it. */
export const record = (over: object = {}) => ({
  chainId: 31_337,
  contractAddress: '0x00000000000000000000000000000000000000A1',
  tokenId: '7',
  assetType: 'ERC721',
  owner: '0x0000000000000000000000000000000000000001',
  collaterals: [
    {
      assetType: 'native',
      contractAddress: `0x${'0'.repeat(40)}`,
      tokenId: '0',
      amount: '1500000000000000000',
      decimals: 18,
      ticker: 'ETH',
      isRemovable: true,
    },
    {
      assetType: 'ERC20',
      contractAddress: '0x00000000000000000000000000000000000000A2',
      tokenId: '0',
      amount: '250000000',
      decimals: 6,
      ticker: 'USDT',
      isRemovable: true,
    },
  ],
  locks: [{ lockType: '0x00', param: '2000000000' }],
  rules: 4,
  isRegistered: true,
  backsUntil: '2033-05-01T00:00:00.000Z',
  declaredUsd: '1000',
  enforceableUsd: '1000',
  blockNumber: 1,
  ...over,
})
