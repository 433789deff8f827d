import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Config } from '#api/config.ts'
import type { Halt, What } from '#api/halt.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openOffer } from './offer.ts'
import { agents, freshAccount, sessionOf, superUser } from './people.ts'
import { expectNarrow, personIn } from './way.ts'

// Nobody at this market takes these pairs: what is halted here is in no other test's way.
const pair: What = {
  scope: 'pair',
  pair: { from: { network: 'COSMOS', currency: 'ATOM' }, to: { network: 'CASH', currency: 'CASHUSD' } },
}
const words = 'ATOM on Cosmos Hub → CASHUSD in cash'
const link = '/?from=COSMOS.ATOM&to=CASH.CASHUSD'
const reason = 'The chain of Cosmos stands still. We look again in an hour.'

const standing = (what: What): Halt => ({
  id: '00000000-0000-4000-8000-000000000000',
  what,
  reason,
  since: '2026-01-02T03:04:05.000Z',
})

/** Tells this browser alone that something is halted: at its first load, and when it asks again. */
async function told(context: BrowserContext | Page, halts: () => readonly Halt[]): Promise<void> {
  await context.route('**/api/config', (route) =>
    answerChanged<Config>(route, (config) => ({ ...config, halts: halts() })),
  )
  await context.route('**/api/halts', (route) => route.fulfill({ json: { halts: halts() } }))
}

/** Where the page's heading stands, in px. */
const headTop = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((head) => head.getBoundingClientRect().top)

test('a super user halts a pair, everybody reads why within moments, and lifts it again', async ({ browser, page }) => {
  const staff = await personIn(browser, superUser)
  const { headers } = await sessionOf(staff.request, superUser)
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  try {
    await staff.goto('/admin/halts')
    await expect(staff.getByRole('link', { name: 'Halts' })).toHaveAttribute('aria-current', 'page')
    await staff.getByRole('button', { name: 'Halt…' }).click()
    const form = staff.getByRole('dialog', { name: 'Halt' })
    await expect(form.getByRole('radio', { name: 'One pair' })).toBeFocused()
    await form.getByRole('button', { name: 'Go on' }).click()
    await expect(form.getByText('Please choose a pair.')).toBeVisible()
    await expect(form.getByText('Please say why.')).toBeVisible()
    await form.getByLabel('Which pair?').fill('atom cashusd')
    // Enter leads to what was found and chooses nothing; what is chosen stays in sight whatever is looked for next.
    await form.getByLabel('Which pair?').press('Enter')
    await expect(form.getByRole('radio', { name: words })).toBeFocused()
    await expect(form.getByText('Chosen: nothing yet')).toBeVisible()
    await form.getByRole('radio', { name: words }).press('Space')
    await form.getByLabel('Which pair?').fill('usdt eur')
    await expect(form.getByText(`Chosen: ${words}`)).toBeVisible()
    await form.getByLabel(/^Reason/).fill(reason)
    await expectAccessible(staff)
    await form.getByRole('button', { name: 'Go on' }).click()

    const confirm = staff.getByRole('dialog', { name: `Halt ${words}?` })
    await expect(confirm).toContainText('No new offer and no new order for this pair')
    await expect(confirm).toContainText('Orders that are open go on to their end')
    await expect(confirm.getByRole('button', { name: 'Back' })).toBeFocused()
    await confirm.getByRole('button', { name: 'Halt now' }).click()
    const row = staff.getByRole('table', { name: 'What is halted now' }).getByRole('row').filter({ hasText: words })
    await expect(row).toContainText(reason)
    await expectAccessible(staff)
    await expectNarrow(staff)

    await expect(page.getByRole('button', { name: 'Pair halted' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Swap' })).toContainText(reason)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Pair halted' })).toBeDisabled()
    const behind = page.getByRole('region', { name: 'Behind this price' })
    await expect(behind.getByRole('heading', { name: 'Halted by the market for now' })).toBeVisible()
    await expect(behind).toContainText(reason)
    // What is halted is not for want of agents, and has no limit.
    await expect(page.getByText(/No agent|Nobody offers|Agents come and go|Limit/)).toHaveCount(0)
    await expectAccessible(page)

    await row.getByRole('button', { name: `Lift: ${words}` }).click()
    const lift = staff.getByRole('dialog', { name: `Lift the halt of ${words}?` })
    await expect(lift).toContainText(reason)
    await lift.getByRole('button', { name: 'Lift', exact: true }).click()
    await expect(row).toHaveCount(0)
    const lifted = staff.getByRole('table', { name: /^Halts that were lifted/ })
    await expect(lifted.getByRole('row').filter({ hasText: words }).first()).toContainText(reason)
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  } finally {
    const { halts } = await (await staff.request.get('/api/halts')).json()
    for (const { id, what } of halts as Halt[]) {
      if (JSON.stringify(what) === JSON.stringify(pair)) {
        await staff.request.put(`/api/v2/halts/${id}/lift`, { headers })
      }
    }
    await staff.context().close()
  }
})

