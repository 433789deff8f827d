import { z } from 'zod'
import { decimalText, moment, uuid } from './shapes.ts'

/** The role in which somebody acts in an order. */
export const actingAs = z.enum(['user', 'agent', 'staff', 'clock', 'chain'])

/** Somebody who acted in an order. */
export const person = z.object({ addr: z.string(), name: z.string(), role: actingAs })
export type Person = z.output<typeof person>

export const dispute = z.object({
  id: uuid,
  state: z.enum(['open', 'taken', 'decided']),
  openedAt: moment,
  /** Who of the staff looks after it. */
  assignee: z.string().nullable(),
  /** When the user said that nothing is open any more. */
  settledAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
})

const hex = z.templateLiteral(['0x', z.string()])

/** What was awarded to the user of an order out of its agent's collateral, and how far it has come. */
export const award = z.object({
  id: uuid,
  usd: decimalText,
  state: z.enum(['asked', 'signed', 'proposed', 'executable', 'executed', 'paid-instead', 'failed']),
  /** Amounts in whole units of each asset. */
  items: z.array(
    z.object({
      ticker: z.string(),
      amount: decimalText,
      /** How much of it was paid out of collateral; null before, and where it is not known. */
      paid: decimalText.nullable(),
    }),
  ),
  chainId: z.number().int(),
  settlement: hex,
  /** What signers sign and the settlement carries out. */
  decision: z.object({
    orderId: hex,
    wNFT: hex,
    tokenId: z.string(),
    receiver: hex,
    takes: z.array(z.object({ token: hex, amount: z.string() })),
    deadline: z.string(),
  }),
  /** How many signers have to sign, and who did. The signatures themselves are for staff, who bring them to the chain. */
  threshold: z.number().int(),
  signatures: z.array(z.object({ signer: hex, data: hex.nullable() })),
  /** How long a decision waits on this chain before it can be carried out, in seconds. */
  delaySeconds: z.number().int(),
  executableAt: moment.nullable(),
  deadline: moment,
  txHash: z.string().nullable(),
  fault: z.string().nullable(),
  createdAt: moment,
})
export type Award = z.output<typeof award>

/** What happened in a dispute besides the order's own steps. */
export const disputeStep = z.object({
  kind: z.enum([
    'taken',
    'assigned',
    'givenBack',
    'settled',
    'awarded',
    'signed',
    'proposed',
    'executable',
    'executed',
    'paidInstead',
    'failed',
    'reopened',
  ]),
  by: z.string(),
  at: moment,
  note: z.string().nullable(),
  txHash: z.string().nullable(),
})
export type DisputeStep = z.output<typeof disputeStep>

/** What staff see of an order besides, to decide by. */
export const forStaff = z.object({
  /** What the order is worth, how much is locked for it, and the most that one wrapped token of its agent can give now; USD. */
  exposureUsd: decimalText,
  lockedUsd: decimalText,
  awardableUsd: decimalText,
  /** How much each wrapped token can give, in USD, and until when a decision about it could be carried out. */
  covers: z.array(z.object({ usd: decimalText, deadline: moment })),
  /** Whether the asker may decide about the order: never as a party to it, and its dispute only as it is assigned now. */
  mayDecide: z.boolean(),
  /** Whether the asker is one of the signers that the newest award waits for; null while the chain does not say. */
  maySign: z.boolean().nullable(),
})

export const ofDisputes = {
  disputes: z.array(dispute),
  awards: z.array(award),
  disputeSteps: z.array(disputeStep),
  /** Everybody who acted in the order, by address. */
  people: z.array(person),
  forStaff: forStaff.nullable(),
}

/** The shape of an award's record for everybody: what the chain says anyway. */
export const publicAward = award.pick({
  id: true,
  usd: true,
  state: true,
  items: true,
  chainId: true,
  txHash: true,
  createdAt: true,
})
export type PublicAward = z.output<typeof publicAward>
