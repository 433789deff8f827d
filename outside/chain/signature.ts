import { createPublicClient, http, isErc6492Signature, recoverMessageAddress } from 'viem'

/** A text that may have been signed, and the chain it is bound to. */
export interface SignedText {
  readonly text: string
  readonly chainId: number
}

/**
 * Finds the one of `texts` that `addr` signed, or null: first as an account's own signature (any chain, no call), then as a
 * contract wallet's (EIP-1271, or ERC-6492 when it is not deployed yet) by a bounded call on the text's chain.
 */
export type SignatureCheck = <T extends SignedText>(
  addr: string,
  sign: string,
  texts: readonly T[],
) => Promise<T | null>

/** How long one call to a chain may take, in ms; a wallet whose answer takes longer is not believed. */
const callMs = 3_000

/** The check over these RPC URLs, by chain id. A chain without one verifies accounts only. */
export function signatureCheck(rpcByChainId: ReadonlyMap<number, string>): SignatureCheck {
  const clients = new Map([...rpcByChainId].map(([chainId, url]) => [chainId, clientOf(url)]))
  return async (addr, sign, texts) => {
    const own = await signedByAccount(addr, sign as `0x${string}`, texts)
    if (own) return own
    for (const [chainId, client] of clients) {
      const bound = texts.filter((text) => text.chainId === chainId)
      const isSigned = await signedByContract(client, addr as `0x${string}`, sign as `0x${string}`, bound)
      if (isSigned) return isSigned
    }
    return null
  }
}

type Client = ReturnType<typeof clientOf>

function clientOf(url: string) {
  return createPublicClient({ transport: http(url, { timeout: callMs, retryCount: 0 }) })
}

async function signedByAccount<T extends SignedText>(addr: string, signature: `0x${string}`, texts: readonly T[]) {
  if (signature.length !== 132) return null
  for (const text of texts) {
    const signer = await recoverMessageAddress({ message: text.text, signature }).catch(() => null)
    if (signer === addr) return text
  }
  return null
}

async function signedByContract<T extends SignedText>(
  client: Client,
  address: `0x${string}`,
  signature: `0x${string}`,
  texts: readonly T[],
): Promise<T | null> {
  if (texts.length === 0) return null
  const mayAnswer = isErc6492Signature(signature) || (await hasCode(client, address))
  if (!mayAnswer) return null
  for (const text of texts) {
    const fits = await client.verifyMessage({ address, message: text.text, signature }).catch(() => false)
    if (fits) return text
  }
  return null
}

async function hasCode(client: Client, address: `0x${string}`): Promise<boolean> {
  const code = await client.getCode({ address }).catch(() => undefined)
  return code !== undefined && code !== '0x'
}
