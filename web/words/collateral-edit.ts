import { catalogue } from './catalogue.ts'

/** The words of the page of one wrapped token. */
export const collateralEditWords = catalogue('collateralEdit', {
  editCollateral: 'Edit collateral',
  unwrapped: 'Unwrapped',
  transferred: 'Transferred',
  seeTheTransaction: 'See the transaction in the explorer',
  belongsToAnother: 'This token belongs to another account',
  couldNotBeRead: 'This token could not be read through your wallet',
  isBeingRead: 'This token is being read through your wallet',
  backsNothing: 'Backs nothing until it is registered',
  timeLockUntil: 'Time lock until',
  noLock: 'No lock',
  notWrappedToken: 'Not wrapped token',
  noSuchToken: 'No such token',
  notFinalYet: 'Not final yet',
  noTokenHasTheId: (tokenId: string) =>
    `No token of this market has the id ${tokenId} there: it was unwrapped, or the link is wrong.`,
  blockNotFinal: (when: string) => `This token’s block is not final yet. It appears here ${when}.`,
  tokenInfo: 'Token info',
  chainId: 'Chain id',
  contractAddress: 'Contract address',
  tokenId: 'Token id',
  type: 'Type',
  owner: 'Owner',
  original: 'Original',
  copyContract: 'Copy contract',
  copyContractAddress: 'Copy contract address',
  copyOwner: 'Copy owner',
  copyOwnerAddress: 'Copy owner address',
  none: 'None',
  transfer: 'Transfer',
  cannotBeTransferred:
    'This token cannot be transferred: its no-transfer rule keeps it with you, because what stands surety for your trades must stay yours. Unwrap it after its time lock instead.',
  enterAWalletAddress: 'Enter a valid wallet address',
  hasItAlready: 'That is the account that has it already',
  whoeverYouGive: 'Whoever you give this token to owns everything inside. It no longer stands surety for your trades.',
  newOwner: 'New owner',
  unwrap: 'Unwrap',
  unwrappingEnds:
    'Unwrapping ends this token. Everything inside goes to its owner, and it no longer stands surety: open orders count on it until they are finished, so finish them first.',
  isLockedUntil: (until: string) => `It is locked until ${until}; it can be unwrapped after that.`,
  unwrapThisToken: 'Unwrap this token?',
  everythingGoesTo: (account: string) =>
    `Everything inside goes to your account {{${account}}} and the wrapped token ends.`,
  noLongerStandsSurety:
    'It no longer stands surety for your trades: your open orders count on it, and new ones stop where the rest does not suffice. This cannot be undone.',
})
