import type { AwardKind, DisputeKind, NotificationRole } from './kinds.ts'
import type { Said, ToldWords } from './said.ts'

type Sentences<Kind extends string> = Readonly<Partial<Record<Kind, (said: Said) => ToldWords>>>

/** The words of notifications about disputes and awards, by role and kind. */
export const ofDisputes: Readonly<Record<NotificationRole, Sentences<DisputeKind | AwardKind>>> = {
  user: {
    disputeTaken: ({ pair }) => ({
      title: 'An operator looks at your dispute',
      text: `An operator has taken up the dispute of your order ${pair}. Answer what they ask on its page.`,
    }),
    award: ({ pair }) => ({
      title: 'Collateral was awarded to you',
      text: `The dispute of your order ${pair} was decided with an award out of the agent’s collateral. You hear when it can be carried out; its page shows how far it is.`,
    }),
    awardExecutable: ({ pair }) => ({
      title: 'Your award can be carried out',
      text: `The award of your order ${pair} has waited long enough. Have it paid out with your wallet on the order’s page, before its time is over.`,
    }),
    awardPaid: ({ pair }) => ({
      title: 'Your award was paid',
      text: `The award of your order ${pair} was paid to your wallet. Its page names the transaction.`,
    }),
    awardFailed: ({ pair }) => ({
      title: 'Your award was not paid',
      text: `The award of your order ${pair} was taken back, or its time is over. Nothing is locked for it any more: open a dispute on its page if it is still owed to you.`,
    }),
  },
  agent: {
    disputeTaken: ({ pair }) => ({
      title: 'An operator looks at the dispute',
      text: `An operator has taken up the dispute of an order ${pair}. Answer what they ask on its page.`,
    }),
    disputeSettled: ({ pair }) => ({
      title: 'The user says that it is settled',
      text: `In an order ${pair} the user says that nothing is open any more, and your collateral is free. An operator closes the dispute.`,
    }),
    award: ({ pair }) => ({
      title: 'Collateral of yours was awarded',
      text: `The dispute of an order ${pair} was decided with an award out of your collateral, which stays locked until it is paid. You may pay it otherwise until it is carried out; see its page.`,
    }),
    awardExecutable: ({ pair }) => ({
      title: 'An award can be carried out',
      text: `The award of an order ${pair} has waited long enough and is now paid out of your collateral as soon as somebody carries it out.`,
    }),
    awardPaid: ({ pair }) => ({
      title: 'An award was paid',
      text: `The award of an order ${pair} was paid. What was locked for it is free again; the order’s page names the transaction.`,
    }),
    awardFailed: ({ pair }) => ({
      title: 'An award was not carried out',
      text: `The award of an order ${pair} was taken back, or its time is over. Nothing is locked for it any more.`,
    }),
  },
  staff: {
    disputeTaken: ({ pair }) => ({
      title: 'Dispute taken',
      text: `The dispute of an order ${pair} has been taken up. There is nothing to do for you.`,
    }),
    disputeAssigned: ({ pair }) => ({
      title: 'A dispute was given to you',
      text: `You look after the dispute of an order ${pair} now. Read what was said on its page, and decide.`,
    }),
    disputeSettled: ({ pair }) => ({
      title: 'A dispute can be closed',
      text: `In an order ${pair} that you look after, the user says that nothing is open any more. Close it on its page.`,
    }),
    awardToSign: ({ pair }) => ({
      title: 'An award waits for your signature',
      text: `The dispute of an order ${pair} was decided with an award. Sign it with your wallet on the order’s page.`,
    }),
  },
}
