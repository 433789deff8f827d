import { type Place, pathTo } from '#web/paths.ts'
import type { Session } from '#web/session/store.ts'

type Plain = 'home' | 'orders' | 'market' | 'blog' | 'profile' | 'admin' | 'peers' | 'listCollateral'

/** An entry of the header: a link, or links under one word. */
export interface Entry {
  readonly word: string
  readonly to: string
  readonly under?: readonly { readonly word: string; readonly to: string }[]
}

const link = (word: string, place: Plain & Place): Entry => ({ word, to: pathTo(place) })

/** The entries under Liquidity. */
export const liquidity = [link('Peer settings', 'peers'), link('Deposit activation', 'listCollateral')]

/** What the header offers to this person. */
export function entriesFor(session: Session): readonly Entry[] {
  const swap = link('Swap', 'home')
  const market = link('Market', 'market')
  const blog = link('Blog', 'blog')
  if (!session.isLogged) return [swap, market, blog]
  const entries = [swap, link('Orders', 'orders'), { ...link('Liquidity', 'peers'), under: liquidity }, market, blog]
  const mine = [...entries, link('Profile', 'profile')]
  return session.user?.permissions.isSuper ? [...mine, link('Admin', 'admin')] : mine
}
