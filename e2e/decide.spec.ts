import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { demoAccount } from '#server/demo/people.ts'
import { makeModerator } from './market.ts'
import { type Elsewhere, elsewhere, move, newUser, place } from './orders.ts'
import { freshAccount, sessionOf, superUser } from './people.ts'
import { personIn } from './way.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'What staff can do' })
const outcome = (page: Page) => panel(page).getByLabel('Outcome')

/** An order in dispute, its user elsewhere, and the page of the moderator who has taken it. */
async function taken(browser: Browser, request: APIRequestContext): Promise<[Page, Elsewhere, string]> {
  const user = await elsewhere(request, freshAccount())
  const id = await place(user, 50)
  await move(user, id, 'agentTransfer')
  await move(user, id, 'dispute', 'Nothing came.')
  const account = freshAccount()
  await sessionOf(request, account)
  await makeModerator(demoAccount(account).address)
  const page = await personIn(browser, account, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Take the dispute' }).click()
  return [page, user, id]
}

/** Fills in a decision and presses its button. */
async function ask(page: Page, label: string, awardUsd?: string): Promise<void> {
  await outcome(page).selectOption({ label })
  if (awardUsd) await panel(page).getByLabel('Award to the user, USD').fill(awardUsd)
  await panel(page).getByLabel('Reason').fill('The receipt shows it.')
  await panel(page).getByRole('button', { name: 'Decide' }).click()
}

const asked = (page: Page) => page.getByRole('dialog', { name: 'Decide this dispute?' })
const changed = (page: Page) => page.getByText('The order has changed')

test('an outcome is chosen and never given, and what is confirmed has its cents', async ({ browser, request }) => {
  const [page] = await taken(browser, request)
  await expect(outcome(page).locator('option:checked')).toHaveText('Choose an outcome')
  await panel(page).getByRole('button', { name: 'Decide' }).click()
  await expect(panel(page)).toContainText('Please choose what becomes of the order.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ask(page, 'Rejected', '20.5')
  await expect(asked(page)).toContainText('worth 20.50 USD goes to')
  await page.context().close()
})

test('a question about an order that somebody else decides meanwhile is taken back', async ({ browser, request }) => {
  const [page, , id] = await taken(browser, request)
  await ask(page, 'Rejected', '20')
  await expect(asked(page)).toBeVisible()
  await move(await elsewhere(request, superUser), id, 'closed', 'I have seen the transfer.')
  await expect(asked(page)).toHaveCount(0)
  await expect(changed(page)).toBeVisible()
  await expect(page.getByRole('table')).toContainText('I have seen the transfer.')
  await page.context().close()
})

test('a question is taken back when the user says that it is settled, and only closing is left', async ({
  browser,
  request,
}) => {
  const [page, user, id] = await taken(browser, request)
  await ask(page, 'Rejected', '20')
  await expect(asked(page)).toBeVisible()
  await user.ask('POST', `/api/orders/${id}/received`, {})
  await expect(asked(page)).toHaveCount(0)
  await expect(changed(page)).toBeVisible()
  await expect(panel(page).getByLabel('Award to the user, USD')).toHaveCount(0)
  await page.reload()
  await expect(outcome(page).locator('option:checked')).toHaveText('Completed')
  await page.context().close()
})

test('outside of a dispute no reason and no collateral is spoken of', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const staff = await personIn(browser, superUser, `/admin/orders/${id}`)
  await panel(staff).getByLabel('Move to').selectOption({ label: 'Cancelled' })
  await panel(staff).getByRole('button', { name: 'Change the status' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Change the status?' })
  await expect(dialog).toContainText('Both are told.')
  await expect(dialog).not.toContainText(/reason|collateral/i)
  await page.context().close()
  await staff.context().close()
})
