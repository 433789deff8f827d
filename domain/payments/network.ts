import { localNetworkId, networkOf } from '../money/networks.ts'

/** Networks on which a payment counts as confirmed at another depth than collateral, or on which there is none. */
const depths: Readonly<Record<string, number>> = { [localNetworkId]: 3, BITCOIN: 3, TRON: 20, COSMOS: 1 }

/** How many confirmations make a payment confirmed, the one of its own block counted. */
export function confirmationsNeeded(networkId: string): number {
  return depths[networkId] ?? networkOf(networkId).chain?.finalDepth ?? 1
}

const twoHours = 7200
const oneSlot = 12

/**
 * By how many seconds the time of a block may lie before that of a payment in it: Bitcoin lets its miners' clocks be two hours
 * wrong, elsewhere a block is named after the moment at which the collecting for it began.
 */
export function clockSlackSeconds(networkId: string): number {
  return networkOf(networkId).chain?.family === 'BITCOIN' ? twoHours : oneSlot
}

/** An address in the one spelling in which it is compared: some networks let it be written in several. */
export function comparableAddress(networkId: string, address: string): string {
  const family = networkOf(networkId).chain?.family
  if (family === 'ETHEREUM') return address.toLowerCase()
  return family === 'BITCOIN' && /^bc1/i.test(address) ? address.toLowerCase() : address
}

/** The URL of a transaction in an explorer; null where its network has none. */
export function explorerOf(networkId: string, txHash: string): string | null {
  const chain = networkOf(networkId).chain
  if (!chain?.explorerUrl) return null
  return chain.family === 'TRON' ? `${chain.explorerUrl}/#/transaction/${txHash}` : `${chain.explorerUrl}/tx/${txHash}`
}
