import { catalogue } from './catalogue.ts'

/** The words of signing in and leaving. */
export const sessionWords = catalogue('session', {
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  notLoggedIn: 'Not logged in',
  loginFailed: 'Login failed',
  yourWalletIsWaiting: 'Your wallet is waiting',
  unableToConnect: 'Unable to connect',
  unableToConnectToWallet: (name: string) => `Unable to connect to wallet ${name}`,
  profileNotSaved: 'Your changes to the profile are not saved. They are lost when you leave this page.',
  connectionRejected: 'Connection rejected',
  youDeclinedToConnect: 'You declined to connect the wallet. Nothing has changed.',
  accountChanged: (wallet: string) => `${wallet} changed its account while you were signing. Please log in once more.`,
  signatureRejected: 'Signature rejected',
  youDeclinedToSign: 'You declined to sign, so you are not logged in.',
  requestIsShown: (name: string) => `${name} is already showing a request. Open it and answer there.`,
})
