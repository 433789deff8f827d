/** The letters of referral codes: none that is taken for another one. */
export const codeLetters = 'abcdefghijkmnpqrstuvwxyz23456789'

const codeLength = 10

/** Programs that one person may have. */
export const mostPrograms = 10

/** A referral code made of random bytes, of which at least ten are needed: ten letters, URL safe, 2⁵⁰ there are. */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length < codeLength) throw new Error('a referral code needs ten random bytes')
  return Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('')
}

/** What could be a referral code: what links bring and browsers keep. Whether there is such a program, only the market knows. */
export function readCode(text: string | null | undefined): string | null {
  return text && /^[\w-]{1,64}$/.test(text) ? text : null
}
