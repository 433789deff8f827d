import { expect, type Page, test } from '@playwright/test'
import { freshAccount, signIn } from './people.ts'
import { askedOf, pretendWallet, walletSays, withoutDemoWallet } from './wallets.ts'

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Unsupported network' }).or(page.getByRole('alert', { name: 'Unsupported network' }))
const demoWallet = (page: Page) => page.getByRole('complementary', { name: 'Demo wallet' })

// shows A-8-005, A-8-006, B-2.2-019, B-8.2-005
test('an unknown chain brings the banner with its id, and a switch link leads back', async ({ page }) => {
  await signIn(page, freshAccount())
  await expect(banner(page)).toHaveCount(0)
  await demoWallet(page).getByRole('button', { name: 'Demo wallet' }).click()
  await demoWallet(page).getByLabel('Network').selectOption('424242')
  await expect(banner(page)).toContainText('Selected network in a wallet (424242) is unsupported')
  await expect(banner(page)).toContainText('change the network')
  await expect(page.getByRole('button', { name: /^Wallet, balance 0/ })).toBeVisible()

  await banner(page).getByRole('button', { name: 'Local chain' }).click()
  await page
    .getByRole('dialog', { name: 'Demo wallet: change the network' })
    .getByRole('button', { name: 'Change' })
    .click()
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Wallet, balance/ }).click()
  await expect(page.getByRole('dialog').getByText('Local chain')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test.describe('with a wallet on the chain', () => {
  test.beforeEach(async ({ page }) => {
    await withoutDemoWallet(page)
    await pretendWallet(page, { account: 33, chainId: 5_000_001 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  })

  // shows B-2.2-020, B-7.3-003
  test('every supported network is a switch link, and a press asks the wallet to switch', async ({ page }) => {
    await expect(banner(page)).toContainText('(5000001)')
    for (const name of ['Ethereum Mainnet', 'BNB Smart Chain', 'Polygon Mainnet']) {
      await expect(banner(page).getByRole('button', { name, exact: true })).toBeVisible()
    }
    await banner(page).getByRole('button', { name: 'Polygon Mainnet' }).click()
    await expect(banner(page)).toHaveCount(0)
    expect((await askedOf(page)).filter(({ method }) => method === 'wallet_switchEthereumChain')).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] },
    ])
  })

  // shows B-4-014
  test('a network counts as supported only if the chain id equals a configured one', async ({ page }) => {
    await expect(banner(page)).toBeVisible()
    await walletSays(page, 'chainChanged', '0x1')
    await expect(banner(page)).toHaveCount(0)
    await walletSays(page, 'chainChanged', '0x2')
    await expect(banner(page)).toContainText('(2)')
  })

  // shows B-4-012
  test('a change of the chain shows the name and the balance of the new one', async ({ page }) => {
    await walletSays(page, 'chainChanged', '0x38')
    await expect(page.getByRole('button', { name: /^Wallet, balance 1\sBNB/ })).toBeVisible()
    await page.getByRole('button', { name: /^Wallet, balance/ }).click()
    await expect(page.getByRole('dialog').getByText('BNB Smart Chain', { exact: true })).toBeVisible()
  })
})

test('a wallet that does not know the chain is offered to add it', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 34, chainId: 5_000_001 })
  await page.addInitScript(() => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent<{ provider: { request(ask: { method: string }): unknown } }>).detail
      const { request } = provider
      provider.request = async (ask) => {
        const answer = await (ask.method === 'wallet_switchEthereumChain' ? null : request(ask))
        if (ask.method === 'wallet_switchEthereumChain') throw Object.assign(new Error('unknown chain'), { code: 4902 })
        return answer
      }
    })
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await banner(page).getByRole('button', { name: 'BNB Smart Chain', exact: true }).click()
  await expect
    .poll(async () => (await askedOf(page)).find(({ method }) => method === 'wallet_addEthereumChain')?.params)
    .toEqual([expect.objectContaining({ chainId: '0x38', chainName: 'BNB Smart Chain' })])
})

test('a wallet that cannot switch is told, and the banner stays', async ({ page }) => {
  await withoutDemoWallet(page)
  await pretendWallet(page, { account: 35, chainId: 5_000_001, fails: ['wallet_switchEthereumChain'] })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await banner(page).getByRole('button', { name: 'Ethereum Mainnet' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Network not changed' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
})
