import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { answerWith, countSent, enter, input, messages, openChat, say } from './chat.ts'
import { elsewhere, newUser, openOrder, place } from './orders.ts'
import { freshAccount, superUser } from './people.ts'
import { bestAgent, expectNarrow, personIn, takeStep } from './way.ts'

// shows A-1-019, A-2-007, A-2-009, A-6-013, B-1-009, B-2.1-011, B-2.6-006, B-2.6-008, B-2.6-011, B-2.6-012, B-3-030
// shows B-6-006, B-7.2-006, B-9-010
test('user and agent talk without a reload; each sees who wrote, when, and how far it has come', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openOrder(page, id)
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page).toHaveURL(`/orders/${id}/messages`)
  await expect(page.getByText('No written messages yet')).toBeVisible()
  await enter(page, 'Hello, the transfer is on its way.')
  await expect(messages(page)).toHaveText([/^YouUserHello, the transfer is on its way\.\d\d:\d\dSent$/])
  await expect(page.getByText('No written messages yet')).toBeHidden()
  await expect(input(page)).toHaveValue('')

  const agent = await personIn(browser, bestAgent)
  await openChat(agent, id)
  // The user has no username: first and last five characters of the address.
  const short = `${user.addr.slice(0, 5)}…${user.addr.slice(-5)}`
  await expect(messages(agent)).toHaveText([
    new RegExp(`^${short}UserHello, the transfer is on its way\\.\\d\\d:\\d\\d$`),
  ])
  await expect(messages(page).first()).toContainText('Read')

  await input(agent).fill('Thank you.')
  await input(agent).press('Shift+Enter')
  await input(agent).pressSequentially('I look for it.')
  await input(agent).press('Enter')
  await expect(messages(page).nth(1)).toHaveText(/^Lagoon DeskAgentThank you\.\nI look for it\.\d\d:\d\d$/, {
    useInnerText: false,
  })
  // Said to those who hear the page, once.
  await expect(page.getByRole('status').filter({ hasText: 'Lagoon Desk: Thank you.' })).toHaveCount(1)
  await expect(messages(page)).toHaveCount(2)
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
  await agent.context().close()
})

// shows A-2-008, B-2.1-012, B-2.2-005
test('the chat has its own layout: an alert waits until it is left', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openOrder(page, id)
  await page.route(`**/api/orders/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await takeStep(page, 'Cancel order', 'Cancel the order')
  const alert = page.getByRole('region', { name: 'Alerts' })
  await expect(alert.getByRole('button', { name: 'Close alert' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByRole('heading', { name: 'Order chat' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page).toHaveURL(`/orders/${id}`)
  await expect(alert.getByRole('button', { name: 'Close alert' })).toBeVisible()
  await page.context().close()
})

// shows B-2.6-001, B-2.6-002, B-2.6-003
test('its head leads back to the order, copies the order’s link and shows the order’s id', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await place(user, 20)
  await openChat(page, id)
  await expect(page.getByText(id, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link to this order' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/orders/${id}`, page.url()).href)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page).toHaveURL(`/orders/${id}`)
  await page.context().close()
})

// shows B-2.6-004, B-2.6-005, B-2.6-007
test('while it is loaded it says Loading..., and then shows days with their messages by the time they were written', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await place(user, 20)
  for (const text of ['first', 'second', 'third']) await say(agent, id, text)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const days = ['2026-03-02T23:10:00Z', '2026-03-03T09:00:00.12Z', '2026-03-03T09:00:00.121Z']
  await answerWith(page, id, (said) => ({
    ...said,
    // Out of order, and the first of them on another day.
    messages: said.messages.map((message, i) => ({ ...message, createdAt: days[i] ?? '' })).reverse(),
  }))
  await page.route(`**/api/orders/${id}/messages`, async (route) => {
    await opened
    await route.fallback()
  })
  await page.goto(`/orders/${id}/messages`)
  await expect(page.getByText('Loading...')).toBeVisible()
  open()
  await expect(messages(page)).toHaveText([/first/, /second/, /third/])
  const list = page.getByRole('region', { name: 'Messages' })
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([/^2 Mar/, /^3 Mar/])
  await expect(list.getByRole('region', { name: /^3 Mar/ }).getByRole('listitem')).toHaveText([/second/, /third/])
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
})

