import { expect, type Page, test } from '@playwright/test'
import { alerts, applicant, applied, evm, fillGeneral, methods, ownAgent, press, profile, tab, tron } from './peers.ts'

/** A page of a person who is no agent, at the step of payment methods. */
async function atPayment(page: Page): Promise<Page> {
  await fillGeneral(page)
  await press(page, 'Next')
  await expect(page.getByRole('heading', { level: 2, name: 'Payment methods' })).toBeFocused()
  return page
}

const form = (page: Page) => page.getByRole('form', { name: /payment method$/ })
const section = (page: Page, name: string) => form(page).getByRole('button', { name: new RegExp(`^${name} `) })

async function openPayment(page: Page): Promise<Page> {
  await tab(page, 'Payment methods').click()
  return page
}

// shows A-2-148, A-5-053
test('the form is shown while the list is empty, and Next asks for at least one', async ({ browser }) => {
  const page = await atPayment(await applicant(browser))
  await expect(form(page)).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await press(page, 'Next')
  await expect(page.getByRole('alert')).toHaveText('You must add at least one payment method')
  await expect(tab(page, 'Payment methods')).toHaveAttribute('aria-selected', 'true')
  await page.context().close()
})

// shows A-1-009, A-2-152, A-2-153, A-2-154, A-5-046, A-5-047, A-5-048, A-5-049, A-5-055
test('crypto: without a network, with a wrong line, with an address of another family; then two lines, trimmed', async ({
  browser,
}) => {
  const page = await atPayment(await applicant(browser))
  await expect(section(page, 'Crypto')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('textbox', { name: 'Addresses' }).fill(evm)
  await press(page, 'Add to the list')
  await expect(page.getByText('Network not selected', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: 'Ethereum' })
  await page.getByRole('textbox', { name: 'Addresses' }).fill(`  ${evm} \n${tron}`)
  await expect(page.getByText('Entered crypto address(s) invalid', { exact: true })).toBeVisible()
  const wrong = form(page).getByRole('listitem')
  await expect(wrong).toHaveText(`Line 2: ${tron} Address is invalid`)
  await expect(wrong.getByText('Address is invalid', { exact: true })).toBeVisible()
  await press(page, 'Add to the list')
  await expect(methods(page)).toHaveCount(0)
  const other = evm.toLowerCase().replace('aaeb', 'bbeb')
  await page.getByRole('textbox', { name: 'Addresses' }).fill(`  ${evm} \n\n ${other}  `)
  await press(page, 'Add to the list')
  await expect(methods(page)).toHaveCount(1)
  await expect(methods(page)).toContainText(evm)
  await expect(methods(page)).toContainText(other)
  await page.context().close()
})

// shows A-2-155, A-2-156, A-5-050, A-5-051
test('bank: data is required, checked, and in groups of 4 while it is typed; an IBAN and a card are taken', async ({
  browser,
}) => {
  const page = await atPayment(await applicant(browser))
  await section(page, 'Bank').click()
  const number = page.getByLabel('IBAN or card number')
  await page.getByLabel('Currency').selectOption('EUR')
  await press(page, 'Add to the list')
  await expect(page.getByText('You must enter bank data', { exact: true })).toBeVisible()
  await number.pressSequentially('de89370400440532013001')
  await expect(number).toHaveValue('DE89 3704 0044 0532 0130 01')
  await expect(page.getByText('This is neither a valid IBAN nor a valid card number')).toBeVisible()
  await number.press('Backspace')
  await number.press('0')
  await expect(number).toHaveValue('DE89 3704 0044 0532 0130 00')
  await press(page, 'Add to the list')
  await expect(methods(page)).toContainText('DE89 3704 0044 0532 0130 00')
  await press(page, 'Add payment method')
  await section(page, 'Bank').click()
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('IBAN or card number').pressSequentially('4111111111111111')
  await expect(page.getByLabel('IBAN or card number')).toHaveValue('4111 1111 1111 1111')
  await press(page, 'Add to the list')
  await expect(methods(page)).toHaveCount(2)
  await page.context().close()
})

test('a number typed in the middle keeps the caret where it was', async ({ browser }) => {
  const page = await atPayment(await applicant(browser))
  await section(page, 'Bank').click()
  const number = page.getByLabel('IBAN or card number')
  await number.fill('DE89 3704 4405')
  for (let i = 0; i < 4; i += 1) await number.press('ArrowLeft')
  await number.pressSequentially('00')
  await expect(number).toHaveValue('DE89 3704 0044 05')
  await page.context().close()
})

// shows A-1-011, A-2-157, A-5-052
test('cash: the network is required', async ({ browser }) => {
  const page = await atPayment(await applicant(browser))
  await section(page, 'Cash').click()
  await press(page, 'Add to the list')
  await expect(page.getByText('Network not selected', { exact: true })).toBeVisible()
  await expect(methods(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: 'Cash in person' })
  await press(page, 'Add to the list')
  await expect(methods(page)).toHaveText(/Cash in person/)
  await page.context().close()
})

// shows A-1-009, A-1-010, A-1-011, A-2-149, A-6-017
test('an agent adds crypto, bank and cash, and a reload lists what was saved', async ({ browser }) => {
  const page = await openPayment(await applied(browser, { swapRequisites: [{ cash: { network: 'CASH' } }] }))
  await expect(methods(page)).toHaveCount(1)
  await expect(form(page)).toHaveCount(0)
  await press(page, 'Add payment method')
  await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: 'TRON' })
  await page.getByRole('textbox', { name: 'Addresses' }).fill(tron)
  await press(page, 'Add to the list')
  await press(page, 'Add payment method')
  await section(page, 'Bank').click()
  await page.getByLabel('Currency').selectOption('GBP')
  await page.getByLabel('IBAN or card number').fill('GB82WEST12345698765432')
  await press(page, 'Add to the list')
  await press(page, 'Save Changes')
  await expect(alerts(page)).toContainText('Profile saved')
  await page.reload()
  await openPayment(page)
  await expect(methods(page)).toHaveCount(3)
  await expect(methods(page).filter({ hasText: 'TRON' })).toContainText(tron)
  await expect(methods(page).filter({ hasText: 'GBP bank account' })).toContainText('GB82 WEST 1234 5698 7654 32')
  const { swapRequisites } = await ownAgent(page, 'GET')
  expect(swapRequisites).toContainEqual({ crypto: { network: 'TRON', addresses: [tron] } })
  expect(swapRequisites).toContainEqual({ bank: { currency: 'GBP', number: 'GB82WEST12345698765432' } })
  expect(swapRequisites).toContainEqual({ cash: { network: 'CASH' } })
  await page.context().close()
})

