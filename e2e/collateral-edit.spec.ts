import { expect, type Page, test } from '@playwright/test'
import { addAmount, added, form, record, sendWithDemoWallet, signedInAt } from './collateral.ts'
import { agents } from './people.ts'

const [, , agent] = agents
const one = '**/api/envelop/wnfts/collateral/**'
const path = '/collateral/31337/0x00000000000000000000000000000000000000A1/7'

const banner = (page: Page) => page.getByRole('alert', { name: 'Other network' })

test('another network: the banner, its words and its switch; fields and options are read-only', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  await page.route(one, (route) => route.fulfill({ json: { wnftCollateral: record() } }))
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

test('somebody else’s token: a badge, and nothing can be added; a plain token is told as none', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  await page.route(one, (route) => route.fulfill({ json: { wnftCollateral: record() } }))
  await page.goto(path)
  await expect(page.getByText('Wrong owner', { exact: true })).toBeVisible()
  await expect(page.getByText('Not wrapped token', { exact: true })).toBeVisible()
  await addAmount(page, '1')
  await expect(page.getByRole('button', { name: 'Add collateral' })).toBeDisabled()
  await page.context().close()
})

test('adds to a token of one’s own: what is inside stays, then it is fetched again', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/peers/deposit/create')
  await addAmount(page, '0.5')
  await page.getByRole('button', { name: 'Wrap' }).click()
  await sendWithDemoWallet(page)
  const wrapped = page.getByRole('dialog', { name: 'Wrapped' })
  const tokenId = /id (\d+)/.exec((await wrapped.textContent()) ?? '')?.[1] ?? ''
  await wrapped.getByRole('button', { name: 'OK' }).click()

  const { storage, owner } = await page.evaluate(async () => {
    const { networks } = await (await fetch('/api/config')).json()
    const session = JSON.parse(localStorage.getItem('surety.session') ?? '{}')
    const local = networks.find(({ chainId }: { chainId: number }) => chainId === 31_337)
    return { storage: local.storage as string, owner: session.user.addr as string }
  })
  let asked = 0
  const mine = record({ contractAddress: storage, tokenId, owner: owner.toLowerCase() })
  await page.route(one, (route) => {
    asked += 1
    return route.fulfill({ json: { wnftCollateral: mine } })
  })
  await page.goto(`/collateral/31337/${storage}/${tokenId}`)
  await expect(added(page)).toHaveCount(2)
  await expect(page.getByText('Wrong owner')).toHaveCount(0)
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Unwrap' })).toBeDisabled()

  await addAmount(page, '0.1')
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  const before = asked
  await page.getByRole('button', { name: 'Add collateral' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting for refill...' })).toBeVisible()
  await sendWithDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Refilled' })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(before)
  await page.getByRole('dialog', { name: 'Refilled' }).getByRole('button', { name: 'OK' }).click()
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.context().close()
})

test('a change of the network in the middle stops the job and says so', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/peers/deposit/create')
  await addAmount(page, '0.5')
  await page.getByRole('button', { name: 'Wrap' }).click()
  await expect(page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })).toBeVisible()
  await page.evaluate(async () => {
    interface Detail {
      info: { rdns: string }
      provider: { request(ask: unknown): Promise<unknown> }
    }
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<Detail>).detail
      const params = [{ chainId: '0x67932' }]
      if (info.rdns === 'app.surety.demo') void provider.request({ method: 'wallet_switchEthereumChain', params })
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
  await sendWithDemoWallet(page, 'Reject')
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(banner(page)).toContainText('To add collateral the network must be changed')
  await page.context().close()
})
