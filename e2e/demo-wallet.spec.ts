import { expect, type Page, test } from '@playwright/test'
import { connectDemoWallet, signWithDemoWallet } from './people.ts'
import { addressOf } from './wallets.ts'

/** An account with test money that no other test uses. */
const rich = 9

interface Answer {
  readonly result?: unknown
  readonly code?: number
}

/** Asks the demo wallet as any page would: found by its announcement. Does not wait for the answer. */
async function ask(page: Page, method: string, params: unknown = []): Promise<() => Promise<Answer>> {
  await page.evaluate(
    ([what, given]) => {
      interface Detail {
        info: { rdns: string }
        provider: { request(ask: unknown): Promise<unknown> }
      }
      const world = window as unknown as { answer?: Promise<Answer> }
      window.addEventListener(
        'eip6963:announceProvider',
        (event) => {
          const { info, provider } = (event as CustomEvent<Detail>).detail
          if (info.rdns !== 'app.surety.demo') return
          world.answer = provider.request({ method: what, params: given }).then(
            (result) => ({ result }),
            (fault: { code: number }) => ({ code: fault.code }),
          )
        },
        { once: true },
      )
      window.dispatchEvent(new Event('eip6963:requestProvider'))
    },
    [method, params] as const,
  )
  return () => page.evaluate(() => (window as unknown as { answer: Promise<Answer> }).answer)
}

async function connected(page: Page): Promise<void> {
  await page.goto('/terms-of-service')
  const accounts = await ask(page, 'eth_requestAccounts')
  await connectDemoWallet(page, rich)
  expect(await accounts()).toEqual({ result: [addressOf(rich)] })
}

test('names who stands behind its accounts, and offers the next unused one', async ({ page }) => {
  await page.goto('/terms-of-service')
  const accounts = await ask(page, 'eth_requestAccounts')
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  for (const name of ['Account 0 · Super user', 'Account 1 · Agent', 'Account 4 · Pending agent']) {
    await expect(dialog.getByText(name)).toBeVisible()
  }
  await expect(dialog.getByRole('radio', { name: 'Account 5 · Ordinary user next unused account' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Connect' }).click()
  expect(await accounts()).toEqual({ result: [addressOf(5)] })

  await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  await ask(page, 'eth_requestAccounts')
  await expect(dialog.getByRole('radio', { name: 'Account 6 · Ordinary user next unused account' })).toBeChecked()
})

test('shows the whole text to sign, and signs or rejects', async ({ page }) => {
  await connected(page)
  const text = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n')
  const params = [`0x${Buffer.from(text).toString('hex')}`, addressOf(rich)]
  const signature = await ask(page, 'personal_sign', params)
  await expect(page.getByRole('dialog').getByText('Line 59')).toBeAttached()
  await signWithDemoWallet(page)
  expect((await signature()).result).toMatch(/^0x[0-9a-f]{130}$/)

  const refused = await ask(page, 'personal_sign', params)
  await signWithDemoWallet(page, 'Reject')
  expect(await refused()).toEqual({ code: 4001 })
})

test('shows a transaction in full, and sends it to the local chain', async ({ page }) => {
  await connected(page)
  const transaction = { from: addressOf(rich), to: addressOf(8), value: '0x16345785d8a0000', data: '0x1234' }
  const hash = await ask(page, 'eth_sendTransaction', [transaction])
  const dialog = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  await expect(dialog.getByText(addressOf(8))).toBeVisible()
  await expect(dialog.getByText('0.1 ETH')).toBeVisible()
  await expect(dialog.getByText('0x1234')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  const { result } = await hash()
  expect(result).toMatch(/^0x[0-9a-f]{64}$/)
  await expect
    .poll(async () => (await (await ask(page, 'eth_getTransactionReceipt', [result]))()).result)
    .toMatchObject({ status: '0x1', from: addressOf(rich).toLowerCase() })
})

test('knows its own two chains only, and refuses what it does not support', async ({ page }) => {
  await connected(page)
  expect(await (await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x1' }]))()).toEqual({ code: 4902 })
  expect(await (await ask(page, 'eth_sign', []))()).toEqual({ code: 4200 })
  expect(await (await ask(page, 'personal_sign', ['0x00', addressOf(8)]))()).toEqual({ code: 4100 })
  const change = await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x67932' }])
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  expect(await change()).toEqual({ result: null })
  expect(await (await ask(page, 'eth_chainId'))()).toEqual({ result: '0x67932' })
  expect(await (await ask(page, 'eth_sendTransaction', [{ from: addressOf(rich) }]))()).toEqual({ code: 4901 })
})

test('remembers its account over a reload, and each tab has its own', async ({ page, context }) => {
  await connected(page)
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Demo wallet' })).toBeVisible()
  expect(await (await ask(page, 'eth_accounts'))()).toEqual({ result: [addressOf(rich)] })
  const other = await context.newPage()
  await other.goto('/terms-of-service')
  await expect(other.getByRole('complementary', { name: 'Demo wallet' })).toBeVisible()
  expect(await (await ask(other, 'eth_accounts'))()).toEqual({ result: [] })
})

for (const width of [390, 1440]) {
  test(`its strip at ${width} px covers nothing of the page's end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/terms-of-service')
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
    const strip = page.getByRole('complementary', { name: 'Demo wallet' })
    expect(await strip.boundingBox()).toMatchObject({ x: 0, width })
    const gap = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
      const [edge, footer] = [await strip.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
      return (edge?.y ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0)
    }
    // Pages scroll by whole pixels, boxes end within one.
    await expect.poll(gap).toBeGreaterThan(-1)
  })
}
