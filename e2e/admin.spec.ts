import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { shortAddress } from '#web/ui/short-address.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { elsewhere, move, place } from './orders.ts'
import { applied, problem } from './peers.ts'
import { agents, freshAccount, sessionOf, superUser } from './people.ts'
import { moderatorAt } from './staff.ts'
import { addressOf } from './wallets.ts'
import { expectNarrow, personIn } from './way.ts'

const superTabs = [
  'Orders',
  'Users',
  'Agents',
  'Prices',
  'Swap',
  'Blog',
  'Create Blog Post',
  'Halts',
  'Affiliates',
  'Audit',
]
const superOnly = ['users', 'prices', 'swap', 'blog', 'blog/list', 'halts', 'affiliates', 'audit']
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Admin' })
const rows = (page: Page) => page.getByRole('main').locator('tbody tr')
const alert = (page: Page, text: string) => page.getByText(text, { exact: true })

async function staffAt(browser: Browser, path: string): Promise<Page> {
  const page = await personIn(browser, superUser, path)
  return page
}

// shows A-2-027, B-2.1-020, B-2.1-021, B-2.1-024, B-2.1-026, B-2.1-029, B-2.1-030, B-2.10-001, B-6-013
test('super users have a tab for everything, each of which leads to its place', async ({ browser }) => {
  const page = await staffAt(browser, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(superTabs)
  await expectAccessible(page)
  const places = ['orders', 'users', 'peers', 'prices', 'swap', 'blog/list', 'blog', 'halts', 'affiliates', 'audit']
  for (const [i, word] of superTabs.entries()) {
    const tab = tabs(page).getByRole('link', { name: word, exact: true })
    await tab.click()
    await expect(page).toHaveURL(`/admin/${places[i]}`)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
  }
  await page.context().close()
})

// shows A-2-080, B-2.10-002, B-5-042, B-6-016, B-6-018
test('moderators have agents and orders; users, agents and visitors are taken home', async ({ browser, page }) => {
  const moderator = await moderatorAt(browser, '/admin')
  await expect(tabs(moderator).getByRole('link')).toHaveText(['Orders', 'Agents'])
  for (const path of superOnly) {
    await moderator.goto(`/admin/${path}`)
    await expect(moderator).toHaveURL('/')
  }
  await moderator.context().close()
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  for (const account of [freshAccount(), agents[0]]) {
    const other = await personIn(browser, account)
    for (const path of ['/admin', '/admin/orders', '/admin/peers/moderation', ...superOnly.map((p) => `/admin/${p}`)]) {
      await other.goto(path)
      await expect(other).toHaveURL('/')
    }
    await other.context().close()
  }
})

// shows A-1-017, A-2-022, A-2-077, A-2-091, A-6-033, A-8-021, A-9-016
test('a moderator finds a dispute that waits, takes it, and finds it again among the own ones', async ({
  browser,
  request,
}) => {
  const user = await elsewhere(request, freshAccount())
  const id = await place(user, 20)
  await move(user, id, 'dispute', 'Nothing came.')
  const name = `${id.slice(-6, -3)}-${id.slice(-3)}`.toUpperCase()
  const page = await moderatorAt(browser, '/admin/orders')
  await page.getByLabel('Status').selectOption('Dispute')
  await page.getByLabel('Whose disputes').selectOption('Nobody’s disputes')
  await page.getByLabel('Order or address').fill(name)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=dispute&assigned=nobody&find=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Nobody’s yet')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Take the dispute' }).click()
  await expect(page.getByText('Looked after by you')).toBeVisible()
  await page.goto(`/admin/orders?status=dispute&assigned=me`)
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Disputes that wait for you' })).toContainText(name)
  await page.goto('/admin/orders?find=nothing')
  await expect(page.getByText('Orders not found', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows A-1-018, A-2-023, A-2-025, A-2-026, A-2-192, A-2-193, A-2-194, A-8-018, A-8-019, A-8-020, A-9-036, B-1-016
// shows B-2.1-022
test('staff change a status by what the server allows; a refusal says that nothing was changed', async ({
  browser,
  request,
}) => {
  const user = await elsewhere(request, freshAccount())
  const id = await place(user, 20)
  const page = await personIn(browser, superUser)
  await page.route(`**/api/v2/orders/${id}`, (route) =>
    answerChanged<{ allowedStatuses: string[] }>(route, (view) => ({
      ...view,
      allowedStatuses: [...view.allowedStatuses, 'lost'],
    })),
  )
  await page.goto(`/admin/orders/${id}`)
  for (const part of ['User', 'Agent', 'Calculation', 'History']) {
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  }
  const select = page.getByLabel('Move to')
  await expect(select.locator('option')).toHaveText(['Choose a status', 'Dispute', 'Cancelled', 'Rejected'])
  const change = async () => {
    await select.selectOption('Cancelled')
    await page.getByRole('button', { name: 'Change the status' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change the status' }).click()
  }
  const path = `**/api/orders/${id}`
  await page.route(path, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: problem(409, 'order.transition') })
      : route.fallback(),
  )
  await change()
  await expect(alert(page, 'Something went wrong. Status not updated.')).toBeVisible()
  await page.unroute(path)
  // The order was read again: the question about it is asked anew.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await change()
  await expect(alert(page, 'Status updated')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  const { addr } = user
  await expect(history).toContainText(`${addr.slice(0, 5)}…${addr.slice(-5)}`)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page).toHaveURL(`/admin/orders/${id}/messages`)
  await page.goto(`/admin/orders/${id}`)
  await page.getByRole('link', { name: 'Back to all orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

// shows A-1-016, A-2-030, A-2-031, A-2-187, A-2-188, A-2-189, A-2-190, A-2-191, A-8-023, B-1-014, B-2.1-025, B-6-014
// shows B-8.2-019, B-8.2-020
test('a super user finds a user, saves what they may do, and is told of a failure', async ({ browser, request }) => {
  const { addr } = await elsewhere(request, freshAccount())
  for (let i = 0; i < 10; i += 1) await sessionOf(request, freshAccount())
  const page = await staffAt(browser, '/admin/users')
  await expect(page.getByRole('columnheader')).toHaveText(['Address', 'Username', 'Created', 'Updated'])
  await expect(rows(page)).toHaveCount(10)
  await page.getByLabel('Address or username').fill(addr)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(`/admin/users/${addr}`)
  await expect(page.getByText(addr, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  }
  const moderator = page.getByLabel('Moderator')
  await page.route('**/api/v2/users/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: problem(500, 'server.fault') })
      : route.fallback(),
  )
  await moderator.check()
  await save()
  await expect(alert(page, 'Error')).toBeVisible()
  await page.unroute('**/api/v2/users/*')
  // The question stands as it was, and names whom it is about.
  const dialog = page.getByRole('dialog', { name: `Save what ${shortAddress(addr)} may do?` })
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(dialog).toContainText('It takes effect at once, on open pages too.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(alert(page, 'User updated')).toBeVisible()
  await expect(alert(page, 'User data updated successfully')).toBeVisible()
  await page.reload()
  await expect(moderator).toBeChecked()
  await page.getByLabel('Banned').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const ban = page.getByRole('dialog', { name: `Ban ${shortAddress(addr)}?` })
  await expect(ban).toContainText('Open disputes that they look after are given back.')
  await expect(ban.getByRole('button', { name: 'Not now' })).toBeFocused()
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(ban).toHaveCount(0)
  await expect(page.getByLabel('Banned')).toBeChecked()
  await page.goto('/admin/users?find=nobody-is-called-so')
  await expect(page.getByText('Users not found', { exact: true })).toBeVisible()
  for (const behind of ['/admin/users?page=9&time=2020-01-01T00:00:00.000Z', '/admin/swap?page=99']) {
    await page.goto(behind)
    await expect(page.getByText('Nothing on this page', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'First page' }).click()
    await expect(page.getByText('Nothing on this page', { exact: true })).toBeHidden()
  }
  await page.context().close()
})

// shows A-2-186, B-9-028
test('staff page through users and back by the address, and save all of them as a file', async ({
  browser,
  request,
}) => {
  for (let i = 0; i < 11; i += 1) await sessionOf(request, freshAccount())
  const page = await staffAt(browser, '/admin/users')
  const first = await rows(page).first().textContent()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page).first()).not.toHaveText(first ?? '')
  const second = await rows(page).first().textContent()
  await page.reload()
  await expect(rows(page).first()).toHaveText(second ?? '')
  // Others may have come meanwhile: the newest are first again, whoever they are.
  await page.goBack()
  await expect(page).not.toHaveURL(/page=/)
  await expect(rows(page).first()).not.toHaveText(second ?? '')
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^surety-users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('Address,Username,Created,Updated')
  expect(lines.length).toBeGreaterThan(11)
  expect(lines.some((line) => line.startsWith(addressOf(superUser)))).toBe(true)
  await page.context().close()
})

// shows A-1-015, A-2-028, A-2-029, A-2-172, A-2-173, A-2-174, A-2-175, A-2-177, A-2-178, A-2-179, A-2-180, A-2-181
// shows A-2-182, A-4-038, A-4-039, A-6-027, A-6-028, A-8-022, B-1-015, B-2.1-027, B-2.1-028
test('an applicant waits in the queue, is declined and approved, suspended and switched off', async ({ browser }) => {
  const applicant = await applied(browser)
  const addr = await applicant.evaluate(() => JSON.parse(localStorage.getItem('surety.session') ?? '{}').user.addr)
  await applicant.context().close()
  const page = await moderatorAt(browser, '/admin/peers/moderation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents awaiting moderation')
  const row = rows(page).filter({ has: page.getByTitle(addr) })
  await expect(row).toContainText('Waiting for moderation')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/admin/peers/${addr}`)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('E-mail')
  await expectAccessible(page)
  await expectNarrow(page)
  for (const [word, badge] of [
    ['Decline', 'Declined'],
    ['Approve', 'Approved'],
  ] as const) {
    await page.getByRole('button', { name: word, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
    await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: word, exact: true })).toBeDisabled()
  }
  for (const name of ['Active', 'Suspended']) {
    const flag = page.getByRole('switch', { name })
    const was = await flag.isChecked()
    await flag.click()
    if (name === 'Suspended') {
      // It asks first, and until then nothing is so.
      await expect(
        page.getByRole('dialog', { name: /^Suspend / }).getByRole('button', { name: 'Not now' }),
      ).toBeFocused()
      await expect(flag).not.toBeChecked()
      await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click()
      await expect(page.getByText(/ is suspended: nothing new is matched with them\.$/)).toBeVisible()
    }
    await expect(flag).toBeChecked({ checked: !was })
    await page.reload()
    await expect(flag).toBeChecked({ checked: !was })
  }
  await page.goto(`/admin/peers?status=approved&active=false&find=${addr}`)
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Activity').selectOption('Active')
  await expect(page.getByText('Agents not found', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows A-2-183, B-2.1-027
test('staff have an agent’s collateral read anew', async ({ browser }) => {
  const page = await staffAt(browser, `/admin/peers/${addressOf(agents[0])}`)
  const card = page.getByRole('region', { name: 'Collateral' })
  await expect(card).toContainText(/Available.*USD|Available.*\d/)
  const [asked] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/collateral')),
    card.getByRole('button', { name: 'Refresh collateral' }).click(),
  ])
  expect(asked.status()).toBe(200)
  await page.context().close()
})

test('a super user gives a dispute to a moderator', async ({ browser, request }) => {
  const user = await elsewhere(request, freshAccount())
  const id = await place(user, 20)
  await move(user, id, 'dispute', 'Nothing came.')
  const moderator = await moderatorAt(browser, '/admin')
  const addr = await moderator.evaluate(() => JSON.parse(sessionStorage.getItem('surety.session') ?? '{}').user.addr)
  const page = await staffAt(browser, `/admin/orders/${id}`)
  // The arrows go through the names and give nothing away.
  const whom = page.getByLabel('Give it to')
  await whom.selectOption(addr)
  await whom.press('ArrowUp')
  await expect(page.getByText('Nobody looks after it yet.')).toBeVisible()
  await whom.selectOption(addr)
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByText('Looked after by')).toBeVisible()
  const name = `${id.slice(-6, -3)}-${id.slice(-3)}`.toUpperCase()
  await moderator.reload()
  await expect(moderator.getByRole('region', { name: 'Disputes that wait for you' })).toContainText(name)
  await moderator.context().close()
  await page.context().close()
})

test('to whom a dispute could be given is asked again where it was not answered', async ({ browser, request }) => {
  const user = await elsewhere(request, freshAccount())
  const id = await place(user, 20)
  await move(user, id, 'dispute', 'Nothing came.')
  const page = await personIn(browser, superUser)
  const people = '**/api/v2/users?*'
  await page.route(people, (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto(`/admin/orders/${id}`)
  await expect(page.getByText(/^To whom it could be given was not read\./)).toBeVisible()
  await page.unroute(people)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Take the dispute' })).toBeVisible()
  await expect(page.getByText(/^To whom it could be given was not read\./)).toHaveCount(0)
  await page.context().close()
})
