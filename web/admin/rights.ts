import type { User } from '#api/users.ts'

/** What a super user decides about a user. */
export type Rights = Readonly<Record<'isSuper' | 'isModerator' | 'isAffiliated' | 'isBanned', boolean>>

export const rightWords: readonly { readonly name: keyof Rights; readonly label: string; readonly hint: string }[] = [
  { name: 'isSuper', label: 'Super user', hint: 'May do everything, also on this page.' },
  { name: 'isModerator', label: 'Moderator', hint: 'Moderates agents, reads orders and chats, settles own disputes.' },
  { name: 'isAffiliated', label: 'Affiliated', hint: 'A partner whose programs earn.' },
  { name: 'isBanned', label: 'Banned', hint: 'May do nothing any more. Open orders stand; no dispute stays theirs.' },
]

export function rightsOf({ permissions, flags }: User): Rights {
  return { ...permissions, isBanned: flags.isBanned }
}

/** What would change, in words: `Moderator: no → yes`. */
export function changesOf(was: Rights, now: Rights): string[] {
  const word = (has: boolean) => (has ? 'yes' : 'no')
  return rightWords
    .filter(({ name }) => was[name] !== now[name])
    .map(({ name, label }) => `${label}: ${word(was[name])} → ${word(now[name])}`)
}
