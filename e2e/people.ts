import { randomInt } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Tokens } from '#api/users.ts'
import { demoAccount } from '#server/demo/people.ts'

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

/** A person's session, as the calls of the sign-in answer it. */
export interface Session {
  readonly addr: string
  readonly tokens: Tokens
  readonly headers: { readonly authorization: string }
}

/** Signs in an account by the calls that the buttons make (sign-in has tests of its own), and accepts the terms. */
export async function sessionOf(request: APIRequestContext, index: number): Promise<Session> {
  const account = demoAccount(index)
  const addr = account.address
  const sign = async () => {
    const { nonce } = await (await request.get(`/api/users/${addr}/nonce`)).json()
    return request.post('/api/login', { data: { addr, sign: await account.signMessage({ message: nonce }) } })
  }
  // A nonce signs in once: where another test signs in the same agent at this moment, only one of the two comes through.
  let answer = await sign()
  for (let tries = 1; answer.status() === 401 && tries < 10; tries += 1) answer = await sign()
  expect(answer.status(), await answer.text()).toBe(200)
  const tokens = (await answer.json()) as Tokens
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  await request.put(`/api/users/${addr}/terms-of-service`, { headers })
  return { addr, tokens, headers }
}

/** Lets every page of this context begin signed in, with the account in the demo wallet. */
export async function beginSignedIn(context: BrowserContext, index: number, { tokens }: Session): Promise<void> {
  const saved = {
    session: JSON.stringify({ isLogged: true, user: null, ...tokens }),
    wallet: JSON.stringify({ index }),
  }
  await context.addInitScript(({ session, wallet }) => {
    if (sessionStorage.getItem('surety.demo-wallet')) return
    sessionStorage.setItem('surety.demo-wallet', wallet)
    sessionStorage.setItem('surety.session', session)
    localStorage.setItem('surety.session', session)
  }, saved)
}