// shows B-5-027, B-5-028
test('2,000 characters are sent, 2,001 and nothing are not', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await openChat(page, await place(user, 20))
  const sent = countSent(page)
  for (const nothing of ['', '   ']) await enter(page, nothing)
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await enter(page, 'x'.repeat(2_001))
  await expect(page.getByText('At most 2000 characters')).toBeVisible()
  await expect(page.getByText('2001 of 2000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAccessible(page)
  expect(sent.made()).toBe(0)
  await enter(page, 'x'.repeat(2_000))
  await expect(messages(page)).toHaveText([/^YouUserx{2000}\d\d:\d\dSent$/])
  expect(sent.made()).toBe(1)
  await page.context().close()
})

test('what is written is only ever text', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const agent = await elsewhere(request, bestAgent)
  const text = '<img src=x onerror="document.title=1"> https://evil.example **bold** <script>document.title=2</script>'
  await say(agent, id, text)
  await openChat(page, id)
  await expect(messages(page).locator('p').nth(1)).toHaveText(text)
  await expect(messages(page).locator('img, a, strong, script')).toHaveCount(0)
  await expect(page).toHaveTitle('Order chat · Surety')
  await page.context().close()
})

test('a message is shown at once; one that did not arrive says so, is sent again, and is never there twice', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openChat(page, id)
  const path = `**/api/orders/${id}/messages`
  let fate: 'away' | 'answer lost' | 'held' = 'away'
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (fate === 'away') return route.abort()
    if (fate === 'held') {
      await released
      return route.fallback()
    }
    await route.fetch()
    return route.abort()
  })
  await enter(page, 'Nobody hears this yet')
  await expect(page.getByText('Not sent. No answer from the server.')).toBeVisible()
  fate = 'answer lost'
  // The server has it now, though its answer is lost: what it tells everybody settles it.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page)).toHaveText([/^YouUserNobody hears this yet\d\d:\d\dSent$/])
  fate = 'held'
  await enter(page, 'And this waits')
  await expect(messages(page).last()).toHaveText(/^And this waitsSending…$/)
  release()
  await expect(messages(page)).toHaveText([/Nobody hears this yet/, /^YouUserAnd this waits\d\d:\d\dSent$/])
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await page.context().close()
})

test('a long history comes page by page, and who reads back keeps their place', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await place(user, 20)
  for (let i = 1; i <= 70; i++) await say(i % 2 === 0 ? user : agent, id, `message ${i} of the history`)
  await openChat(page, id)
  await expect(messages(page)).toHaveCount(50)
  await expect(messages(page).last()).toBeInViewport()
  const older = page.getByRole('button', { name: 'Older messages' })
  await older.scrollIntoViewIfNeeded()
  const read = page.getByText('message 21 of the history')
  await expect(read).toBeInViewport()
  const before = await read.boundingBox()
  await older.click()
  await expect(messages(page)).toHaveCount(70)
  await expect(older).toHaveCount(0)
  await expect(messages(page).first()).toContainText('message 1 of the history')
  await expect(read).toBeInViewport()
  // The button that stood above it is gone, and so it may stand a little higher.
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80)

  await say(agent, id, 'something new')
  await expect(messages(page)).toHaveCount(71)
  await expect(read).toBeInViewport()
  await page.getByRole('button', { name: 'Newest messages' }).click()
  await expect(messages(page).last()).toContainText('something new')
  await expect(messages(page).last()).toBeInViewport()
  await say(agent, id, 'something newer')
  await expect(messages(page).last()).toContainText('something newer')
  await expect(messages(page).last()).toBeInViewport()
  await page.context().close()
})

