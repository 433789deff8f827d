import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { agents, beginSignedIn, sessionOf } from './people.ts'
import { iban } from './way.ts'

export const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const [approvedAgent] = agents
export const usdtToEur = 'USDT on Local chain for EUR by SEPA transfer'

export const option = {
  from: 'LOCAL/USDT',
  to: 'SEPA/EUR',
  active: true,
  priceTypeUse: 2,
  fixPrice: null,
  marketPrice: '99.2',
}
export const profile = {
  email: 'desk@quay.example',
  username: 'Quay Desk',
  profile: { firstName: 'Quay', lastName: 'Desk' },
  countryCodes: ['PT', 'ES'],
  workTime: { start: '00:00', end: '23:59', timezone: 'Europe/Lisbon' },
  info: '',
  swapRequisites: [{ crypto: { network: 'LOCAL', addresses: [evm] } }, { bank: { currency: 'EUR', number: iban } }],
  swapOptions: [option],
}

/** Calls the own agent's endpoint by the page's session. */
export async function ownAgent(page: Page, method: 'GET' | 'POST', body?: object) {
  return page.evaluate(
    async ([how, what]) => {
      const { accessToken, user } = JSON.parse(localStorage.getItem('surety.session') ?? '{}')
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const sent = what === null ? {} : { body: JSON.stringify({ agent: what }) }
      const answer = await fetch(`/api/agents/${user.addr}`, { method: how, headers, ...sent })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()).agent
    },
    [method, body ?? null] as const,
  )
}

/** An account that is surely nobody yet: who has applied once cannot apply again. */
function unusedAccount(): number {
  return 10_000 + Math.floor(Math.random() * 1_000_000_000)
}

/**
 * A page of somebody who is signed in, at the agent page. With a profile, they have applied already.
 */
export async function personAtPeers(browser: Browser, index: number, agent: object | null = null): Promise<Page> {
  const context = await browser.newContext()
  const session = await sessionOf(context.request, index)
  if (agent) {
    const { addr, headers } = session
    const answer = await context.request.post(`/api/agents/${addr}`, { headers, data: { agent } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await beginSignedIn(context, index, session)
  const page = await context.newPage()
  await page.goto('/peers')
  return page
}

/** A page of a person who has applied already, with this profile, at the agent page. */
export async function applied(browser: Browser, changes: object = {}): Promise<Page> {
  const page = await personAtPeers(browser, unusedAccount(), { ...profile, ...changes })
  await expect(page.getByRole('heading', { level: 1, name: 'Liquidity provider' })).toBeVisible()
  return page
}

/** A page of a person who is no agent, at the agent page. */
export async function applicant(browser: Browser): Promise<Page> {
  const page = await personAtPeers(browser, unusedAccount())
  await expect(page.getByRole('heading', { level: 1, name: 'Become a provider' })).toBeVisible()
  return page
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
export const rows = (page: Page) =>
  page.getByRole('table', { name: 'Swap pairs of this page' }).locator('tbody').getByRole('row')
export const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('switch', { name: `Active, ${name}` }) })
export const priceOf = (row: Locator) => row.getByRole('textbox')
export const methods = (page: Page) => page.getByRole('list', { name: 'Your payment methods' }).getByRole('listitem')

/** Searches in a field with a list and takes the one that is found, by the keyboard. */
export async function searchAndTake(page: Page, field: string, text: string, found: RegExp): Promise<void> {
  const search = page.getByRole('combobox', { name: field })
  await search.fill(text)
  await expect(page.getByRole('option')).toHaveText([found])
  await search.press('ArrowDown')
  await search.press('Enter')
}

export async function fillGeneral(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(profile.email)
  await page.getByLabel('Username').fill(profile.username)
  await page.getByLabel('First name').fill('Quay')
  await page.getByLabel('Last name').fill('Desk')
  await searchAndTake(page, 'Countries', 'port', /^Portugal$/)
  await searchAndTake(page, 'Countries', 'spa', /^Spain$/)
  await searchAndTake(page, 'Timezone', 'Lisb', /^Europe\/Lisbon/)
  await page.getByLabel('Work starts').fill('09:30')
  await page.getByLabel('Work ends').fill('18:00')
}

export async function addCrypto(page: Page, network: string, addresses: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: network })
  await page.getByRole('textbox', { name: 'Addresses' }).fill(addresses)
  await press(page, 'Add to the list')
}

export async function findPair(page: Page): Promise<Locator> {
  await page.getByLabel('From network').selectOption({ label: 'From: Local chain' })
  await page.getByLabel('From currency').selectOption('USDT')
  await page.getByLabel('To network').selectOption({ label: 'To: SEPA transfer' })
  return rowOf(page, usdtToEur)
}

export const problem = (status: number, code: string, more: object = {}) => ({
  type: 'about:blank',
  title: 'No',
  status,
  code,
  ...more,
})
