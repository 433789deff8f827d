import type { Agent, ListedAgent } from '#api/agents.ts'
import type { Requisite } from '#domain/agents/requisite.ts'
import { isLive } from '#domain/agents/work-time.ts'
import { shortAddress } from '#domain/money/address.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'
import type { ProfileRow, RequisiteRow } from '#outside/db/profiles.ts'
import { unseal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'
import { openRequisite } from '../transfer-details.ts'

/** An agent as the agent sees it (`own`), or as staff do: with what it can be paid on masked. */
export function presentAgent(context: Context, row: ProfileRow, to: 'own' | 'staff'): Agent {
  const requisites = row.requisites.map((requisite) => readRequisite(context, requisite))
  return {
    ...presentListed(context, row),
    email: unseal(context.settings.keys.data, 'email', row.email_enc),
    profile: { firstName: row.first_name, lastName: row.last_name },
    swapRequisites: (to === 'own' ? requisites : requisites.map(masked)).map(mutable),
  }
}

/** An agent in a list for staff; sealed fields stay sealed. */
export function presentListed(context: Context, row: ProfileRow): ListedAgent {
  return {
    addr: row.addr,
    username: row.username,
    countryCodes: row.country_codes,
    workTime: { start: row.work_start, end: row.work_end, timezone: row.timezone },
    info: row.info,
    isActive: row.is_active,
    isSuspend: row.is_suspend,
    isLive: isLive({ start: row.work_start, end: row.work_end, timezone: row.timezone }, context.now()),
    moderationStatus: row.moderation_status,
    moderatedAt: row.moderated_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    swapOptions: row.options.map((option) => ({
      from: `${option.from_network}/${option.from_currency}`,
      to: `${option.to_network}/${option.to_currency}`,
      active: option.active,
      priceTypeUse: option.price_type_use,
      fixPrice: option.fix_price,
      marketPrice: option.market_price,
    })),
    wnfts: row.wnfts.map((wnft) => ({ ...wnft, collaterals: [...wnft.collaterals] })),
    collaterals: totals(row),
  }
}

/** The agent's present flags and their version, for staff whose step is refused. */
export function presentStanding(
  row: ProfileRow,
): Pick<Agent, 'addr' | 'isActive' | 'isSuspend' | 'moderationStatus' | 'updatedAt'> {
  return {
    addr: row.addr,
    isActive: row.is_active,
    isSuspend: row.is_suspend,
    moderationStatus: row.moderation_status,
    updatedAt: row.updated_at,
  }
}

function readRequisite(context: Context, row: RequisiteRow): Requisite {
  const data = row.data_enc === null ? [] : openRequisite(context, Buffer.from(row.data_enc, 'base64'))
  if (row.kind === 'crypto') return { crypto: { network: row.network ?? '', addresses: data } }
  if (row.kind === 'bank') return { bank: { currency: row.currency ?? '', number: data[0] ?? '' } }
  return { cash: { network: row.network ?? '' } }
}

/** Staff see that there is a requisite and can tell it from another, no more. */
function masked(requisite: Requisite): Requisite {
  if ('crypto' in requisite) {
    return { crypto: { ...requisite.crypto, addresses: requisite.crypto.addresses.map(shortAddress) } }
  }
  if ('bank' in requisite) return { bank: { ...requisite.bank, number: `…${requisite.bank.number.slice(-4)}` } }
  return requisite
}

function mutable(requisite: Requisite): Agent['swapRequisites'][number] {
  if (!('crypto' in requisite)) return requisite
  return { crypto: { network: requisite.crypto.network, addresses: [...requisite.crypto.addresses] } }
}

function totals(row: ProfileRow): Agent['collaterals'] {
  const sums = new Map<string, Decimal>()
  for (const { ticker, amount } of row.wnfts.flatMap((wnft) => wnft.collaterals)) {
    sums.set(ticker, (sums.get(ticker) ?? new Decimal(0)).plus(decimal(amount)))
  }
  return [...sums].sort().map(([ticker, amount]) => ({ ticker, amount: plain(amount) }))
}
