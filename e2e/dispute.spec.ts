import { expect, type Page, test } from '@playwright/test'
import type { Config } from '#api/config.ts'
import type { OrderView } from '#api/orders.ts'
import { demoAccount } from '#server/demo/people.ts'
import { expectAccessible } from './axe.ts'
import { drawn, openChat } from './chat.ts'
import { sendWithDemoWallet } from './collateral.ts'
import { bringToChain, fund, makeModerator, passOnChain } from './market.ts'
import { elsewhere, move, newUser, openOrder, orderAt, place } from './orders.ts'
import { agents, freshAccount, sessionOf, signWithDemoWallet, superUser } from './people.ts'
import { bestAgent, expectNarrow, expectNotReloaded, markPage, personIn } from './way.ts'

const history = (page: Page) => page.getByRole('table', { name: 'What happened to this order' })
const award = (page: Page) => page.getByRole('region', { name: 'Award' })
const panel = (page: Page) => page.getByRole('region', { name: 'What staff can do' })
const rows = (page: Page) => history(page).locator('tbody').getByRole('row')

/** The only agent for DAI: what is awarded out of its collateral is missed by no other test. */
const meridian = agents[2]

/** Presses a button that asks first, and confirms once the question names all of this. */
async function confirmed(page: Page, button: string, named = ''): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(named)
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

