import { expect, type Page, test } from '@playwright/test'
import { addAmount, added, form, sendWithDemoWallet, signedInAt, wrapNow } from './collateral.ts'
import { editPath, type NewAgent, newAgent, wrapped } from './new-agents.ts'
import { agents, sessionOf } from './people.ts'

const [owner, stranger] = agents
const banner = (page: Page) => page.getByRole('alert', { name: 'Other network' })
const inAYear = () => BigInt(Math.floor(Date.now() / 1000) + 365 * 86_400)

/** A new agent at the edit screen of a token that is locked until then. */
async function atToken(agent: NewAgent, until: bigint): Promise<string> {
  const path = editPath(agent, await wrapped(agent, until))
  await agent.page.goto(path)
  return path
}

/** Changes the demo wallet as a person does in it. */
async function tellWallet(page: Page, method: string, params: object): Promise<void> {
  await page.evaluate(
    ([what, given]) => {
      interface Detail {
        info: { rdns: string }
        provider: { request(ask: unknown): Promise<unknown> }
      }
      window.addEventListener('eip6963:announceProvider', (event) => {
        const { info, provider } = (event as CustomEvent<Detail>).detail
        if (info.rdns === 'app.surety.demo') void provider.request({ method: what, params: [given] })
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
    },
    [method, params] as const,
  )
}

// shows B-2.5-002, B-2.5-003, B-2.5-004, B-2.5-005, B-2.5-006, B-2.5-008
test('another network: the banner, its words and its switch; fields and options are read-only', async ({ browser }) => {
  const agent = await newAgent(browser, '/orders')
  const { page } = agent
  const path = editPath(agent, await wrapped(agent, inAYear()))
  await page.evaluate(() => {
    const saved = JSON.parse(sessionStorage.getItem('surety.demo-wallet') ?? '{}')
    sessionStorage.setItem('surety.demo-wallet', JSON.stringify({ ...saved, chainId: 424_242 }))
  })
  await page.goto(path)
  await expect(banner(page)).toContainText('To manage this wNFT the network must be changed')
  await expect(page.getByRole('textbox', { name: 'Time lock until' })).toHaveJSProperty('readOnly', true)
  await expect(page.getByRole('checkbox', { name: 'No transfer' })).toBeDisabled()
  await expect(form(page)).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Switch to Local chain' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(form(page)).toBeVisible()
  await page.context().close()
})

// shows B-2.1-014, B-2.4-019, B-2.5-001, B-2.5-002, B-2.5-003, B-5-018
test('the parts of the screen: what is inside, who owns it, terms that cannot be changed', async ({ browser }) => {
  const agent = await newAgent(browser, '/orders')
  const { page } = agent
  await atToken(agent, inAYear())
  for (const part of ['Disclaimer', 'Token info', 'Options', 'Collateral form', 'Transfer', 'Unwrap']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  }
  await expect(page.getByText('Not registered', { exact: true })).toBeVisible()
  await expect(added(page)).toHaveText([/^0.5\sETH/])
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'No transfer' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'No transfer' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Time lock until' })).toHaveJSProperty('readOnly', true)
  await expect(page.getByRole('region', { name: 'Transfer' })).toContainText('no-transfer rule keeps it with you')
  await expect(page.getByRole('button', { name: 'Transfer' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Unwrap' })).toContainText('It is locked until')
  await expect(page.getByRole('button', { name: 'Unwrap' })).toBeDisabled()
  await page.context().close()
})

// shows B-2.4-010, B-2.5-001, B-5-017, B-8.2-007
test('somebody else’s token: a badge, and nothing can be added', async ({ browser }) => {
  const page = await signedInAt(browser, stranger, '/orders')
  const session = await sessionOf(page.request, owner)
  const answer = await page.request.get('/api/envelop/wnfts', { headers: session.headers })
  const [token] = (await answer.json()).wnftCollaterals
  await page.goto(`/collateral/31337/${token.contractAddress}/${token.tokenId}`)
  await expect(page.getByText('Wrong owner', { exact: true })).toBeVisible()
  await addAmount(page, '1')
  await expect(page.getByRole('button', { name: 'Add collateral' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Unwrap' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0)
  await page.context().close()
})

// shows B-8.2-006, B-8.2-014
test('a plain token is told as none; a chain that the market does not know is unsupported', async ({ browser }) => {
  const { page, local } = await newAgent(browser, '/orders')
  await page.goto(`/collateral/31337/${local.minter}/1`)
  await expect(page.getByText('Not wrapped token', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your wrapped tokens' })).toHaveAttribute('href', '/peers/deposit')
  await page.goto(`/collateral/4242/${local.storage}/1`)
  await expect(page.getByText('Unsupported network', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows B-2.4-019, B-2.5-007, B-2.5-009, B-4-017, B-4-039, B-4-040, B-4-041, B-6-010, B-7.4-086, B-8.2-025
test('adds to a token of one’s own: what is inside stays, then it is fetched again', async ({ browser }) => {
  const agent = await newAgent(browser, '/orders')
  const { page } = agent
  await atToken(agent, inAYear())
  await expect(added(page)).toHaveCount(1)
  await expect(page.getByText('Wrong owner')).toHaveCount(0)

  await addAmount(page, '0.1')
  await addAmount(page, '3', 'USDC')
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Add collateral' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting for approve' })).toBeVisible()
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for refill...' })).toBeVisible()
  await sendWithDemoWallet(page)
  const refilled = page.getByRole('dialog', { name: 'Refilled' })
  await expect(refilled.getByRole('listitem')).toHaveText([/Allow 3\sUSDC.*done/, /Add collateral.*done/])
  await refilled.getByRole('button', { name: 'OK' }).click()
  await expect(added(page)).toHaveText([/^0.6\sETH.*inside$/, /^3\sUSDC.*inside$/])
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.context().close()
})

// shows B-8.2-028
test('an addition that the wallet declines is told as one, and stays in the form', async ({ browser }) => {
  const agent = await newAgent(browser, '/orders')
  const { page } = agent
  await atToken(agent, inAYear())
  await addAmount(page, '0.1')
  await page.getByRole('button', { name: 'Add collateral' }).click()
  await sendWithDemoWallet(page, 'Reject')
  const failed = page.getByRole('dialog', { name: 'Not sent' })
  await expect(failed).toContainText('Cannot add collateral: You rejected the request in your wallet')
  await failed.getByRole('button', { name: 'Close' }).last().click()
  await expect(form(page).getByRole('button', { name: /^Remove 0.1/ })).toBeVisible()
  await page.context().close()
})

// shows B-4-037, B-4-038, B-4-041, B-7.4-085, B-8.2-024, B-8.2-027
test('an unwrap asks first, waits for its block, and leads to the list, from which the token goes', async ({
  browser,
}) => {
  const agent = await newAgent(browser, '/orders')
  const { page, chain, account } = agent
  const until = (await chain.getBlock()).timestamp + 3n
  await atToken(agent, until)
  const unwrap = page.getByRole('button', { name: 'Unwrap', exact: true })
  await expect(unwrap).toBeEnabled()
  await expect.poll(async () => BigInt(Math.floor(Date.now() / 1000)) > until).toBe(true)
  const before = await chain.getBalance({ address: account.address })
  await unwrap.click()
  const question = page.getByRole('dialog', { name: 'Unwrap this token?' })
  await expect(question).toContainText('Everything inside goes to your account')
  await expect(question).toContainText('your open orders count on it')
  await question.getByRole('button', { name: 'Unwrap' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting for unwrap' })).toBeVisible()
  await sendWithDemoWallet(page, 'Reject')
  const failed = page.getByRole('dialog', { name: 'Not sent' })
  await expect(failed).toContainText('Cannot unwrap token: You rejected the request in your wallet')
  await failed.getByRole('button', { name: 'Close' }).last().click()

  await unwrap.click()
  await question.getByRole('button', { name: 'Unwrap' }).click()
  await sendWithDemoWallet(page)
  await expect(page).toHaveURL('/peers/deposit')
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts).toContainText(/Unwrapped.*What was inside is in your account/)
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  expect(await chain.getBalance({ address: account.address })).toBeGreaterThan(before)
  await page.context().close()
})

// shows B-2.5-008
test('a change of the network in the middle stops the job and says so', async ({ browser }) => {
  const { page } = await newAgent(browser, '/peers/deposit/create')
  await addAmount(page, '0.5')
  await wrapNow(page)
  await expect(page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })).toBeVisible()
  await tellWallet(page, 'wallet_switchEthereumChain', { chainId: '0x67932' })
  await sendWithDemoWallet(page, 'Reject')
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(banner(page)).toContainText('To add collateral the network must be changed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

test('an account that leaves in the middle stops the job and says so', async ({ browser }) => {
  const agent = await newAgent(browser, '/peers/deposit/create')
  const { page } = agent
  await addAmount(page, '0.5')
  await wrapNow(page)
  await expect(page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })).toBeVisible()
  await tellWallet(page, 'wallet_revokePermissions', { eth_accounts: {} })
  await expect(page.getByText('Your wallet has changed', { exact: true })).toBeVisible()
  await sendWithDemoWallet(page, 'Reject')
  // The session was the account's, so it has ended with it.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

// shows B-3-012
test('a wrap comes into the list without a reload, once its block is final', async ({ browser }) => {
  const agent = await newAgent(browser, '/peers/deposit')
  const { page } = agent
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await wrapped(agent, inAYear())
  const row = page.getByRole('table', { name: 'Your wrapped tokens' }).locator('tbody tr')
  // Fetched again every few seconds: unregistered tokens come without news.
  await expect(row).toContainText('Not registered', { timeout: 30_000 })
  await page.context().close()
})
