/** Who stands behind an account of the demo market's mnemonic. */
export function roleOf(index: number): string {
  if (index === 0) return 'Super user'
  if (index <= 3) return 'Agent'
  return index === 4 ? 'Pending agent' : 'Ordinary user'
}

/** The accounts that are offered by name; any other can be given by its number. */
export const offered: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

const firstOrdinary = 5
const usedKey = 'surety.demo-wallet.used'

/** The first ordinary account that nobody has connected in this browser yet. */
export function nextUnused(): number {
  const used = new Set(readUsed())
  let index = firstOrdinary
  while (used.has(index)) index += 1
  return index
}

export function markUsed(index: number): void {
  localStorage.setItem(usedKey, JSON.stringify([...new Set([...readUsed(), index])]))
}

function readUsed(): number[] {
  const saved: unknown = JSON.parse(localStorage.getItem(usedKey) ?? '[]')
  return Array.isArray(saved) ? saved.filter((index) => Number.isSafeInteger(index)) : []
}
