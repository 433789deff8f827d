import { createPublicClient, type Hex, hashStruct, http, recoverTypedDataAddress } from 'viem'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { type DecisionText, decisionDomain, decisionOf, decisionTypes } from '#domain/disputes/decision.ts'
import type { Deployment } from './deployment.ts'

/** How long a node may take, in ms. */
const callMs = 5_000

/** Who decides about collateral on a chain, and how many of them have to. */
export interface SettlementRules {
  readonly signers: readonly string[]
  readonly threshold: number
}

/** The rules in force. Throws when the node does not answer. */
export async function settlementRules(rpcUrl: string, { settlement }: Deployment): Promise<SettlementRules> {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: callMs, retryCount: 1 }) })
  const contract = { address: settlement, abi: settlementAbi } as const
  const [signers, threshold] = await Promise.all([
    client.readContract({ ...contract, functionName: 'signers' }),
    client.readContract({ ...contract, functionName: 'threshold' }),
  ])
  return { signers, threshold: Number(threshold) }
}

/** The hash that the settlement knows a decision by: its EIP-712 struct hash, without the domain. */
export function decisionHash(text: DecisionText): Hex {
  return hashStruct({ data: decisionOf(text), primaryType: 'Decision', types: decisionTypes })
}

/** Who signed a decision for the settlement of a chain; null when it is no signature of an account. */
export async function signerOf(
  text: DecisionText,
  { chainId, settlement }: { chainId: number; settlement: Hex },
  signature: Hex,
): Promise<string | null> {
  return recoverTypedDataAddress({
    domain: decisionDomain(chainId, settlement),
    types: decisionTypes,
    primaryType: 'Decision',
    message: decisionOf(text),
    signature,
  }).catch(() => null)
}
