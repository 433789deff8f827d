import { empty, erc721, kinds, type Order, type Step } from './terms.ts'

/** A wrap of nothing without fees, locks, royalties and rules. */
export const plain: Order = { original: empty, fees: [], locks: [], royalties: [], outType: kinds.erc721, rules: 0 }

/** Plays in which the model and the chain once differed, each by the property that was at stake. */
export const playsThatDiffered: readonly { what: string; isMarket: boolean; steps: readonly Step[] }[] = [
  {
    what: 'the token that a wrap is about to make cannot be its own original',
    isMarket: false,
    steps: [
      {
        op: 'wrap',
        by: 'alice',
        order: { ...plain, original: erc721('wnft', 1n) },
        collateral: [],
        value: 5n,
        wrapFor: 'alice',
      },
    ],
  },
]
