import type { AuditRecord } from '#api/audit.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { pathTo } from '#web/paths.ts'
import type { Names } from '#web/session/names.ts'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { whatWords } from './halt-choices.ts'

const words: Readonly<Record<string, string>> = {
  'affiliates.payOut': 'Booked a payout to a partner',
  'affiliates.suspend': 'Suspended a program or let it go on',
  'agents.moderate': 'Moderated an agent',
  'agents.setFlags': 'Switched an agent',
  'agents.readAsStaff': 'Looked at an agent',
  'awards.sign': 'Signed an award',
  'collateral.refresh': 'Revalued collateral',
  'disputes.assign': 'Gave a dispute to somebody',
  'disputes.award': 'Decided an award',
  'dues.book': 'Booked a payment of dues',
  'dues.takeBack': 'Took a booking back',
  'files.read': 'Looked at a file',
  'halts.lift': 'Lifted a halt',
  'halts.make': 'Halted',
  'messages.attach': 'Sent a file into a chat',
  'messages.read': 'Looked into a chat',
  'messages.write': 'Wrote into a chat',
  'orders.changeStatus': 'Changed an order',
  'orders.read': 'Looked at an order',
  'posts.create': 'Wrote a post',
  'posts.save': 'Changed a post',
  'posts.upload': 'Kept a picture for posts',
  'prices.update': 'Asked for new prices',
  'users.grant': 'Gave or took a right',
  'users.save': 'Changed a user',
}

/** What was done, in words; the name of the action where this release has none. */
export function actionWords(action: string): string {
  return words[action] ?? action
}

const address = /^0x[0-9a-fA-F]{40}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page of what an action was about; null where there is none. */
export function placeOf({ action, target }: Pick<AuditRecord, 'action' | 'target'>): string | null {
  const [noun] = action.split('.')
  if (noun === 'prices') return pathTo('adminPrices')
  if (noun === 'halts') return pathTo('adminHalts')
  if (address.test(target)) {
    if (noun === 'affiliates') return pathTo('adminAffiliate', { userAddr: target })
    return noun === 'users' ? pathTo('adminUser', { userAddr: target }) : pathTo('adminAgent', { agentAddr: target })
  }
  if (noun === 'posts') return uuid.test(target) ? pathTo('adminEditBlogPost', { postId: target }) : null
  // The id of a file leads nowhere: what it hangs on is not in the record.
  return uuid.test(target) && noun !== 'files' ? pathTo('adminOrderPage', { orderId: target }) : null
}

/** What an action was about, as the pages name it. */
export function targetWords({ action, target }: Pick<AuditRecord, 'action' | 'target'>, names: Names): string {
  if (address.test(target)) return shortAddress(target)
  if (uuid.test(target)) return shortId(target)
  if (action === 'posts.upload') return target.replace(/^(.{8})[^.]*/, '$1…')
  if (!action.startsWith('halts.')) return target
  const pair = /^(\w+)\/(\w+)>(\w+)\/(\w+)$/.exec(target)
  if (!pair) return whatWords(target === 'market' ? { scope: 'market' } : { scope: 'network', network: target }, names)
  const [, network = '', currency = '', toNetwork = '', toCurrency = ''] = pair
  const to = { network: toNetwork, currency: toCurrency }
  return whatWords({ scope: 'pair', pair: { from: { network, currency }, to } }, names)
}

/** What became of each field that changed: `banned: no → yes`; empty for a look. Names of rows (ids) say nothing to a reader. */
export function changesOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): string[] {
  const was = fieldsOf(before)
  const is = fieldsOf(after)
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  // What was only wanted to stay is in `before` alone, or the same in both.
  return names
    .filter((name) => !/^id$|Id$/.test(name))
    .filter((name) => (after === null ? name in was : name in is && said(name, was[name]) !== said(name, is[name])))
    .map((name) => {
      const [old, now] = [said(name, was[name]), said(name, is[name])]
      if (!(name in is)) return `${fieldWords(name)}: ${old}`
      return name in was ? `${fieldWords(name)}: ${old} → ${now}` : `${fieldWords(name)}: ${now}`
    })
}

function fieldsOf(given: AuditRecord['before']): Readonly<Record<string, unknown>> {
  if (given === null) return {}
  return typeof given === 'object' && !Array.isArray(given) ? given : { value: given }
}

/** `isSuper` → `super`, `moderationStatus` → `moderation status`, `owedUsd` → `owed`. */
function fieldWords(name: string): string {
  return name
    .replace(/^is(?=[A-Z])|(?<=[a-z])Usd$/g, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
}

function said(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && name.endsWith('Usd')) return withUnit(plain(decimal(value)), 'USD')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
