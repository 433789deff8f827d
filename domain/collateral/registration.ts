/** A wrapped token by its place on its chain. */
interface Place {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
}

/** What the owner of a wrapped token signs to let it stand surety in this market. */
export function registrationText({ chainId, contractAddress, tokenId }: Place): string {
  return `Let this wrapped token stand surety for my trades in Surety.\nChain: ${chainId}\nContract: ${contractAddress.toLowerCase()}\nToken: ${tokenId}`
}
