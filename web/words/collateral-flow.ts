import { catalogue } from './catalogue.ts'

/** The words of a job with the wallet that is under way. */
export const collateralFlowWords = catalogue('collateralFlow', {
  ok: 'OK',
  close: 'Close',
  steps: 'Steps',
  approvalIsThere: 'The approval is there. You can go on where you were.',
  forSupport: 'For support',
  wrappedTokenHasTheId: (tokenId: string) => `Your wrapped token has the id ${tokenId}.`,
  notRegisteredYet: (why: string) =>
    `{{It is not registered yet}}, so it does not stand surety for your trades: ${why}. You can register it here, or in the list of your wrapped tokens at any time.`,
  registeredNow: 'It is registered now.',
  seeTheTransaction: 'See the transaction in the explorer',
  copyTransactionHash: 'Copy transaction hash',
  show: 'Show',
  walletHasChanged: 'Your wallet has changed',
})
