/** What names one order: its id, or its short name in lower case without the dash. */
export type OrderName = { readonly id: string } | { readonly shortName: string }

/** Reads what names one order, in any case, the short name with or without its dash; null where it names none. */
export function readOrderName(text: string): OrderName | null {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return { id: text.toLowerCase() }
  const [, first, second] = /^([0-9a-f]{3})-?([0-9a-f]{3})$/i.exec(text) ?? []
  return first && second ? { shortName: `${first}${second}`.toLowerCase() } : null
}

/** A short name for an order, from the random end of its id: `9F3-A2C`. */
export function shortId(id: string): string {
  const end = id.slice(-6).toUpperCase()
  return `${end.slice(0, 3)}-${end.slice(3)}`
}
