import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import type { OrderView } from '#api/orders.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { sendWithDemoWallet } from './collateral.ts'
import { type Elsewhere, move, newUser, openOrder, place } from './orders.ts'
import { superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { bestAgent, expectNarrow, personIn } from './way.ts'

const seen = (page: Page) => page.getByRole('region', { name: 'Seen on chain' })
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay from wallet' })

/** Asks the local chain itself. */
async function chain(request: APIRequestContext, method: string, params: unknown): Promise<unknown> {
  const config = await (await request.get('/api/config')).json()
  const answer = await request.post(config.demo.rpcUrl, { data: { jsonrpc: '2.0', id: 1, method, params } })
  const { result, error } = await answer.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** Gives an account test money and something for fees. */
async function fund(request: APIRequestContext, addr: string, usdt: string): Promise<void> {
  const { networkMap } = await (await request.get('/api/config')).json()
  const token = networkMap.LOCAL.supportedERC20.find(({ ticker }: { ticker: string }) => ticker === 'USDT').address
  await chain(request, 'anvil_setBalance', [addr, '0xde0b6b3a7640000'])
  const args = [addr as `0x${string}`, parseUnits(usdt, 18)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await chain(request, 'eth_sendTransaction', [{ from: addressOf(superUser), to: token, data }])
  const held = async () =>
    BigInt(
      String(
        await chain(request, 'eth_call', [
          { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [args[0]] }) },
          'latest',
        ]),
      ),
    )
  await expect.poll(held).toBe(args[1])
}

/** A new user with money and an order of 20 USDT that waits for it. */
async function payer(browser: Browser, request: APIRequestContext, usdt = '100'): Promise<[Page, Elsewhere, string]> {
  const [page, user] = await newUser(browser, request)
  await fund(request, user.addr, usdt)
  const id = await place(user, 20)
  await openOrder(page, id)
  return [page, user, id]
}

const transactionsOf = async (who: Elsewhere, id: string) =>
  (await who.ask<OrderView>('GET', `/api/orders/${id}`)).transactions

// shows A-3-021, A-9-030
test('an order is paid from the wallet with one button, and both sides see its confirmations', async ({
  browser,
  request,
}) => {
  const [page, user, id] = await payer(browser, request)
  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, id)
  await expect(payButton(agent)).toBeHidden()
  await expect(page.getByText(/^Sends exactly 20\s+USDT on Local chain to 0x/)).toBeVisible()

  // Pressed twice, it asks once.
  await payButton(page).dblclick()
  await sendWithDemoWallet(page)
  await expect(seen(page)).toContainText(/20\s+USDT from you to Lagoon Desk/)
  await expect(seen(agent)).toContainText(/20\s+USDT from .+, received by you/)
  for (const each of [page, agent]) {
    await expect(seen(each)).toContainText('3 of 3 confirmations')
    await expect(seen(each)).toContainText('Confirmed')
  }
  await expect(payButton(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })).toBeHidden()

  const transactions = await transactionsOf(user, id)
  expect(transactions).toHaveLength(1)
  expect(transactions[0]).toMatchObject({ amount: '20', status: 2, type: 1, fit: 'exact', senderAddr: user.addr })
  // The order itself waits for the user's word.
  await expect(page.getByRole('button', { name: 'I made this transfer' })).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
  await agent.context().close()
})

test('what is rejected in the wallet is not sent, and what was sent is not offered again after a reload', async ({
  browser,
  request,
}) => {
  const [page, user, id] = await payer(browser, request)
  await payButton(page).click()
  await sendWithDemoWallet(page, 'Reject')
  await expect(page.getByText('You rejected the payment in your wallet. Nothing was sent.')).toBeVisible()

  await payButton(page).click()
  await sendWithDemoWallet(page)
  await expect(
    page
      .getByText(/^(Sent|Paid from this wallet)/)
      .or(seen(page))
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(seen(page).getByRole('listitem')).toContainText(/20\s+USDT/)
  await expect(payButton(page)).toBeHidden()
  expect(await transactionsOf(user, id)).toHaveLength(1)
  await page.context().close()
})

test('a wallet that was asked and never answered is not asked again by itself', async ({ browser, request }) => {
  const [page] = await payer(browser, request)
  await payButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })).toBeVisible()
  // The page is gone before the wallet has said anything.
  await page.reload()
  await expect(
    page.getByText(/^Your wallet was asked for this payment\. Whether it was sent is not known yet/),
  ).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'It was not sent: pay again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay a second time?' })
  await expect(dialog.locator(':focus')).toHaveText('Look first')
  await dialog.getByRole('button', { name: 'Pay again' }).click()
  await sendWithDemoWallet(page)
  await expect(seen(page).getByRole('listitem')).toContainText(/20\s+USDT/)
  await page.context().close()
})

test('a wallet on another network is asked to change it first, and one with too little says so', async ({
  browser,
  request,
}) => {
  const [page] = await payer(browser, request, '5')
  const wallet = page.getByRole('complementary', { name: 'Demo wallet' })
  await wallet.getByRole('button', { name: 'Demo wallet' }).click()
  await wallet.getByLabel('Network').selectOption('424242')
  await payButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: change the network' })
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText(/^Not paid: Not enough USDT/)).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  await page.context().close()
})

