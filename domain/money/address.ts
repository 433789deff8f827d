import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, bech32, bech32m } from '@scure/base'
import { type AddressFamily, findNetwork } from './networks.ts'

/**
 * Reads an EVM address: `0x` and 40 hex digits, all lower case or with a right EIP-55 checksum. Returns its one canonical
 * (checksummed) form, or null. The zero address is nobody's and is refused.
 */
export function readEvmAddress(text: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return null
  const lower = text.slice(2).toLowerCase()
  if (/^0+$/.test(lower)) return null
  const canonical = checksummed(lower)
  return text.slice(2) === lower || text === canonical ? canonical : null
}

/** Whether two EVM addresses are one, however they are written. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function checksummed(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  let out = '0x'
  for (let i = 0; i < lower.length; i++) {
    const upper = Number.parseInt(hash.charAt(i), 16) >= 8
    out += upper ? lower.charAt(i).toUpperCase() : lower.charAt(i)
  }
  return out
}

/**
 * Whether the text is an address of this network. The network decides, never the ticker: USDT on TRON is a TRON address.
 * Test networks accept only test addresses where the family tells them apart.
 */
export function isAddressOn(networkId: string, text: string): boolean {
  const network = findNetwork(networkId)
  if (!network?.chain) return false
  return families[network.chain.family](text)
}

const families: Readonly<Record<AddressFamily, (text: string) => boolean>> = {
  ETHEREUM: (text) => readEvmAddress(text) !== null,
  BITCOIN: isBitcoin,
  TRON: (text) => text.length === 34 && base58check(text)?.[0] === 0x41,
  COSMOS: isCosmos,
}

function isBitcoin(text: string): boolean {
  if (/^[13]/.test(text)) {
    const version = base58check(text)?.[0]
    return version === 0x00 || version === 0x05
  }
  return isBitcoinSegwit(text)
}

/** BIP-173 (witness version 0, bech32) and BIP-350 (version 1, bech32m); later versions are not yet in use. */
function isBitcoinSegwit(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false
  const lower = text.toLowerCase() as `bc1${string}`
  if (!lower.startsWith('bc1')) return false
  const version = lower.charAt(3) === 'q' ? 0 : 1
  const coder = version === 0 ? bech32 : bech32m
  const decoded = coder.decodeUnsafe(lower, 90)
  if (decoded?.prefix !== 'bc' || decoded.words[0] !== version) return false
  const program = coder.fromWordsUnsafe(decoded.words.slice(1))
  if (!program) return false
  return version === 0 ? program.length === 20 || program.length === 32 : program.length === 32
}

function isCosmos(text: string): boolean {
  if (text !== text.toLowerCase()) return false
  const decoded = bech32.decodeUnsafe(text as `cosmos1${string}`, 90)
  if (decoded?.prefix !== 'cosmos') return false
  const bytes = bech32.fromWordsUnsafe(decoded.words)
  return bytes !== undefined && bytes !== null && (bytes.length === 20 || bytes.length === 32)
}

/** The 21 bytes behind a base58check text, or null when the text or its checksum is wrong. */
function base58check(text: string): Uint8Array | null {
  if (text.length > 40 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return null
  const bytes = base58.decode(text)
  if (bytes.length !== 25) return null
  const body = bytes.slice(0, 21)
  const sum = sha256(sha256(body)).slice(0, 4)
  return sum.every((byte, i) => byte === bytes[21 + i]) ? body : null
}

/** An address as lists show it: the first 6 and the last 4 characters (specification, first file §9). */
export function shortAddress(addr: string): string {
  return addr.length <= 12 ? addr : `${addr.slice(0, 6)}…${addr.slice(-4)}`
}

/** An address as the wallet popover shows it: its first 25 characters (specification, second file §2.2). */
export function popoverAddress(addr: string): string {
  return addr.length <= 25 ? addr : `${addr.slice(0, 25)}…`
}
