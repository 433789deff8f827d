import { isAddressOn } from './address.ts'
import { type AddressFamily, findNetwork, networks } from './networks.ts'

/** What exactly is wrong with an address for a network. The words for it live where it is shown. */
export type AddressFault =
  | { readonly what: 'missing' | 'checksum' | 'nobody' | 'form' }
  /** An address, but of chains of another family: `TRON` where one on Ethereum is needed. */
  | { readonly what: 'family'; readonly family: AddressFamily }

/** What is wrong with an address on this network, or null: null exactly where `isAddressOn` accepts it. */
export function addressFault(networkId: string, text: string): AddressFault | null {
  if (text === '') return { what: 'missing' }
  if (isAddressOn(networkId, text)) return null
  if (findNetwork(networkId)?.chain?.family === 'ETHEREUM' && /^0x[0-9a-fA-F]{40}$/.test(text)) {
    return { what: /^0x0+$/.test(text) ? 'nobody' : 'checksum' }
  }
  const other = networks.find(({ id }) => isAddressOn(id, text))?.chain?.family
  return other ? { what: 'family', family: other } : { what: 'form' }
}
