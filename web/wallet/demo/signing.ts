import {
  createWalletClient,
  hexToBigInt,
  hexToString,
  http,
  isHex,
  type TransactionRequest,
  type TypedDataDefinition,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { ask, fault } from './asks.ts'

/** Signs a text, given as such or in hex, once the person has read it and said yes. Throws 4001 where they say no. */
export async function signText(signer: PrivateKeyAccount, text: unknown): Promise<string> {
  if (typeof text !== 'string') throw fault(-32602, 'There is no text to sign.')
  await ask('sign', [['Text to sign', isHex(text) ? hexToString(text) : text]])
  return signer.signMessage({ message: isHex(text) ? { raw: text } : text })
}

/** Signs a structured message (EIP-712, as JSON), once the person has said yes. Throws 4001 where they say no. */
export async function signTyped(signer: PrivateKeyAccount, text: unknown): Promise<string> {
  if (typeof text !== 'string') throw fault(-32602, 'There is nothing to sign.')
  const given = JSON.parse(text) as TypedDataDefinition
  await ask('sign', [[`${given.primaryType}, to sign`, JSON.stringify(given.message, null, 2)]])
  return signer.signTypedData(given)
}

/** Sends a transaction to the chain at this URL, once the person has said yes. Answers its hash; throws 4001 where they say no. */
export async function send(signer: PrivateKeyAccount, rpcUrl: string, transaction: Record<string, unknown>) {
  const { to, value, data, gas } = transaction
  await ask('send', [
    ['To', typeof to === 'string' ? to : 'A new contract'],
    ['Value', `${inCoins(value)} ETH`],
    ['Data', typeof data === 'string' && data !== '0x' ? data : 'None'],
  ])
  const request = {
    ...(isHex(to) && { to }),
    ...(isHex(value) && { value: hexToBigInt(value) }),
    ...(isHex(data) && { data }),
    ...(isHex(gas) && { gas: hexToBigInt(gas) }),
  } satisfies TransactionRequest
  return createWalletClient({ account: signer, transport: http(rpcUrl) }).sendTransaction({ ...request, chain: null })
}

/** Wei in hex as whole coins, exactly. */
function inCoins(value: unknown): string {
  if (!isHex(value) || value === '0x') return '0'
  const digits = hexToBigInt(value).toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return fraction ? `${digits.slice(0, -18)}.${fraction}` : digits.slice(0, -18)
}
