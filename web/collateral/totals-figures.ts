import type { readTotals } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { usdWords } from './usd.ts'

type Totals = ReplyOf<typeof readTotals>['totals']

interface Figure {
  readonly name: string
  readonly usd: string
  readonly meaning: string
}

/** What an agent's collateral comes to, each figure under its one name, in its order, with what it means. */
export function figuresOf({ total, enforceable, allowed, locked, available }: Omit<Totals, 'tickers'>): Figure[] {
  return [
    {
      name: 'Total',
      usd: usdWords(total, noPrice),
      meaning: 'Everything that lies in the agent’s wrapped tokens, also in those that back nothing.',
    },
    {
      name: 'Enforceable',
      usd: usdWords(enforceable, noPrice),
      meaning: 'The part that a decision of the settlement’s signers can take out for somebody who was not paid.',
    },
    {
      name: 'Allowed',
      usd: usdWords(allowed),
      meaning: 'The most that the agent may promise at once: the smaller of both, less 10 %.',
    },
    {
      name: 'Locked',
      usd: usdWords(locked),
      meaning: 'What open orders, what is kept after them, and fees due take up now.',
    },
    {
      name: 'Available',
      usd: usdWords(available),
      meaning: 'Allowed less locked: what new orders can still be backed with.',
    },
  ]
}

const noPrice = 'no price yet'
