import { randomInt } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import type { Tokens } from '#api/users.ts'
import { mnemonic } from './wallets.ts'

/** The accounts of the demo market, by their place in its mnemonic. */
export const superUser = 0
export const agents = [1, 2, 3] as const
export const pendingAgent = 4

/** An ordinary account that nobody has used in this market yet. */
export function freshAccount(): number {
  return randomInt(1000, 2 ** 31)
}

/** Connects the demo wallet with this account, by the buttons a person would press. The page's login asks for it. */
export async function connectDemoWallet(page: Page, account: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  await dialog.getByLabel('Another account, by its number').fill(String(account))
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
}

/** Answers the demo wallet's request to sign. */
export async function signWithDemoWallet(page: Page, answer: 'Sign' | 'Reject' = 'Sign'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: sign' })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Presses the header's login and goes through the demo wallet. Stays where the application leads. */
export async function logIn(page: Page, account: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await connectDemoWallet(page, account)
  await signWithDemoWallet(page)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
}

/**
 * Signs in as an account of the demo market, from wherever the page is (a blank page opens home first). The terms are
 * accepted where they are asked for, and the page ends at home.
 */
export async function signIn(page: Page, account: number): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await logIn(page, account)
  if (!(await hasAcceptedTerms(page))) {
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL('/profile')
  }
  if (new URL(page.url()).pathname !== '/') await page.getByRole('link', { name: 'Surety, home' }).click()
  await expect(page).toHaveURL('/')
}

/**
 * A session of an account of the demo market, with the terms accepted, by the API alone: for tests that are not about
 * signing in, which the browser would take seconds for.
 */
async function sessionOf(request: APIRequestContext, account: number): Promise<Tokens> {
  const signer = mnemonicToAccount(mnemonic, { addressIndex: account })
  const addr = signer.address
  const { nonce } = await (await request.get(`/api/users/${addr}/nonce`)).json()
  const sign = await signer.signMessage({ message: nonce })
  const tokens: Tokens = await (await request.post('/api/login', { data: { addr, sign } })).json()
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const accepted = await request.put(`/api/users/${addr}/terms-of-service`, { headers, data: {} })
  expect(accepted.status()).toBe(200)
  return tokens
}

/** A page at home of somebody who is signed in, in a browser context of their own, as their last visit left it. */
export async function personIn(browser: Browser, account: number): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const tokens = await sessionOf(page.request, account)
  await context.addInitScript(
    ([session, wallet]) => {
      if (localStorage.getItem('e2e.given')) return
      localStorage.setItem('e2e.given', 'yes')
      for (const storage of [localStorage, sessionStorage]) storage.setItem('surety.session', session)
      sessionStorage.setItem('surety.demo-wallet', wallet)
      localStorage.setItem('surety.wallet', 'app.surety.demo')
    },
    [
      JSON.stringify({ isLogged: true, user: null, ...tokens }),
      JSON.stringify({ index: account, chainId: 31_337 }),
    ] as const,
  )
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  return page
}

/** Whether the person has accepted the terms, as soon as the page knows who the person is. */
async function hasAcceptedTerms(page: Page): Promise<boolean> {
  const known = await page.waitForFunction(() => {
    const session = JSON.parse(sessionStorage.getItem('surety.session') ?? '{}') as {
      user?: { flags: { isTermsOfServiceAccepted: boolean } } | null
    }
    return session.user ? { accepted: session.user.flags.isTermsOfServiceAccepted } : null
  })
  return (await known.jsonValue())?.accepted ?? false
}
