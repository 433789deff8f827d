import { expect, type Page, test } from '@playwright/test'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openOffer, seeBefore, standUnderMarket } from './offer.ts'
import { freshAccount } from './people.ts'
import { confirmOffer, countCalls, expectNarrow, iban, personIn, swap } from './way.ts'

const change = (page: Page) => page.getByRole('region', { name: 'Price change' })
const market = (page: Page) => page.getByRole('region', { name: 'Price and market' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })

test('a total that differs from what was seen is said, with both figures and the difference', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', iban)
  await expect(change(page)).toBeHidden()
  await seeBefore(page, 0.98)
  await expect(change(page)).toContainText('You receive more than was shown before')
  await expect(change(page)).toContainText(/91\.37\s+EUR now, 89\.54\s+EUR before: 2\.04 % more/)
  await seeBefore(page, 1.02)
  await expect(change(page)).toContainText('You receive less than was shown before')
  await expect(change(page)).toContainText(/91\.37\s+EUR now, 93\.20\s+EUR before: 1\.96 % less/)
  await expect(change(page).getByRole('checkbox')).toBeHidden()
  await seeBefore(page, 1)
  await expect(change(page)).toBeHidden()
  await seeBefore(page, 1.04)
  await expectAccessible(page)
  await confirmOffer(page)
  await page.context().close()
})

test('an offer is compared with what the swap form showed', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.route('**/api/orders/calc', (route) =>
    answerChanged<{ calculation: object }>(route, (said) => ({
      ...said,
      calculation: { ...said.calculation, total: '18.50' },
    })),
  )
  await page.getByLabel('You send').fill('20')
  await expect(page.getByLabel(/^You receive/)).toHaveValue(/^18\.50?$/)
  await swap(page)
  await expect(change(page)).toContainText(/18\.26\s+EUR now, 18\.50\s+EUR before: 1\.3 % less/)
  await page.context().close()
})

test('more than 5 % less than was seen must be accepted before Confirm works', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', iban)
  await seeBefore(page, 1.1)
  const calls = countCalls(page, '/api/orders/place')
  const accept = change(page).getByRole('checkbox', { name: 'I accept 9.09 % less than before' })
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await confirm(page).click()
  await expect(accept).toBeFocused()
  await expect(change(page)).toContainText('Tick this to confirm, or close the offer.')
  await expectAccessible(page)
  await expectNarrow(page)
  expect(calls.made()).toBe(0)
  await page.keyboard.press('Space')
  await confirm(page).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await page.context().close()
})

test('a refreshed offer is compared with the one before it', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  const first = await openOffer(page, 'usdt', 'eur', iban)
  await page.route('**/api/offers/*', (route) =>
    answerChanged<{ offer: { id: string; createdAt: string; calculation: object; to: object } }>(
      route,
      ({ offer }) => ({
        offer:
          offer.id === first
            ? { ...offer, state: 'expired', expiredAt: offer.createdAt }
            : {
                ...offer,
                calculation: { ...offer.calculation, total: '90.00' },
                to: { ...offer.to, amount: '90.00' },
              },
      }),
    ),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(change(page)).toContainText(/90\.00\s+EUR now, 91\.37\s+EUR before: 1\.5 % less/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('a price far under the market is noted, warned of, to be accepted, and at last refused', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', iban)
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await expect(market(page)).toBeHidden()
  for (const [percent, level] of [
    [2, 'note'],
    [4, 'warning'],
    [6, 'accept'],
    [16, 'block'],
  ] as const) {
    await standUnderMarket(page, percent)
    await page.reload()
    await expect(market(page)).toContainText(`The price is ${percent} % under the market`)
    await expect(market(page)).toHaveAttribute('data-level', level)
    // Once: the offer stands for a minute, and looking at everything takes its time.
    if (level === 'block') await expectAccessible(page)
  }
  await expect(confirm(page)).toBeDisabled()
  await expect(confirm(page)).toHaveAccessibleDescription('Confirm is off: the price is too far from the market.')

  await standUnderMarket(page, 6)
  await page.reload()
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await confirm(page).click()
  const accept = market(page).getByRole('checkbox', { name: 'I accept 6 % under the market' })
  await expect(accept).toBeFocused()
  await accept.check()
  await confirm(page).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  // An answer that is on its way when the page goes is nobody's business any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
