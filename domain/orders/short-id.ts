/** A short name for an order, from the random end of its id: `9F3-A2C`. */
export function shortId(id: string): string {
  const end = id.slice(-6).toUpperCase()
  return `${end.slice(0, 3)}-${end.slice(3)}`
}
