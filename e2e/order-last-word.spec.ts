import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { countSteps, elsewhere, move, newUser, openOrder, orderAt, place } from './orders.ts'
import { agents } from './people.ts'
import { bestAgent, expectNarrow, expectNotReloaded, markPage, personIn, takeStep } from './way.ts'

const now = (page: Page) => page.getByRole('region', { name: 'What to do now' })
const history = (page: Page) => page.getByRole('table', { name: 'What happened to this order' })
const rating = (page: Page) => page.getByRole('region', { name: 'Rating' })

test('a completed order is held for the user until they say that it arrived', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await orderAt(user, await elsewhere(request, bestAgent), 'closed')
  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, id)
  await markPage(agent)
  await expect(now(agent)).toContainText(/Your collateral worth \d+ USD is held until/)
  await expect(now(agent).getByRole('button', { name: 'I received it' })).toBeHidden()

  await openOrder(page, id)
  await expect(now(page)).toContainText(/collateral worth \d+ USD is held for you until .+ Has everything arrived\?/)
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'I received it' }).click()
  await expect(page.getByRole('dialog')).toContainText('is no longer held for you')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveText('Not yet')
  await page.keyboard.press('Enter')
  await expect(now(page)).toContainText('Has everything arrived?')
  await takeStep(page, 'I received it', 'I received it')
  await expect(now(page)).not.toContainText('held')
  await expect(page.getByRole('button', { name: 'I received it' })).toBeHidden()
  await expect(now(agent)).not.toContainText('held')
  await expectNotReloaded(agent)
  await page.context().close()
  await agent.context().close()
})

// shows A-4-013, A-6-021
test('a rejected order that was paid can be settled too', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await orderAt(user, agent, 'agentTransfer')
  await openOrder(page, id)
  await move(agent, id, 'rejected')
  await expect(now(page)).toContainText('has to send it back')
  await takeStep(page, 'It is settled', 'It is settled')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'It is settled' })).toBeHidden()
  await page.context().close()
})

