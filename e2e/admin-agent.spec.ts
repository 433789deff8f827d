import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { applied, problem } from './peers.ts'
import { agents, freshAccount, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { bestAgentName, expectNarrow, personIn } from './way.ts'

const addr = addressOf(agents[0])
const card = (page: Page) => page.getByRole('region', { name: 'wNFTs' })

async function staffAt(browser: Browser, who: string): Promise<Page> {
  const page = await personIn(browser, superUser, `/admin/peers/${who}`)
  return page
}

// shows A-2-184
test('staff see an agent’s wNFTs with network, contents and end, and come to the proof', async ({ browser }) => {
  const page = await staffAt(browser, addr)
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
  const rows = card(page).getByRole('list', { name: 'wNFTs' }).getByRole('listitem')
  await expect(rows.first()).toContainText(
    /Token \d+ on Local chain, chain id 31337.*[\d,.]+\s[A-Z]+.*backs new orders until \d{1,2} \w{3}/,
  )
  await expect(card(page).getByText('wNFTs not added yet')).toHaveCount(0)
  await expectAccessible(page)
  await expectNarrow(page)
  await card(page).getByRole('link', { name: 'Proof of collateral' }).click()
  await expect(page).toHaveURL(`/agents/${addr}/proof`)
  await page.context().close()
})

// shows A-2-173, A-2-185, A-8-024
test('the address of an agent leads staff here; one without wNFTs reads: wNFTs not added yet', async ({ browser }) => {
  const applicant = await applied(browser)
  const who = await applicant.evaluate(() => JSON.parse(localStorage.getItem('surety.session') ?? '{}').user.addr)
  await applicant.context().close()
  const page = await personIn(browser, superUser, `/agents/${who}`)
  await expect(page).toHaveURL(`/admin/peers/${who}`)
  await expect(card(page).getByText('wNFTs not added yet', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await page.context().close()
})

test('nobody else comes here: a user, an agent and a visitor are taken home', async ({ browser, page }) => {
  await page.goto(`/admin/peers/${addr}`)
  await expect(page).toHaveURL('/')
  for (const account of [freshAccount(), agents[0]]) {
    const other = await personIn(browser, account, `/admin/peers/${addr}`)
    await expect(other).toHaveURL('/')
    await other.context().close()
  }
})

test('an address without an agent says so; a failure can be tried again', async ({ browser }) => {
  const page = await staffAt(browser, addressOf(freshAccount()))
  await expect(page.getByText('There is no agent with this address.')).toBeVisible()
  await page.route('**/api/v2/agents/*', (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto(`/admin/peers/${addr}`)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/v2/agents/*')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
  await page.context().close()
})
