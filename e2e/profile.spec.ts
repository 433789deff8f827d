import { expect, type Page, type Request, test } from '@playwright/test'
import { TestBotApi } from '#testing/bot-api.ts'
import { TestSmtp } from '#testing/smtp.ts'
import { expectAccessible } from './axe.ts'
import { elsewhere, newUser, place } from './orders.ts'
import { agents } from './people.ts'
import { expectNarrow, personIn } from './way.ts'

// The server asks a bot that has been away again within a minute.
test.setTimeout(150_000)
const patience = { timeout: 100_000 }
const botApi = new TestBotApi()
const smtp = new TestSmtp()
let nextUpdate = Date.now() % 1_000_000_000

test.beforeAll(async () => {
  await Promise.all([botApi.start(Number(process.env.E2E_BOT_PORT)), smtp.start(Number(process.env.E2E_SMTP_PORT))])
})
test.afterAll(() => Promise.all([botApi.stop(), smtp.stop()]))

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const save = (page: Page) => page.locator('form > footer').getByRole('button', { name: 'Save' })

async function openProfile(page: Page, tab: 'General' | 'Notifications' = 'General'): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('tab', { name: tab }).click()
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
}

/** The calls of a path that the page makes from now on. */
function callsTo(page: Page, pattern: RegExp): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) made.push(request)
  })
  return made
}

/** Carries the page's connect code to the bot, from this chat; answers with the activation code that it says there. */
async function carryCode(page: Page, chatId: number): Promise<string> {
  const code = await page.locator('code').textContent()
  nextUpdate += 1
  botApi.write(chatId, `/start ${code}`, [nextUpdate])
  await expect.poll(() => botApi.to(chatId).length, patience).toBe(1)
  return /code: (\S+)/.exec(botApi.to(chatId)[0] ?? '')?.[1] ?? ''
}

// shows A-2-014, A-2-015, A-6-014, B-2.1-015, B-2.1-038, B-2.7-001, B-2.7-002, B-2.7-005, B-6-003, B-8.2-016
test('General: the username is changed by the button in the footer, and shown in the header', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('tab')).toHaveText(['General', 'Notifications'])
  await page.getByLabel('Username').fill('  Ada of the quay ')
  await expect(page.getByText('There are unsaved changes.')).toBeVisible()
  await save(page).click()
  await expect(alerts(page)).toContainText('Profile saved')
  await expect(page.getByLabel('Username')).toHaveValue('Ada of the quay')
  await expect(page.getByText('There are unsaved changes.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('Ada of the quay')
  const { user: stored } = await user.ask<{ user: { username: string } }>('GET', `/api/users/${user.addr}`)
  expect(stored.username).toBe('Ada of the quay')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows A-5-061, A-5-062, B-5-032, B-5-033, B-8.2-015
test('General: an empty username is refused with an error alert, and no call is made', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await openProfile(page)
  const calls = callsTo(page, /^\/api\/settings\//)
  await page.getByLabel('Username').fill('   ')
  const before = calls.length
  await save(page).click()
  const alert = alerts(page).getByRole('alert')
  await expect(alert.locator('strong')).toHaveText('Some entered values are not correct')
  await expect(alert.locator('p')).toHaveText('Please check entered values on correctness')
  expect(calls.slice(before).filter((call) => call.method() === 'PUT')).toEqual([])
  await page.context().close()
})

test('General: unsaved changes are asked about before they are left behind', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await openProfile(page)
  await page.getByLabel('Username').fill('Half typed')
  await page.getByRole('link', { name: 'Surety, home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('Half typed')
  await page.getByRole('link', { name: 'Surety, home' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await page.context().close()
})

test('General: an agent is led to the peer settings for the name', async ({ browser }) => {
  const page = await personIn(browser, agents[2])
  await openProfile(page)
  await expect(page.getByLabel('Username')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'peer settings' })).toBeVisible()
  await page.context().close()
})

// shows B-6-003, B-6-008
test('a visitor is led home from the profile', async ({ page }) => {
  await page.goto('/profile?tab=notifications')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tab', { name: 'Notifications' })).toBeHidden()
})

test('a save that fails says so and keeps what was typed', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await openProfile(page)
  await page.route('**/api/settings/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByLabel('Username').fill('Grace')
  await save(page).click()
  await expect(alerts(page)).toContainText('Profile not saved')
  await expect(page.getByLabel('Username')).toHaveValue('Grace')
  await page.context().close()
})

// shows A-2-015, A-5-063, B-2.7-003, B-2.7-004, B-2.7-006, B-2.7-007, B-2.7-008, B-5-034, B-5-035, B-6-008, B-8.2-017
// shows B-8.2-018
test('Notifications: a connect code and link are shown, and the bot’s code activates the chat', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await openProfile(page, 'Notifications')
  const code = page.locator('code')
  await expect(code).toHaveText(/^[\w-]{20}$/)
  const link = page.getByRole('link', { name: 'Open the chat with the bot' })
  await expect(link).toHaveAttribute('href', `https://t.me/surety_test_bot?start=${await code.textContent()}`)
  await expectAccessible(page)
  await expectNarrow(page)

  const activations = callsTo(page, /\/tg-activate$/)
  const field = page.getByLabel('Activation code')
  const activate = page.getByRole('button', { name: 'Activate' })
  await activate.click()
  await field.fill('   ')
  await activate.click()
  await save(page).focus()
  expect(activations).toEqual([])

  await field.fill('WRONGWRONG')
  await activate.click()
  const alert = alerts(page).getByRole('alert')
  await expect(alert.locator('strong')).toHaveText('Some entered values are not correct')
  await expect(alert.locator('p')).toHaveText('Entered "activation-code" is not valid.')

  const chatId = 7_000_000 + (nextUpdate % 1_000_000)
  const right = await carryCode(page, chatId)
  await field.fill(`  ${right} `)
  await activate.click()
  await expect(page.getByText(/^Connected today/)).toBeVisible()
  expect(activations.at(-1)?.postDataJSON()).toEqual({ activationCode: right })
  const { telegram } = await user.ask<{ telegram: { verifiedAt: string | null } }>('GET', `/api/settings/${user.addr}`)
  expect(telegram.verifiedAt).not.toBeNull()

  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect.poll(() => botApi.to(chatId).some((text) => text.startsWith('It works')), patience).toBe(true)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.locator('code')).toBeVisible()
  await page.context().close()
})

test('Notifications: an address for mail is confirmed by the code that was sent to it, and removed', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await openProfile(page, 'Notifications')
  const card = page.getByRole('region', { name: 'E-mail' })
  const address = `quay-${user.addr.slice(2, 10).toLowerCase()}@mail.example`
  await card.getByLabel('Your e-mail address').fill('nobody')
  await card.getByRole('button', { name: 'Send a code' }).click()
  await expect(card.getByLabel('Your e-mail address')).toHaveAttribute('aria-invalid', 'true')
  expect(smtp.mails.filter(({ to }) => to === 'nobody')).toEqual([])

  await card.getByLabel('Your e-mail address').fill(address)
  await card.getByRole('button', { name: 'Send a code' }).click()
  await expect(card.getByText('Not confirmed')).toBeVisible()
  const code = /code: (\S+)/.exec(smtp.to(address).at(-1) ?? '')?.[1] ?? ''
  await card.getByLabel('Code from the mail').fill('WRONG-CODE')
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByLabel('Code from the mail')).toHaveAttribute('aria-invalid', 'true')
  await card.getByLabel('Code from the mail').fill(code)
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await place(user, 22)
  await expect.poll(() => smtp.to(address).some((mail) => mail.includes('Send exactly 22 USDT')), patience).toBe(true)
  await card.getByRole('button', { name: 'Remove the address' }).click()
  await expect(card.getByLabel('Your e-mail address')).toBeVisible()
  await page.context().close()
})

