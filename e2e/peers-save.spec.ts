import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  alerts,
  applied,
  approvedAgent,
  evm,
  methods,
  ownAgent,
  personAtPeers,
  press,
  problem,
  profile,
  tab,
} from './peers.ts'

const ownCall = /\/api\/agents\/0x[0-9a-fA-F]{40}$/

/** Answers the next saves with this instead of sending them. */
async function refuseSaves(page: Page, status: number, json: object): Promise<void> {
  await page.route(ownCall, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fulfill({ status, contentType: 'application/problem+json', json })
  })
}

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
type Box = Awaited<ReturnType<typeof boxOf>>

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y
  return !isBeside && !isAbove
}

// shows A-2-128, A-2-129, A-2-130
test('tabs open their steps for an agent, and Next and Back keep what was entered', async ({ browser }) => {
  const page = await applied(browser)
  await page.getByLabel('Username').fill('Kept')
  for (const step of ['Swap pairs', 'General', 'Payment methods']) {
    await tab(page, step).click()
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
  }
  await press(page, 'Back')
  await expect(page.getByLabel('Username')).toHaveValue('Kept')
  await press(page, 'Next')
  await expect(methods(page)).toHaveCount(2)
  await tab(page, 'Payment methods').press('ArrowRight')
  await expect(tab(page, 'Swap pairs')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Swap pairs')).toBeFocused()
  await page.context().close()
})

// shows A-2-135, A-5-058, A-5-059, A-5-060, A-8-016, A-8-017
test('a fault in a step that is not open: not saved, its step opens, alert with title and text, page at the top', async ({
  browser,
}) => {
  const page = await applied(browser)
  await page.setViewportSize({ width: 900, height: 500 })
  await page.getByLabel('Username').fill('')
  await tab(page, 'Swap pairs').click()
  await page.getByRole('button', { name: 'Save Changes' }).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const saves: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && ownCall.test(request.url()) && saves.push(request.url()),
  )
  await press(page, 'Save Changes')
  await expect(alerts(page).getByText('Some entered values are not correct', { exact: true })).toBeVisible()
  await expect(alerts(page).getByText('Please check entered values on correctness', { exact: true })).toBeVisible()
  await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This field is required/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(saves).toEqual([])
  await page.getByLabel('Username').fill('Quay')
  await expect(alerts(page)).toBeEmpty()
  await page.context().close()
})

for (const width of [390, 1440]) {
  test(`an alert at ${width} px leaves the Active switch in reach`, async ({ browser }) => {
    const page = await applied(browser)
    await page.setViewportSize({ width, height: 844 })
    await page.getByLabel('Username').fill('')
    await press(page, 'Save Changes')
    const alert = page.getByRole('alert').filter({ hasText: 'Some entered values are not correct' })
    await expect(alert).toBeVisible()
    const active = page.getByRole('switch', { name: 'Active', exact: true })
    await expect
      .poll(async () => overlaps(await boxOf(alert), await boxOf(page.locator('label', { has: active }).last())))
      .toBe(false)
    await page.context().close()
  })
}

test('what is typed while a save is under way is kept, and is not saved yet', async ({ browser }) => {
  const page = await applied(browser)
  const arrived = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route(ownCall, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    arrived.resolve()
    await answer.promise
    await route.continue()
  })
  await page.getByLabel('Username').fill('First')
  await press(page, 'Save Changes')
  await arrived.promise
  await page.getByLabel('First name').fill('Later')
  answer.resolve()
  await expect(alerts(page)).toContainText('Profile saved')
  await expect(page.getByLabel('First name')).toHaveValue('Later')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await ownAgent(page, 'GET')).toMatchObject({ username: 'First', profile: { firstName: 'Quay' } })
  await press(page, 'Save Changes')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await ownAgent(page, 'GET')).toMatchObject({ username: 'First', profile: { firstName: 'Later' } })
  await page.context().close()
})

