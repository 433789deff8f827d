/** What signers sign of an award, as EIP-712 has it: the types of the settlement contract. */
export const decisionTypes = {
  Decision: [
    { name: 'orderId', type: 'bytes32' },
    { name: 'wNFT', type: 'address' },
    { name: 'tokenId', type: 'uint256' },
    { name: 'receiver', type: 'address' },
    { name: 'takes', type: 'Take[]' },
    { name: 'deadline', type: 'uint256' },
  ],
  Take: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
} as const

/** A decision as it goes over the wire: whole numbers as text, `deadline` in unix seconds, amounts in the smallest unit. */
export interface DecisionText {
  readonly orderId: `0x${string}`
  readonly wNFT: `0x${string}`
  readonly tokenId: string
  readonly receiver: `0x${string}`
  readonly takes: readonly { readonly token: `0x${string}`; readonly amount: string }[]
  readonly deadline: string
}

/** The decision with its numbers as numbers, as hashing and contracts take it. */
export function decisionOf(text: DecisionText) {
  return {
    ...text,
    tokenId: BigInt(text.tokenId),
    takes: text.takes.map(({ token, amount }) => ({ token, amount: BigInt(amount) })),
    deadline: BigInt(text.deadline),
  }
}

/** Where a decision holds: its chain and the settlement there. */
export function decisionDomain(chainId: number, settlement: `0x${string}`) {
  return { name: 'Surety Settlement', version: '1', chainId, verifyingContract: settlement } as const
}

/** The name of an order on chain: its id in the last 16 of 32 bytes. */
export function orderOnChain(orderId: string): `0x${string}` {
  return `0x${orderId.replaceAll('-', '').padStart(64, '0')}`
}
