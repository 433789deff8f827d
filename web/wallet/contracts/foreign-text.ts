const longest = 200

/** Control characters, line ends, invisible marks, and what turns the direction of text around. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu

/** Text that a contract, a wallet or a node chose, made fit to be shown: one line of at most 200 characters. */
export function foreignText(text: string): string {
  // Cut twice: what is made for harm can be megabytes long.
  const line = text
    .slice(0, 20 * longest)
    .replace(unseen, ' ')
    .trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}
