import { expect, test } from '@playwright/test'
import { connectDemoWallet, freshAccount, logIn, signIn, signWithDemoWallet } from './people.ts'
import { addressOf, askedOf, changeConfig, pretendWallet, walletSays, withoutDemoWallet } from './wallets.ts'

const login = /^Login$/

// shows A-4-043, A-4-044, A-4-045, B-4-011
test('the wallet is not connected, then connected, then logged in, and the header shows each', async ({ page }) => {
  const account = freshAccount()
  const header = page.getByRole('banner')
  await page.goto('/')
  await expect(header.getByText('Not connected')).toBeVisible()
  await header.getByRole('button', { name: login }).click()
  await connectDemoWallet(page, account)
  await expect(header.getByText(/^Connected 0x/)).toBeVisible()
  await signWithDemoWallet(page)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(header.getByRole('button', { name: login })).toHaveCount(0)
})

// shows B-2.2-018
test('a login button stands where the menu will be, as long as nobody is logged in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: login })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
})

// shows A-1-003, A-7-033, B-1-004, B-4-001, B-7.3-002, B-7.3-004
test('login asks the injected wallet for accounts and has it sign the nonce with personal_sign', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 21 })
  await page.goto('/')
  const nonce = page.waitForResponse(/\/api\/users\/0x[0-9a-fA-F]{40}\/nonce/)
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  const answer = await nonce
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

  expect(new URL(answer.url()).searchParams.get('chainId')).toBe('31337')
  const { nonce: text } = (await answer.json()) as { nonce: string }
  const asked = await askedOf(page)
  expect(asked.map(({ method }) => method)).toContain('eth_requestAccounts')
  const sign = asked.find(({ method }) => method === 'personal_sign')
  expect(sign?.params).toEqual([`0x${Buffer.from(text).toString('hex')}`, addressOf(21)])
})

// shows B-4-001
test('a rejected signature is told calmly: nobody is logged in, the wallet stays connected', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await connectDemoWallet(page, freshAccount())
  await signWithDemoWallet(page, 'Reject')
  await expect(page.getByRole('status').filter({ hasText: 'Signature rejected' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(/^Connected 0x/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: login })).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('surety.session'))).toBeNull()
})

test('a rejected connection is told calmly and changes nothing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await page.getByRole('dialog', { name: 'Demo wallet: connect' }).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Connection rejected' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Not connected')).toBeVisible()
})

// shows B-7.1-006
test('a wrong signature is refused: no session', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/login', async (route) => {
    const body = route.request().postDataJSON() as { addr: string }
    await route.continue({ postData: JSON.stringify({ ...body, sign: `0x${'12'.repeat(65)}` }) })
  })
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await connectDemoWallet(page, freshAccount())
  await signWithDemoWallet(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
})

// shows A-8-001, A-8-002, A-8-003, A-8-004, B-8.2-011
test('without a wallet: Metamask is not installed, entry only with the injected wallet, unable to connect', async ({
  page,
}) => {
  await withoutDemoWallet(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  const notice = page.getByRole('dialog', { name: 'Metamask is not installed' })
  await expect(notice.getByText('Entry is only possible using the injected wallet')).toBeVisible()
  await expect(notice.getByText('install or connect it manually')).toBeVisible()
  await expect(notice.getByText('Unable to connect', { exact: true })).toBeVisible()
  await expect(notice.getByText('Unable to connect to wallet Metamask')).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).last().click()
  await expect(notice).toHaveCount(0)
})

// shows B-8.2-011
test('a wallet that fails is named: Unable to connect to wallet', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { name: 'Broken', fails: ['eth_requestAccounts'] })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to connect to wallet Broken' })).toBeVisible()
})

// shows A-1-004, B-1-006, B-1-007
test('any other kind of wallet than the injected is logged as not allowed and refused', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await withoutDemoWallet(page)
  await pretendWallet(page, { name: 'Relay', marks: { isWalletConnect: true } })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('dialog', { name: 'Metamask is not installed' })).toBeVisible()
  expect(said.join('\n')).toContain('Relay: wallet provider "walletconnect" is not allowed')
  expect((await askedOf(page)).map(({ method }) => method)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('surety.session'))).toBeNull()
})