test('"Not received" asks what happened and opens a dispute, which the agent reads without a reload', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await orderAt(user, await elsewhere(request, bestAgent), 'closed')
  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, id)
  await markPage(agent)
  await openOrder(page, id)
  const steps = countSteps(page)
  await page.getByRole('button', { name: 'Not received' }).click()
  const dialog = page.getByRole('dialog', { name: 'Has the payout not arrived?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(dialog.getByLabel('What happened?')).toHaveAccessibleDescription(/^Please say what happened/)
  expect(steps.made()).toBe(0)

  await dialog.getByLabel('What happened?').fill('No credit until 9 March.\nReference <b>77-A</b>.')
  await expectNarrow(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Not received' }).click()
  await expect(dialog.getByLabel('What happened?')).toHaveValue(/77-A/)
  await dialog.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(page.getByRole('heading', { name: 'In dispute' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I received it' })).toBeHidden()

  await expect(agent.getByRole('heading', { name: 'In dispute' })).toBeVisible()
  await expect(history(agent).getByRole('row').nth(1)).toContainText('Dispute')
  await expect(history(agent).getByRole('row').nth(1)).toContainText('Reference <b>77-A</b>.')
  await expectNotReloaded(agent)
  await expectAccessible(agent)
  await expectNarrow(agent)
  await page.context().close()
  await agent.context().close()
})

test('"I already paid" on an order whose time ran out is a dispute that names the transaction', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await page.clock.install()
  await openOrder(page, id)
  await page.clock.fastForward('30:01')
  await expect(page.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  await page.getByRole('button', { name: 'I already paid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Did you pay before the order was closed?' })
  await dialog.getByLabel('Your transaction').fill('0xfeed, sent at 14:02')
  await dialog.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(page.getByRole('heading', { name: 'In dispute' })).toBeVisible()
  await expect(history(page)).toContainText('0xfeed, sent at 14:02')
  await page.context().close()
})

// shows A-1-020, A-2-101, A-4-014, A-4-015, A-4-016, A-6-011, A-6-022
test('both sides can open a dispute from every status but dispute', async ({ browser, request }) => {
  test.slow()
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const agentPage = await personIn(browser, bestAgent)
  for (const status of ['userTransfer', 'agentTransfer', 'closed', 'cancelled', 'rejected'] as const) {
    for (const by of [page, agentPage]) {
      const id = await orderAt(user, agent, status)
      await openOrder(by, id)
      const word = by === page && status === 'closed' ? 'Not received' : 'Open a dispute'
      await by.getByRole('button', { name: word, exact: true }).click()
      await by.getByLabel('What happened?').fill(`It was ${status}.`)
      await by.getByRole('button', { name: 'Open the dispute' }).click()
      await expect(by.getByRole('heading', { name: 'In dispute' })).toBeVisible()
      await expect(history(by)).toContainText(`It was ${status}.`)
      // Nothing is left to either of them but the user's word that it is settled.
      await expect(now(by).getByRole('button')).toHaveText(by === page ? ['It is settled'] : [])
    }
  }
  await page.context().close()
  await agentPage.context().close()
})

// shows A-4-018
test('in every dialog Enter takes the safe way', async ({ browser, request }) => {
  test.slow()
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const agentPage = await personIn(browser, bestAgent)
  for (const [by, status, buttons] of [
    [page, 'userTransfer', ['I made this transfer', 'Cancel order', 'Open a dispute']],
    [page, 'closed', ['I received it', 'Not received']],
    [agentPage, 'userTransfer', ['Reject order', 'Open a dispute']],
    [agentPage, 'agentTransfer', ['Confirm receipt and payout', 'Reject order', 'Open a dispute']],
  ] as const) {
    await openOrder(by, await orderAt(user, agent, status))
    const steps = countSteps(by)
    for (const button of buttons) {
      const opener = by.getByRole('button', { name: button, exact: true })
      await opener.focus()
      await by.keyboard.press('Enter')
      await expect(by.getByRole('dialog').locator(':focus')).toHaveText(/^(Not yet|Not now|Keep the order)$/)
      await by.keyboard.press('Enter')
      await expect(by.getByRole('dialog')).toBeHidden()
      await expect(opener).toBeFocused()
    }
    expect(steps.made()).toBe(0)
  }
  await page.context().close()
  await agentPage.context().close()
})

test('an agent who is overdue is named to both, and to the user a dispute is suggested', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await orderAt(user, await elsewhere(request, bestAgent), 'agentTransfer')
  const agent = await personIn(browser, bestAgent)
  await page.clock.install()
  await openOrder(page, id)
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)left to pay out$/)
  await page.clock.fastForward('01:00:01')
  await expect(page.getByRole('heading', { name: /^Lagoon Desk is overdue with [\d.]+\s+EUR$/ })).toBeVisible()
  await expect(now(page)).toContainText('open a dispute')
  await expectAccessible(page)
  await expectNarrow(page)
  await agent.clock.install()
  await openOrder(agent, id)
  await agent.clock.fastForward('01:00:01')
  await expect(agent.getByRole('heading', { name: /^You are overdue with [\d.]+\s+EUR$/ })).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Confirm receipt and payout' })).toBeVisible()
  await page.context().close()
  await agent.context().close()
})

// shows A-2-100, A-5-032, A-6-012, A-9-020
test('a completed order is rated once, 1 to 5, and the mean stands at the agent and behind the price', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  // Nobody else rates this agent, the only one who pays out cash.
  const [, index] = agents
  const agent = await elsewhere(request, index)
  const rate = async (word: string) => {
    const id = await place(user, 20, 'usdt', 'cash')
    await move(user, id, 'agentTransfer')
    await move(agent, id, 'closed')
    await openOrder(page, id)
    await expect(rating(page).getByRole('radio')).toHaveCount(5)
    await expect(rating(page).getByRole('button', { name: 'Rate' })).toBeDisabled()
    await rating(page).getByText(word, { exact: true }).click({ force: true })
    await rating(page).getByRole('button', { name: 'Rate' }).dblclick()
    return id
  }
  await rate('4, good')
  await expect(rating(page)).toContainText('You rated North Pier 4 of 5.')
  const id = await rate('5, very good')
  await expect(rating(page)).toContainText('You rated North Pier 5 of 5.')
  await expect(rating(page).getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(rating(page)).toContainText('You rated North Pier 5 of 5.')

  const mean = '4.5 of 5, from 2 ratings'
  await page.getByRole('region', { name: 'Counterparty' }).getByRole('link', { name: 'North Pier' }).click()
  await expect(page.getByRole('region', { name: 'As an agent' })).toContainText(mean)
  await page.goto('/?from=LOCAL.USDT&to=CASH.CASHEUR')
  await expect(page.getByRole('region', { name: 'Behind this price' })).toContainText(mean)
  const seen = await personIn(browser, index)
  await openOrder(seen, id)
  await expect(rating(seen)).toContainText('rated you 5 of 5.')
  await page.context().close()
  await seen.context().close()
})

// shows A-2-100, A-5-033, A-9-021
test('a rating can be skipped: it is sent as 0 and shown as none', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  await openOrder(page, await orderAt(user, agent, 'agentTransfer'))
  await expect(rating(page)).toBeHidden()
  await openOrder(page, await orderAt(user, agent, 'closed'))
  const sent = page.waitForRequest((one) => one.method() === 'PATCH')
  await rating(page).getByRole('button', { name: 'Skip' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ score: 0 })
  await expect(rating(page)).toHaveText('Not rated.')
  await page.context().close()
})

test('what was written for a dispute is kept when the order has changed meanwhile', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await orderAt(user, agent, 'agentTransfer')
  await openOrder(page, id)
  await page.getByRole('button', { name: 'Open a dispute' }).click()
  await page.getByLabel('What happened?').fill('Nothing has come for an hour.')
  await move(agent, id, 'closed')
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Open the dispute' }).click()
  expect((await answer).status()).toBe(409)
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('The order has changed')
  await page.getByRole('button', { name: 'Not received' }).click()
  await expect(page.getByLabel('What happened?')).toHaveValue('Nothing has come for an hour.')
  await page.context().close()
})
