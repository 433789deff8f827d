import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { User } from '#api/users.ts'
import { expectAccessible } from './axe.ts'
import { elsewhere } from './orders.ts'
import { problem } from './peers.ts'
import { freshAccount, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { expectNarrow, personIn } from './way.ts'

test('a super user reads who changed what, finds it by whom it was about, and saves it as a file', async ({
  browser,
  request,
}) => {
  const { addr } = await elsewhere(request, freshAccount())
  const staff = await elsewhere(request, superUser)
  const { user } = await staff.ask<{ user: User }>('GET', `/api/v2/users/${addr}`)
  await staff.ask('PUT', `/api/v2/users/${addr}`, { flags: { isBanned: true }, updatedAt: user.updatedAt })

  const page = await personIn(browser, superUser, '/admin/audit')
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('columnheader')).toHaveText([
    'Action',
    'Who',
    'What it was about',
    'Change',
    'From',
    'When',
  ])
  await page.getByLabel('Who, or an address or order').fill(addr.toLowerCase())
  await page.getByRole('button', { name: 'Find' }).click()
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Changed a user')
  await expect(rows).toContainText('banned: no → yes')
  await expectAccessible(page)
  await expectNarrow(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`users.save,${addressOf(superUser)},${addr},banned: no → yes`)

  await page.getByLabel('Kind').selectOption('Looks')
  await expect(page.getByText('Actions not found', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByLabel('About').selectOption('Users')
  await expect(page).toHaveURL(/noun=users/)
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(`/admin/users/${addr}`)
  await page.context().close()
})

test('a list of the audit that cannot be loaded says so and can be tried again', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  await page.route('**/api/v2/audit**', (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto('/admin/audit')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/v2/audit**')
  await retry.click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await page.context().close()
})
