import { catalogue } from './catalogue.ts'

/** The words of paying and signing with a wallet. */
export const payWords = catalogue('pay', {
  weDoNotKnow: 'We do not know yet whether it was sent',
  itWasNotSent: 'It was not sent: try again',
  thisPage: 'This page could not be loaded whole',
  lookingAtYourWallet: 'Looking at your wallet and its network…',
  confirmIt: 'Confirm it in your wallet.',
  sentWaiting: (hash: string) => `Sent${hash}. Waiting for the first block with it…`,
  blockHasItWhat: (hash: string) =>
    `A block has it${hash}. What came of it is shown here as soon as the market has seen it.`,
  yourWalletWasAsked: (why: string | null) =>
    `Your wallet was asked${why ? ` and said: ${why}` : '.'} Look at its activity. The chain takes this step once only: trying again does not do it twice.`,
  youRejected: 'You rejected it in your wallet. It was not done.',
  notDone: (why: string) => `Not done: ${why}`,
  payFromWallet: 'Pay from wallet',
  itNeverArrivesPay: 'It never arrives: pay again',
  itWasNotSentPay: 'It was not sent: pay again',
  payASecondTime: 'Pay a second time?',
  payAgain: 'Pay again',
  lookFirst: 'Look first',
  yourWalletWasAskedToSend: (amount: string, to: string) =>
    `Your wallet was asked to send ${amount} already. If it did, a second payment goes to ${to} as well and does not come back by itself. Look at your wallet’s activity first.`,
  sendsExactly: (what: string, chainName: string, to: string) =>
    `Sends exactly ${what} on ${chainName} to ${to}. Your wallet asks you first.`,
  lookingAtYourWalletItsNetwork: 'Looking at your wallet, its network and its balance…',
  confirmInYourWallet: (what: string) => `Confirm ${what} in your wallet.`,
  paidFromThisWallet: (hash: string) =>
    `Paid from this wallet${hash}. It is shown below as soon as the market has seen it.`,
  yourWalletWasAskedForThisPayment: (why: string | null) =>
    `Your wallet was asked for this payment${why ? ` and said: ${why}.` : '.'} Whether it was sent is not known yet: look at your wallet’s activity before you pay again.`,
  youRejectedThePayment: 'You rejected the payment in your wallet. Nothing was sent.',
  notPaid: (why: string) => `Not paid: ${why}.`,
})
