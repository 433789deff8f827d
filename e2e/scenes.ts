import type { Page } from '@playwright/test'
import { answerChanged } from './answers.ts'
import { agents, freshAccount, logIn, signIn, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { placeOrder, swap } from './way.ts'

/** One picture: how the page gets there. */
export interface Scene {
  readonly name: string
  readonly show: (page: Page) => Promise<unknown>
  /** Shown even when it is not wanted itself, because later scenes stand on it. */
  readonly isNeeded?: boolean
  /** Only what is in the window: dialogs and menus have no length of their own. */
  readonly isDialog?: boolean
}

const at = (name: string, path: string): Scene => ({ name, show: (page) => open(page, path) })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

export const loggedOut: readonly Scene[] = [
  { ...at('home', '/'), isNeeded: true },
  { name: 'home-glass', show: openGlass },
  {
    name: 'select',
    show: async (page) => {
      await page.getByRole('button', { name: /USDT/ }).first().click()
      await page.getByRole('heading', { name: /^Select/ }).waitFor()
    },
  },
  at('terms', '/terms-of-service'),
  at('about', '/about'),
  at('blog', '/blog'),
  at('blog-post', '/blog/what-collateral-means'),
  at('blog-none', '/blog/nowhere'),
  at('proof', `/agents/${addressOf(agents[0])}/proof`),
  at('market', '/market'),
  at('market-amount', '/market?from=LOCAL.USDT&to=SEPA.EUR&amount=250'),
  at('404', '/nowhere'),
  at('500', '/500'),
  {
    name: 'demo-connect',
    isDialog: true,
    show: async (page) => {
      await open(page, '/')
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'demo-sign',
    isDialog: true,
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
      await page.getByRole('dialog', { name: 'Demo wallet: sign' }).waitFor()
    },
  },
  {
    name: 'alerts',
    isDialog: true,
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      await page.getByText('Signature rejected').waitFor()
    },
  },
  {
    name: 'no-wallet',
    isDialog: true,
    show: async (page) => {
      await page.route('**/api/config', (route) =>
        answerChanged<object>(route, (config) => ({ ...config, demo: null })),
      )
      await open(page, '/')
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await page.getByRole('dialog').waitFor()
      await page.unroute('**/api/config')
    },
  },
]

