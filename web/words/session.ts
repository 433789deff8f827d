import { catalogue } from './catalogue.ts'

/** The words of session. */
export const sessionWords = catalogue('session', {
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  notLoggedIn: 'Not logged in',
  loginFailed: 'Login failed',
  yourWalletIsWaiting: 'Your wallet is waiting',
  unableToConnect: 'Unable to connect',
  unableToConnectToWallet: (name: string) => `Unable to connect to wallet ${name}`,
  yourChanges: 'Your changes to the profile are not saved. They are lost when you leave this page.',
})
