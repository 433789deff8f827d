/** Whom a network address belongs to, for counting: an IPv6 customer owns a /64, an IPv4 customer one address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  return ip.includes(':') ? expanded(ip).slice(0, 4).join(':') : ip
}

/** The eight groups of an IPv6 address, `::` written out. */
function expanded(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
}
