import { expect, type Page, test } from '@playwright/test'
import { createWalletClient, getAddress, http, parseEventLogs } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Config } from '#api/config.ts'
import { testNFTAbi } from '#contracts/abi/test-nft.ts'
import { answerChanged } from './answers.ts'
import { addAmount, added, form, notAllowed, sendWithDemoWallet, signedInAt, wrapNow } from './collateral.ts'
import { editPath, idOf, newAgent } from './new-agents.ts'
import { agents, beginSignedIn, freshAccount, pendingAgent, sessionOf, signWithDemoWallet } from './people.ts'

const [, agent] = agents
const create = '/peers/deposit/create'

// shows A-9-038, B-2.1-006, B-2.4-003, B-2.4-005, B-2.4-006, B-2.4-007, B-2.4-008, B-2.4-009, B-2.4-012, B-2.4-013
// shows B-2.4-014, B-2.4-015, B-2.4-017, B-2.4-018, B-2.4-020, B-2.4-022, B-2.4-023, B-5-001, B-5-002, B-5-003
// shows B-5-005, B-5-010, B-5-019, B-9-011
test('the form offers native coin and ERC-20, and says what is wrong with an amount', async ({ browser }) => {
  const page = await signedInAt(browser, agent, create)
  await expect(form(page).getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'No transfer' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'No transfer' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Time lock, days' })).toHaveValue('365')
  await expect(page.getByRole('region', { name: 'Disclaimer' })).toContainText('5 to 10 minutes')
  await expect(page.getByText('5 to 10 minutes')).toHaveCount(1)
  await expect(page.getByText('This token stays yours: it cannot be transferred')).toBeVisible()
  await expect(form(page).getByText('Max entries: 0 of 25')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wrap' })).toBeDisabled()

  const amount = form(page).getByRole('textbox', { name: 'Amount' })
  for (const [text, words] of [
    ['', 'This field is required'],
    ['ten', 'Enter a number'],
    ['999999999', 'Balance is not sufficient'],
  ] as const) {
    await addAmount(page, text)
    await expect(amount).toHaveAccessibleDescription(new RegExp(words))
  }
  for (const nothing of ['0', '-1']) await addAmount(page, nothing)
  await expect(added(page)).toHaveCount(0)

  await addAmount(page, '1')
  await addAmount(page, '0.5')
  await expect(added(page)).toHaveText([/^1.5\sETH/])
  await addAmount(page, '2', 'USDT')
  await expect(form(page).getByText(/^Allowance: 0\sUSDT/)).toBeVisible()
  await expect(form(page).getByText('Max entries: 1 of 25')).toBeVisible()
  await form(page).getByRole('button', { name: 'Max' }).click()
  await expect(amount).not.toHaveValue('')
  await form(page)
    .getByRole('button', { name: /^Remove 1.5/ })
    .click()
  await expect(added(page)).toHaveText([/^2\sUSDT/])
  await page.getByRole('textbox', { name: 'Time lock, days' }).fill('0')
  await expect(page.getByText(/Enter a whole number of days from \d+ to 1095/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wrap' })).toBeDisabled()
  await page.context().close()
})

// shows A-1-022, B-1-020, B-2.3-004, B-4-017, B-4-033, B-4-034, B-4-035, B-4-036, B-4-041, B-6-009, B-7.4-084
// shows B-7.4-087, B-8.2-004, B-8.2-022, B-8.2-023
test('wraps after one approval; a reload in between asks for it no second time; OK leads to the list', async ({
  browser,
}) => {
  const { page } = await newAgent(browser, create)
  await addAmount(page, '0.25')
  await addAmount(page, '3', 'USDC')
  await wrapNow(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for approve' })).toBeVisible()
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for wrap...' })).toBeVisible()
  await sendWithDemoWallet(page, 'Reject')
  const failed = page.getByRole('dialog', { name: 'Not sent' })
  await expect(failed.getByRole('alert')).toContainText('Cannot wrap token: You rejected the request in your wallet')
  await expect(failed.getByRole('alert')).toContainText('collateral.create.error')

  await page.reload()
  await expect(added(page)).toHaveText([/^0.25\sETH/, /^3\sUSDC/])
  await wrapNow(page)
  const waiting = page.getByRole('dialog', { name: 'Waiting for wrap...' })
  await expect(waiting.getByRole('listitem')).toHaveText([
    /Allow 3\sUSDC.*given before/,
    /Wrap.*confirm it in your wallet/,
    /Register it.*not yet/,
  ])
  await sendWithDemoWallet(page)
  const registering = page.getByRole('dialog', { name: 'Waiting for registration' })
  await expect(registering.getByRole('status')).toContainText('costs no gas')
  await signWithDemoWallet(page)
  const done = page.getByRole('dialog', { name: 'Wrapped' })
  await expect(done).toContainText(/Your wrapped token has the id \d+/)
  await expect(done).not.toContainText('not registered')
  await done.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL('/peers/deposit')
  await expect(page.getByRole('table').getByRole('listitem')).toHaveText([/^0.25\sETH$/, /^3\sUSDC$/])
  await expect(page.getByText('Not registered')).toHaveCount(0)
  await page.goto(create)
  await expect(added(page)).toHaveCount(0)
  await page.context().close()
})

test('a lock that backs nothing is refused, and Wrap asks before it locks anything', async ({ browser }) => {
  const page = await signedInAt(browser, agent, create)
  const config = (await (await page.request.get('/api/config')).json()) as Config
  const least = Math.floor(config.collateral.marginSeconds / 86_400) + 1
  const days = page.getByRole('textbox', { name: 'Time lock, days' })
  const wrap = page.getByRole('button', { name: 'Wrap', exact: true })
  await expect(wrap).toBeDisabled()
  await expect(wrap).toHaveAccessibleDescription('Add something first')
  await addAmount(page, '0.25')
  await expect(days).toHaveAccessibleDescription(/^Backs new orders until .+; the last \d+ days only cover orders/)
  await days.fill(String(least - 1))
  await expect(days).toHaveAccessibleDescription(new RegExp(`from ${least} to 1095`))
  await expect(wrap).toHaveAccessibleDescription('Enter how long it is locked')
  await days.fill(String(least))
  await wrap.click()
  const question = page.getByRole('dialog', { name: 'Lock this collateral?' })
  await expect(question).toContainText(/0\.25\sETH will be locked until \d{1,2} \w{3}/)
  await expect(question).toContainText('only a decision of the settlement’s signers can take anything out')
  await expect(question).toContainText('You cannot end the lock earlier')
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused()
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

test('closing the dialog of a wrap on its way only puts it away, and nothing is wrapped twice', async ({ browser }) => {
  const owner = await newAgent(browser, create)
  const { page, session } = owner
  const release = await holdReceipts(page, owner.chain.transport.url)
  await addAmount(page, '0.25')
  await wrapNow(page)
  await sendWithDemoWallet(page)
  const waiting = page.getByRole('dialog', { name: 'Waiting for wrap...' })
  const onItsWay = page.getByRole('status').filter({ hasText: 'A wrap is on its way' })
  const wrap = page.getByRole('button', { name: 'Wrap', exact: true })
  const putAway = async () => {
    await expect(waiting.getByRole('listitem').first()).toContainText('on its way')
    await waiting.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(onItsWay).toBeVisible()
    await expect(wrap).toBeDisabled()
    await expect(wrap).toHaveAccessibleDescription('A wrap is on its way')
  }
  await putAway()
  await page.reload()
  await putAway()
  await onItsWay.getByRole('button', { name: 'Show' }).click()
  await putAway()
  release()
  await signWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Wrapped' })).toBeVisible()
  await idOf(owner)
  const tokens = await page.request.get('/api/envelop/wnfts', { headers: session.headers })
  expect((await tokens.json()).wnftCollaterals).toHaveLength(1)
  await page.context().close()
})

test('what cannot be read through the wallet says so, and can be tried again; until then nothing is added', async ({
  browser,
}) => {
  const { page, chain } = await newAgent(browser, '/orders')
  const release = await hold(page, chain.transport.url, 'eth_call', { error: { code: -32_603, message: 'no node' } })
  await page.goto(create)
  const limits = page.getByRole('alert').filter({ hasText: 'The wrapper’s limits could not be read' })
  const settlement = page.getByRole('alert').filter({ hasText: 'The market’s settlement could not be read' })
  await expect(settlement).toBeVisible()
  await expect(limits).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/are being read/)
  release()
  for (const failed of [limits, settlement]) {
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toHaveCount(0)
  }
  await addAmount(page, '0.1')
  await expect(page.getByRole('button', { name: 'Wrap', exact: true })).toBeEnabled()
  await page.context().close()
})

const holdReceipts = (page: Page, rpcUrl: string) => hold(page, rpcUrl, 'eth_getTransactionReceipt', { result: null })

/** Has the chain answer a method with this until the answer is called. */
async function hold(page: Page, rpcUrl: string, method: string, said: object): Promise<() => void> {
  let isHeld = true
  await page.route(
    (url) => url.href.replace(/\/$/, '') === rpcUrl.replace(/\/$/, ''),
    async (route) => {
      const asked = route.request().postDataJSON() as { id: number; method: string }
      if (!isHeld || asked.method !== method) return route.continue()
      await route.fulfill({ json: { jsonrpc: '2.0', id: asked.id, ...said } })
    },
  )
  return () => {
    isHeld = false
  }
}

test('a declined registration leaves the wrap as it is; the list registers it later', async ({ browser }) => {
  const { page } = await newAgent(browser, create)
  await addAmount(page, '0.5')
  await wrapNow(page)
  await sendWithDemoWallet(page)
  await signWithDemoWallet(page, 'Reject')
  const done = page.getByRole('dialog', { name: 'Wrapped' })
  await expect(done).toContainText('It is not registered yet')
  await done.getByRole('button', { name: /^Register/ }).click()
  await signWithDemoWallet(page, 'Reject')
  await expect(done).toContainText('It is not registered yet')
  await done.getByRole('button', { name: 'OK', exact: true }).click()
  const row = page.getByRole('table', { name: 'Your wrapped tokens' }).locator('tbody tr')
  await expect(row).toContainText('Not registered', { timeout: 30_000 })
  await row.getByRole('button', { name: /^Register/ }).click()
  await signWithDemoWallet(page)
  await expect(row).not.toContainText('Not registered')
  await expect(page).toHaveURL('/peers/deposit')
  await page.context().close()
})

test('a reload while the registration is asked for keeps the wrap and offers nothing a second time', async ({
  browser,
}) => {
  const agentNow = await newAgent(browser, create)
  const { page } = agentNow
  await addAmount(page, '0.5')
  await wrapNow(page)
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Demo wallet: sign' })).toBeVisible()
  await page.reload()
  await expect(form(page)).toBeVisible()
  await expect(added(page)).toHaveCount(0)
  const tokenId = await idOf(agentNow)
  await page.goto(editPath(agentNow, tokenId))
  await expect(page.getByText('Not registered')).toBeVisible()
  await page.context().close()
})

// shows B-8.2-030
test('a rejected approval is told as one', async ({ browser }) => {
  const page = await signedInAt(browser, agent, create)
  await addAmount(page, '1', 'DAI')
  await wrapNow(page)
  await sendWithDemoWallet(page, 'Reject')
  await expect(page.getByRole('dialog', { name: 'Not sent' })).toContainText(
    'Cannot make allowance: You rejected the request in your wallet',
  )
  await page.context().close()
})

// shows B-2.1-007, B-2.4-002, B-2.4-004, B-2.4-010, B-3-025, B-5-017, B-8.2-006, B-8.2-007
test('around a token of the query: its info, and somebody else’s is refused', async ({ browser }) => {
  const { page, account, chain, local } = await newAgent(browser, '/orders')
  const minter = getAddress(local.minter ?? '')
  const tokens = { address: minter, abi: testNFTAbi } as const
  const wallet = createWalletClient({ account, transport: http(chain.transport.url) })
  const somebody = privateKeyToAccount(generatePrivateKey()).address
  const hash = await wallet.writeContract({ ...tokens, chain: null, functionName: 'mint', args: [somebody] })
  const { logs } = await chain.waitForTransactionReceipt({ hash })
  const [minted] = parseEventLogs({ abi: testNFTAbi, eventName: 'Transfer', logs })

  await page.goto(`${create}?chainId=31337&contractAddress=${minter}&tokenId=${minted?.args.tokenId}`)
  const info = page.getByRole('region', { name: 'Token info' })
  for (const words of [minter, 'Surety test NFT', 'ERC-721', somebody]) await expect(info).toContainText(words)
  await expect(page.getByText('Wrong owner', { exact: true })).toBeVisible()
  await addAmount(page, '0.1')
  await expect(added(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Wrap' })).toBeDisabled()

  await page.goto(`${create}?chainId=31337&contractAddress=${minter}&tokenId=999999999`)
  await expect(info.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wrap' })).toBeDisabled()
  await page.goto(`${create}?chainId=4242&contractAddress=${minter}&tokenId=1`)
  await expect(page.getByText('Unsupported network', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows B-7.4-089
test('a test NFT is minted, and collateral wrapped around it after its approval', async ({ browser }) => {
  const { page } = await newAgent(browser, create)
  await page.getByText('Wrap around an NFT (optional)').click()
  await page.getByRole('button', { name: 'Mint a test NFT' }).click()
  await sendWithDemoWallet(page)
  const info = page.getByRole('region', { name: 'Token info' })
  await expect(info).toContainText('Surety test NFT')
  await addAmount(page, '0.1')
  await wrapNow(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for approve' })).toBeVisible()
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Waiting for wrap...' })).toBeVisible()
  await sendWithDemoWallet(page)
  await signWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Wrapped' })).toBeVisible()
  await page.context().close()
})

// shows B-2.4-013, B-2.4-014, B-5-011, B-5-013, B-5-015
test('ERC-721 and ERC-1155 are offered where the operator says so, and their forms work', async ({ browser }) => {
  const context = await browser.newContext()
  await context.route('**/api/config', (route) =>
    answerChanged<Config>(route, (config) => ({ ...config, collateral: { ...config.collateral, isNftOffered: true } })),
  )
  await beginSignedIn(context, agent, await sessionOf(context.request, agent))
  const page = await context.newPage()
  await page.goto(create)
  await expect(form(page).getByRole('radio')).toHaveCount(4)
  const collection = `0x${'12'.repeat(20)}`
  await form(page).getByRole('radio', { name: 'ERC-721' }).check()
  const address = form(page).getByRole('textbox', { name: 'Contract address' })
  const tokenId = form(page).getByRole('textbox', { name: 'Token id' })
  const add = form(page).getByRole('button', { name: 'Add', exact: true })
  await address.fill('0x12')
  await add.click()
  await expect(address).toHaveAccessibleDescription(/valid contract address/)
  for (const _ of [1, 2]) {
    await address.fill(collection)
    await tokenId.fill('5')
    await add.click()
  }
  await expect(added(page)).toHaveCount(1)
  await form(page).getByRole('radio', { name: 'ERC-1155' }).check()
  await address.fill(collection)
  await tokenId.fill('1.5')
  await add.click()
  await expect(tokenId).toHaveAccessibleDescription(/Enter a whole number/)
  await tokenId.fill('6')
  await form(page).getByRole('textbox', { name: 'Amount' }).fill('4')
  await add.click()
  await expect(added(page)).toHaveText([/#5/, /4 × .+#6/])
  await context.close()
})

for (const [who, index] of [
  ['a person who is no agent', freshAccount()],
  ['a pending agent', pendingAgent],
] as const) {
  // shows A-6-023, A-6-024, B-2.3-008, B-2.3-009
  // shows B-1-012, B-1-013, B-2.3-011, B-4-015, B-4-017, B-6-012 for a pending agent
  // shows B-2.3-010, B-8.2-031 for a person who is no agent
  test(`${who} is not allowed on any of the three pages`, async ({ browser }) => {
    const page = await signedInAt(browser, index, '/peers/deposit')
    const token = `/collateral/31337/0x${'12'.repeat(20)}/1`
    for (const path of ['/peers/deposit', create, token]) {
      await page.goto(path)
      await expect(page.getByText(notAllowed, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: /Refresh|^Add|Wrap/ })).toHaveCount(0)
    }
    await page.context().close()
  })
}