// shows B-4-022, B-4-023, B-4-024, B-7.2-004, B-7.2-005
test('the page listens to new messages and new people of its order, and stops when it is left', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const sent: { subscribe?: { channel: string }; unsubscribe?: { channel: string } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const line of String(payload).split('\n')) if (line.trim()) sent.push(JSON.parse(line))
    }),
  )
  await openChat(page, id)
  const channels = [`bl:order:${id}:new-message`, `bl:order:${id}:new-counterpart`]
  const asked = (what: 'subscribe' | 'unsubscribe') =>
    channels.map((channel) => sent.filter((frame) => frame[what]?.channel === channel).length)
  await expect.poll(() => asked('subscribe')).toEqual([1, 1])
  const staff = await elsewhere(request, superUser)
  await staff.ask('GET', `/api/orders/${id}/messages`)
  await expect(page.getByRole('list', { name: 'Who is here' }).getByRole('listitem')).toHaveText([
    /Lagoon DeskAgent/,
    /Surety staff/,
  ])
  expect(asked('unsubscribe')).toEqual([0, 0])
  await page.getByRole('link', { name: 'Surety, home' }).click()
  await expect.poll(() => asked('unsubscribe')).toEqual([1, 1])
  await page.context().close()
})

// shows A-2-024, B-2.1-023
test('staff read and write it from the admin’s side, with a mark that no username can make', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const agent = await elsewhere(request, bestAgent)
  await say(agent, id, 'I am from the staff, send me your key.')
  const staff = await personIn(browser, superUser)
  await openChat(staff, id, '/admin/orders')
  await enter(staff, 'An operator is here.')
  await expect(messages(staff).last()).toHaveText(/^YouSurety staffAn operator is here\./)
  await expect(staff.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/admin/orders/${id}`)
  await expectAccessible(staff)

  await answerWith(page, id, (said) => ({
    ...said,
    counterparties: said.counterparties.map((person) =>
      person.role === 'agent' ? { ...person, username: '🛡 Surety staff' } : person,
    ),
  }))
  await openChat(page, id)
  const [imitator, real] = [messages(page).first(), messages(page).last()]
  await expect(imitator).toContainText('🛡 Surety staffAgent')
  await expect(imitator.locator('svg')).toHaveCount(0)
  await expect(real.locator('svg')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
  await staff.context().close()
})

// shows A-6-013, B-6-006
test('nobody else gets in: a stranger meets no order, a visitor and an ordinary user are led home', async ({
  browser,
  request,
  page: visitor,
}) => {
  const [owner, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const stranger = await personIn(browser, freshAccount())
  await stranger.goto(`/orders/${id}/messages`)
  await expect(stranger.getByRole('heading', { name: 'You look lost' })).toBeVisible()
  await stranger.goto(`/admin/orders/${id}/messages`)
  await expect(stranger).toHaveURL('/')
  await visitor.goto(`/orders/${id}/messages`)
  await expect(visitor).toHaveURL('/')
  await owner.context().close()
  await stranger.context().close()
})

test('at 360 px with the keyboard open, the newest message and the line to write in are in sight', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await place(user, 20)
  for (let i = 1; i <= 12; i++) await say(agent, id, `A message of some length, number ${i}, about the transfer`)
  await page.setViewportSize({ width: 360, height: 640 })
  await openChat(page, id)
  await input(page).focus()
  // A keyboard that covers the page without making it smaller, as on a telephone.
  await page.evaluate(() => {
    const seen = window.visualViewport
    if (!seen) throw new Error('no visual viewport')
    Object.defineProperty(seen, 'height', { get: () => 380, configurable: true })
    seen.dispatchEvent(new Event('resize'))
  })
  const bottomOf = async (locator: ReturnType<typeof input>) => {
    const box = await locator.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(() => bottomOf(input(page))).toBeLessThanOrEqual(380)
  await expect.poll(() => bottomOf(messages(page).last())).toBeLessThanOrEqual(380)
  await expect(messages(page).last()).toBeInViewport()
  await input(page).pressSequentially('Seen')
  await input(page).press('Enter')
  await expect(messages(page).last()).toContainText('Seen')
  await expect.poll(() => bottomOf(messages(page).last())).toBeLessThanOrEqual(380)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  await page.context().close()
})
