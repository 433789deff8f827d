import { expect, type Page, test } from '@playwright/test'
import { openOffer } from './offer.ts'
import { freshAccount } from './people.ts'
import { iban, personIn } from './way.ts'

/** How many pixels a block may be off its place once the offer has come. */
const tolerance = 8

/** Where the page's cards lie: top and height of each, in px. */
function cards(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .locator('section[class*="card"]')
    .evaluateAll((found) => found.flatMap((card) => [card.getBoundingClientRect().top, card.clientHeight]))
}

for (const width of [1280, 390, 320]) {
  test(`the skeleton has the sizes of what comes, ${width} px wide`, async ({ browser }) => {
    const page = await personIn(browser, freshAccount())
    await openOffer(page, 'usdt', 'eur', iban)
    await page.setViewportSize({ width, height: 900 })
    const mayGoOn = Promise.withResolvers<void>()
    await page.route('**/api/offers/*', async (route) => {
      await mayGoOn.promise
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('main').locator('section')).toHaveCount(3)
    const before = await cards(page)
    mayGoOn.resolve()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    // What comes last of all must move nothing either.
    await expect(page.getByRole('link', { name: 'Connect a channel' })).toBeVisible()
    const after = await cards(page)
    expect(after).toHaveLength(before.length)
    const jumps = after.map((place, i) => Math.abs(place - (before[i] ?? 0)))
    expect(Math.max(...jumps), `${before} became ${after}`).toBeLessThanOrEqual(tolerance)
    await page.context().close()
  })
}
