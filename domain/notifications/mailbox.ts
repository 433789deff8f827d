/** The mailbox that an address leads to, as far as its writing tells: case and a `+tag` make no other mailbox. Only for counting. */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] = /^([^+]*)(?:\+.*)?@(.*)$/s.exec(email.trim().toLowerCase()) ?? []
  return `${local}@${host}`
}