// shows A-2-147, A-2-150, A-2-151
test('editing opens the accordion on the type, keeps the length of the list and changes the value', async ({
  browser,
}) => {
  const page = await openPayment(await applied(browser))
  await expect(methods(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Edit EUR bank account' }).click()
  await expect(page.getByRole('form', { name: 'Edit payment method' })).toBeVisible()
  await expect(section(page, 'Bank')).toHaveAttribute('aria-expanded', 'true')
  await expect(section(page, 'Crypto')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByLabel('IBAN or card number')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await page.getByLabel('IBAN or card number').fill('NL91ABNA0417164300')
  await press(page, 'Keep changes')
  await expect(methods(page)).toHaveCount(2)
  await expect(methods(page).filter({ hasText: 'EUR' })).toContainText('NL91 ABNA 0417 1643 00')
  await page.getByRole('button', { name: 'Edit Local chain' }).click()
  await expect(section(page, 'Crypto')).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Cancel')
  await expect(form(page)).toHaveCount(0)
  await page.context().close()
})

// shows A-2-158, A-2-159
test('a used network or currency is not offered again, except to the one that is edited', async ({ browser }) => {
  const page = await openPayment(await applied(browser))
  await press(page, 'Add payment method')
  await expect(page.getByRole('combobox', { name: 'Network' }).getByRole('option', { name: 'Ethereum' })).toBeAttached()
  await expect(
    page.getByRole('combobox', { name: 'Network' }).getByRole('option', { name: 'Local chain' }),
  ).toHaveCount(0)
  await section(page, 'Bank').click()
  await expect(page.getByLabel('Currency').locator('option[value=GBP]')).toBeAttached()
  await expect(page.getByLabel('Currency').locator('option[value=EUR]')).toHaveCount(0)
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'Edit Local chain' }).click()
  await expect(page.getByRole('combobox', { name: 'Network' })).toHaveValue('LOCAL')
  await page.context().close()
})

test('deleting asks first, and can be undone', async ({ browser }) => {
  const page = await openPayment(await applied(browser))
  await page.getByRole('button', { name: 'Delete EUR bank account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this payment method?' })
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(methods(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete EUR bank account' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(methods(page)).toHaveCount(1)
  await expect(page.getByText('EUR bank account removed from the list.')).toBeVisible()
  await press(page, 'Undo')
  await expect(methods(page)).toHaveCount(2)
  await page.context().close()
})

test('what is filled in but not added is not lost by going on', async ({ browser }) => {
  const page = await openPayment(await applied(browser, { swapRequisites: profile.swapRequisites.slice(0, 1) }))
  await press(page, 'Add payment method')
  await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: 'Ethereum' })
  await press(page, 'Next')
  await expect(page.getByRole('alert')).toHaveText('Add this payment method first, or clear its fields.')
  await press(page, 'Save Changes')
  await expect(alerts(page)).toContainText('Some entered values are not correct')
  await press(page, 'Cancel')
  await press(page, 'Next')
  await expect(tab(page, 'Swap pairs')).toHaveAttribute('aria-selected', 'true')
  await page.context().close()
})
