import { log } from '#web/ui/log.ts'
import { store } from '#web/ui/store.ts'
import { wallets } from './discover.ts'
import type { Provider, Wallet } from './provider.ts'

/** The wallet in use: none chosen, chosen without an account, or with the account it gave us. */
export interface Connection {
  readonly wallet: Wallet | null
  readonly account: string | null
  readonly chainId: number | null
}

const none: Connection = { wallet: null, account: null, chainId: null }

export const connection = store<Connection>(none)

const rememberedKey = 'surety.wallet'

/** The wallet that was used last, by its rdns; null when none was or it is not here. */
export function rememberedWallet(): Wallet | null {
  const rdns = localStorage.getItem(rememberedKey)
  return wallets.get().find((wallet) => wallet.info.rdns === rdns) ?? null
}

/** Whether the wallet that was used last is here; where none is remembered, whether any is. */
export function isWalletHere(): boolean {
  return localStorage.getItem(rememberedKey) === null ? wallets.get().length > 0 : rememberedWallet() !== null
}

/** Asks the wallet for accounts, with its prompt, and uses it from now on. Throws what the wallet throws. */
export async function connect(wallet: Wallet): Promise<string> {
  const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' })
  await adopt(wallet, accounts)
  const { account } = connection.get()
  if (!account) throw new Error('the wallet gave no account')
  localStorage.setItem(rememberedKey, wallet.info.rdns)
  return account
}

/** Finds again what was connected before, without any prompt. */
export async function findAgain(): Promise<void> {
  const wallet = rememberedWallet() ?? onlyWallet()
  if (!wallet) return
  try {
    await adopt(wallet, await wallet.provider.request({ method: 'eth_accounts' }))
  } catch (fault) {
    log(`${wallet.info.name} does not tell its accounts`, fault)
  }
}

/** Forgets the wallet and has it forget us, so that the next login asks again which wallet and which account. */
export function forgetWallet(): void {
  const { wallet } = connection.get()
  localStorage.removeItem(rememberedKey)
  unlisten()
  connection.set(none)
  wallet?.provider
    .request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    .catch((fault) => log(`${wallet.info.name} keeps its permission`, fault))
}

function onlyWallet(): Wallet | null {
  const [first, ...others] = wallets.get()
  return first && others.length === 0 ? first : null
}

async function adopt(wallet: Wallet, accounts: unknown): Promise<void> {
  const chainId = readChainId(await wallet.provider.request({ method: 'eth_chainId' }))
  listen(wallet.provider)
  connection.set({ wallet, account: firstAccount(accounts), chainId })
}

let unlisten: () => void = () => undefined

function listen(provider: Provider): void {
  unlisten()
  const onAccounts = (accounts: unknown) => connection.set({ ...connection.get(), account: firstAccount(accounts) })
  const onChain = (chain: unknown) => connection.set({ ...connection.get(), chainId: readChainId(chain) })
  provider.on?.('accountsChanged', onAccounts)
  provider.on?.('chainChanged', onChain)
  unlisten = () => {
    provider.removeListener?.('accountsChanged', onAccounts)
    provider.removeListener?.('chainChanged', onChain)
  }
}

function firstAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return typeof first === 'string' && /^0x[0-9a-fA-F]{40}$/.test(first) ? first : null
}

function readChainId(chain: unknown): number | null {
  const id = typeof chain === 'string' || typeof chain === 'number' ? Number(chain) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
