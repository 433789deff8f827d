import { installIdentity } from '#web/client/identity.ts'
import { connection, findAgain } from '#web/wallet/connection.ts'
import { discoverWallets, wallets } from '#web/wallet/discover.ts'
import { config, loadConfig } from './config.ts'
import { keepRenewed, renew } from './renew.ts'
import { endSession } from './sign-out.ts'
import { leaveSharedSession, newerShared, saveSession, session, sessionKey, takeUpSession } from './store.ts'

/** How long a saved session waits for the wallet to show itself before screens are shown without it, in ms. */
const walletWaitMs = 1_500

/** Starts everything that is not a screen: the session, the configuration, the wallet. Throws when no configuration comes. */
export async function startSession(): Promise<void> {
  installIdentity({
    token: () => session.get().accessToken,
    renew,
    end: endSession,
    room: () => config.get()?.centrifuge ?? null,
  })
  const origin = takeUpSession()
  const { demo } = await loadConfig()
  if (__DEMO_WALLET__ && demo) await import('#web/wallet/demo/start.tsx').then(({ start }) => start(demo))
  discoverWallets()
  const found = checkWalletConnection(origin)
  if (session.get().isLogged) await found
  keepRenewed(endSession)
  shareWithTabs()
}

/** Finds the wallet again without a prompt; from then on a session stands only as long as the wallet has its account. */
async function checkWalletConnection(origin: 'own' | 'shared' | 'none'): Promise<void> {
  if (session.get().isLogged && wallets.get().length === 0) await firstWallet()
  await findAgain()
  if (session.get().isLogged && !hasSessionsAccount()) await leave(origin)
  connection.watch(() => {
    if (session.get().user && !hasSessionsAccount()) endSession()
  })
}

async function leave(origin: 'own' | 'shared' | 'none'): Promise<void> {
  if (origin !== 'shared') return endSession()
  leaveSharedSession()
  await loadConfig()
}

function hasSessionsAccount(): boolean {
  const { account } = connection.get()
  return account !== null && account.toLowerCase() === session.get().user?.addr.toLowerCase()
}

/** Some wallets come into the page a little later than the page itself. */
function firstWallet(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unwatch = wallets.watch(resolve)
  setTimeout(resolve, walletWaitMs)
  return promise.finally(unwatch)
}

/** What another tab does with the same person's session holds here too. */
function shareWithTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== sessionKey) return
    const newer = newerShared()
    if (newer) saveSession(newer)
    const mine = session.get()
    if (newValue === null && mine.isLogged && oldValue?.includes(mine.refreshToken)) endSession()
  })
}
