import { installIdentity } from '#web/client/identity.ts'
import { connection, findAgain, isWalletHere } from '#web/wallet/connection.ts'
import { discoverWallets, wallets } from '#web/wallet/discover.ts'
import { config, loadConfig } from './config.ts'
import { keepRenewed, renew } from './renew.ts'
import { endSession } from './sign-out.ts'
import { leaveSharedSession, newerShared, saveSession, session, sessionKey, takeUpSession } from './store.ts'

/** How long a saved session waits for its wallet to come into the page, in ms. */
const walletWaitMs = 1_500

/** How long screens wait for a wallet that does not say which account it has, in ms; what it says later still counts. */
const accountWaitMs = 3_000

/** Starts everything that is not a screen: the session, the configuration, the wallet. Throws when no configuration comes. */
export async function startSession(): Promise<void> {
  installIdentity({
    token: () => session.get().accessToken,
    renew,
    end: endSession,
    room: () => config.get()?.centrifuge ?? null,
  })
  const origin = takeUpSession()
  const demoWallet = __DEMO_WALLET__ ? import('#web/wallet/demo/start.tsx') : null
  const { demo } = await loadConfig()
  if (demo) await demoWallet?.then(({ start }) => start(demo))
  discoverWallets()
  const found = checkWalletConnection(origin)
  if (session.get().isLogged) await Promise.race([found, pause(accountWaitMs)])
  keepRenewed(endSession)
  shareWithTabs()
}

/** Finds the wallet again without a prompt; from then on a session stands only as long as the wallet has its account. */
async function checkWalletConnection(origin: 'own' | 'shared' | 'none'): Promise<void> {
  if (session.get().isLogged) await walletHere()
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
async function walletHere(): Promise<void> {
  if (isWalletHere()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const unwatch = wallets.watch(() => isWalletHere() && resolve())
  await Promise.race([promise, pause(walletWaitMs)])
  unwatch()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
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
