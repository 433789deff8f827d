import { expect, type Page, test } from '@playwright/test'
import { freshAccount, superUser } from './people.ts'
import { moderatorAt } from './staff.ts'
import { personIn } from './way.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

test('at 390 px the current tab is in sight, and the page has not moved', async ({ browser }) => {
  const page = await personIn(browser, superUser, '/admin')
  const current = tabs(page).locator('[aria-current]')
  for (const place of ['audit', 'orders', 'halts']) {
    await page.goto(`/admin/${place}`)
    await expect(current).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(current).toBeInViewport({ ratio: 1 })
    await page.reload()
    await expect(current).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    await page.setViewportSize({ width: 1280, height: 844 })
  }
  await page.context().close()
})

test('staff find moderation and dues at the agents, and what waits above the figures', async ({ browser }) => {
  const page = await personIn(browser, superUser, '/admin/peers')
  for (const [name, path] of [
    ['Agents awaiting moderation', '/admin/peers/moderation'],
    ['What agents owe', '/admin/peers/dues'],
  ] as const) {
    await page.goto('/admin/peers')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/admin')
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN
  await expect(page.getByRole('region', { name: 'The market' })).toBeVisible()
  expect(await top('Disputes that wait for you')).toBeLessThan(await top('The market'))
  await page.context().close()
})

test('a moderator comes to the staff’s pages by the account menu, nobody else has that entry', async ({ browser }) => {
  const page = await moderatorAt(browser, '/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Staff' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await page.context().close()
  for (const account of [freshAccount(), superUser]) {
    const other = await personIn(browser, account)
    await other.getByRole('button', { name: 'Account menu' }).click()
    await expect(other.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0)
    await other.context().close()
  }
})