test('Notifications: a save without a username leads to its field', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await openProfile(page, 'Notifications')
  await page.getByLabel('New messages: Browser').uncheck()
  await save(page).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Username').fill('Named')
  await save(page).click()
  await expect(alerts(page)).toContainText('Profile saved')
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect(page.getByLabel('New messages: Browser')).not.toBeChecked()
  await page.context().close()
})

test('Notifications: what is chosen is saved, with quiet hours', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await openProfile(page)
  await page.getByLabel('Username').fill('Quiet')
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.getByLabel('New messages: E-mail').uncheck()
  await page.getByLabel(/^Quiet hours/).check()
  await page.getByLabel('From', { exact: true }).fill('21:30')
  await save(page).click()
  await expect(alerts(page)).toContainText('Profile saved')
  await page.reload()
  await expect(page.getByLabel('New messages: E-mail')).not.toBeChecked()
  await expect(page.getByLabel('New messages: Bot')).toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
  await expectNarrow(page)
  await page.context().close()
})

test('Notifications: this browser is asked for leave only when the button is pressed', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    Notification.requestPermission = () => {
      ;(window as unknown as { asked: number }).asked += 1
      return Promise.resolve('denied')
    }
  })
  await openProfile(page, 'Notifications')
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  const button = page.getByRole('button', { name: 'Turn messages on' })
  await expect(button).toBeVisible()
  expect(await asked()).toBe(0)
  await button.click()
  await expect(alerts(page)).toContainText('Not allowed')
  expect(await asked()).toBe(1)
  await page.context().close()
})

test('the worker for messages is our own and registers under the page’s policy', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  const script = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    return (await navigator.serviceWorker.ready).active?.scriptURL
  })
  expect(script).toMatch(/\/push-worker\.js$/)
  const refused = page.evaluate(() => navigator.serviceWorker.register('/assets/other.js'))
  await expect(refused).rejects.toThrow()
  await page.context().close()
})

// shows A-6-014
test('an address for settings that is another person’s is refused', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const other = await elsewhere(request, agents[0])
  await expect(other.ask('GET', `/api/settings/${user.addr}`)).rejects.toThrow('access.denied')
  await expect(other.ask('PUT', `/api/settings/${user.addr}`, { user: { username: 'Eve' } })).rejects.toThrow(
    'access.denied',
  )
  await page.context().close()
})