test('a halt or a lift that fails closes nothing, and what was typed is there to be tried again', async ({
  browser,
}) => {
  const page = await personIn(browser, superUser)
  const problem = { type: 'about:blank', title: 'server.fault', status: 500, code: 'server.fault' }
  const row = { ...standing(pair), by: '0x0000000000000000000000000000000000000001', lifted: null }
  await page.route('**/api/v2/halts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: problem })
      : route.fulfill({ json: { halts: [row] } }),
  )
  await page.route('**/api/v2/halts/*/lift', (route) => route.fulfill({ status: 500, json: problem }))
  await page.goto('/admin/halts')
  await page.getByRole('button', { name: 'Halt…' }).click()
  await page.getByRole('radio', { name: 'The whole market' }).check()
  await page.getByLabel(/^Reason/).fill(reason)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Halt now' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel(/^Reason/)).toHaveValue(reason)
  await page.getByRole('button', { name: 'Not now' }).click()

  await page.getByRole('button', { name: `Lift: ${words}` }).click()
  const lift = page.getByRole('dialog', { name: `Lift the halt of ${words}?` })
  await lift.getByRole('button', { name: 'Lift', exact: true }).click()
  await expect(lift.getByRole('alert')).not.toBeEmpty()
  await page.context().close()
})

test('nobody but super users comes to the halts', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.goto('/admin/halts')
  await expect(page).toHaveURL('/')
  await page.context().close()
})

test('a failure of the list can be tried again', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  const problem = { type: 'about:blank', title: 'server.fault', status: 500, code: 'server.fault' }
  await page.route('**/api/v2/halts', (route) => route.fulfill({ status: 500, json: problem }))
  await page.goto('/admin/halts')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  const again = page.waitForRequest('**/api/v2/halts')
  await retry.click()
  await again
  await page.unroute('**/api/v2/halts')
  // News of a halt of another test may have it asked again by itself before the button is found.
  await retry.click({ timeout: 3_000 }).catch(() => undefined)
  await expect(page.getByRole('button', { name: 'Halt…' })).toBeVisible()
  await expect(
    page
      .getByRole('table')
      .or(page.getByText(/^Nothing is halted/))
      .first(),
  ).toBeVisible()
  await page.context().close()
})

test('a halted market is told on every page from its beginning', async ({ page }) => {
  await told(page, () => [standing({ scope: 'market' })])
  await page.goto('/about')
  const banner = page.getByRole('status').filter({ hasText: 'The market is halted for now' })
  await expect(banner).toContainText(reason)
  await expect(banner).toContainText('Orders that are open go on as usual.')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.goto('/')
  await expect(banner).toBeVisible()
  await expect(page.getByRole('button', { name: 'Market halted' })).toBeDisabled()
})

test('a halt that comes while somebody reads moves nothing, and stands above the next page', async ({
  browser,
  page,
}) => {
  let halts: readonly Halt[] = []
  await told(page, () => halts)
  const listening = page.waitForResponse('**/api/halts')
  await page.goto('/about')
  await listening
  const before = await headTop(page)
  halts = [standing({ scope: 'market' })]
  // Any news of a halt makes a page ask again: here of a pair that nobody takes.
  const { request } = await browser.newContext()
  const { headers } = await sessionOf(request, superUser)
  const what: What = {
    scope: 'pair',
    pair: { from: { network: 'TRON', currency: 'TRX' }, to: { network: 'CASH', currency: 'CASHUSD' } },
  }
  const made = await request.post('/api/v2/halts', { headers, data: { what, reason } })
  try {
    const banner = page.getByRole('status').filter({ hasText: 'The market is halted for now' })
    await expect(banner).toBeVisible()
    expect(await headTop(page)).toBe(before)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Surety, home' }).click()
    await expect(page).toHaveURL('/')
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())?.y).toBeLessThan(await headTop(page))
    halts = []
  } finally {
    const { halt } = await made.json()
    await request.put(`/api/v2/halts/${halt.id}/lift`, { headers })
  }
  await expect(page.getByText('The market takes new swaps again.')).toBeVisible()
})

test('popups keep what is halted in sight, with the reason', async ({ page }) => {
  await told(page, () => [standing({ scope: 'network', network: 'BITCOIN' })])
  await page.goto('/')
  await page.getByRole('button', { name: /^Network to send/ }).click()
  const row = page.getByRole('option', { name: /^Bitcoin/ })
  await expect(row).toContainText(`halted: ${reason}`)
  await expect(row).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await expectNarrow(page)
})

test('an offer whose pair is halted cannot be confirmed and says why', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', 'DE89370400440532013000')
  const { pathname } = new URL(page.url())
  await told(page, () => [standing({ scope: 'network', network: 'SEPA' })])
  await page.goto(pathname)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  const why = page.getByText(`The market has halted this pair for now. ${reason}`)
  await expect(why).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This pair is halted: nothing can be confirmed' })).toBeVisible()
  await expect(page.getByText(/Check the offer|Once you confirm|left to confirm/)).toHaveCount(0)
  // Before anything that asks to be filled in, and told with the button that is off.
  const form = await page.getByRole('form', { name: 'Confirm the offer' }).boundingBox()
  expect((await why.boundingBox())?.y).toBeLessThan(form?.y ?? 0)
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(new RegExp(reason))
  await expectAccessible(page)
  await page.context().close()
})

test('an agent reads which of their pairs are halted', async ({ browser }) => {
  const page = await personIn(browser, agents[0])
  const one: What = {
    scope: 'pair',
    pair: { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } },
  }
  await told(page, () => [standing({ scope: 'network', network: 'SEPA' }), { ...standing(one), id: 'another' }])
  await page.goto('/peers')
  const note = page.getByRole('status').filter({ hasText: 'halted by the market' })
  await expect(note).toContainText(reason)
  await expect(note).toContainText(/From or to SEPA transfer \(\d+\)/)
  await expect(note).toContainText('USDT on Local chain → GBP by Bank transfer')
  await expectAccessible(page)
  await page.context().close()
})
