import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { agents, beginSignedIn, freshAccount, sessionOf } from './people.ts'

/** The account of the agent with the best price of the default pair. */
export const bestAgent = agents[0]
export const bestAgentName = 'Lagoon Desk'
export const iban = 'DE89 3704 0044 0532 0130 00'

/** A page of somebody who is signed in, in a browser context of their own: at home, or elsewhere where there is a header. */
export async function personIn(browser: Browser, account: number, path = '/'): Promise<Page> {
  const context = await browser.newContext()
  await beginSignedIn(context, account, await sessionOf(context.request, account))
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  return page
}

/** Fills in the default pair and swaps: the page ends at the offer. */
export async function swap(page: Page, amount = '20'): Promise<void> {
  await page.getByLabel('You send').fill(amount)
  await page.getByLabel(/^Transfer details/).fill(iban)
  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(page).toHaveURL(/\/offer\/[0-9a-f-]{36}$/)
}

/** Names the account's holder and confirms the offer that the page shows: the page ends at its order. */
export async function confirmOffer(page: Page): Promise<void> {
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
}

/** A new user with an order of the default pair that waits for their transfer. */
export async function userWithOrder(browser: Browser, amount = '20'): Promise<Page> {
  const page = await personIn(browser, freshAccount())
  await placeOrder(page, amount)
  return page
}

/** From home to an order of the default pair that waits for the person's transfer. */
export async function placeOrder(page: Page, amount = '20'): Promise<void> {
  await swap(page, amount)
  await confirmOffer(page)
  await expect(page.getByRole('heading', { level: 2, name: /^Send exactly/ })).toBeVisible()
}

/** Presses a step's button and then the button of the dialog that asks first. */
export async function takeStep(page: Page, step: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}

/** Leaves a mark in the page's memory that only a reload would take away. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
}

export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
}

/** Counts the page's calls of a path from now on. */
export function countCalls(page: Page, path: string): { readonly made: () => number } {
  let made = 0
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === path) made += 1
  })
  return { made: () => made }
}

/** Expects that the page can be read at 320 px without scrolling sideways. */
export async function expectNarrow(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 720 })
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth === clientWidth) return []
      const beyond = [...document.body.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth,
      )
      return [
        `${scrollWidth - clientWidth} px`,
        ...beyond.map((each) => `${each.tagName} ${each.className} ${each.textContent?.slice(0, 40)}`),
      ]
    })
  await expect.poll(tooWide).toEqual([])
  if (before) await page.setViewportSize(before)
}
