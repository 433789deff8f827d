import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import type { Affiliate, Partner } from '#api/affiliates.ts'
import type { User } from '#api/users.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { type Elsewhere, elsewhere, move, place } from './orders.ts'
import { problem } from './peers.ts'
import { agents, freshAccount, signIn, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { expectNarrow, personIn } from './way.ts'

interface Own {
  readonly affiliates: readonly Affiliate[]
}

const programs = (page: Page) => page.getByRole('list', { name: 'Your programs' }).getByRole('listitem')
const create = (page: Page) => page.getByRole('button', { name: 'Create program' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('affiliate_id'))
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'affiliate_id') ?? null

/** Somebody with a program, a partner if wanted: their account, what they do elsewhere, and the code. */
async function owner(request: APIRequestContext, isPartner: boolean): Promise<[number, Elsewhere, string]> {
  const account = freshAccount()
  const who = await elsewhere(request, account)
  if (isPartner) {
    const boss = await elsewhere(request, superUser)
    const { user } = await boss.ask<{ user: User }>('GET', `/api/v2/users/${who.addr}`)
    const wish = { permissions: { isAffiliated: true }, updatedAt: user.updatedAt }
    await boss.ask('PUT', `/api/v2/users/${who.addr}`, wish)
  }
  const made = await who.ask<{ affiliate: Affiliate }>('POST', '/api/affiliates/', {
    description: 'Readers of my blog',
  })
  return [account, who, made.affiliate.id]
}

/** The page, whose own programs are answered as `change` makes of them. */
async function withOwn(browser: Browser, change: (own: Own) => unknown): Promise<Page> {
  const page = await personIn(browser, freshAccount())
  await page.route('**/api/affiliates/', (route) => answerChanged<Own>(route, change))
  await page.goto('/affiliate')
  return page
}

// shows B-1-011, B-2.1-016, B-2.8-001, B-2.8-002, B-2.8-003, B-2.8-004, B-2.8-005, B-2.8-007, B-8.2-021
test('a program is created with its description, listed, and its code and link are copied', async ({ browser }) => {
  const page = await personIn(browser, freshAccount(), '/profile')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Bring people to the market' }).click()
  await expect(page).toHaveURL('/affiliate')
  await expect(page.getByText('You have no affiliate programs yet.')).toBeVisible()
  await expectAccessible(page)

  await create(page).click()
  const dialog = page.getByRole('dialog', { name: 'Create an affiliate program' })
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Say what the program is for.')
  await expectAccessible(page)
  await dialog.getByLabel('Description').fill('My <b>channel</b>\nabout [coins](https://x.example)')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Affiliate program created successful')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const first = programs(page).filter({ hasText: 'My <b>channel</b>' })
  await expect(first).toContainText('My <b>channel</b>\nabout [coins](https://x.example)')
  await expect(first.getByRole('link')).toHaveCount(0)
  await expect(first.getByText('Active', { exact: true })).toBeVisible()
  const code = (await first.locator('.mono').textContent()) ?? ''
  expect(code).toMatch(/^[a-z0-9]{10}$/)
  await first.getByRole('button', { name: 'Copy code' }).click()
  await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await clipboard(page)).toBe(code)
  await first.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => clipboard(page)).toBe(new URL(`/?affiliate_id=${code}`, page.url()).href)

  await create(page).click()
  await dialog.getByLabel('Description').fill('Friends')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Create' }).press('Enter')
  await expect(programs(page)).toHaveCount(2)
  await expect(programs(page).first()).toContainText('Friends')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows B-2.8-006
test('the badge Active is shown of a program that is active and not suspended, and of no other', async ({
  browser,
}) => {
  const flags = [
    { isActive: true, isSuspend: false },
    { isActive: true, isSuspend: true },
    { isActive: false, isSuspend: false },
    { isActive: false, isSuspend: true },
  ]
  const page = await withOwn(browser, (own) => ({
    ...own,
    affiliates: flags.map((each, i) => ({
      id: `program00${i}`,
      description: `Program ${i}`,
      flags: each,
      suspendReason: each.isSuspend ? 'Bought clicks' : null,
      figures: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    })),
  }))
  await expect(programs(page)).toHaveCount(4)
  await expect(programs(page).getByText('Active', { exact: true })).toHaveCount(1)
  await expect(programs(page).first().getByText('Active', { exact: true })).toBeVisible()
  await expect(programs(page).nth(1)).toContainText('Bought clicks')
  await page.context().close()
})

test('the owner switches a program off and on', async ({ browser, request }) => {
  const [account, , code] = await owner(request, false)
  const page = await personIn(browser, account, '/affiliate')
  await page.getByRole('button', { name: `Switch off ${code}` }).click()
  await expect(programs(page).getByText('Switched off', { exact: true })).toBeVisible()
  await expect(programs(page).getByText('Active', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Switch on ${code}` }).click()
  await expect(programs(page).getByText('Active', { exact: true })).toBeVisible()
  await page.context().close()
})

test('a list that cannot be loaded says so and is tried again; a full one takes no more', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  let isDown = true
  await page.route('**/api/affiliates/', (route) =>
    isDown ? route.fulfill({ status: 500, json: problem(500, 'server.fault') }) : route.continue(),
  )
  await page.goto('/affiliate')
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(create(page)).toBeDisabled()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You have no affiliate programs yet.')).toBeVisible()

  await page.route('**/api/affiliates/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: problem(409, 'affiliate.too-many') })
      : route.continue(),
  )
  await create(page).click()
  await page.getByLabel('Description').fill('One more')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('You have as many programs as one person can have.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('One more')
  await page.context().close()
})

// shows B-6-007
test('a visitor is taken home from the programs', async ({ page }) => {
  await page.goto('/affiliate')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('That page is open once you are logged in.')).toBeVisible()
})

for (const path of ['/', '/blog', '/about', '/nowhere']) {
  // shows A-3-059, A-3-060 for /
  test(`what a link to ${path} brings is kept in local storage and a cookie`, async ({ page }) => {
    await page.goto(`${path}?affiliate_id=x`)
    await expect.poll(() => kept(page)).toBe('x')
    const cookie = await cookieOf(page)
    expect(cookie).toMatchObject({ value: 'x', sameSite: 'Lax', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(90)
  })
}

test('the last link counts, junk changes nothing, and the link of a swap stays as it was', async ({ page }) => {
  const link = '/?affiliate_id=first&from=BITCOIN.BTC&to=SEPA.EUR&amount=0.05'
  await page.goto(link)
  await expect(page.getByLabel('You send')).toHaveValue('0.05')
  await expect(page).toHaveURL(link)
  expect(await kept(page)).toBe('first')
  await page.goto('/?affiliate_id=second')
  await expect.poll(() => kept(page)).toBe('second')
  for (const junk of ['', 'a b', '%3Cscript%3E', 'x;Domain=evil.example', 'x'.repeat(65)]) {
    await page.goto(`/about?affiliate_id=${junk}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await kept(page)).toBe('second')
    expect((await cookieOf(page))?.value).toBe('second')
  }
})

test('who comes by a link is bound to it at the first sign-in and the partner sees that; their orders earn', async ({
  browser,
  request,
}) => {
  const [account, partner, code] = await owner(request, true)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`/about?affiliate_id=${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What local storage has lost, the cookie has.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const newcomer = freshAccount()
  await signIn(page, newcomer)
  const who = await elsewhere(request, newcomer)
  const { user } = await who.ask<{ user: User }>('GET', `/api/users/${who.addr}`)
  expect(user.details.affiliateId).toBe(code)
  await context.close()

  const view = await personIn(browser, account, '/affiliate')
  const fact = (name: string) =>
    view.getByRole('listitem').locator('div', { has: view.getByText(name, { exact: true }) })
  await expect(fact('People who came').last()).toContainText('1')
  await expect(fact('Orders closed').last()).toContainText('0')

  const agent = await elsewhere(request, agents[1])
  const order = await place(who, 100, 'usdt', 'cash')
  await move(who, order, 'agentTransfer')
  await move(agent, order, 'closed')
  await view.reload()
  await expect(fact('Orders closed').last()).toContainText('1')
  const own = await partner.ask<Own & { earnings: { pendingUsd: string; payableUsd: string } }>(
    'GET',
    '/api/affiliates/',
  )
  expect(Number(own.earnings.pendingUsd)).toBeGreaterThan(0)
  expect(own.earnings.payableUsd).toBe('0.000000')
  await expectAccessible(view)
  await expectNarrow(view)
  await view.context().close()

  // Staff book what the agent owes, and pay the partner out.
  const boss = await elsewhere(request, superUser)
  const { dues } = await boss.ask<{ dues: { owedUsd: string } }>('GET', `/api/v2/agents/${addressOf(agents[1])}/dues`)
  const booked = { amountUsd: dues.owedUsd, reference: 'Transfer of the month' }
  await boss.ask('POST', `/api/v2/agents/${addressOf(agents[1])}/payments`, booked)
  const staff = await personIn(browser, superUser, `/admin/affiliates?find=${partner.addr}`)
  const row = staff.getByRole('main').locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expectAccessible(staff)
  await expectNarrow(staff)
  await row.getByRole('link').click()
  await expect(staff).toHaveURL(`/admin/affiliates/${partner.addr}`)
  await staff.getByRole('button', { name: 'Book a payout' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Amount, USD').fill('999999')
  await dialog.getByRole('button', { name: 'Book the payout' }).click()
  await expect(dialog).toContainText(/No more than [\d.]+\sUSD is payable\./)
  await expect(dialog).toContainText('Say by what it is found.')
  await expectAccessible(staff)
  await dialog.getByLabel('Amount, USD').fill('0.01')
  await dialog.getByLabel('Reference').fill('Tx 0x7')
  await dialog.getByRole('button', { name: 'Book the payout' }).click()
  await expect(staff.getByText(/^A payout of 0\.01\sUSD is booked\.$/)).toBeVisible()
  await expect(staff.getByRole('list', { name: /^Payouts/ })).toContainText('Tx 0x7')
  await expectAccessible(staff)
  await expectNarrow(staff)
  const after = await boss.ask<{ partner: Partner }>('GET', `/api/v2/affiliates/${partner.addr}`)
  expect(after.partner.paidOutUsd).toBe('0.010000')
  await staff.context().close()
})

test('staff suspend a program with a reason that its owner reads, and let it go on', async ({ browser, request }) => {
  const [account, who, code] = await owner(request, false)
  const staff = await personIn(browser, superUser, `/admin/affiliates/${who.addr}`)
  await staff.getByRole('button', { name: `Suspend: ${code}` }).click()
  const dialog = staff.getByRole('dialog', { name: `Suspend ${code}?` })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toContainText('Say why.')
  await dialog.getByLabel('Reason').fill('Bought clicks')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(staff.getByText('Suspended because: Bought clicks')).toBeVisible()
  const page = await personIn(browser, account, '/affiliate')
  await expect(programs(page)).toContainText('The market suspended this program: Bought clicks.')
  await staff.getByRole('button', { name: `Let it go on: ${code}` }).click()
  await staff.getByRole('dialog').getByLabel('Reason').fill('Talked it over')
  await staff.getByRole('dialog').getByRole('button', { name: 'Let it go on' }).click()
  await expect(staff.getByText('Suspended because')).toHaveCount(0)
  await page.reload()
  await expect(programs(page).getByText('Active', { exact: true })).toBeVisible()
  await staff.goto(`/admin/audit?find=${who.addr}`)
  const records = staff.getByRole('main').locator('tbody tr')
  await expect(records).toHaveCount(2)
  await expect(records.first()).toContainText('Suspended a program or let it go on')
  await page.context().close()
  await staff.context().close()
})
