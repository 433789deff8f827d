import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { freshAccount } from './people.ts'
import {
  bestAgent,
  bestAgentName,
  confirmOffer,
  expectNarrow,
  expectNotReloaded,
  iban,
  markPage,
  personIn,
  placeOrder,
  swap,
  takeStep,
  userWithOrder,
} from './way.ts'

const safeNow = (page: Page) => page.getByRole('dialog').locator(':focus')

// shows A-1-005, A-2-092, A-2-098, A-2-099, A-2-105, A-2-117, A-4-009, A-4-012, A-6-007, A-6-009, A-6-020, A-7-037
// shows A-7-038, A-7-049, B-0-001, B-1-008
test('a user and an agent go the whole way, each seeing the other without a reload', async ({ browser }) => {
  const user = await personIn(browser, freshAccount())
  await markPage(user)
  await swap(user, '1250')
  await confirmOffer(user)
  await expect(user.getByRole('heading', { level: 2 }).first()).toHaveText(/^Send exactly 1,250\s+USDT on Local chain$/)

  const agent = await personIn(browser, bestAgent, new URL(user.url()).pathname)
  await markPage(agent)
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText(/EUR → 1,250\s+USDT$/)
  await expect(user.getByRole('heading', { level: 1 })).toHaveText(/^1,250\s+USDT → .+EUR$/)
  await expect(agent.getByRole('button', { name: 'Confirm receipt and payout' })).toBeHidden()

  await takeStep(user, 'I made this transfer', 'I made this transfer')
  await expect(user.getByRole('heading', { name: new RegExp(`^${bestAgentName} pays you`) })).toBeVisible()
  await expect(agent.getByRole('heading', { name: /^Pay exactly .+ by SEPA transfer$/ })).toBeVisible()
  await expect(agent.getByText(iban)).toBeVisible()

  await takeStep(agent, 'Confirm receipt and payout', 'Complete the order')
  await expect(agent.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(user.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expectNotReloaded(user)
  await expectNotReloaded(agent)
  const rows = user.getByRole('table', { name: 'What happened to this order' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(bestAgentName)
  await user.context().close()
  await agent.context().close()
})

// shows A-4-010, A-4-018, A-4-019, A-6-010
test('cancelling asks first with the focus on the safe choice, and the agent sees it', async ({ browser }) => {
  const user = await userWithOrder(browser)
  const agent = await personIn(browser, bestAgent, new URL(user.url()).pathname)
  await expect(agent.getByRole('button', { name: 'Reject order' })).toBeVisible()

  await user.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = user.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog).toContainText('This cannot be undone')
  await expect(safeNow(user)).toHaveText('Keep the order')
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(500)
  await expectAccessible(user)
  await user.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(user.getByRole('timer')).toBeVisible()

  await takeStep(user, 'Cancel order', 'Cancel the order')
  await expect(user.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(agent.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Reject order' })).toBeHidden()
  await user.context().close()
  await agent.context().close()
})

// shows A-4-011, A-4-019, A-6-021
test('rejecting is worded for the agent, and the user is told to send nothing', async ({ browser }) => {
  const user = await userWithOrder(browser)
  const agent = await personIn(browser, bestAgent, new URL(user.url()).pathname)
  await agent.getByRole('button', { name: 'Reject order' }).click()
  await expect(agent.getByRole('dialog')).toContainText(/is told not to send you 20\s+USDT/)
  await expect(safeNow(agent)).toHaveText('Keep the order')
  await agent.getByRole('button', { name: 'Reject the order' }).click()
  await expect(user.getByRole('heading', { name: 'Rejected' })).toBeVisible()
  await expect(user.getByText('It is over: send nothing.')).toBeVisible()
  await user.context().close()
  await agent.context().close()
})

// shows A-4-022
test('a step from a state that is no longer so changes nothing and shows the order as it is now', async ({
  browser,
}) => {
  const account = freshAccount()
  const first = await personIn(browser, account)
  await placeOrder(first)
  const second = await personIn(browser, account, new URL(first.url()).pathname)
  await second.getByRole('button', { name: 'Cancel order' }).click()
  await expect(second.getByRole('dialog')).toBeVisible()

  await takeStep(first, 'I made this transfer', 'I made this transfer')
  await expect(first.getByRole('heading', { name: new RegExp(`^${bestAgentName} pays you`) })).toBeVisible()

  const answer = second.waitForResponse((response) => response.request().method() === 'PATCH')
  await second.getByRole('button', { name: 'Cancel the order' }).click()
  expect((await answer).status()).toBe(409)
  await expect(second.getByRole('region', { name: 'Alerts' })).toContainText('The order has changed')
  await expect(second.getByRole('dialog')).toBeHidden()
  await expect(second.getByRole('heading', { name: new RegExp(`^${bestAgentName} pays you`) })).toBeVisible()
  await first.context().close()
  await second.context().close()
})

test('a double click on the step takes it once', async ({ browser }) => {
  const user = await userWithOrder(browser)
  let patches = 0
  user.on('request', (request) => {
    if (request.method() === 'PATCH') patches += 1
  })
  await user.getByRole('button', { name: 'I made this transfer' }).click()
  await user.getByRole('dialog').getByRole('button', { name: 'I made this transfer' }).dblclick()
  await expect(user.getByRole('heading', { name: new RegExp(`^${bestAgentName} pays you`) })).toBeVisible()
  expect(patches).toBe(1)
  await expect(user.getByRole('region', { name: 'Alerts' })).toBeEmpty()
  await user.context().close()
})

// shows A-2-096, A-4-002, A-4-007, A-4-017, A-8-026, A-9-024
test('when the time to pay is over the order says so and offers no step', async ({ browser }) => {
  const user = await userWithOrder(browser)
  await user.clock.install()
  await user.reload()
  await expect(user.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)/)
  await user.clock.fastForward('10:00')
  await expect(user.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)/)
  await user.clock.fastForward('20:01')
  await expect(user.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  await expect(user.getByText('Auto closed').first()).toBeVisible()
  await expect(user.getByRole('button', { name: 'I made this transfer' })).toBeHidden()
  await expect(user.getByRole('timer')).toBeHidden()
  await expectAccessible(user)
  await user.context().close()
})

// shows A-2-094, A-2-098
test('details and amount are copied exactly, and the link for two seconds says so', async ({ browser }) => {
  const user = await userWithOrder(browser, '1250')
  await user.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => user.evaluate(() => navigator.clipboard.readText())
  await user.getByRole('button', { name: 'Copy: Exact amount' }).click()
  await expect.poll(copied).toBe('1250')
  await user.getByRole('button', { name: 'Copy: Send to this address' }).click()
  await expect.poll(copied).toMatch(/^0x[0-9a-fA-F]{40}$/)

  await user.clock.install()
  await user.reload()
  await expect(user.getByRole('timer')).toBeVisible()
  await user.clock.pauseAt(Date.now() + 60_000)
  await user.getByRole('button', { name: 'Copy link to this order' }).click()
  await expect.poll(copied).toBe(user.url())
  await expect(user.getByRole('button', { name: 'Copied' })).toBeVisible()
  await user.clock.runFor(1_900)
  await expect(user.getByRole('button', { name: 'Copied' })).toBeVisible()
  await user.clock.runFor(200)
  await expect(user.getByRole('button', { name: 'Copied' })).toBeHidden()
  await user.context().close()
})

// shows A-2-104, A-6-008, A-8-013
test('an order of somebody else leads home', async ({ browser }) => {
  const user = await userWithOrder(browser)
  const stranger = await personIn(browser, freshAccount(), new URL(user.url()).pathname)
  await expect(stranger).toHaveURL('/')
  await expect(stranger.getByText('That order could not be loaded.')).toBeVisible()
  await user.context().close()
  await stranger.context().close()
})

test('an order has no accessibility faults and fits 320 px, for both sides', async ({ browser }) => {
  const user = await userWithOrder(browser, '1250.123456')
  await expectAccessible(user)
  await expectNarrow(user)
  const agent = await personIn(browser, bestAgent, new URL(user.url()).pathname)
  await expect(agent.getByRole('button', { name: 'Reject order' })).toBeVisible()
  await expectAccessible(agent)
  await expectNarrow(agent)
  await user.context().close()
  await agent.context().close()
})
