import { catalogue } from './catalogue.ts'

/** The words of shell. */
export const shellWords = catalogue('shell', {
  suretySwapsWithPeople: 'Surety: swaps with people who put up collateral.',
  thisIsADemo: 'This is a demo market: a local chain, test money, and prices from a bundled snapshot.',
  footer: 'Footer',
  about: 'About',
  termsOfService: 'Terms of service',
  backHome: 'Back home',
  thatOffer: 'That offer could not be loaded.',
  thatOrder: 'That order could not be loaded.',
  backToHome: 'Back to home',
  youLookLost: 'You look lost',
  thereIsNothing: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  thisPart: 'This part',
  notOpenYet: 'Not open yet',
  thisPartOfSurety:
    'This part of Surety is being built and opens with a later version. Swapping and orders work already.',
  loading: 'Loading',
  skipToContent: 'Skip to content',
  surety: 'Surety',
  notOpened: (fault: string) => `Surety could not be opened. ${fault}`,
  unsupportedNetwork: 'Unsupported network',
  pleaseChangeTheNetwork: 'Please change the network to one of these:',
  unsupportedNetworkOf: (chainId: number) => `Selected network in a wallet (${chainId}) is unsupported.`,
  yourWallet: (chainName: string) =>
    `Your wallet could not change to ${chainName}. Please change the network in the wallet itself.`,
  networkNotChanged: 'Network not changed',
  logInFirst: 'Log in first',
  thatPageIsOpen: 'That page is open once you are logged in.',
  suretyHome: 'Surety, home',
  main: 'Main',
  menu: 'Menu',
  connected: (account: string) => `Connected ${account}`,
  notConnected: 'Not connected',
  login: 'Login',
})
