import { expect, type Page, test } from '@playwright/test'
import { freshAccount, logIn, signIn } from './people.ts'
import { askedOf, changeConfig, pretendWallet, withoutDemoWallet } from './wallets.ts'

const sessionKey = 'surety.session'

interface Saved {
  isLogged: boolean
  user: { addr: string } | null
  accessToken: string
  accessTokenExpireAt: string
  refreshToken: string
  refreshTokenExpireAt: string
}

function saved(page: Page): Promise<Saved | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null, sessionKey)
}

/** Lets the saved access token end this many ms from now, by the server's clock, which is this machine's. */
async function letAccessEndIn(page: Page, left: number): Promise<void> {
  // Once the application is shown it has saved what it had to save.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.evaluate(
    ([key, end]) => {
      for (const storage of [localStorage, sessionStorage]) {
        const session = JSON.parse(storage.getItem(key) ?? 'null') as Record<string, unknown> | null
        if (session) storage.setItem(key, JSON.stringify({ ...session, accessTokenExpireAt: end }))
      }
    },
    [sessionKey, new Date(Date.now() + left).toISOString()] as const,
  )
}

const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'No', status, code }),
})

const userCalls = /\/api\/users\/0x[0-9a-fA-F]{40}$/

test.describe('the saved session', () => {
  // shows B-3-009, B-4-002, B-4-003
  test('has isLogged, user, both tokens and both ends, survives a reload, and is removed by logging out', async ({
    page,
  }) => {
    await signIn(page, freshAccount())
    expect(Object.keys((await saved(page)) ?? {}).sort()).toEqual([
      'accessToken',
      'accessTokenExpireAt',
      'isLogged',
      'refreshToken',
      'refreshTokenExpireAt',
      'user',
    ])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await saved(page)).toBeNull()
  })

  // shows A-2-044, B-4-010
  test('logging out on any page leads home, and the refresh token no longer works', async ({ page, request }) => {
    await signIn(page, freshAccount())
    await page.goto('/profile')
    const before = await saved(page)
    const told = page.waitForResponse('**/api/logout')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    expect((await told).status()).toBe(200)
    const answer = await request.post('/api/refresh-token', { data: { refreshToken: before?.refreshToken } })
    expect(answer.status()).toBe(401)
  })
})

test.describe('the access token', () => {
  // shows A-7-001, B-7.1-001, B-7.1-002
  test('is carried by every call when logged in, by none before, and never by the token refresh', async ({ page }) => {
    const calls: { path: string; carries: boolean }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push({ path: pathname, carries: 'authorization' in request.headers() })
    })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ carries }) => carries)).toEqual([])

    await signIn(page, freshAccount())
    calls.length = 0
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.filter(({ carries }) => !carries)).toEqual([])

    // The token of now has ended for every call, also for one that the page before the reload has under way.
    const ended = (await saved(page))?.accessToken
    calls.length = 0
    await page.route(userCalls, async (route) => {
      const isEnded = (await route.request().headerValue('authorization')) === `Bearer ${ended}`
      await (isEnded ? route.fulfill(problem(401, 'session.expired')) : route.continue())
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect
      .poll(() => calls.find(({ path }) => path === '/api/refresh-token'))
      .toEqual({ path: '/api/refresh-token', carries: false })
  })

  // shows B-4-005
  test('is renewed with 9 s left and not with more than 20', async ({ page }) => {
    await signIn(page, freshAccount())
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/refresh-token')) renewals += 1
    })
    await page.clock.install()
    // The first check comes 10 s after the start: 19 s now are 9 s then.
    await letAccessEndIn(page, 60_000)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.clock.runFor(11_000)
    expect(renewals).toBe(0)

    await letAccessEndIn(page, 19_000)
    const before = (await saved(page))?.accessToken
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect.poll(() => renewals).toBe(1)
    await expect.poll(async () => (await saved(page))?.accessToken).not.toBe(before)
  })

  // shows B-4-004, B-9-001
  test('is checked once every 10000 ms', async ({ page }) => {
    await signIn(page, freshAccount())
    // Each renewal gives a token that is about to end, so that each check shows itself by a renewal.
    let renewals = 0
    await page.route('**/api/refresh-token', async (route) => {
      renewals += 1
      const accessTokenExpireAt = new Date(Date.now() + 1_000).toISOString()
      await route.fulfill({ json: { ...((await saved(page)) as Saved), accessTokenExpireAt } })
    })
    await letAccessEndIn(page, 1_000)
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_000)
    const atStart = renewals
    for (const check of [1, 2, 3]) {
      await page.clock.runFor(10_000)
      await expect.poll(() => renewals - atStart).toBe(check)
    }
  })
})