for (const [status, code, words] of [
  [500, 'server.fault', 'Something went wrong on our side. Please try again.'],
  [422, 'agent.invalid', 'The profile was not accepted. Please check the entered values.'],
  [503, 'service.busy', 'The service is busy right now. Please try again in a moment.'],
] as const) {
  // shows A-8-015
  test(`a save that the server refuses (${status}) shows its reason under the error title, and keeps the draft`, async ({
    browser,
  }) => {
    const page = await applied(browser)
    await refuseSaves(page, status, problem(status, code))
    await page.getByLabel('Username').fill('Another')
    await press(page, 'Save Changes')
    const alert = alerts(page).getByRole('alert')
    await expect(alert.getByText('Something went wrong', { exact: true })).toBeVisible()
    await expect(alert.getByText(words, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/peers')
    await expect(page.getByLabel('Username')).toHaveValue('Another')
    await page.unroute(ownCall)
    await press(page, 'Save Changes')
    await expect(alerts(page)).toContainText('Profile saved')
    await page.context().close()
  })
}

test('edited in two windows: the second save is refused with both versions shown, and takes theirs', async ({
  browser,
}) => {
  const page = await applied(browser)
  const other = await page.context().newPage()
  await other.goto('/peers')
  await other.getByLabel('Username').fill('From the other')
  await other.getByLabel('Last name').fill('Otherwise')
  await press(other, 'Save Changes')
  await expect(alerts(other)).toContainText('Profile saved')
  await page.getByLabel('Username').fill('From here')
  await press(page, 'Save Changes')
  const dialog = page.getByRole('dialog', { name: 'The profile was changed elsewhere' })
  await expect(dialog.getByRole('row', { name: 'Username' }).getByRole('cell')).toHaveText([
    'From here',
    'From the other',
  ])
  await expect(dialog.getByRole('row', { name: 'Last name' }).getByRole('cell')).toHaveText(['Desk', 'Otherwise'])
  await expect(dialog.locator('tbody').getByRole('row')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('From the other')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.getByLabel('Username').fill('After all')
  await press(page, 'Save Changes')
  await expect(alerts(page)).toContainText('Profile saved')
  await page.context().close()
})

test('edited in two windows: mine is kept and saved over it', async ({ browser }) => {
  const page = await applied(browser)
  const { updatedAt } = await ownAgent(page, 'GET')
  await ownAgent(page, 'POST', { ...profile, username: 'Elsewhere', updatedAt })
  await page.getByLabel('Username').fill('Mine')
  await press(page, 'Save Changes')
  await press(page, 'Keep mine and save over it')
  await expect(alerts(page)).toContainText('Profile saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await ownAgent(page, 'GET')).username).toBe('Mine')
  await page.context().close()
})

test('unsaved changes are warned about: by a link, and when the page is closed', async ({ browser }) => {
  const page = await applied(browser)
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/orders')
  await page.goto('/peers')
  await page.getByLabel('Username').fill('Changed')
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/peers')
  await expect(page.getByLabel('Username')).toHaveValue('Changed')
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/orders')
  await page.context().close()
})

test('a profile that cannot be loaded says so and can be tried again', async ({ browser }) => {
  const page = await personAtPeers(browser, approvedAgent)
  await page.route(ownCall, (route) => route.fulfill({ status: 429, json: problem(429, 'request.too-many') }))
  await page.goto('/peers')
  await expect(page.getByText('That was a little too often.')).toBeVisible()
  await page.unroute(ownCall)
  await press(page, 'Try again')
  await expect(page.getByLabel('Username')).toHaveValue('Lagoon Desk')
  await page.context().close()
})

// shows A-7-034
test('the own profile is loaded from its address while a skeleton of the page is shown', async ({ browser }) => {
  const page = await personAtPeers(browser, approvedAgent)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(ownCall, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/peers')
  await expect(page.getByRole('status', { name: 'Loading your profile' })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Liquidity provider' })).toBeVisible()
  await page.context().close()
})

// shows A-2-131, A-7-035, A-7-050, A-7-051
test('a successful save shows title and description of the agent update message', async ({ browser }) => {
  const page = await applied(browser)
  await page.getByLabel('Username').fill('Renamed')
  await press(page, 'Save Changes')
  const alert = alerts(page).getByRole('status')
  await expect(alert.getByText('Profile saved', { exact: true })).toBeVisible()
  await expect(alert.getByText('Your changes are in force from now on.', { exact: true })).toBeVisible()
  expect((await ownAgent(page, 'GET')).swapRequisites).toContainEqual({
    crypto: { network: 'LOCAL', addresses: [evm] },
  })
  await page.context().close()
})
