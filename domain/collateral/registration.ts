/** A wrapped token whose owner lets it stand surety here. Addresses in their canonical form, the id as a decimal number. */
export interface Registration {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
  readonly owner: string
  /** The contract that may take collateral out on a decision: it tells this market from any other on the chain. */
  readonly settlement: string
}

/** The text that an owner signs (personal_sign), so that a wrapped token stands surety in this market and in no other. */
export function registrationText({ chainId, contractAddress, tokenId, owner, settlement }: Registration): string {
  return [
    'This wrapped token stands surety for my trades in one market: the one whose settlement is named here. ' +
      'While the token is locked, a decision of that settlement may take collateral out of it to pay somebody whom I owe.',
    '',
    `Chain: ${chainId}`,
    `Contract: ${contractAddress}`,
    `Token: ${tokenId}`,
    `Owner: ${owner}`,
    `Settlement: ${settlement}`,
    '',
    'Signing costs nothing and sends no transaction.',
  ].join('\n')
}