// shows A-1-004, B-1-005, B-5-043
test('of an injected wallet and another kind only the injected one signs in', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { name: 'Relay', marks: { isWalletConnect: true } })
  await pretendWallet(page, { name: 'Injected', account: 22 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('several injected wallets: the person chooses, and the choice is remembered', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { name: 'First', account: 23 })
  await pretendWallet(page, { name: 'Second', account: 24 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a wallet' })
  await expect(chooser.getByRole('button', { name: 'First' })).toBeVisible()
  await chooser.getByRole('button', { name: 'Second' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('surety.wallet'))).toBe('test.second')
})

test('a wallet from before EIP-6963 is found at window.ethereum', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 25, isOld: true })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

// shows A-7-032, B-7.3-001
test('a connected wallet is found again on reload without a prompt', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 26, rejects: ['personal_sign'] })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('banner').getByText(/^Connected 0x/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText(/^Connected 0x/)).toBeVisible()
  const asked = (await askedOf(page)).map(({ method }) => method)
  expect(asked).toContain('eth_accounts')
  expect(asked).not.toContain('eth_requestAccounts')
})

// shows B-4-006
test('another account in the wallet logs out and leads home', async ({ page }) => {
  await page.goto('/terms-of-service')
  await logIn(page, freshAccount())
  await page.getByRole('button', { name: 'Demo wallet' }).click()
  await page.getByRole('complementary', { name: 'Demo wallet' }).getByLabel('Account').selectOption('6')
  await expect(page.getByRole('banner').getByRole('button', { name: login })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('surety.session'))).toBeNull()
})

// shows B-4-008
test('a wallet without accounts logs out', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 27 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await walletSays(page, 'accountsChanged', [])
  await expect(page.getByRole('banner').getByRole('button', { name: login })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('surety.session'))).toBeNull()
})

test('a wallet that comes late into the page keeps its person logged in', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 28, comesAfter: 700 })
  await page.goto('/')
  await page.waitForFunction(() => 'hasCome' in window)
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a wallet that keeps silent holds the page up for a moment only', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 29, hangs: ['eth_accounts'] })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a wallet that changes its account while signing logs nobody in', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 30 })
  await page.route('**/nonce*', async (route) => {
    await walletSays(page, 'accountsChanged', [addressOf(6)])
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not logged in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
})

test('two tabs of one browser can be two people', async ({ page, context }) => {
  const [one, other] = [freshAccount(), freshAccount()]
  await signIn(page, one)
  const second = await context.newPage()
  await signIn(second, other)
  await page.goto('/profile')
  await expect(page.getByText(addressOf(one))).toBeVisible()
  await second.goto('/profile')
  await expect(second.getByText(addressOf(other))).toBeVisible()
})

// shows A-7-047, B-7.2-003
test('the realtime server: endpoint and token come from the configuration, every channel begins with bl:', async ({
  page,
}) => {
  const frames: string[] = []
  const sockets: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  const configured = page.waitForResponse('**/api/config')
  await page.goto('/')
  const { centrifuge } = (await (await configured).json()) as { centrifuge: { endpoint: string; token: string } }
  await expect.poll(() => frames.filter((frame) => frame.includes('"subscribe"')).length).toBeGreaterThan(0)
  expect(sockets).toEqual([new URL(centrifuge.endpoint, page.url()).href.replace(/^http/, 'ws')])
  expect(frames.join('\n')).toContain(centrifuge.token)
  const channels = [...frames.join('\n').matchAll(/"channel":"([^"]*)"/g)].map(([, channel]) => channel)
  for (const channel of channels) expect(channel).toMatch(/^bl:/)
})

// shows B-7.2-001
test('another endpoint in the configuration is where the realtime client connects', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await changeConfig(page, ({ centrifuge }) => ({ centrifuge: { ...(centrifuge as object), endpoint: '/elsewhere' } }))
  await page.goto('/')
  await expect.poll(() => sockets.at(0)).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/elsewhere$/)
})

// shows B-3-056, B-7.2-002
test('a bad realtime token is refused', async ({ page }) => {
  const received: string[] = []
  let closed = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)))
    socket.on('close', () => {
      closed += 1
    })
  })
  await changeConfig(page, ({ centrifuge }) => ({ centrifuge: { ...(centrifuge as object), token: 'not.a.token' } }))
  await page.route('**/api/realtime/connection-token', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => closed).toBeGreaterThan(0)
  expect(received.join('\n')).not.toContain('"connect"')
})
