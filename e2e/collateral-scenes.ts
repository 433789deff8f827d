import type { Page } from '@playwright/test'
import { addAmount, sendWithDemoWallet, wrapNow } from './collateral.ts'
import { agents, logIn, signWithDemoWallet } from './people.ts'
import type { Scene } from './scenes.ts'

const [, agent] = agents

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

const create = '/peers/deposit/create'

/** What an approved agent sees of collateral. */
export const asAgent: readonly Scene[] = [
  {
    name: 'collateral-list',
    isNeeded: true,
    show: async (page) => {
      await page.goto('/')
      await logIn(page, agent)
      const accept = page.getByRole('button', { name: 'Accept' })
      if (await accept.isVisible()) await accept.click()
      await open(page, '/peers/deposit')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'collateral-create',
    isNeeded: true,
    show: async (page) => {
      await open(page, create)
      await addAmount(page, '0.25')
      await addAmount(page, '3', 'USDC')
      await page.getByText(/^Allowance: \d/).waitFor()
    },
  },
  {
    name: 'collateral-question',
    isDialog: true,
    isNeeded: true,
    show: async (page) => {
      await page.getByRole('button', { name: 'Wrap', exact: true }).click()
      await page.getByRole('dialog', { name: 'Lock this collateral?' }).waitFor()
    },
  },
  {
    name: 'collateral-approve',
    isDialog: true,
    isNeeded: true,
    show: async (page) => {
      await page.getByRole('dialog', { name: 'Lock this collateral?' }).getByRole('button', { name: 'Wrap' }).click()
      await page.getByRole('dialog', { name: 'Demo wallet: send a transaction' }).waitFor()
    },
  },
  {
    name: 'collateral-failed',
    isDialog: true,
    isNeeded: true,
    show: async (page) => {
      await sendWithDemoWallet(page, 'Reject')
      await page.getByRole('dialog', { name: 'Not sent' }).waitFor()
    },
  },
  {
    name: 'collateral-wrapped',
    isDialog: true,
    isNeeded: true,
    show: async (page) => {
      await page.getByRole('dialog', { name: 'Not sent' }).getByRole('button', { name: 'Close' }).last().click()
      await wrapNow(page)
      await sendWithDemoWallet(page)
      await page.getByRole('dialog', { name: 'Waiting for wrap...' }).waitFor()
      await sendWithDemoWallet(page)
      await signWithDemoWallet(page, 'Reject')
      await page.getByRole('dialog', { name: 'Wrapped' }).waitFor()
    },
  },
  {
    name: 'collateral-unregistered',
    isNeeded: true,
    show: async (page) => {
      await page.getByRole('dialog', { name: 'Wrapped' }).getByRole('button', { name: 'OK', exact: true }).click()
      await page.getByText('Not registered').first().waitFor()
    },
  },
  {
    name: 'collateral-edit',
    show: async (page) => {
      await page
        .getByRole('link', { name: /wrapped token/ })
        .last()
        .click()
      await page.getByRole('region', { name: 'Unwrap' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
