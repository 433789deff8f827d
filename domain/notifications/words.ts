import type { OrderStatus } from '../orders/status.ts'
import { ofDisputes } from './dispute-words.ts'
import type { NotificationKind, NotificationRole } from './kinds.ts'
import type { Said, ToldWords } from './said.ts'

/** One side of an order in a notification; `amount` is an exact decimal as text. */
export interface ToldSide {
  readonly network: string
  readonly currency: string
  readonly amount: string
}

/** The facts of a notification: never an address, an account, a name, or anything that a person has typed. */
export interface ToldFacts {
  readonly from?: ToldSide | undefined
  readonly to?: ToldSide | undefined
  /** ISO: by when somebody has to act, or when a lock ends. */
  readonly deadline?: string | null | undefined
  /** Whether staff decided a dispute by this step. */
  readonly isDecided?: boolean | undefined
  readonly tokenId?: string | undefined
}

type Sentence = (said: Said) => ToldWords
/** What staff decided may have to do with collateral: nobody is told to send anything, or to open a dispute again. */
const onItsPage = 'What was decided stands on its page.'

type OrderKind = OrderStatus | 'overdue' | 'message'

const forUser: Readonly<Record<OrderKind, Sentence>> = {
  userTransfer: ({ pair, sent, by, decided }) => ({
    title: `Send ${sent}`,
    text: `${decided}Your order ${pair} waits for your transfer. Send exactly ${sent}${by}, then confirm it.`,
  }),
  agentTransfer: ({ pair, paid, by, decided }) => ({
    title: `${paid} on the way to you`,
    text: `${decided}In your order ${pair} it is the agent’s turn to pay you ${paid}${by}. Check that it arrives; you have nothing to do until then.`,
  }),
  closed: ({ pair, paid, decided }) => ({
    title: 'Order completed',
    text: decided
      ? `${decided}Your order ${pair} is completed. ${onItsPage}`
      : `The agent says that ${paid} was paid in your order ${pair}. Check that it has arrived, and open a dispute if it has not.`,
  }),
  cancelled: ({ pair, decided }) => ({
    title: 'Order cancelled',
    text: `${decided}Your order ${pair} was cancelled. Send nothing.`,
  }),
  rejected: ({ pair, sent, decided }) => ({
    title: 'Order rejected',
    text: decided
      ? `${decided}Your order ${pair} is rejected. Send nothing. ${onItsPage}`
      : `Your order ${pair} was rejected. Send nothing; if you sent ${sent} already and do not get it back, open a dispute.`,
  }),
  expired: ({ pair, sent }) => ({
    title: 'The time to pay is over',
    text: `Your order ${pair} was closed because no transfer of ${sent} was confirmed in time. Send nothing; if you have paid already, say so on the order’s page.`,
  }),
  dispute: ({ pair }) => ({
    title: 'Dispute opened',
    text: `Your order ${pair} is in dispute. Say what happened on the order’s page; an operator decides.`,
  }),
  overdue: ({ pair, paid }) => ({
    title: 'The payout is overdue',
    text: `In your order ${pair} the agent’s time to pay you ${paid} is over. If nothing has arrived, open a dispute.`,
  }),
  message: ({ pair }) => ({
    title: 'New message',
    text: `There is a new message in your order ${pair}. Read and answer it on its page.`,
  }),
}