test('a bank transfer has a neutral reference, to be copied beside the account and its holder', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const pair = { from: { network: 'SEPA', currency: 'EUR' }, to: { network: 'LOCAL', currency: 'USDT' } }
  const { offer } = await user.ask<{ offer: { id: string } }>('POST', '/api/orders/match', {
    pair,
    amount: '25',
    transferTo: user.addr,
  })
  const { order } = await user.ask<{ order: { id: string } }>('POST', '/api/orders/place', { offer_id: offer.id })
  await openOrder(page, order.id)
  const todo = page.getByRole('region', { name: 'What to do now' })
  for (const label of ['Send to', 'Account holder', 'Payment reference', 'Exact amount']) {
    await expect(todo.getByRole('button', { name: `Copy: ${label}` })).toBeVisible()
  }
  await todo.getByRole('button', { name: 'Copy: Payment reference' }).click()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  expect(reference).toMatch(/^([CFHJKMNPRTWX][3479]){2}-([CFHJKMNPRTWX][3479]){2}$/)
  await expect(todo).toContainText(reference)
  await expect(payButton(page)).toBeHidden()

  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, order.id)
  await expect(agent.getByRole('region', { name: 'What to do now' })).toContainText(reference)
  await page.context().close()
  await agent.context().close()
})

// shows A-9-031
test('a payout from the agent’s wallet is received by the user on the page of both', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const pair = { from: { network: 'SEPA', currency: 'EUR' }, to: { network: 'LOCAL', currency: 'USDT' } }
  const { offer } = await user.ask<{ offer: { id: string } }>('POST', '/api/orders/match', {
    pair,
    amount: '30',
    transferTo: user.addr,
  })
  const { order } = await user.ask<{ order: { id: string } }>('POST', '/api/orders/place', { offer_id: offer.id })
  await move(user, order.id, 'agentTransfer')
  await openOrder(page, order.id)
  await expect(seen(page)).toContainText(
    /^Seen on chainThe payout of .+ on Local chain shows here as soon as a block has it/,
  )
  const agent = await personIn(browser, bestAgent)
  await openOrder(agent, order.id)
  await payButton(agent).click()
  await sendWithDemoWallet(agent)
  await expect(seen(page)).toContainText(/USDT from Lagoon Desk, received by you/)
  await expect(seen(agent)).toContainText(/USDT from you to /)
  await expect(payButton(agent)).toBeHidden()
  expect(await transactionsOf(user, order.id)).toMatchObject([{ type: 2, recipientAddr: user.addr, fit: 'exact' }])
  await page.context().close()
  await agent.context().close()
})

/** Shows the order with these changes to what the server answers. */
async function pretend(page: Page, id: string, change: (view: OrderView) => Partial<OrderView>): Promise<void> {
  await page.route(`**/api/orders/${id}`, (route) =>
    answerChanged<OrderView>(route, (view) => ({ ...view, ...change(view) })),
  )
}

const transaction = (over: Partial<OrderView['transactions'][number]>): OrderView['transactions'][number] => ({
  id: '01957c3f-0000-7000-8000-00000a9f3a2c',
  senderAddr: addressOf(5),
  recipientAddr: addressOf(bestAgent),
  network: 'ETHEREUM',
  amount: '20',
  currency: 'USDT',
  status: 1,
  type: 1,
  details: { txHash: `0x${'ab'.repeat(32)}`, blockNumber: 7 },
  confirmations: 1,
  confirmationsNeeded: 64,
  fit: 'exact',
  seenAt: new Date().toISOString(),
  ...over,
})

// shows A-9-029
test('what was seen is said as it is: unconfirmed, too little, too much, or another token', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const ids = [1, 2, 3].map((n) => `01957c3f-0000-7000-8000-00000a9f3a2${n}`) as [string, string, string]
  await pretend(page, id, () => ({
    transactions: [
      transaction({ id: ids[0], amount: '5', fit: 'short' }),
      transaction({ id: ids[1], amount: '7', currency: 'DAI', fit: 'wrongToken', status: 2, confirmations: 64 }),
    ],
  }))
  await openOrder(page, id)
  const lines = seen(page).getByRole('listitem')
  await expect(lines.nth(0)).toContainText('Unconfirmed')
  await expect(lines.nth(0)).toContainText('1 of 64 confirmations')
  await expect(lines.nth(0)).toContainText(/Less than 20\s+USDT: 15\s+USDT is still missing/)
  await expect(lines.nth(0).getByRole('link')).toHaveAttribute('href', `https://etherscan.io/tx/0x${'ab'.repeat(32)}`)
  await expect(lines.nth(1)).toContainText('Confirmed')
  await expect(lines.nth(1)).toContainText(/This is 7\s+DAI, not USDT\. It does not pay this order/)
  await expect(page.getByText(/^Sends exactly 15\s+USDT/)).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})

test('who paid too late finds the dispute written with their transaction', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await pretend(page, id, ({ order }) => ({
    order: { ...order, status: 'expired' },
    statuses: ['dispute'],
    transactions: [transaction({ status: 2, confirmations: 64 })],
  }))
  await openOrder(page, id)
  await expect(payButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'I already paid' }).click()
  await expect(page.getByRole('dialog').getByLabel('Your transaction')).toHaveValue(
    new RegExp(`^I paid 20\\sUSDT on ETHEREUM: transaction 0x${'ab'.repeat(32)}, block 7\\.$`),
  )
  await page.context().close()
})
