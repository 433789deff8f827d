/** The token that a query names as the one to wrap (specification, second file §2.1). */
export interface Original {
  /** Null: the wallet's own chain. */
  readonly chainId: number | null
  readonly contractAddress: string
  /** Digits, or empty where the query names none. */
  readonly tokenId: string
}

/** Reads `chainId`, `contractAddress` and `tokenId` of a query; null where no contract is named. */
export function originalOf(search: string): Original | null {
  const query = new URLSearchParams(search)
  const plain = (name: string) => (query.get(name) ?? '').replaceAll('"', '').trim()
  const contractAddress = plain('contractAddress')
  if (contractAddress === '') return null
  const chainId = Number(plain('chainId'))
  const tokenId = plain('tokenId')
  return {
    chainId: Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null,
    contractAddress,
    tokenId: /^\d{1,78}$/.test(tokenId) ? tokenId : '',
  }
}

/** What a wrap around this token, or around none, is remembered under. */
export function wrapOf(original: Original | null): string {
  return original ? `new ${original.contractAddress}/${original.tokenId}` : 'new'
}
