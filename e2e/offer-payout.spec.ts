import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ask, chainAddress, countOrders, openOffer } from './offer.ts'
import { freshAccount } from './people.ts'
import { confirmOffer, countCalls, expectNarrow, iban, personIn } from './way.ts'

const orderUrl = /\/orders\/[0-9a-f-]{36}$/
const number = (page: Page) => page.getByLabel('IBAN or card number')
const holder = (page: Page) => page.getByLabel('Full name of the account’s holder')
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })

/** Expects that the field is marked, says this, and has the focus. */
async function expectFault(field: Locator, words: string | RegExp): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words)
}

// shows A-2-115, A-5-026, A-5-027
test('a bank payout needs a number and a name: Confirm goes to the first fault and says it', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', 'my account at the corner, please')
  const calls = countCalls(page, '/api/orders/place')
  // What a match takes as text is judged here at once.
  await expect(number(page)).toHaveAccessibleDescription(/only letters and digits/)
  await number(page).fill('')
  await confirm(page).click()
  await expectFault(number(page), /Enter the IBAN or card number that should receive EUR\./)
  await expect(holder(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(holder(page)).toHaveAccessibleDescription(/Enter the name of the account’s holder/)
  await expectAccessible(page)
  await expectNarrow(page)
  await number(page).fill(iban)
  await expect(number(page)).not.toHaveAttribute('aria-invalid', 'true')
  await confirm(page).click()
  await expectFault(holder(page), /Enter the name of the account’s holder/)
  expect(calls.made()).toBe(0)
  await holder(page).fill('Ada Byron')
  await holder(page).press('Enter')
  await expect(page).toHaveURL(orderUrl)
  const { order } = await ask<{ order: { userAddr: string; details: { transferDetails: Record<string, unknown> } } }>(
    page,
    'GET',
    `/api/orders/${page.url().split('/').at(-1)}`,
  )
  expect(order.details.transferDetails[order.userAddr]).toEqual({
    iban: iban.replaceAll(' ', ''),
    bankFullName: 'Ada Byron',
  })
  await page.context().close()
})

test('a number is grouped while it is typed, and what is wrong with it is said when it is left', async ({
  browser,
}) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', iban)
  for (const [typed, shown, words] of [
    ['de8937040044', 'DE89 3704 0044', /begins with DE has 22 characters, this one has 12/],
    ['DE89370400440532013001', 'DE89 3704 0044 0532 0130 01', /check digits of this IBAN do not fit/],
    ['xx12', 'XX12', /No country’s IBANs begin with XX/],
    ['4111-1111-1111-1112', '4111 1111 1111 1112', /check digit of this card number does not fit/],
    ['4111', '4111', /No card number of this kind has 4 digits/],
  ] as const) {
    await number(page).fill('')
    await number(page).pressSequentially(typed)
    await expect(number(page)).toHaveValue(shown)
    await number(page).blur()
    await expect(number(page)).toHaveAccessibleDescription(words)
  }
  await number(page).fill('4111111111111111')
  await expect(number(page)).not.toHaveAttribute('aria-invalid', 'true')
  await confirmOffer(page)
  await page.context().close()
})

// shows A-5-028, A-5-029
test('a crypto payout needs an address of its network', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'eur', 'usdt', chainAddress)
  const address = page.getByLabel('Address on Local chain')
  await expect(address).toHaveValue(chainAddress)
  await expect(number(page)).toBeHidden()
  for (const [text, words] of [
    ['', /Enter the address on Local chain that should receive USDT/],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /This is a TRON address\. USDT is sent on Local chain here\./],
    [chainAddress.replace('A', 'a'), /Wallet address is invalid: its capital letters do not fit/],
    ['nonsense', /Wallet address is invalid: an address on Local chain begins with 0x/],
  ] as const) {
    await address.fill(text)
    await confirm(page).click()
    await expectFault(address, words)
  }
  await expect(address).toHaveAccessibleDescription(new RegExp(`With the swap you entered: ${chainAddress}`))
  await expectNarrow(page)
  await address.fill(chainAddress)
  await confirm(page).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})

// shows A-5-007
test('cash needs nothing, and the page says why', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'cash')
  const payout = page.getByRole('region', { name: 'Payout details' })
  await expect(payout).toContainText('cash changes hands in person')
  await expect(payout.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await confirm(page).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})

test('what the server refuses is said at its field', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await openOffer(page, 'usdt', 'eur', iban)
  await holder(page).fill('Ada\u200bByron')
  await confirm(page).click()
  await expectFault(holder(page), /The server did not accept this: it must not contain characters that cannot be seen/)
  expect(await countOrders(page)).toBe(0)
  await holder(page).fill('Ada Byron')
  await expect(holder(page)).not.toHaveAttribute('aria-invalid', 'true')
  await confirm(page).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})
