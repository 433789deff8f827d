import type { User } from '#api/users.ts'
import { shortAddress } from '#web/ui/short-address.ts'

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

/** What is asked before it is saved: whom it concerns, and for a ban what ends. */
export function questionOf(
  user: User,
  now: Rights,
): { readonly title: string; readonly word: string; points: string[] } {
  const { addr, username } = user
  const was = rightsOf(user)
  const who = username ? `${username}, ${shortAddress(addr)}` : shortAddress(addr)
  const points = changesOf(was, now)
  if (was.isBanned === now.isBanned) return { title: `Save what ${who} may do?`, word: 'Save', points }
  if (!now.isBanned) return { title: `Lift the ban of ${who}?`, word: 'Save', points }
  return { title: `Ban ${who}?`, word: 'Ban', points: [...points, ...banned] }
}

const banned = [
  'Their sessions end, and they cannot sign in any more.',
  'Their live offers become no orders, and nothing new is matched with them.',
  'Open disputes that they look after are given back. Open orders stand.',
]
