import { refuse } from './refusal.ts'

/**
 * What a person can be to a thing. `anyone`, `signedIn`, `moderator` and `super` are known from the session alone; `self`
 * (the person named in the path) and `party` (user or agent of the order, owner of the offer) need the thing.
 */
export type Relation = 'anyone' | 'signedIn' | 'self' | 'party' | 'moderator' | 'super'

/** Who is asking, as the server knows it: never from a body. */
export interface Actor {
  readonly addr: string
  readonly isSuper: boolean
  readonly isModerator: boolean
}

/** Who may do what, one list per noun: an action lists every relation that may do it. What is not listed, nobody may. */
export const grants = {
  'config.read': ['anyone'],
  'users.nonce': ['anyone'],
  'users.login': ['anyone'],
  'users.refreshToken': ['anyone'],
  'users.logout': ['signedIn'],
  'users.read': ['self', 'super'],
  'users.listAll': ['super'],
  'users.readAsStaff': ['super'],
  'users.save': ['super'],
  'users.acceptTerms': ['self'],
  'settings.read': ['self'],
  'settings.save': ['self'],
  'settings.connectBot': ['self'],
  'settings.activateBot': ['self'],
  'settings.revokeBot': ['self'],
  'settings.mail': ['self'],
  'settings.push': ['self'],
  'settings.test': ['self'],
  'notifications.list': ['signedIn'],
  'notifications.markRead': ['signedIn'],
  'agents.read': ['self'],
  'agents.readPublic': ['anyone'],
  'agents.save': ['self'],
  'agents.setFlags': ['self', 'moderator', 'super'],
  'agents.moderate': ['moderator', 'super'],
  'agents.listAll': ['moderator', 'super'],
  'agents.readAsStaff': ['moderator', 'super'],
  'collateral.list': ['signedIn'],
  'collateral.register': ['signedIn'],
  'collateral.read': ['anyone'],
  'collateral.prove': ['anyone'],
  'collateral.readTotals': ['self', 'moderator', 'super'],
  'collateral.refresh': ['self', 'moderator', 'super'],
  'affiliates.list': ['signedIn'],
  'affiliates.create': ['signedIn'],
  'affiliates.setActive': ['signedIn'],
  'affiliates.listAll': ['super'],
  'affiliates.readAsStaff': ['super'],
  'affiliates.suspend': ['super'],
  'affiliates.payOut': ['super'],
  'posts.list': ['anyone'],
  'posts.read': ['anyone'],
  'posts.listAll': ['super'],
  'posts.readAsStaff': ['super'],
  'posts.create': ['super'],
  'posts.save': ['super'],
  'posts.upload': ['super'],
  'dashboard.read': ['super'],
  'dues.read': ['self', 'moderator', 'super'],
  'dues.readAsStaff': ['moderator', 'super'],
  'dues.listAll': ['moderator', 'super'],
  'dues.book': ['super'],
  'dues.takeBack': ['super'],
  'prices.read': ['super'],
  'prices.update': ['super'],
  'prices.readHistory': ['anyone'],
  'halts.readStanding': ['anyone'],
  'halts.list': ['super'],
  'halts.make': ['super'],
  'halts.lift': ['super'],
  'swap.readPairs': ['anyone'],
  'market.readBook': ['anyone'],
  'market.readTrades': ['anyone'],
  'swap.stats': ['super'],
  'swap.estimate': ['anyone'],
  'swap.calc': ['anyone'],
  'swap.match': ['signedIn'],
  'offers.read': ['party'],
  'orders.place': ['party'],
  'orders.list': ['signedIn'],
  'orders.listAll': ['moderator', 'super'],
  'orders.read': ['party', 'moderator', 'super'],
  'orders.readAsStaff': ['moderator', 'super'],
  'orders.listWaiting': ['signedIn'],
  'orders.rate': ['party'],
  'orders.settle': ['party'],
  'orders.changeStatus': ['party', 'moderator', 'super'],
  'disputes.list': ['moderator', 'super'],
  'disputes.assign': ['moderator', 'super'],
  'awards.sign': ['moderator', 'super'],
  'audit.read': ['super'],
  'messages.read': ['party', 'moderator', 'super'],
  'messages.write': ['party', 'moderator', 'super'],
  'messages.attach': ['party', 'moderator', 'super'],
  'messages.mark': ['party', 'moderator', 'super'],
  'files.read': ['party', 'moderator', 'super'],
  'realtime.giveConnectionToken': ['anyone'],
  'realtime.giveSubscriptionToken': ['anyone'],
} as const satisfies Record<string, readonly Relation[]>

export type Action = keyof typeof grants

/** The relations that a session alone gives; null is a visitor. */
export function relationsOf(actor: Actor | null): Set<Relation> {
  const relations = new Set<Relation>(['anyone'])
  if (!actor) return relations
  relations.add('signedIn')
  if (actor.isModerator) relations.add('moderator')
  if (actor.isSuper) relations.add('super')
  return relations
}

const needThing: readonly Relation[] = ['self', 'party']

/**
 * The gate in front of a verb: refuses `session.missing` or `access.denied` when no relation that the action grants can
 * hold. An action granted to `self` or `party` lets every signed-in person through to `assertMay`.
 */
export function assertMayTry(actor: Actor | null, action: Action): void {
  const relations = relationsOf(actor)
  const granted: readonly Relation[] = grants[action]
  if (granted.some((relation) => relations.has(relation))) return
  if (!actor) refuse('session.missing')
  if (!granted.some((relation) => needThing.includes(relation))) refuse('access.denied', { action })
}

/** Whether an actor may do this to a thing, given what it is to the thing itself. */
export function may(actor: Actor | null, action: Action, toThing: { self?: boolean; party?: boolean }): boolean {
  const relations = relationsOf(actor)
  if (toThing.self) relations.add('self')
  if (toThing.party) relations.add('party')
  const granted: readonly Relation[] = grants[action]
  return granted.some((relation) => relations.has(relation))
}

/** The check inside a verb, once the thing is loaded; refuses `access.denied`. */
export function assertMay(actor: Actor | null, action: Action, toThing: { self?: boolean; party?: boolean }): void {
  if (!may(actor, action, toThing)) refuse('access.denied', { action })
}
