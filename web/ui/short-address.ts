/** An address shortened to its first and last characters, as lists show it: `0x1234…abcd`. */
export function shortAddress(address: string, first = 6, last = 4): string {
  return address.length <= first + last + 1 ? address : `${address.slice(0, first)}…${address.slice(-last)}`
}
