import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Elsewhere, elsewhere, move, newUser, openOrder, place } from './orders.ts'
import { agents } from './people.ts'
import { bestAgent, bestAgentName, countCalls, expectNarrow, iban, personIn } from './way.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

// shows A-2-005, A-2-092, A-2-097, A-2-098, A-2-102, A-2-103, A-7-036, B-2.1-010, B-7.1-031
test('an order shows its sides, status, price, calculation, counterparty, details and history', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 1250)
  await openOrder(page, id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1,250\s+USDT → 1,142\.22\s+EUR$/)
  await expect(page.getByRole('main')).toContainText('Awaiting transfer')
  await expect(region(page, 'What to do now')).toContainText(/Send exactly 1,250\s+USDT on Local chain/)
  await expect(region(page, 'What to do now')).toContainText(/0x[0-9a-fA-F]{40}/)
  const calculation = region(page, 'Calculation')
  await expect(calculation).toContainText(/Price0\.9183\d+ EUR/)
  await expect(calculation).toContainText(/1,250 × price1,147\.9\d\s+EUR/)
  await expect(calculation).toContainText(/Fee 0\.5 %− 5\.7\d\s+EUR/)
  await expect(calculation).toContainText(/You receive1,142\.22\s+EUR/)
  await expect(region(page, 'Counterparty')).toContainText(bestAgentName)
  const placed = page.getByRole('table', { name: 'What happened to this order' }).getByRole('row').nth(1)
  await expect(placed).toHaveText(/^Order placedAwaiting transferyoutoday \d\d:\d\d$/)

  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, id)
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText(/^1,142\.22\s+EUR → 1,250\s+USDT$/)
  await expect(region(agent, 'Calculation')).toContainText('You pay')
  await expect(region(agent, 'Counterparty')).toContainText('Your customer')
  await expect(region(agent, 'Counterparty').getByRole('link').first()).toHaveAttribute('href', `/users/${user.addr}`)
  await page.context().close()
  await agent.context().close()
})

// shows A-2-099
test('the history tells every change: from what, to what, by whom, when', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await place(user, 20)
  await move(user, id, 'agentTransfer')
  await move(agent, id, 'closed')
  await openOrder(page, id)
  const rows = page.getByRole('table', { name: 'What happened to this order' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveText([
    /^Completedbefore: Awaiting payoutLagoon Desktoday \d\d:\d\d$/,
    /^Awaiting payoutbefore: Awaiting transferyoutoday \d\d:\d\d$/,
    /^Order placedAwaiting transferyoutoday \d\d:\d\d$/,
  ])
  await page.context().close()
})

// shows A-2-093
test('the chat button leads to the order’s messages', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openOrder(page, id)
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page).toHaveURL(`/orders/${id}/messages`)
  await page.context().close()
})

// shows A-2-104, A-8-013
test('an id that is nobody’s order, or no id, leads home', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  for (const id of ['01957c3f-0000-7000-8000-00000a9f3a2c', 'none']) {
    await page.goto(`/orders/${id}`)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('That order could not be loaded.').first()).toBeVisible()
  }
  await page.context().close()
})

// shows A-2-146
test('what the agent tells with each order is Markdown, and nothing else of it becomes a page', async ({
  browser,
  request,
}) => {
  const [, , meridian] = agents
  const agent = await elsewhere(request, meridian)
  const before = await tell(
    agent,
    '**Write first.** See [the rules](https://meridian.example/rules).\n\n- no third parties',
  )
  await tell(agent, `${before}\n\n<img src=x onerror="document.title='taken'"> [click](javascript:alert(1))`)
  const [page, user] = await newUser(browser, request)
  await openOrder(page, await place(user, 20, 'dai'))
  const info = region(page, 'From the agent')
  await expect(info.getByRole('heading', { name: 'From Meridian' })).toBeVisible()
  await expect(info.locator('strong')).toHaveText('Write first.')
  await expect(info.getByRole('listitem')).toHaveText(['no third parties'])
  await expect(info.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', 'https://meridian.example/rules')
  await expect(info.getByRole('img')).toHaveCount(0)
  await expect(info.locator('[href^="javascript"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken')
  await expectAccessible(page)
  await expectNarrow(page)
  await tell(agent, '')
  await page.reload()
  await expect(region(page, 'Counterparty')).toBeVisible()
  await expect(info).toBeHidden()
  await page.context().close()
})

/** Lets the agent tell this with each order; answers with it. */
async function tell({ addr, ask }: Elsewhere, info: string): Promise<string> {
  const { agent } = await ask<{ agent: Record<string, unknown> }>('GET', `/api/agents/${addr}`)
  const told = [
    'email',
    'username',
    'profile',
    'countryCodes',
    'workTime',
    'swapRequisites',
    'swapOptions',
    'updatedAt',
  ]
  const kept = Object.fromEntries(told.map((name) => [name, agent[name]]))
  await ask('POST', `/api/agents/${addr}`, { agent: { ...kept, info } })
  return info
}

// shows A-2-105, A-7-044, A-7-045, A-7-046
test('the page listens to its order, asks again at news of it, and stops listening when it is left', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const channel = `bl:order:${id}:updated`
  const sent: { subscribe?: { channel: string }; unsubscribe?: { channel: string } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const line of String(payload).split('\n')) if (line.trim()) sent.push(JSON.parse(line))
    }),
  )
  await page.goto(`/orders/${id}`)
  await expect.poll(() => sent.filter(({ subscribe }) => subscribe?.channel === channel).length).toBe(1)
  await expect(page.getByRole('button', { name: 'I made this transfer' })).toBeVisible()

  const reads = countCalls(page, `/api/orders/${id}`)
  await move(user, id, 'agentTransfer')
  await expect(page.getByRole('heading', { name: /^Lagoon Desk pays you/ })).toBeVisible()
  expect(reads.made()).toBeGreaterThan(0)
  await expect(page.getByText(iban)).toBeVisible()

  expect(sent.filter(({ unsubscribe }) => unsubscribe?.channel === channel)).toHaveLength(0)
  await page.getByRole('link', { name: 'Surety, home' }).click()
  await expect.poll(() => sent.filter(({ unsubscribe }) => unsubscribe?.channel === channel).length).toBe(1)
  const after = reads.made()
  await move(user, id, 'dispute')
  await expect(page.getByRole('region', { name: 'Your orders' })).toContainText("You haven't received any orders yet")
  expect(reads.made()).toBe(after)
  await page.context().close()
})
