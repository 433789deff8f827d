/** What was parsed, as something with fields that are not known yet. */
export function isRecord(one: unknown): one is Readonly<Record<string, unknown>> {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
}

/** A whole number that is exact and not negative. */
export function isCount(one: unknown): one is number {
  return Number.isSafeInteger(one) && Number(one) >= 0
}
