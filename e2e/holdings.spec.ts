import { type Browser, expect, type Page, test } from '@playwright/test'
import type { CollateralNotice } from '#api/collateral.ts'
import { expectAccessible } from './axe.ts'
import { signedInAt } from './collateral.ts'
import { problem } from './peers.ts'
import { agents, freshAccount, pendingAgent } from './people.ts'
import { expectNarrow } from './way.ts'

const [agent] = agents
const totalsCall = /\/api\/agents\/0x[^/]+\/collateral$/
const popover = (page: Page) => page.getByRole('dialog', { name: 'Wallet' })
const collateral = (page: Page) => popover(page).getByRole('region', { name: 'Your collateral' })
const figures = (page: Page) => collateral(page).getByRole('definition')
const notices = (page: Page) => page.getByRole('list', { name: 'About your collateral' }).getByRole('listitem')
const openPopover = (page: Page) => page.getByRole('button', { name: /^Wallet, balance/ }).click()

const totals = {
  tickers: [
    { ticker: 'ETH', amount: '1.5' },
    { ticker: 'USDT', amount: '12500.000001' },
  ],
  unpriced: [] as string[],
  total: '10000.1234',
  enforceable: '8000.5',
  allowed: '7200.45',
  locked: '200.0001',
  available: '7000.4499',
  isWithin: true,
}
const answer = (changes: object = {}, told: readonly CollateralNotice[] = []) => ({
  totals: { ...totals, ...changes },
  notices: told,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** A page of the approved agent at home, whose collateral comes to what `reply` says at the time of the call. */
async function agentWith(browser: Browser, reply: (method: string) => object, path = '/orders'): Promise<Page> {
  const page = await signedInAt(browser, agent, 'about:blank')
  await page.route(totalsCall, (route) => route.fulfill({ json: reply(route.request().method()) }))
  await page.goto(path)
  return page
}

test.describe('what an agent’s collateral comes to, in the wallet’s popover', () => {
  // shows B-2.2-016, B-2.2-026, B-2.2-028, B-6-011
  test('an approved agent presses the badge: what the server says, each currency and USD', async ({ browser }) => {
    const page = await signedInAt(browser, agent, '/orders')
    const answered = page.waitForResponse((reply) => totalsCall.test(reply.url()))
    await openPopover(page)
    const said = (await (await answered).json()) as ReturnType<typeof answer>
    const list = collateral(page).getByRole('list', { name: 'Collateral by currency' }).getByRole('listitem')
    await expect(list).toHaveText(said.totals.tickers.map(({ ticker }) => new RegExp(`^${ticker}[\\d,.]+$`)))
    expect(said.totals.tickers.length).toBeGreaterThan(0)
    await expect(collateral(page).getByRole('term')).toHaveText([
      'Total',
      'Enforceable',
      'Allowed',
      'Locked',
      'Available',
    ])
    await expect(figures(page)).toHaveText(Array.from({ length: 5 }, () => /^[\d,]+(\.\d{1,4})?\sUSD$/))
    await page.context().close()
  })

  // shows A-9-037, B-2.2-026, B-2.2-028, B-2.5-010, B-2.5-011, B-2.5-012, B-2.5-013, B-2.5-014, B-6-011, B-9-019
  test('amounts are exact and grouped, USD have four decimals', async ({ browser }) => {
    const page = await agentWith(browser, () => answer())
    await openPopover(page)
    await expect(collateral(page).getByRole('listitem')).toHaveText(['ETH1.5', 'USDT12,500.000001'])
    await expect(figures(page)).toHaveText([
      /^10,000.1234\sUSD$/,
      /^8,000.5\sUSD$/,
      /^7,200.45\sUSD$/,
      /^200.0001\sUSD$/,
      /^7,000.4499\sUSD$/,
    ])
    await expect(notices(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.context().close()
  })

  // shows B-2.2-027, B-7.1-032
  test('Refresh has the collateral read anew and shows what came of it', async ({ browser }) => {
    const asked: string[] = []
    let isGrown = false
    const page = await agentWith(browser, (method) => {
      asked.push(method)
      isGrown ||= method === 'POST'
      return answer(isGrown ? { total: '20000' } : {})
    })
    await openPopover(page)
    await expect(figures(page).first()).toHaveText(/^10,000.1234\s/)
    await collateral(page).getByRole('button', { name: 'Refresh' }).click()
    await expect(figures(page).first()).toHaveText(/^20,000\s/)
    expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
    await page.context().close()
  })

  test('a Refresh that fails says so and leaves the figures', async ({ browser }) => {
    const page = await agentWith(browser, () => answer())
    await openPopover(page)
    await expect(figures(page)).toHaveCount(5)
    await page.route(totalsCall, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: problem(503, 'service.busy') })
        : route.fallback(),
    )
    await collateral(page).getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Collateral not refreshed')).toBeVisible()
    await expect(figures(page)).toHaveCount(5)
    await page.context().close()
  })

  test('while it is fetched there is a place for it, and a failure can be tried again', async ({ browser }) => {
    const page = await signedInAt(browser, agent, 'about:blank')
    let fail: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(totalsCall, async (route) => {
      await held
      await route.fulfill({ status: 500, json: problem(500, 'server.fault') })
    })
    await page.goto('/orders')
    await openPopover(page)
    await expect(collateral(page).getByRole('status', { name: 'Loading your collateral' })).toBeVisible()
    fail()
    await expect(collateral(page).getByRole('alert')).toContainText('Something went wrong on our side.')
    await expectAccessible(page)
    await page.route(totalsCall, (route) => route.fulfill({ json: answer() }))
    await collateral(page).getByRole('button', { name: 'Try again' }).click()
    await expect(figures(page).first()).toHaveText(/^10,000.1234\s/)
    await page.context().close()
  })

  test('what has no price yet is told as that, never as zero', async ({ browser }) => {
    const page = await agentWith(browser, () => answer({ total: null, enforceable: null }))
    await openPopover(page)
    await expect(figures(page)).toHaveText(['no price yet', 'no price yet', /USD$/, /USD$/, /USD$/])
    await page.context().close()
  })

  for (const [who, account] of [
    ['a user', freshAccount()],
    ['an agent who awaits moderation', pendingAgent],
  ] as const) {
    // shows B-2.2-026, B-2.2-027 for a user
    // shows B-4-015, B-6-012 for an agent who awaits moderation
    test(`${who} sees none of it, and nothing is asked for`, async ({ browser }) => {
      const page = await signedInAt(browser, account, 'about:blank')
      const asked: string[] = []
      page.on('request', (call) => totalsCall.test(call.url()) && asked.push(call.url()))
      await page.goto('/peers')
      await openPopover(page)
      await expect(popover(page).getByRole('button', { name: 'Logout' })).toBeVisible()
      await expect(popover(page).getByText('Local chain')).toBeVisible()
      await expect(collateral(page)).toHaveCount(0)
      expect(asked).toEqual([])
      await page.context().close()
    })
  }
})

const token = (tokenId: string, kind: CollateralNotice['kind'], at = '2026-03-03T14:02:00.000Z'): CollateralNotice => ({
  kind,
  chainId: 31_337,
  contractAddress: '0x00000000000000000000000000000000000000A1',
  tokenId,
  at,
})
const told = [
  token('1', 'unregistered'),
  token('2', 'ending', '2099-03-03T14:02:00.000Z'),
  token('3', 'ended'),
  token('4', 'transferred'),
  token('5', 'unwrapped'),
]
const edit = (id: string) => `/collateral/31337/0x00000000000000000000000000000000000000A1/${id}`

test.describe('what an agent has to know of their wrapped tokens', () => {
  test('each kind in its words, with a link to the token, on the agent page', async ({ browser }) => {
    const page = await agentWith(browser, () => answer({}, told), '/peers')
    await expect(notices(page)).toHaveText([
      /^Wrapped token 1 on Local chain is not registered.*register it with your signature/,
      /^Wrapped token 2 on Local chain comes near the end of its lock.*until 3 Mar 2099 14:02;/,
      /^Wrapped token 3 on Local chain backs no new business any more.*Since 3 Mar 14:02/,
      /^Wrapped token 4 on Local chain belongs to somebody else.*It left your wallet 3 Mar 14:02/,
      /^Wrapped token 5 on Local chain was unwrapped.*Since 3 Mar 14:02/,
    ])
    for (const id of ['1', '2', '3', '4']) {
      await expect(page.getByRole('link', { name: `Open wrapped token ${id} on Local chain` })).toHaveAttribute(
        'href',
        edit(id),
      )
    }
    await expect(page.getByRole('link', { name: 'See what is left' })).toHaveAttribute('href', '/peers/deposit')
    await expectAccessible(page)
    await expectNarrow(page)
    await page.getByRole('link', { name: 'Open wrapped token 1 on Local chain' }).click()
    await expect(page).toHaveURL(edit('1'))
    await page.context().close()
  })

  test('while nothing is available they read first that new business stops, also in the popover', async ({
    browser,
  }) => {
    const page = await agentWith(browser, () => answer({ available: '0' }, [token('1', 'unregistered')]), '/peers')
    const words = [/^You get no new business at the moment/, /^Wrapped token 1 on Local chain is not registered/]
    await expect(notices(page)).toHaveText(words)
    await openPopover(page)
    await expect(
      collateral(page).getByRole('list', { name: 'About your collateral' }).getByRole('listitem'),
    ).toHaveText(words)
    await collateral(page).getByRole('link', { name: 'Add collateral' }).click()
    await expect(page).toHaveURL('/peers/deposit/create')
    await expect(popover(page)).toHaveCount(0)
    await page.context().close()
  })

  test('on a small phone the popover fits and scrolls inside itself', async ({ browser }) => {
    const page = await agentWith(browser, () => answer({ available: '0' }, told))
    await page.setViewportSize({ width: 390, height: 664 })
    await openPopover(page)
    await expect(figures(page)).toHaveCount(5)
    const box = await popover(page).boundingBox()
    expect(box).not.toBeNull()
    if (!box) return
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    expect(box.y + box.height).toBeLessThanOrEqual(664)
    await popover(page).getByRole('button', { name: 'Logout' }).scrollIntoViewIfNeeded()
    await expect(popover(page).getByRole('button', { name: 'Logout' })).toBeInViewport()
    await expectAccessible(page)
    await expectNarrow(page)
    await page.context().close()
  })
})
