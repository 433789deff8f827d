import { catalogue } from './catalogue.ts'

/** The words of awards of collateral to a user. */
export const awardsWords = catalogue('awards', {
  award: 'Award',
  transaction: 'Transaction',
  copyTheTransaction: (txHash: string) => `Copy the transaction ${txHash}`,
  chainDoesNotSay: 'The chain does not say right now who may sign.',
  onlyTheSettlementsSigners: 'Only the settlement’s signers can sign.',
  signTheAward: 'Sign the award',
  youDecide: (award: string) => `You decide that ${award}, of the agent’s collateral go to {{}}.`,
  yourSignatureCannot:
    'Your signature cannot be taken back alone: with enough of them anybody can bring it to the chain.',
  startTheWaitingTime: 'Start the waiting time on chain',
  decisionThatGoTo: (award: string) =>
    `The decision that ${award}, go to {{}} is told to the settlement, and everybody can see it.`,
  afterIt: (delaySeconds: string) => `After ${delaySeconds} it can be paid out, by anybody.`,
  onlyTheSignersTogether: 'Only the signers together can take it back then.',
  payItYourself: 'Pay it yourself',
  youPay: (award: string) =>
    `You pay ${award}, from your wallet to {{}}. Tokens are approved first, by exactly so much.`,
  awardIsOver: 'The award is over with it, and your collateral stays.',
  thisCannotBeUndone: 'This cannot be undone.',
  payItOutNow: 'Pay it out now',
  leaveTheAgentsWrapped: (award: string) =>
    `${award}, leave the agent’s wrapped token and go to {{}}. Your wallet pays the network’s fee.`,
})
