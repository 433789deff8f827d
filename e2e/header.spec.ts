import { expect, type Page, test } from '@playwright/test'
import { agents, freshAccount, pendingAgent, signIn, superUser } from './people.ts'
import { addressOf, pretendWallet, withoutDemoWallet } from './wallets.ts'

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const wallet = (page: Page) => page.getByRole('button', { name: /^Wallet, balance/ })

test.describe('a visitor’s header', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  // shows A-2-039, B-2.2-006, B-2.2-007
  test('has the logo and the blog link', async ({ page }) => {
    await expect(header(page).getByRole('link', { name: 'Surety, home' })).toBeVisible()
    await header(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await header(page).getByRole('link', { name: 'Surety, home' }).click()
    await expect(page).toHaveURL('/')
  })

  // shows B-2.2-008, B-2.2-009, B-2.2-010, B-6-005
  test('has no profile, no orders, no liquidity, no admin', async ({ page }) => {
    await expect(header(page).getByRole('link', { name: 'Blog' })).toBeVisible()
    for (const name of ['Profile', 'Orders', 'Admin']) {
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveCount(0)
    }
    await expect(header(page).getByRole('button', { name: 'Liquidity' })).toHaveCount(0)
  })
})

test.describe('the header of someone who is logged in', () => {
  // shows A-2-037, B-2.2-008, B-2.2-009
  test('has links to the orders and to the profile', async ({ page }) => {
    await signIn(page, freshAccount())
    await header(page).getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveURL('/orders')
    await header(page).getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(0)
  })

  // shows A-2-038, B-2.2-010, B-2.2-011, B-2.2-012, B-6-005
  test('has the Liquidity dropdown with peers and deposit', async ({ page }) => {
    await signIn(page, freshAccount())
    await header(page).getByRole('button', { name: 'Liquidity' }).click()
    await page.getByRole('menuitem', { name: 'Peer settings' }).click()
    await expect(page).toHaveURL('/peers')
    await header(page).getByRole('button', { name: 'Liquidity' }).click()
    await page.getByRole('menuitem', { name: 'Deposit activation' }).click()
    await expect(page).toHaveURL('/peers/deposit')
  })

  // shows B-2.2-013, B-9-017
  test('closes the Liquidity dropdown 500 ms after the pointer leaves', async ({ page }) => {
    await signIn(page, freshAccount())
    await page.clock.install()
    await page.goto('/')
    const liquidity = header(page).getByRole('button', { name: 'Liquidity' })
    await liquidity.hover()
    const entry = page.getByRole('menuitem', { name: 'Peer settings' })
    await expect(entry).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.mouse.move(600, 700)
    await page.clock.runFor(400)
    await expect(entry).toBeVisible()
    await page.clock.runFor(150)
    await expect(entry).toHaveCount(0)
  })

  // shows A-2-040, B-2.2-014
  test('shows the admin link to a super user only', async ({ page }) => {
    await signIn(page, superUser)
    await header(page).getByRole('link', { name: 'Admin' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

test('the Liquidity dropdown works by keyboard alone', async ({ page }) => {
  await signIn(page, freshAccount())
  const liquidity = header(page).getByRole('button', { name: 'Liquidity' })
  await liquidity.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Peer settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Deposit activation' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(liquidity).toBeFocused()
})

test.describe('the menu popover', () => {
  // shows A-2-041, A-2-042, A-2-043, B-2.2-017, B-2.2-029
  test('leads to the profile, peer settings and deposit activation', async ({ page }) => {
    await signIn(page, freshAccount())
    for (const [name, path] of [
      ['Profile', '/profile'],
      ['Peer settings', '/peers'],
      ['Deposit activation', '/peers/deposit'],
    ] as const) {
      await menu(page).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
  })

  // shows B-2.2-031
  test('reads Become agent for someone who is no agent', async ({ page }) => {
    await signIn(page, freshAccount())
    await menu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Agent settings' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Become agent' }).click()
    await expect(page).toHaveURL('/peers')
  })

  // shows B-2.2-030, B-2.2-032
  test('reads Agent settings for an agent, who has the wNFT entry once moderated', async ({ page }) => {
    await signIn(page, agents[0])
    await menu(page).click()
    await expect(page.getByRole('menuitem', { name: 'wNFT' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Agent settings' }).click()
    await expect(page).toHaveURL('/peers')
  })

  // shows B-2.2-032, B-2.3-012, B-4-016
  test('has no wNFT entry for a pending agent', async ({ page }) => {
    await signIn(page, pendingAgent)
    await menu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Agent settings' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'wNFT' })).toHaveCount(0)
  })

  test('works by keyboard alone', async ({ page }) => {
    await signIn(page, freshAccount())
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Become agent' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveCount(0)
    await expect(menu(page)).toBeFocused()
  })
})

test.describe('the wallet popover', () => {
  // shows B-2.2-015, B-2.2-021, B-2.2-022, B-2.2-023, B-2.2-024, B-2.2-025, B-9-016
  test('stands behind the balance badge: 25 characters, copy, the network, Test network, logout', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const account = freshAccount()
    await signIn(page, account)
    await expect(wallet(page)).toContainText('ETH')
    await wallet(page).click()
    const popover = page.getByRole('dialog')
    await expect(popover.getByText(`${addressOf(account).slice(0, 25)}…`, { exact: true })).toBeVisible()
    await expect(popover.getByText('Local chain')).toBeVisible()
    await expect(popover.getByText('Test network')).toBeVisible()
    await popover.getByRole('button', { name: 'Copy address' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(account))
    await popover.getByRole('button', { name: 'Logout' }).click()
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  // shows B-2.2-025
  test('shows the wallet’s balance on its own network, and no Test network tag on a main one', async ({ page }) => {
    await withoutDemoWallet(page)
    await pretendWallet(page, { account: 32, chainId: 1, balance: '0x1bc16d674ec80000' })
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Login' }).click()
    await expect(wallet(page)).toContainText('2 ETH')
    await wallet(page).click()
    await expect(page.getByRole('dialog').getByText('Ethereum', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Test network')).toHaveCount(0)
  })
})

test('on a narrow screen the same entries are behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await signIn(page, freshAccount())
  await expect(header(page).getByRole('link', { name: 'Orders' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Deposit activation' }).click()
  await expect(page).toHaveURL('/peers/deposit')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
})

test('Escape closes the narrow menu and gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await expect(button).toBeFocused()
})