// shows A-1-020
test('user, agent and moderator go through a dispute with images, to an award that is paid from collateral', async ({
  browser,
  request,
}) => {
  test.slow()
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 100, 'dai')
  await move(user, id, 'agentTransfer')
  const moderatorAt = freshAccount()
  const moderatorAddr = demoAccount(moderatorAt).address
  await sessionOf(request, moderatorAt)
  await makeModerator(moderatorAddr)
  for (const addr of [user.addr, moderatorAddr]) await fund(page, addr)

  // The user opens the dispute, with a statement and an image.
  await openOrder(page, id)
  await page.getByRole('button', { name: 'Open a dispute', exact: true }).click()
  await page.getByLabel('What happened?').fill('I paid, and nothing came.')
  await page
    .getByLabel('Images')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await drawn(page) })
  await expect(page.getByRole('dialog')).toContainText('receipt.png')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(page.getByRole('heading', { name: 'In dispute' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Image' })).toHaveCount(1)

  // The agent reads it and answers.
  const agent = await personIn(browser, meridian)
  await openOrder(agent, id)
  await markPage(agent)
  await markPage(page)
  await expect(history(agent)).toContainText('I paid, and nothing came.')
  const speaking = await elsewhere(request, meridian)
  await speaking.ask('POST', `/api/orders/${id}/messages`, { text: 'I see no transfer.' })
  await expect(rows(page).first()).toContainText('I see no transfer.')

  // The moderator takes it, looks at the image, and decides.
  const moderator = await personIn(browser, moderatorAt, `/admin/orders/${id}`)
  await expect(panel(moderator)).toContainText('Nobody looks after it yet.')
  await expect(panel(moderator)).toContainText('Only who looks after a dispute, or a super user, decides it.')
  await moderator.getByRole('button', { name: 'Take the dispute' }).click()
  await expect(panel(moderator)).toContainText('Looked after by you')
  await expectAccessible(moderator)
  await expectNarrow(moderator)
  for (const party of [page, agent]) {
    const taken = rows(party).filter({ hasText: 'Dispute taken' })
    await expect(taken).toContainText('Surety staff')
  }
  await openChat(moderator, id, '/admin/orders')
  await expect(moderator.getByRole('button', { name: /^Image from .*: enlarge$/ })).toBeVisible()
  await moderator.goto(`/admin/orders/${id}`)
  await panel(moderator).getByLabel('Outcome').selectOption({ label: 'Rejected' })
  await panel(moderator).getByLabel('Award to the user, USD').fill('60')
  await panel(moderator).getByRole('button', { name: 'Decide' }).click()
  await expect(panel(moderator)).toContainText('Please give a reason: both parties read it.')
  await panel(moderator).getByLabel('Reason').fill('The receipt shows the transfer.')
  await panel(moderator).getByRole('button', { name: 'Decide' }).click()
  const asked = moderator.getByRole('dialog', { name: 'Decide this dispute?' })
  await expect(asked).toContainText('Collateral of Meridian worth 60.00 USD goes to')
  await expect(asked.locator(':focus')).toHaveText('Not now')
  await expectAccessible(moderator)
  await asked.getByRole('button', { name: 'Decide' }).click()
  await expect(award(moderator)).toContainText('Waits for signatures')
  for (const party of [page, agent]) {
    await expect(rows(party).filter({ hasText: 'Rejected' })).toContainText('The receipt shows the transfer.')
    await expect(award(party)).toContainText(/59\.994\d*\s+USDC, worth 60\.00 USD/)
    await expect(award(party).getByRole('button')).toHaveCount(0)
  }
  // What is locked for an award is the user's, who cannot give it away by a wrong word either.
  await expect(page.getByRole('button', { name: 'It is settled' })).toBeHidden()

  // Who signs is the chain's word; the moderator brings it there.
  await expect(award(moderator)).toContainText('Only the settlement’s signers can sign.')
  await expect(award(moderator).getByRole('button')).toHaveCount(0)
  const signer = await personIn(browser, superUser, `/admin/orders/${id}`)
  await confirmed(signer, 'Sign the award')
  await expect(signer.getByRole('dialog', { name: 'Demo wallet: sign' })).toContainText('Decision, to sign')
  await signWithDemoWallet(signer)
  await expect(award(signer)).toContainText('Signed')
  await signer.context().close()
  await confirmed(moderator, 'Start the waiting time on chain')
  await sendWithDemoWallet(moderator)
  await expect(award(page)).toContainText('Waiting on chain')
  await expect(award(page).getByRole('button', { name: 'Pay it out now' })).toHaveCount(0)

  // After the delay the user carries it out.
  await passOnChain(page, 61)
  await expect(award(page)).toContainText('It can be paid out now, by anybody')
  await expectAccessible(page)
  await expectNarrow(page)
  await confirmed(page, 'Pay it out now')
  await sendWithDemoWallet(page)
  for (const party of [page, agent, moderator]) {
    await expect(award(party)).toContainText('Paid from collateral')
    await expect(award(party)).toContainText(/0x[0-9a-f]{4}…/)
    await expect(rows(party).first()).toContainText(/Award paid out of collateral.*the chain/)
  }
  await expectNotReloaded(page)
  await expectNotReloaded(agent)

  await page.goto(`/agents/${speaking.addr}/proof`)
  const proof = page.getByRole('region', { name: 'Awarded to users' })
  await expect(proof).toContainText(/59\.994\d*\s+USDC worth 60\.00 USD.*paid from collateral/)
  await expectAccessible(page)
  await expectNarrow(page)
  for (const each of [page, agent, moderator]) await each.context().close()
})

// shows A-1-020
test('an agent pays an award from the own wallet, and the collateral stays', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 50, 'dai')
  await move(user, id, 'agentTransfer')
  await move(user, id, 'dispute', 'Nothing came.')
  const staff = await elsewhere(request, superUser)
  const { order } = await staff.ask<OrderView>('GET', `/api/v2/orders/${id}`)
  const decision = { newStatus: 'rejected', oldStatus: 'dispute', updatedAt: order.updatedAt }
  const wish = { ...decision, statement: 'Nothing was paid.', awardUsd: '20' }
  const decided = await staff.ask<OrderView>('PATCH', `/api/orders/${id}`, wish)
  await bringToChain(page, staff, superUser, id)
  const agent = await personIn(browser, meridian)
  await openOrder(agent, id)
  await expect(award(agent)).toContainText('Waiting on chain')
  // A wallet whose node breaks off has perhaps sent it: that is said, and trying again does it once.
  const { demo } = (await (await request.get('/api/config')).json()) as Config
  const sends = (url: URL) => url.href.startsWith(demo?.rpcUrl ?? '')
  await agent.route(sends, (route) =>
    route.request().postData()?.includes('eth_sendRawTransaction') ? route.abort() : route.fallback(),
  )
  await confirmed(agent, 'Pay it yourself', decided.awards[0]?.decision.receiver)
  await sendWithDemoWallet(agent)
  await expect(award(agent)).toContainText('We do not know yet whether it was sent')
  await expect(award(agent).getByRole('button', { name: 'Pay it yourself' })).toHaveCount(0)
  await agent.unroute(sends)
  await award(agent).getByRole('button', { name: 'It was not sent: try again' }).click()
  await agent.getByRole('dialog').getByRole('button', { name: 'Pay it yourself' }).click()
  await sendWithDemoWallet(agent, 'Reject')
  await expect(award(agent)).toContainText('You rejected it in your wallet. It was not done.')
  await confirmed(agent, 'Pay it yourself')
  await sendWithDemoWallet(agent)
  await sendWithDemoWallet(agent)
  await expect(award(agent)).toContainText('Paid by the agent')
  await openOrder(page, id)
  await expect(rows(page).first()).toContainText(/Award paid by the agent instead.*the chain/)
  await page.context().close()
  await agent.context().close()
})

// shows A-1-020
test('the user says in a dispute that it is settled, and staff close it; a double press is one step', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await orderAt(user, await elsewhere(request, bestAgent), 'agentTransfer')
  await move(user, id, 'dispute', 'It was late.')
  await openOrder(page, id)
  const staff = await personIn(browser, superUser, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'It is settled' }).click()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveText('Not yet')
  let sent = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/received')) sent += 1
  })
  await page.getByRole('dialog').getByRole('button', { name: 'It is settled' }).dblclick()
  await expect(page.getByRole('button', { name: 'It is settled' })).toHaveCount(0)
  expect(sent).toBe(1)
  await expect(panel(staff)).toContainText('The user says that nothing is open any more.')
  await panel(staff).getByLabel('Outcome').selectOption({ label: 'Completed' })
  await panel(staff).getByLabel('Reason').fill('Settled between the parties.')
  let decided = 0
  staff.on('request', (asked) => {
    if (asked.method() === 'PATCH') decided += 1
  })
  await panel(staff).getByRole('button', { name: 'Decide' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Decide' }).dblclick()
  await expect(rows(page).filter({ hasText: 'Settled between the parties.' })).toContainText('Completed')
  expect(decided).toBe(1)
  await page.context().close()
  await staff.context().close()
})
