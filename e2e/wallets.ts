import type { Page } from '@playwright/test'
import { demoAccount } from '#server/demo/people.ts'
import { answerChanged } from './answers.ts'

/** What a pretended wallet is and does. */
export interface PretendedWallet {
  readonly name?: string
  readonly account?: number
  readonly chainId?: number
  /** Methods that the person rejects (4001), and those that fail otherwise. */
  readonly rejects?: readonly string[]
  readonly fails?: readonly string[]
  /** Methods that are never answered. */
  readonly hangs?: readonly string[]
  /** Comes into the page this many ms after it has been opened. */
  readonly comesAfter?: number
  /** Marks on the provider itself, like `isWalletConnect`. */
  readonly marks?: Readonly<Record<string, unknown>>
  /** Shows itself at `window.ethereum` only, as wallets did before EIP-6963. */
  readonly isOld?: boolean
  readonly balance?: string
}

interface InPage extends Required<Omit<PretendedWallet, 'account'>> {
  readonly address: string
}

/** The address of an account of the demo market's mnemonic. */
export function addressOf(account: number): string {
  return demoAccount(account).address
}

/**
 * Puts a wallet into every document of the page before anything else runs. It signs with a real key. What it was asked is
 * in `window.asked`; `window.walletSays(event, news)` makes it speak.
 */
export async function pretendWallet(page: Page, wanted: PretendedWallet = {}): Promise<void> {
  const account = demoAccount(wanted.account ?? 20)
  const name = wanted.name ?? 'Pretended'
  const sign = `sign${name.replaceAll(/\W/g, '')}`
  await page.exposeFunction(sign, (raw: `0x${string}`) => account.signMessage({ message: { raw } }))
  const inPage: InPage & { sign: string } = {
    name,
    address: account.address,
    chainId: wanted.chainId ?? 31_337,
    rejects: wanted.rejects ?? [],
    fails: wanted.fails ?? [],
    hangs: wanted.hangs ?? [],
    comesAfter: wanted.comesAfter ?? 0,
    marks: wanted.marks ?? {},
    isOld: wanted.isOld ?? false,
    balance: wanted.balance ?? '0xde0b6b3a7640000',
    sign,
  }
  await page.addInitScript(install, inPage)
}

/** Runs in the page. */
function install(wallet: InPage & { sign: string }): void {
  const world = window as unknown as Record<string, unknown> & {
    asked?: { method: string; params: unknown }[]
    walletSays?: (event: string, news: unknown) => void
  }
  const key = `pretended.${wallet.name}`
  const listeners: Record<string, ((news: unknown) => void)[]> = {}
  let accounts: unknown = sessionStorage.getItem(key) ? [wallet.address] : []
  let chainId = `0x${wallet.chainId.toString(16)}`
  world.asked ??= []
  const { asked } = world
  const says = (event: string, news: unknown) => {
    if (event === 'accountsChanged') accounts = news
    if (event === 'chainChanged') chainId = news as string
    for (const tell of listeners[event] ?? []) tell(news)
  }
  world.walletSays = says
  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_accounts: () => accounts,
    eth_chainId: () => chainId,
    eth_getBalance: () => wallet.balance,
    eth_requestAccounts: () => {
      sessionStorage.setItem(key, 'connected')
      accounts = [wallet.address]
      return accounts
    },
    personal_sign: ([text]) => (world[wallet.sign] as (text: unknown) => unknown)(text),
    wallet_switchEthereumChain: ([chain]) => {
      says('chainChanged', (chain as { chainId: string }).chainId)
      return null
    },
    wallet_addEthereumChain: () => null,
  }
  const provider = {
    ...wallet.marks,
    request: async ({ method, params }: { method: string; params?: unknown[] }) => {
      asked.push({ method, params })
      if (wallet.rejects.includes(method)) throw Object.assign(new Error('rejected'), { code: 4001 })
      if (wallet.fails.includes(method)) throw Object.assign(new Error('out of order'), { code: -32603 })
      if (wallet.hangs.includes(method)) return new Promise(() => undefined)
      return answers[method]?.(params ?? [])
    },
    on: (event: string, listener: (news: unknown) => void) => {
      listeners[event] = [...(listeners[event] ?? []), listener]
    },
    removeListener: (event: string, listener: (news: unknown) => void) => {
      listeners[event] = (listeners[event] ?? []).filter((known) => known !== listener)
    },
  }
  if (wallet.isOld) {
    world.ethereum = provider
    return
  }
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E'
  const info = { uuid: `uuid-${wallet.name}`, name: wallet.name, icon, rdns: `test.${wallet.name.toLowerCase()}` }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  const come = () => {
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
    world.hasCome = true
  }
  if (wallet.comesAfter > 0) setTimeout(come, wallet.comesAfter)
  else come()
}

/** What the pretended wallets of this document were asked, in order. */
export function askedOf(page: Page): Promise<{ method: string; params: unknown[] }[]> {
  return page.evaluate(() => (window as unknown as { asked: { method: string; params: unknown[] }[] }).asked)
}

/** Makes the pretended wallet speak. */
export async function walletSays(page: Page, event: string, news: unknown): Promise<void> {
  await page.evaluate(
    ([what, about]) =>
      (window as unknown as { walletSays(event: unknown, news: unknown): void }).walletSays(what, about),
    [event, news] as const,
  )
}

/** Changes the configuration on its way to the page; `demo: null` leaves the demo wallet out. */
export async function changeConfig(page: Page, change: (config: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/api/config', (route) =>
    answerChanged<Record<string, unknown>>(route, (config) => ({ ...config, ...change(config) })),
  )
}

export function withoutDemoWallet(page: Page): Promise<void> {
  return changeConfig(page, () => ({ demo: null }))
}