export const loggedIn: readonly Scene[] = [
  {
    name: 'terms-gate',
    isNeeded: true,
    show: async (page) => {
      await page.goto('/')
      await logIn(page, freshAccount())
      await page.getByRole('button', { name: 'Accept' }).waitFor()
    },
  },
  {
    name: 'profile',
    isNeeded: true,
    show: async (page) => {
      await page.getByRole('button', { name: 'Accept' }).click()
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
    },
  },
  {
    name: 'notifications',
    show: (page) => page.getByRole('tab', { name: 'Notifications' }).click(),
  },
  {
    name: 'account-menu',
    isDialog: true,
    show: async (page) => {
      await open(page, '/profile')
      await page.getByRole('button', { name: 'Account menu' }).click()
    },
  },
  {
    name: 'wallet-popover',
    isDialog: true,
    show: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Wallet, balance/ }).click()
      await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Logout' }).waitFor()
    },
  },
  {
    name: 'mobile-menu',
    isDialog: true,
    show: async (page) => {
      await page.keyboard.press('Escape')
      const burger = page.getByRole('button', { name: 'Menu', exact: true })
      if (await burger.isVisible()) await burger.click()
    },
  },
  {
    name: 'affiliate-empty',
    isNeeded: true,
    show: (page) => open(page, '/affiliate'),
  },
  {
    name: 'affiliate',
    show: async (page) => {
      await page.getByRole('button', { name: 'Create program' }).click()
      await page.getByLabel('Description').fill('Readers of my blog about coins and the sea')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  at('peers', '/peers'),
  at('home-own', '/'),
  { name: 'offer', isNeeded: true, show: (page) => open(page, '/').then(() => swap(page, '1250')) },
  { name: 'offer-glass', show: openGlass },
  { name: 'order', isNeeded: true, show: (page) => open(page, '/').then(() => placeOrder(page, '1250')) },
  { name: 'order-glass', show: openGlass },
  {
    name: 'order-confirm',
    isDialog: true,
    show: async (page) => {
      await page.getByRole('button', { name: 'I made this transfer' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'chat',
    show: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Chat' }).click()
      const input = page.getByRole('textbox', { name: 'Message' })
      for (const text of ['Hello, the transfer is on its way.', 'Please tell me once it has arrived.']) {
        await input.fill(text)
        await input.press('Enter')
        await page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: 'Sent' }).waitFor()
      }
    },
  },
  at('orders', '/orders'),
  {
    name: 'unsupported-network',
    show: async (page) => {
      await open(page, '/profile')
      const wallet = page.getByRole('complementary', { name: 'Demo wallet' })
      await wallet.getByRole('button', { name: 'Demo wallet' }).click()
      await wallet.getByLabel('Network').selectOption({ label: 'Pretend chain (unsupported)' })
      await page.getByText('is unsupported').waitFor()
    },
  },
]

const as = (account: number): Scene => ({
  name: `signed-in-${account}`,
  isNeeded: true,
  show: (page) => signIn(page, account),
})

/** Opens what the price on this page is made of. */
async function openGlass(page: Page): Promise<void> {
  await page.getByText('What the market price is made of').click()
  await page
    .getByRole('row', { name: /^Demo prices/ })
    .first()
    .waitFor()
}

/** What only an approved agent sees. */
export const asAgent: readonly Scene[] = [
  as(agents[0]),
  at('agent-peers', '/peers'),
  {
    name: 'agent-wallet',
    isDialog: true,
    show: async (page) => {
      await open(page, '/orders')
      await page.getByRole('button', { name: /^Wallet, balance/ }).click()
      await page.getByRole('list', { name: 'Collateral by currency' }).waitFor()
    },
  },
  {
    name: 'agent-notices',
    isNeeded: true,
    show: async (page) => {
      await page.route('**/api/agents/*/collateral', (route) =>
        answerChanged<object>(route, (said) => {
          const at = new Date().toISOString()
          const token = { chainId: 31_337, contractAddress: addressOf(0), tokenId: '1', at }
          const kinds = ['unregistered', 'ending', 'ended', 'transferred', 'unwrapped']
          return { ...said, notices: kinds.map((kind) => ({ ...token, kind })) }
        }),
      )
      await open(page, '/peers')
      await page.getByRole('list', { name: 'About your collateral' }).waitFor()
    },
  },
  {
    name: 'agent-wallet-notices',
    isDialog: true,
    show: async (page) => {
      await page.getByRole('button', { name: /^Wallet, balance/ }).click()
      await page.getByRole('list', { name: 'Collateral by currency' }).waitFor()
    },
  },
]

/** What only staff see. */
export const asStaff: readonly Scene[] = [
  as(superUser),
  at('admin-agent', `/admin/peers/${addressOf(agents[0])}`),
  {
    name: 'admin-prices',
    show: async (page) => {
      const points = Array.from({ length: 96 }, (_, i) => ({
        at: new Date(Date.now() - (95 - i) * 900_000).toISOString(),
        price: (3300 + 40 * Math.sin(i / 9) + i / 3).toFixed(2),
      }))
      const said = { from: 'ETH', to: 'USD', span: 'day', points }
      await page.route('**/api/prices/history**', (route) => route.fulfill({ json: said }))
      await open(page, '/admin/prices?symbol=ETH')
      await page.getByRole('region', { name: 'Price history' }).getByText('The figures as a table').waitFor()
      await page.locator('path.recharts-area-curve').waitFor()
    },
  },
  at('admin-swap', '/admin/swap'),
  at('admin-board', '/admin'),
  at('admin-dues', '/admin/peers/dues'),
  at('admin-audit', '/admin/audit'),
  at('admin-halts', '/admin/halts'),
  at('admin-affiliates', '/admin/affiliates'),
  at('admin-affiliate', `/admin/affiliates/${addressOf(superUser)}`),
  at('blog-admin', '/admin/blog/list'),
  {
    name: 'blog-editor',
    show: async (page) => {
      await page.goto('/admin/blog/list')
      await page.getByRole('link', { name: 'What collateral means' }).click()
      await page.getByRole('heading', { name: 'Edit post' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
