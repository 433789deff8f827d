import type { AgentProfile, SwapOption } from '#domain/agents/profile.ts'
import { groupBankNumber, type Requisite, requisiteKey } from '#domain/agents/requisite.ts'
import { priceType } from '#domain/swap/price.ts'

/** A field in which two versions of a profile differ; nothing is said as `–`. */
export interface Difference {
  readonly field: string
  readonly mine: string
  readonly theirs: string
}

/** How things are called: a country, a network. */
export interface Called {
  readonly country: (code: string) => string
  readonly network: (id: string) => string
}

type Written = readonly (readonly [field: string, text: string])[]

/** Where two versions of a profile differ, field by field, each payment method and each pair on its own. */
export function differences(mine: AgentProfile, theirs: AgentProfile, called: Called): Difference[] {
  const one = new Map(written(mine, called))
  const other = new Map(written(theirs, called))
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ field, mine: one.get(field) || '–', theirs: other.get(field) || '–' }))
    .filter((found) => found.mine !== found.theirs)
}

function written(profile: AgentProfile, called: Called): Written {
  const { start, end, timezone } = profile.workTime
  return [
    ['E-mail', profile.email],
    ['Username', profile.username],
    ['First name', profile.profile.firstName],
    ['Last name', profile.profile.lastName],
    ['Countries', profile.countryCodes.map(called.country).sort().join(', ')],
    ['Timezone', timezone],
    ['Work time', `${start}–${end}`],
    ['Info', profile.info],
    ...profile.swapRequisites.map((requisite) => writtenRequisite(requisite, called)),
    ...profile.swapOptions.map((option) => writtenOption(option, called)),
  ]
}

function writtenRequisite(requisite: Requisite, called: Called): readonly [string, string] {
  const field = `Payment method: ${requisiteName(requisite, called)}`
  if ('crypto' in requisite) return [field, requisite.crypto.addresses.join('\n')]
  return [field, 'bank' in requisite ? groupBankNumber(requisite.bank.number) : 'accepted']
}

/** What a payment method is called: its network, its currency, or cash. */
export function requisiteName(requisite: Requisite, { network }: Called): string {
  const [kind = '', name = ''] = requisiteKey(requisite).split('/')
  if (kind === 'bank') return `${name} bank account`
  return network(name)
}

function writtenOption(option: SwapOption, { network }: Called): readonly [string, string] {
  const side = (key: string) => {
    const [id = '', currency = ''] = key.split('/')
    return `${currency} on ${network(id)}`
  }
  const isFixed = option.priceTypeUse === priceType.fixed
  const price = isFixed ? `fixed ${option.fixPrice ?? '–'}` : `market ${option.marketPrice ?? '–'} %`
  return [`${side(option.from)} for ${side(option.to)}`, `${option.active ? 'on' : 'off'}, ${price}`]
}
