import { expect, type Locator, type Page, test } from '@playwright/test'
import { freshAccount } from './people.ts'
import { bestAgent, iban, personIn } from './way.ts'

/** Presses Tab until the focus is there; fails when it takes longer than a person would stand. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Takes a step and answers its dialog: the focus begins on the safe button, one Tab before the one that does it. */
async function stepByKeys(page: Page, step: string, confirm: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: step, exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveAttribute('data-safe')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: confirm, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

// shows A-2-010, A-2-112, A-7-048
test('a whole swap, by the keyboard alone, for both sides', async ({ browser }) => {
  const user = await personIn(browser, freshAccount())
  await tabTo(user, user.getByRole('link', { name: 'Skip to content' }))
  await user.keyboard.press('Enter')
  await tabTo(user, user.getByLabel('You send'))
  await user.keyboard.type('20')
  await tabTo(user, user.getByLabel(/^Transfer details/))
  await user.keyboard.type(iban)
  await tabTo(user, user.getByRole('button', { name: 'Swap', exact: true }))
  await user.keyboard.press('Enter')
  await expect(user).toHaveURL(/\/offer\//)
  await tabTo(user, user.getByLabel('Full name of the account’s holder'))
  await user.keyboard.type('Ada Byron')
  await tabTo(user, user.getByRole('button', { name: 'Confirm', exact: true }))
  await user.keyboard.press('Enter')
  await expect(user).toHaveURL(/\/orders\//)
  await stepByKeys(user, 'I made this transfer', 'I made this transfer')

  const agent = await personIn(browser, bestAgent, new URL(user.url()).pathname)
  await stepByKeys(agent, 'Confirm receipt and payout', 'Complete the order')
  await expect(user.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await user.context().close()
  await agent.context().close()
})

test('Tab goes through the form in the order in which it is filled in', async ({ page }) => {
  await page.goto('/?amount=100')
  await expect(page.getByLabel('You receive, estimated')).toHaveValue(/\d/)
  await page.getByLabel('You send').focus()
  for (const name of [
    'Currency to send: USDT',
    /^Network to send/,
    /^MAX/,
    'Swap the sides',
    'You receive, estimated',
    'Currency to receive: EUR',
    /^Network to receive/,
    /^Transfer details/,
    'Connect Wallet',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
})
