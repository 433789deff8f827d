/** An address without case and `+tag`, which mostly lead to the same mailbox. Only for counting. */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] = /^([^+]*)(?:\+.*)?@(.*)$/s.exec(email.trim().toLowerCase()) ?? []
  return `${local}@${host}`
}
