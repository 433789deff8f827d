import { catalogue } from './catalogue.ts'

/** The words of the header’s menus, and what of the shell is rarely seen. */
export const menusWords = catalogue('menus', {
  about: 'About',
  marketTakesNewSwaps: 'The market takes new swaps again.',
  ordersThatAreOpen: (reason: string) => `${reason} Orders that are open go on as usual.`,
  marketIsHalted: 'The market is halted for now: no new swaps.',
  serverMetAnError:
    'The server met an error of its own: {{nothing you did caused it}}, and nothing that was saved is lost.',
  pleaseRefresh: 'Please {{refresh the page}} in a moment. If an order is open, its state is safe on the server.',
  serverError: 'Server error',
  refresh: 'Refresh',
  chooseAWallet: 'Choose a wallet',
  severalWalletsAreInstalled: 'Several wallets are installed in this browser. Your choice is remembered.',
  metamaskIsNotInstalled: 'Metamask is not installed',
  close: 'Close',
  unableToConnect: 'Unable to connect',
  unableToConnectToWallet: 'Unable to connect to wallet Metamask',
  entryIsOnlyPossible:
    'Entry is only possible using the injected wallet. Please install or connect it manually, then reload the page.',
  injectedWallet:
    'An injected wallet is a browser extension, or a wallet app with a browser of its own, such as MetaMask.',
  liquidity: 'Liquidity',
  accountMenu: 'Account menu',
  profile: 'Profile',
  agentSettings: 'Agent settings',
  becomeAgent: 'Become agent',
  staff: 'Staff',
  wnft: 'wNFT',
  logout: 'Logout',
  walletBalance: 'Wallet, balance',
  wallet: 'Wallet',
  unsupportedNetwork: 'Unsupported network',
  testNetwork: 'Test network',
  copyAddress: 'Copy address',
})