test.describe('a 401', () => {
  // shows A-8-029, B-6-019, B-8.1-002
  test('leads to one refresh and one retry, and the page works', async ({ page }) => {
    await signIn(page, freshAccount())
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/refresh-token')) answers.push(`renewal ${response.status()}`)
      if (userCalls.test(response.url())) answers.push(`read ${response.status()}`)
    })
    await page.route(userCalls, (route) => route.fulfill(problem(401, 'session.expired')), { times: 1 })
    await page.goto('/profile')
    await expect.poll(() => answers.slice(0, 3)).toEqual(['read 401', 'renewal 200', 'read 200'])
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    expect(answers.filter((answer) => !answer.endsWith('200'))).toEqual(['read 401'])
    expect(answers.filter((answer) => answer.startsWith('renewal'))).toHaveLength(1)
  })

  // shows A-8-028, B-4-009, B-6-019, B-8.1-001, B-8.1-004
  test('that comes again after the refresh logs out and leads home', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.route(userCalls, (route) => route.fulfill(problem(401, 'session.expired')))
    await page.goto('/profile')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await saved(page)).toBeNull()
  })

  // shows B-4-007, B-8.1-003
  test('whose refresh is refused logs out and leads home', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.route(userCalls, (route) => route.fulfill(problem(401, 'session.expired')))
    await page.route('**/api/refresh-token', (route) => route.fulfill(problem(401, 'session.refresh-refused')))
    await page.goto('/profile')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await saved(page)).toBeNull()
  })

  // shows A-8-033, B-8.1-007
  test('never shows the code of a refusal to a person', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/login', (route) => route.fulfill(problem(401, 'sign-in.refused')))
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Login failed' })
    await expect(alert).toContainText('The signature was not accepted.')
    await expect(alert).not.toContainText('sign-in.refused')
  })
})

// shows B-4-007
test('a refresh that fails when the session is checked logs out', async ({ page }) => {
  await signIn(page, freshAccount())
  await page.route('**/api/refresh-token', (route) => route.fulfill(problem(401, 'session.refresh-refused')))
  await letAccessEndIn(page, 15_000)
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await saved(page)).toBeNull()
})

test('a server that cannot be reached for a moment logs nobody out', async ({ page }) => {
  await signIn(page, freshAccount())
  let attempts = 0
  await page.route('**/api/refresh-token', async (route) => {
    attempts += 1
    await route.abort()
  })
  await letAccessEndIn(page, 15_000)
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('logging out in one tab logs out the same person in another', async ({ page, context }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 31 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

  const second = await context.newPage()
  await withoutDemoWallet(second)
  await second.addInitScript(() => sessionStorage.setItem('pretended.Pretended', 'connected'))
  await pretendWallet(second, { account: 31 })
  await second.goto('/')
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect((await askedOf(second)).map(({ method }) => method)).not.toContain('personal_sign')
  await second.getByRole('button', { name: 'Account menu' }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test.describe('the configuration', () => {
  // shows A-7-031, B-3-046
  test('is the first call of the application, and is loaded once at its start', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await page.goto('/')
    await expect.poll(() => calls.length).toBeGreaterThan(1)
    expect(calls[0]).toBe('/api/config')
    expect(calls.filter((path) => path === '/api/config')).toHaveLength(1)
  })

  test('that cannot be loaded is told, with a way to try again', async ({ page }) => {
    // The page asks before its program is there, and the program once more.
    await page.route('**/api/config', (route) => route.fulfill(problem(500, 'server.fault')), { times: 2 })
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('Surety could not be opened')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

test.describe('the terms gate', () => {
  // shows A-2-019, A-2-020, A-7-041, B-2.1-043, B-4-018, B-4-019
  test('sends a new user to the terms, records the acceptance per user, and leads to the profile', async ({
    page,
    browser,
  }) => {
    const account = freshAccount()
    await page.goto('/')
    await logIn(page, account)
    await expect(page).toHaveURL('/terms-of-service')
    await page.goto('/orders')
    await expect(page).toHaveURL('/terms-of-service')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL('/profile')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/')
    await logIn(elsewhere, account)
    await elsewhere.getByRole('link', { name: 'Profile' }).click()
    await expect(elsewhere).toHaveURL('/profile')
    await elsewhere.context().close()
  })

  test('asks another user of the same browser too', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('complementary', { name: 'Demo wallet' }).getByRole('button', { name: 'Demo wallet' }).click()
    await page.getByRole('complementary', { name: 'Demo wallet' }).getByLabel('Account').selectOption('')
    await logIn(page, freshAccount())
    await expect(page).toHaveURL('/terms-of-service')
  })

  // shows B-2.1-044
  test('waits for the configuration: no redirect before its answer', async ({ page }) => {
    await page.goto('/')
    await logIn(page, freshAccount())
    await expect(page).toHaveURL('/terms-of-service')
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    await page.route('**/api/config', async (route) => {
      await opened
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/config')
    await page.goto('/about')
    await asked
    await expect(page).toHaveURL('/about')
    open()
    await expect(page).toHaveURL('/terms-of-service')
  })
})

test('the configuration of the person is loaded again after the login', async ({ page }) => {
  const users: unknown[] = []
  await changeConfig(page, (config) => {
    users.push(config.user)
    return {}
  })
  await page.goto('/')
  await logIn(page, freshAccount())
  expect(users[0]).toBeNull()
  expect(users.at(-1)).not.toBeNull()
})
