import { findCurrency } from '../money/currencies.ts'
import { readDecimal } from '../money/decimal.ts'
import { findNetwork } from '../money/networks.ts'
import { type Asset, isPairOffered } from '../swap/pair.ts'
import { priceType } from '../swap/price.ts'
import { unseen } from '../unseen.ts'
import { isCountry } from './countries.ts'
import { type Requisite, type RequisiteFault, requisiteFault, requisiteKey } from './requisite.ts'
import { isZone, type WorkTime, wallClock } from './work-time.ts'

/** A swap option as a profile has it: `from` and `to` as `NETWORK/CURRENCY`, prices as decimal text or null. */
export interface SwapOption {
  readonly from: string
  readonly to: string
  readonly active: boolean
  readonly priceTypeUse: 1 | 2
  readonly fixPrice: string | null
  readonly marketPrice: string | null
}

/** What an agent says of themself (specification, first file §3). */
export interface AgentProfile {
  readonly email: string
  readonly username: string
  readonly profile: { readonly firstName: string; readonly lastName: string }
  readonly countryCodes: readonly string[]
  readonly workTime: WorkTime
  readonly info: string
  readonly swapRequisites: readonly Requisite[]
  readonly swapOptions: readonly SwapOption[]
}

/** What can be wrong with a profile. The words for it live where it is shown. */
export type ProfileFault =
  | 'required'
  | 'email.invalid'
  | 'too-long'
  | 'unseen'
  | 'clock.invalid'
  | 'clock.same'
  | 'zone.invalid'
  | 'country.invalid'
  | 'requisites.none'
  | 'requisites.twice'
  | 'options.none-active'
  | 'options.twice'
  | 'option.pair'
  | 'option.price'
  | RequisiteFault

/** Where a fault is: the field's path, e.g. `workTime.start` or `swapRequisites.0`. */
export interface ProfileFaultAt {
  readonly path: string
  readonly fault: ProfileFault
}

/** The steps of the wizard, in order. */
export const profileSteps = ['general', 'payment', 'pairs'] as const
export type ProfileStep = (typeof profileSteps)[number]

export const most = { name: 60, email: 254, info: 4000, options: 2000, requisites: 60 } as const

/** Everything that is wrong with a profile, step by step; `networkIds` are the networks that the market offers. */
export function profileFaults(profile: AgentProfile, networkIds: ReadonlySet<string>): ProfileFaultAt[] {
  return profileSteps.flatMap((step) => stepFaults(profile, step, networkIds))
}

/** What is wrong with one step of a profile. */
export function stepFaults(
  profile: AgentProfile,
  step: ProfileStep,
  networkIds: ReadonlySet<string>,
): ProfileFaultAt[] {
  if (step === 'general') return generalFaults(profile)
  return step === 'payment' ? requisitesFaults(profile.swapRequisites) : optionsFaults(profile.swapOptions, networkIds)
}

function generalFaults({ email, username, profile, countryCodes, workTime, info }: AgentProfile): ProfileFaultAt[] {
  return [
    ...emailFaults(email),
    ...textFaults('username', username),
    ...textFaults('profile.firstName', profile.firstName),
    ...textFaults('profile.lastName', profile.lastName),
    ...countryFaults(countryCodes),
    ...workTimeFaults(workTime),
    ...(info.length > most.info ? [at('info', 'too-long')] : []),
  ]
}

function textFaults(path: string, text: string): ProfileFaultAt[] {
  if (text.trim() === '') return [at(path, 'required')]
  if (unseen.test(text)) return [at(path, 'unseen')]
  return text.length > most.name ? [at(path, 'too-long')] : []
}

const emailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

function emailFaults(email: string): ProfileFaultAt[] {
  if (email.trim() === '') return [at('email', 'required')]
  return emailShape.test(email) && email.length <= most.email ? [] : [at('email', 'email.invalid')]
}

function countryFaults(codes: readonly string[]): ProfileFaultAt[] {
  if (codes.length === 0) return [at('countryCodes', 'required')]
  return codes.every(isCountry) && new Set(codes).size === codes.length ? [] : [at('countryCodes', 'country.invalid')]
}

function workTimeFaults({ start, end, timezone }: WorkTime): ProfileFaultAt[] {
  const faults: ProfileFaultAt[] = []
  for (const [name, clock] of [['start', start] as const, ['end', end] as const]) {
    if (clock === '') faults.push(at(`workTime.${name}`, 'required'))
    else if (!wallClock.test(clock)) faults.push(at(`workTime.${name}`, 'clock.invalid'))
  }
  if (faults.length === 0 && start === end) faults.push(at('workTime.end', 'clock.same'))
  if (timezone === '') faults.push(at('workTime.timezone', 'required'))
  else if (!isZone(timezone)) faults.push(at('workTime.timezone', 'zone.invalid'))
  return faults
}

function requisitesFaults(requisites: readonly Requisite[]): ProfileFaultAt[] {
  if (requisites.length === 0) return [at('swapRequisites', 'requisites.none')]
  const keys = requisites.map(requisiteKey)
  return requisites.flatMap((requisite, i) => {
    const path = `swapRequisites.${i}`
    const fault = requisiteFault(requisite)
    if (fault) return [at(path, fault)]
    return keys.indexOf(keys[i] ?? '') < i ? [at(path, 'requisites.twice')] : []
  })
}

function optionsFaults(options: readonly SwapOption[], networkIds: ReadonlySet<string>): ProfileFaultAt[] {
  const keys = options.map(({ from, to }) => `${from}>${to}`)
  const seen = new Set<string>()
  const faults = options.flatMap((option, i) => {
    const path = `swapOptions.${i}`
    const isTwice = seen.has(keys[i] ?? '')
    seen.add(keys[i] ?? '')
    if (isTwice) return [at(path, 'options.twice')]
    const fault = optionFault(option, networkIds)
    return fault ? [at(path, fault)] : []
  })
  return options.some(({ active }) => active) ? faults : [...faults, at('swapOptions', 'options.none-active')]
}

function optionFault(option: SwapOption, networkIds: ReadonlySet<string>): ProfileFault | null {
  const from = readAsset(option.from)
  const to = readAsset(option.to)
  if (!from || !to || !isPairOffered({ from, to }, networkIds)) return 'option.pair'
  const used = option.priceTypeUse === priceType.fixed ? option.fixPrice : option.marketPrice
  if (used === null) return 'option.price'
  return [option.fixPrice, option.marketPrice].every(isPriceOrNone) ? null : 'option.price'
}

function isPriceOrNone(text: string | null): boolean {
  return text === null || (readDecimal(text)?.isGreaterThan(0) ?? false)
}

/** Reads `NETWORK/CURRENCY`; null when the market knows no such thing. */
export function readAsset(key: string): Asset | null {
  const [network = '', currency = '', more] = key.split('/')
  if (more !== undefined || !findNetwork(network) || !findCurrency(currency)) return null
  return { network, currency }
}

function at(path: string, fault: ProfileFault): ProfileFaultAt {
  return { path, fault }
}
