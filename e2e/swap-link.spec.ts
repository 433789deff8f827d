import { expect, test } from '@playwright/test'
import { freshAccount } from './people.ts'
import { personIn, swap } from './way.ts'

test('a link fills the form in, and the address follows the form', async ({ page }) => {
  await page.goto('/?from=BITCOIN.BTC&to=SEPA.EUR&amount=0.05&affiliate_id=friend')
  await expect(page.getByRole('button', { name: 'Currency to send: BTC' })).toBeVisible()
  await expect(page.getByLabel('You send')).toHaveValue('0.05')
  await expect(page.getByText('Part of the link could not be used.')).toBeHidden()
  // The first answer is there: it comes between no two keys.
  await expect(page.getByLabel('You receive, estimated')).not.toHaveValue('')
  await page.getByLabel('You receive, estimated').fill('300')
  await expect(page).toHaveURL('/?affiliate_id=friend&from=BITCOIN.BTC&to=SEPA.EUR&amount=300&side=receive')
  await page.reload()
  await expect(page.getByLabel('You receive, estimated')).toHaveValue('300')
  await expect(page.getByLabel('You send')).toHaveValue(/^0\.00\d+$/)
})

test('what a link says wrongly is left out, with a quiet notice', async ({ page }) => {
  await page.goto('/?from=BITCOIN.DOGE&amount=25&side=middle')
  await expect(page.getByRole('button', { name: 'Currency to send: USDT' })).toBeVisible()
  await expect(page.getByLabel('You send')).toHaveValue('25')
  await expect(page.getByText(/^Part of the link could not be used/)).toBeVisible()
  await page.getByLabel('You send').fill('26')
  await expect(page.getByText(/^Part of the link could not be used/)).toBeHidden()
})

test('the recipient never gets into the address, and typing leaves no trail in the history', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^Limit/)).toBeVisible()
  const before = await page.evaluate(() => history.length)
  await page.getByLabel(/^Transfer details/).fill('DE89 3704 0044 0532 0130 00')
  await page.getByLabel('You send').pressSequentially('1234')
  await expect(page).toHaveURL('/?from=LOCAL.USDT&to=SEPA.EUR&amount=1234')
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('who comes back from an offer finds the form as they left it; the next person does not find the recipient', async ({
  browser,
}) => {
  const page = await personIn(browser, freshAccount())
  await swap(page, '33')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByLabel('You send')).toHaveValue('33')
  await expect(page.getByLabel(/^Transfer details/)).toHaveValue(/^DE89/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.goto('/')
  await expect(page.getByLabel(/^Transfer details/)).toHaveValue('')
  await page.context().close()
})
