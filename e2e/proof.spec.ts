import { expect, type Page, test } from '@playwright/test'
import type { prove } from '#api/collateral.ts'
import type { Config } from '#api/config.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { record } from './collateral.ts'
import { elsewhere } from './orders.ts'
import { problem } from './peers.ts'
import { agents, pendingAgent, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { bestAgentName, expectNarrow, personIn } from './way.ts'

type Proof = ReplyOf<typeof prove>

const addr = addressOf(agents[0])
const proofCall = '**/api/agents/*/proof'
const nobody = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const figures = (page: Page) => page.getByRole('region', { name: 'What stands behind the orders' })
const blocks = (page: Page) => page.getByRole('region', { name: 'Read up to these blocks' })
const token = (page: Page, id: string) => page.getByRole('region', { name: `Wrapped token ${id}`, exact: true })
const short = (text: string) => `${text.slice(0, 8)}…${text.slice(-6)}`

/** A proof as the server tells it, with these changes. */
const told = (changes: Partial<Proof> = {}): object => ({
  username: bestAgentName,
  wnftCollaterals: [],
  blocks: [],
  awards: [],
  totals: {
    tickers: [],
    unpriced: [],
    total: '0',
    enforceable: '0',
    allowed: '0',
    locked: '0',
    available: '0',
    isWithin: true,
  },
  ...changes,
})

test('a visitor sees the tokens, the blocks they were read at, and that locked is within allowed', async ({ page }) => {
  const answered = page.waitForResponse(
    (reply) => reply.url().endsWith('/proof') && reply.request().method() === 'GET' && reply.url().includes('/api/'),
  )
  await page.goto(`/agents/${addr}/proof`)
  const said = (await (await answered).json()) as Proof
  await expect(page).toHaveURL(`/agents/${addr}/proof`)
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
  await expect(page.getByText(addr, { exact: true })).toBeVisible()

  await expect(figures(page).getByRole('term')).toHaveText([
    /^Total/,
    /^Enforceable/,
    /^Allowed/,
    /^Locked/,
    /^Available/,
  ])
  await expect(figures(page).getByText('Locked is within allowed')).toBeVisible()
  await expect(figures(page)).toContainText(/Enforceable.*somebody who was not paid\.[\d,.]+\sUSD/)

  const [block] = said.blocks
  const [wrapped] = said.wnftCollaterals
  expect(block && wrapped).toBeTruthy()
  if (!block || !wrapped) return
  await expect(blocks(page)).toContainText(/Block[\d,]+/)
  await expect(blocks(page)).toContainText('Chain id31337')
  await expect(blocks(page)).toContainText(/Made(just now|\d+ (s|min|h) ago)/)
  await expect(blocks(page).getByRole('button', { name: 'Copy block hash' })).toBeVisible()

  const facts = token(page, wrapped.tokenId)
  await expect(facts).toContainText(`Contract${short(wrapped.contractAddress)}`)
  await expect(facts).toContainText(`Token id${wrapped.tokenId}`)
  await expect(facts).toContainText(`Owner${short(addr)}`)
  await expect(facts).toContainText(/Locked until\d{1,2} \w{3} (\d{4} )?\d\d:\d\d/)
  await expect(facts).toContainText(/Backs new orders until \d{1,2} \w{3}/)
  await expect(facts).toContainText(/Read at block[\d,]+/)
  await expectAccessible(page)
  await expectNarrow(page)
})

test('an address can be copied whole, and the way to check it without this page is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(proofCall, (route) => route.fulfill({ json: told({ wnftCollaterals: [wnft()] }) }))
  await page.goto(`/agents/${addr}/proof`)
  await token(page, '7').getByRole('button', { name: 'Copy contract address' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe('0x00000000000000000000000000000000000000A1')
  await token(page, '7').getByRole('button', { name: 'Copy owner' }).click()
  await expect.poll(copied).toBe(addr)
  const how = page.getByRole('region', { name: 'Check it yourself' })
  await expect(how).toContainText('getWrappedToken(contract, token id)')
  await expect(how).toContainText('ownerOf(token id)')
  await expect(how.getByRole('button', { name: 'Copy wrapper on Local chain' })).toBeVisible()
})

test('what has an explorer is linked to it: block, contract, token, owner', async ({ page }) => {
  await page.route('**/api/config', (route) =>
    answerChanged<Config>(route, (config) => ({
      ...config,
      networks: config.networks.map((network) =>
        network.chainId === 31_337 ? { ...network, explorerUrl: 'https://explorer.example' } : network,
      ),
    })),
  )
  const block = {
    chainId: 31_337,
    number: 1234,
    hash: `0x${'ab'.repeat(32)}`,
    at: new Date().toISOString(),
    isStale: false,
  }
  await page.route(proofCall, (route) => route.fulfill({ json: told({ wnftCollaterals: [wnft()], blocks: [block] }) }))
  await page.goto(`/agents/${addr}/proof`)
  const contract = '0x00000000000000000000000000000000000000A1'
  const href = (name: string | RegExp) => token(page, '7').getByRole('link', { name, exact: true })
  await expect(blocks(page).getByRole('link', { name: '1,234' })).toHaveAttribute(
    'href',
    'https://explorer.example/block/1234',
  )
  await expect(href(short(contract))).toHaveAttribute('href', `https://explorer.example/address/${contract}`)
  await expect(href('7')).toHaveAttribute('href', `https://explorer.example/token/${contract}?a=7`)
  await expect(href(short(addr))).toHaveAttribute('href', `https://explorer.example/address/${addr}`)
})

test('the page is reached from the agent’s page and from behind the price, and leads back', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('You send').fill('20')
  const behind = page.getByRole('region', { name: 'Behind this price' })
  await behind.getByRole('link', { name: 'Proof on chain' }).click()
  await expect(page).toHaveURL(/\/agents\/0x[0-9a-fA-F]{40}\/proof$/)
  await expect(figures(page)).toBeVisible()
  await page.goto(`/users/${addr}`)
  await page.getByRole('link', { name: 'Proof of collateral' }).click()
  await expect(page).toHaveURL(`/agents/${addr}/proof`)
  await page.getByRole('link', { name: 'About this agent' }).click()
  await expect(page).toHaveURL(`/users/${addr}`)
})

test('staff read the same page; it does not lead to the admin’s', async ({ browser }) => {
  const page = await personIn(browser, superUser, `/agents/${addr}/proof`)
  await expect(figures(page)).toBeVisible()
  await expect(page).toHaveURL(`/agents/${addr}/proof`)
  await page.context().close()
})

test('an agent without tokens, and what is not known yet, is said in words', async ({ page }) => {
  const totals = {
    tickers: [],
    unpriced: ['ETH'],
    total: null,
    enforceable: null,
    allowed: '0',
    locked: '0',
    available: '0',
    isWithin: true,
  }
  await page.route(proofCall, (route) => route.fulfill({ json: told({ totals }) }))
  await page.goto(`/agents/${addr}/proof`)
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(page.getByText('No chain has been read yet.')).toBeVisible()
  await expect(figures(page)).toContainText(/Total.*no price yet.*Enforceable.*no price yet/)
  await expect(page.getByText('ETH has no price right now and is not counted in these figures.')).toBeVisible()
  await expectAccessible(page)
})

test('a token says why it backs nothing, an item that it is declared only, and more locked than allowed what follows', async ({
  page,
}) => {
  const [coin, usdt] = wnft().collaterals
  expect(coin && usdt).toBeTruthy()
  if (!coin || !usdt) return
  const wnftCollaterals = [
    wnft({ tokenId: '2', backsUntil: '2020-01-01T00:00:00.000Z' }),
    wnft({ tokenId: '3', backsUntil: null, locks: [], collaterals: [{ ...coin, isRemovable: false }, usdt] }),
    wnft({ tokenId: '4', collaterals: [] }),
  ]
  const totals = {
    tickers: [],
    unpriced: [],
    total: '1000',
    enforceable: '900',
    allowed: '810',
    locked: '810.0001',
    available: '0',
    isWithin: false,
  }
  await page.route(proofCall, (route) => route.fulfill({ json: told({ wnftCollaterals, totals }) }))
  await page.goto(`/agents/${addr}/proof`)
  await expect(token(page, '2')).toContainText('Lock ends too soon: backs nothing new')
  await expect(token(page, '3')).toContainText('No lock: backs nothing')
  await expect(token(page, '3').getByRole('listitem')).toHaveText([
    /^1\.5\sETHdeclared only$/,
    /^250\sUSDTenforceable$/,
  ])
  await expect(token(page, '3')).toContainText('Locked untilno time lock')
  await expect(token(page, '4')).toContainText('Nothing is inside.')
  await expect(figures(page).getByText('Locked is more than allowed')).toBeVisible()
  await expect(figures(page)).toContainText('They stand, and no new ones are taken')
  await expectAccessible(page)
  await expectNarrow(page)
})

test('an address that is no approved agent, and what is no address', async ({ page, request }) => {
  const { addr: waits } = await elsewhere(request, pendingAgent)
  for (const who of [nobody, waits]) {
    const answered = page.waitForResponse((reply) => reply.url().endsWith(`/api/agents/${who}/proof`))
    await page.goto(`/agents/${who}/proof`)
    expect((await answered).status()).toBe(404)
    await expect(page.getByText('This address is not an approved agent of this market.')).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto('/agents/0x12/proof')
  await expect(page.getByText('This is not an address. Please check the link.')).toBeVisible()
})

test('while it is fetched there is a place for it, and a failure can be tried again', async ({ page }) => {
  let fail: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(proofCall, async (route) => {
    await held
    await route.fulfill({ status: 500, json: problem(500, 'server.fault') })
  })
  await page.goto(`/agents/${addr}/proof`)
  await expect(page.getByRole('status', { name: 'Loading the proof' })).toBeVisible()
  fail()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute(proofCall)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
})

/** A registered token of the agent with the best price. */
function wnft(changes: Partial<Proof['wnftCollaterals'][number]> = {}): Proof['wnftCollaterals'][number] {
  const stands = {
    owner: addr,
    isRegistered: true,
    backsUntil: '2033-05-01T00:00:00.000Z',
    declaredUsd: '1000',
    enforceableUsd: '1000',
  }
  return { ...(record(stands) as Proof['wnftCollaterals'][number]), ...changes }
}
