/** Fields whose values nobody can foresee, whatever they look like. */
const hidden =
  /"(nonce|sign|signature|refreshToken|connectCode|connectUrl|publicKey|p256dh|auth|activationCode|paymentReference|blockNumber|payoutSeconds|medianSeconds|oldestSeconds|lagSeconds|block|day|number|hash|place|calls|executableAt|epoch|offset)":(?:"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)/g

/** What is told apart by the order of its first appearance. */
const numbered: readonly (readonly [name: string, shape: RegExp])[] = [
  ['id', /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi],
  ['hash', /0x[0-9a-f]{64}(?![0-9a-f])/gi],
  ['addr', /0x[0-9a-f]{40}(?![0-9a-f])/gi],
  ['code', /(?<=affiliateId":"|affiliates\/|programs\/|"id":"|"program":")[a-z0-9]{10}(?=["/\\ ])/g],
  ['short', /\b[0-9A-F]{3}-[0-9A-F]{3}\b/g],
  ['n', /(?<="(?:id|upTo)":|"ids":\[|before=)\d+/g],
]

const time = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g
/** Codes of bot and mail; refusals have their own in small letters. */
const secretCode = /"code":"[A-Z0-9]{6,12}"/g
const origin = /(?:http|ws):\/\/127\.0\.0\.1:\d+/g
/** Moments as contracts have them, and what is signed over them. */
const unixTime = /"(param|deadline)":"\d{10}"/g
const signature = /0x[0-9a-f]{130}(?![0-9a-f])/gi
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

/** Replaces ids, addresses, times and tokens in texts that come one after the other: the same one has the same name in all of them. */
export function placeholders(): (text: string) => string {
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  const nameOf = (kind: string, value: string) => {
    const key = `${kind} ${value.toLowerCase()}`
    const name = known.get(key)
    if (name) return name
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    known.set(key, `@${kind}${count}`)
    return `@${kind}${count}`
  }
  return (text) => {
    const plain = text
      .replace(token, '@token')
      .replace(hidden, '"$1":"@"')
      .replace(secretCode, '"code":"@"')
      .replace(unixTime, '"$1":"@"')
      .replace(signature, '@signature')
      .replace(origin, '@origin')
      .replace(time, '@time')
    return numbered.reduce((text, [kind, shape]) => text.replace(shape, (value) => nameOf(kind, value)), plain)
  }
}
