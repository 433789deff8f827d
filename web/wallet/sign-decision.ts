import { type DecisionText, decisionDomain, decisionTypes } from '#domain/disputes/decision.ts'
import type { Provider } from './provider.ts'

const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

/** What a wallet signs of a decision (EIP-712), as JSON: numbers are texts there. */
export function decisionToSign(chainId: number, settlement: `0x${string}`, message: DecisionText) {
  return {
    domain: decisionDomain(chainId, settlement),
    types: { EIP712Domain: domainTypes, ...decisionTypes },
    primaryType: 'Decision' as const,
    message,
  }
}

/** Has the account sign a decision about collateral. Throws what the wallet throws, and where it gives no signature. */
export async function signDecision(
  provider: Provider,
  account: string,
  toSign: ReturnType<typeof decisionToSign>,
): Promise<string> {
  const signature = await provider.request({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(toSign)],
  })
  if (typeof signature !== 'string') throw new Error('The wallet gave no signature')
  return signature
}
