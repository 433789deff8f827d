import type { Agent } from '#api/agents.ts'
import type { AgentProfile, SwapOption } from '#domain/agents/profile.ts'
import type { Requisite } from '#domain/agents/requisite.ts'
import { priceType } from '#domain/swap/price.ts'
import { priceOf } from './pairs/price-text.ts'

/** A pair's option as it is being edited: prices are what the fields hold, nothing where there is none. */
export interface OptionDraft {
  readonly active: boolean
  readonly priceTypeUse: 1 | 2
  readonly fixPrice: string
  readonly marketPrice: string
}

/** An agent profile as it is being edited. `options` are by `NETWORK/CURRENCY>NETWORK/CURRENCY`. */
export interface Draft extends Omit<AgentProfile, 'swapOptions'> {
  readonly options: ReadonlyMap<string, OptionDraft>
}

/** A pair that nobody has touched yet: off, priced by the market, without a price. */
export const untouched: OptionDraft = { active: false, priceTypeUse: priceType.market, fixPrice: '', marketPrice: '' }

const empty: Draft = {
  email: '',
  username: '',
  profile: { firstName: '', lastName: '' },
  countryCodes: [],
  workTime: { start: '', end: '', timezone: '' },
  info: '',
  swapRequisites: [],
  options: new Map(),
}

/** The draft that editing begins with: the saved profile, or an empty one before there is an agent. */
export function draftOf(agent: Agent | null): Draft {
  if (!agent) return empty
  const { email, username, profile, countryCodes, workTime, info, swapRequisites } = agent
  const options = new Map(agent.swapOptions.map((option) => [keyOf(option), optionDraft(option)]))
  return { email, username, profile, countryCodes, workTime, info, swapRequisites, options }
}

/** The key of an option's pair. */
export function keyOf({ from, to }: Pick<SwapOption, 'from' | 'to'>): string {
  return `${from}>${to}`
}

function optionDraft({ active, priceTypeUse, fixPrice, marketPrice }: SwapOption): OptionDraft {
  return { active, priceTypeUse, fixPrice: fixPrice ?? '', marketPrice: marketPrice ?? '' }
}

/** What a draft comes to: texts trimmed, and of the offered pairs those that have a price or are switched on. */
export function profileOf(draft: Draft, offered: ReadonlySet<string>): AgentProfile {
  const { options, ...said } = draft
  const { firstName, lastName } = draft.profile
  const { start, end, timezone } = draft.workTime
  return {
    ...said,
    email: draft.email.trim(),
    username: draft.username.trim(),
    profile: { firstName: firstName.trim(), lastName: lastName.trim() },
    workTime: { start: start.trim(), end: end.trim(), timezone },
    swapOptions: [...options]
      .filter(([key, option]) => offered.has(key) && isTouched(option))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, option]) => optionOf(key, option)),
  }
}

function isTouched({ active, fixPrice, marketPrice }: OptionDraft): boolean {
  return active || fixPrice !== '' || marketPrice !== ''
}

/** A pair's option as the wire has it. */
export function optionOf(key: string, { active, priceTypeUse, fixPrice, marketPrice }: OptionDraft): SwapOption {
  const [from = '', to = ''] = key.split('>')
  return { from, to, active, priceTypeUse, fixPrice: priceOf(fixPrice), marketPrice: priceOf(marketPrice) }
}

/** A draft with some of its pairs changed. */
export function withOptions(draft: Draft, keys: readonly string[], change: Partial<OptionDraft>): Draft {
  const options = new Map(draft.options)
  for (const key of keys) options.set(key, { ...(options.get(key) ?? untouched), ...change })
  return { ...draft, options }
}

/** Whether two drafts would save the same. The order of countries and payment methods does not count. */
export function isSame(one: Draft, other: Draft, offered: ReadonlySet<string>): boolean {
  return writing(one, offered) === writing(other, offered)
}

function writing(draft: Draft, offered: ReadonlySet<string>): string {
  const profile = profileOf(draft, offered)
  return JSON.stringify({
    ...profile,
    countryCodes: [...profile.countryCodes].sort(),
    swapRequisites: profile.swapRequisites.map((requisite) => writeRequisite(requisite)).sort(),
  })
}

function writeRequisite(requisite: Requisite): string {
  return JSON.stringify(requisite)
}
