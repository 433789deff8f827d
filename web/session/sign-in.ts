import { login, nonce } from '#api/users.ts'
import { call } from '#web/client/call.ts'
import { queryClient } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { log } from '#web/ui/log.ts'
import { store } from '#web/ui/store.ts'
import { isSupported } from '#web/wallet/chains.ts'
import { connect, connection, rememberedWallet } from '#web/wallet/connection.ts'
import { wallets } from '#web/wallet/discover.ts'
import { rejectedByPerson, requestPending, type Wallet, walletCode } from '#web/wallet/provider.ts'
import { signText } from '#web/wallet/sign-text.ts'
import { sessionWords } from '#web/words/session.ts'
import { keptAffiliate } from './affiliate.ts'
import { config, loadConfig } from './config.ts'
import { saveSession } from './store.ts'

/** Where a sign-in stands. `absent` and `choosing` are dialogs; the others are told by the login button. */
export type SignInStep = 'idle' | 'absent' | 'choosing' | 'connecting' | 'signing'

export const signInStep = store<SignInStep>('idle')

/** Signs in: finds the wallet (asking which, where there are several), connects, has the nonce signed, logs in. */
export async function signIn(): Promise<void> {
  if (isUnderWay()) return
  const { wallet, account } = connection.get()
  const inUse = account ? wallet : rememberedWallet()
  const present = wallets.get()
  const [only] = present
  if (!only) signInStep.set('absent')
  else if (inUse) await signInWith(inUse)
  else if (present.length === 1) await signInWith(only)
  else signInStep.set('choosing')
}

export function isUnderWay(): boolean {
  return ['connecting', 'signing'].includes(signInStep.get())
}

/** Signs in with this wallet. Never throws: what goes wrong is told, and everything stays as it was. */
export async function signInWith(wallet: Wallet): Promise<void> {
  try {
    const account = await connected(wallet)
    if (account) await signAndLogIn(wallet, account)
  } finally {
    signInStep.set('idle')
  }
}

async function connected(wallet: Wallet): Promise<string | null> {
  signInStep.set('connecting')
  try {
    return await connect(wallet)
  } catch (fault) {
    tellWalletFault(fault, wallet, sessionWords.connectionRejected, sessionWords.youDeclinedToConnect)
    return null
  }
}

async function signAndLogIn(wallet: Wallet, account: string): Promise<void> {
  signInStep.set('signing')
  const text = await call(nonce, { params: { addr: account }, query: chainToSignFor() }).catch(tellFault)
  if (!text) return
  const sign = await signed(wallet, account, text.nonce)
  if (!sign) return
  if (connection.get().account !== account) return tellAccountChanged(wallet)
  const affiliateId = keptAffiliate()
  const body = { addr: account, sign, ...(affiliateId && { affiliateId }) }
  const tokens = await call(login, { body }).catch(tellFault)
  if (!tokens) return
  saveSession({ isLogged: true, user: null, ...tokens })
  queryClient.clear()
  await loadConfig().catch(tellFault)
}

function tellAccountChanged({ info }: Wallet): void {
  const text = sessionWords.accountChanged(info.name)
  showAlert({ kind: 'info', title: sessionWords.notLoggedIn, text })
}

/** The text names the wallet's chain where the market knows it; else the server names one of its own. */
function chainToSignFor(): { chainId?: number } {
  const { chainId } = connection.get()
  return chainId !== null && isSupported(chainId, config.get()?.networks ?? []) ? { chainId } : {}
}

async function signed(wallet: Wallet, account: string, text: string): Promise<string | null> {
  try {
    return await signText(wallet.provider, account, text)
  } catch (fault) {
    tellWalletFault(fault, wallet, sessionWords.signatureRejected, sessionWords.youDeclinedToSign)
    return null
  }
}

function tellFault(fault: unknown): null {
  log('login failed', fault)
  showAlert({ kind: 'error', title: sessionWords.loginFailed, text: wordsOf(fault) })
  return null
}

function tellWalletFault(fault: unknown, wallet: Wallet, title: string, text: string): void {
  const { name } = wallet.info
  log(`${name} refused`, fault)
  const code = walletCode(fault)
  if (code === rejectedByPerson) {
    showAlert({ kind: 'info', title, text })
  } else if (code === requestPending) {
    const waiting = sessionWords.requestIsShown(name)
    showAlert({ kind: 'info', title: sessionWords.yourWalletIsWaiting, text: waiting })
  } else {
    showAlert({ kind: 'error', title: sessionWords.unableToConnect, text: sessionWords.unableToConnectToWallet(name) })
  }
}
