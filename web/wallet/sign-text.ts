import type { Provider } from './provider.ts'

/** Has the account sign a text (personal_sign). Throws what the wallet throws, and where it answers without a signature. */
export async function signText(provider: Provider, account: string, text: string): Promise<string> {
  const signature = await provider.request({ method: 'personal_sign', params: [inHex(text), account] })
  if (typeof signature !== 'string') throw new Error('The wallet gave no signature')
  return signature
}

/** `personal_sign` takes bytes as hex. */
function inHex(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