const forAgent: Readonly<Record<OrderKind, Sentence>> = {
  userTransfer: ({ pair, sent, by, decided }) => ({
    title: `New order: ${sent}`,
    text: `${decided}In an order ${pair} you are to be sent ${sent}${by}. Wait for the transfer; it is your turn when the user confirms it.`,
  }),
  agentTransfer: ({ pair, sent, paid, by, decided }) => ({
    title: `Your turn: pay ${paid}`,
    text: `${decided}In an order ${pair} the user says that ${sent} was sent. Check that it has arrived, then pay exactly ${paid}${by}.`,
  }),
  closed: ({ pair, decided }) => ({
    title: 'Order completed',
    text: `${decided}The order ${pair} is completed. ${decided ? onItsPage : 'There is nothing more to do.'}`,
  }),
  cancelled: ({ pair, decided }) => ({
    title: 'Order cancelled',
    text: `${decided}The order ${pair} was cancelled. Pay nothing.`,
  }),
  rejected: ({ pair, sent, decided }) => ({
    title: 'Order rejected',
    text: decided
      ? `${decided}The order ${pair} is rejected. Pay nothing. ${onItsPage}`
      : `The order ${pair} was rejected. Pay nothing; if ${sent} arrives, send it back.`,
  }),
  expired: ({ pair, sent }) => ({
    title: 'Order closed unpaid',
    text: `No transfer of ${sent} was confirmed in time, so the order ${pair} was closed. Pay nothing.`,
  }),
  dispute: ({ pair }) => ({
    title: 'Dispute opened',
    text: `An order ${pair} is in dispute. Say what happened on its page; an operator decides, and your collateral stays locked until then.`,
  }),
  overdue: ({ pair, paid }) => ({
    title: 'You are overdue',
    text: `Your time to pay ${paid} in an order ${pair} is over. Pay now, or say on its page what stands in the way: the user may open a dispute.`,
  }),
  message: ({ pair }) => ({
    title: 'New message',
    text: `There is a new message in an order ${pair}. Read and answer it on its page.`,
  }),
}

const table: Readonly<Record<NotificationRole, Readonly<Partial<Record<NotificationKind, Sentence>>>>> = {
  user: { ...forUser, ...ofDisputes.user },
  agent: {
    ...forAgent,
    ...ofDisputes.agent,
    collateralSoon: ({ token, by }) => ({
      title: 'Collateral ends soon',
      text: `Wrapped token ${token} backs new orders only${by.replace(' by ', ' until ')}. Extend its lock or wrap more collateral.`,
    }),
    collateralOver: ({ token }) => ({
      title: 'Collateral no longer counts',
      text: `Wrapped token ${token} no longer backs new orders. Extend its lock or wrap more collateral.`,
    }),
  },
  staff: {
    ...ofDisputes.staff,
    dispute: ({ pair }) => ({
      title: 'A dispute waits',
      text: `A dispute was opened in an order ${pair}. Take it up on its page.`,
    }),
    message: ({ pair }) => ({
      title: 'New message',
      text: `There is a new message in an order ${pair} that you look after.`,
    }),
  },
}

const test: Sentence = () => ({
  title: 'It works',
  text: 'This is the test message that you asked for. News of your orders will arrive like this one.',
})

/** The one message that is sent in place of more notifications than the bounds allow. */
export const gatheredWords: ToldWords = {
  title: 'There is more news',
  text: 'More has happened than you can be told here one by one. All of it is in the app.',
}

/** The words of a notification with the times of a zone; null where a role is never told of a kind. */
export function toldWords(
  kind: NotificationKind,
  role: NotificationRole,
  facts: ToldFacts,
  timezone: string,
): ToldWords | null {
  const sentence = kind === 'test' ? test : table[role][kind]
  return sentence?.(saidOf(facts, timezone)) ?? null
}

function saidOf({ from, to, deadline, isDecided, tokenId }: ToldFacts, timezone: string): Said {
  return {
    pair: `${from?.currency ?? '?'} → ${to?.currency ?? '?'}`,
    sent: amountOf(from),
    paid: amountOf(to),
    by: deadline ? ` by ${momentIn(deadline, timezone)}` : '',
    decided: isDecided ? 'An operator has decided the dispute. ' : '',
    token: `#${tokenId ?? '?'}`,
  }
}

function amountOf(side: ToldSide | undefined): string {
  return side ? `${side.amount} ${side.currency}` : '?'
}

/** `3 Mar, 14:02 UTC`: the zone is named, because the message may be read anywhere. */
function momentIn(moment: string, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment))
}
