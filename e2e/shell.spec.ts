import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { freshAccount, signIn, superUser } from './people.ts'
import { pretendWallet, withoutDemoWallet } from './wallets.ts'

const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'No', status, code }),
})

const userCalls = /\/api\/users\/0x[0-9a-fA-F]{40}$/
const publicPages = ['/', '/terms-of-service', '/about', '/blog', '/500', '/nowhere']

/** Opens a page and waits until it shows its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
}

test.describe('pages', () => {
  // shows A-2-017, A-2-018, A-6-003, B-1-002, B-2.1-002, B-6-002
  test('the terms are ten paragraphs and an Accept button, open to everyone', async ({ page }) => {
    await open(page, '/terms-of-service')
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(10)
    await expect(page.getByRole('article').getByRole('listitem').locator('p')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  // shows A-2-021, B-2.1-008
  test('/about is an empty page, not the 404 page', async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByRole('main').locator('p, a, button, img')).toHaveCount(0)
    await expect(page.getByText('You look lost')).toHaveCount(0)
  })

  // shows A-2-032, A-2-033, B-2.1-035, B-2.1-036
  test('any other path is the 404 page: you look lost, and a button back home', async ({ page }) => {
    for (const path of ['/nowhere', '/orders/1/2/3', '/Blog/x/y']) {
      await open(page, path)
      await expect(page.getByRole('heading', { name: 'You look lost' })).toBeVisible()
      await expect(page).toHaveTitle('You look lost · Surety')
    }
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })

  // shows A-2-034, A-2-035, A-2-036, B-2.1-034, B-2.1-045, B-2.1-046, B-2.1-047
  test('/500 is a server error: title, description as HTML, a refresh suggested, a button back home', async ({
    page,
  }) => {
    await open(page, '/500')
    await expect(page.getByRole('heading', { name: 'Server error' })).toBeVisible()
    await expect(page.getByRole('main').locator('p > strong', { hasText: 'refresh the page' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('<')
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })

  // shows B-6-004
  test('what needs a login leads a visitor home with a word why', async ({ page }) => {
    for (const path of ['/profile', '/peers', '/orders', '/peers/deposit', '/admin', '/admin/users']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('status').filter({ hasText: 'Log in first' })).toBeVisible()
    }
  })

  test('admin pages lead everyone but staff home', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.goto('/admin/orders')
    await expect(page).toHaveURL('/')
  })

  test('a super user enters the admin pages; an agent’s address leads staff to the agent', async ({ page }) => {
    await signIn(page, superUser)
    await open(page, '/admin/prices')
    await expect(page).toHaveURL('/admin/prices')
    await page.goto('/agents/0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    await expect(page).toHaveURL('/admin/peers/0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  })

  test('the profile says who you are', async ({ page }) => {
    await signIn(page, superUser)
    await open(page, '/profile')
    await expect(page).toHaveTitle('Profile · Surety')
    await expect(page.getByRole('main').getByText('User, Super user')).toBeVisible()
    await expect(page.getByRole('main').getByText('Accepted')).toBeVisible()
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await expect(page.getByRole('heading', { name: 'Messaging bot' })).toBeVisible()
  })
})

test.describe('a page’s first load', () => {
  // shows A-8-030, B-8.1-005
  test('that answers 404 shows the 404 page', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.route(userCalls, (route) => route.fulfill(problem(404, 'user.missing')))
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'You look lost' })).toBeVisible()
  })

  // shows A-8-031, B-8.1-006
  test('that answers 500 leads to /500, and its refresh leads back', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.route(userCalls, (route) => route.fulfill(problem(500, 'server.fault')), { times: 1 })
    await page.goto('/profile')
    await expect(page).toHaveURL('/500')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })

  test('that gets no answer offers to try again', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.route(userCalls, (route) => route.fulfill(problem(409, 'service.busy')), { times: 1 })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })
})

test.describe('the main layout', () => {
  // shows B-2.2-001, B-2.2-004
  test('has a header and a footer on every page but the chat', async ({ page }) => {
    for (const path of publicPages) {
      await open(page, path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Alerts' })).toBeAttached()
    }
    await signIn(page, freshAccount())
    await open(page, '/orders/0190a0a0-0000-7000-8000-000000000000/messages')
    await expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0)
  })

  // shows B-2.2-003
  test('stacks alerts at the top right, newest below, each with a way to close it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/profile')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    const [first, second] = [page.getByText('Log in first'), page.getByText('Connection rejected')]
    await expect(second).toBeVisible()
    const [above, below] = [await first.boundingBox(), await second.boundingBox()]
    expect(above?.x).toBeGreaterThan(800)
    expect(above?.y).toBeLessThan(200)
    expect(below?.x).toBe(above?.x)
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
    await page.getByRole('button', { name: 'Close alert' }).first().click()
    await expect(first).toHaveCount(0)
    await expect(second).toBeVisible()
  })

  // shows A-9-040, B-2.2-002
  test('shows dialogs in its dialog area, at least 500 px wide where the screen is, never wider than it', async ({
    page,
  }) => {
    await withoutDemoWallet(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.locator('#dialogs').getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(500)
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('keeps the chosen theme', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('lets the keyboard skip the header', async ({ page }) => {
    await open(page, '/terms-of-service')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('never scrolls sideways, from 360 px on', async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of publicPages) {
        await open(page, path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
})

test.describe('copying', () => {
  // shows A-2-095, A-9-022
  test('is confirmed for 2 seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, freshAccount())
    await page.clock.install()
    await open(page, '/profile')
    const copy = page.getByRole('main').getByRole('button', { name: 'Copy address' })
    await expect(copy).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await copy.click()
    const confirmed = page.getByRole('main').getByRole('button', { name: 'Copied' })
    await expect(confirmed).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(confirmed).toBeVisible()
    await page.clock.runFor(100)
    await expect(confirmed).toHaveCount(0)
  })

  // shows A-8-027
  test('that is refused is only logged', async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await signIn(page, freshAccount())
    await open(page, '/profile')
    await page.getByRole('main').getByRole('button', { name: 'Copy address' }).click()
    await expect.poll(() => said.join('\n')).toContain('copying failed')
    await expect(page.getByRole('region', { name: 'Alerts' })).toBeEmpty()
  })
})

test.describe('every page of the shell', () => {
  test('is accessible in both themes, logged out', async ({ page }) => {
    for (const path of publicPages.slice(1)) {
      await open(page, path)
      await expectAccessible(page)
    }
  })

  test('is accessible in both themes, logged in, with its menus open', async ({ page }) => {
    await signIn(page, freshAccount())
    for (const path of ['/profile', '/peers', '/terms-of-service']) {
      await open(page, path)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Wallet, balance/ }).click()
    await expectAccessible(page)
  })

  test('has accessible dialogs in both themes', async ({ page }) => {
    await pretendWallet(page, { name: 'First' })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a wallet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Demo wallet: connect' })).toBeVisible()
    await expectAccessible(page)
  })

  // shows A-1-021, B-1-022
  test('is in English, and offers no other language', async ({ page }) => {
    for (const path of publicPages) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('body')).not.toContainText(/[\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af]/)
      await expect(page.getByRole('combobox', { name: /language/i })).toHaveCount(0)
    }
  })

  test('breaks no rule of the page’s security policy', async ({ page }) => {
    const broken: string[] = []
    await page.exposeFunction('broke', (rule: string) => broken.push(rule))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void (window as unknown as { broke(rule: string): void }).broke(`${event.violatedDirective} ${event.sample}`)
      })
    })
    for (const path of publicPages) await open(page, path)
    await signIn(page, freshAccount())
    await open(page, '/profile')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    expect(broken).toEqual([])
  })
})
