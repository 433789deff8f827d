import type { save as endpoint, GivenAgent } from '#api/agents.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import { type AgentProfile, profileFaults, readAsset } from '#domain/agents/profile.ts'
import { type Requisite, readBankNumber } from '#domain/agents/requisite.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { networkOf } from '#domain/money/networks.ts'
import { Refusal, refuse, refuseField } from '#domain/refusal.ts'
import type { SaveAgentAsk } from '#outside/db/asks.ts'
import * as profiles from '#outside/db/profiles.ts'
import { seal } from '#outside/db/sealed.ts'
import type { Context, SignedIn } from '../context.ts'
import { sealRequisite } from '../transfer-details.ts'
import { presentAgent } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Applies for the agent role or changes the own profile: whole or not at all, and only from the version that was edited. */
export async function saveAgent(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const { addr } = params
  assertMay(asker.actor, 'agents.save', { self: asker.actor.addr === addr })
  const { agent } = body
  if (agent.addr !== undefined && agent.addr !== addr)
    refuseField('request.invalid', 'body.agent.addr', 'is not the path’s')
  const faults = profileFaults(agent as AgentProfile, context.settings.networkIds)
  if (faults.length > 0) {
    const fields = faults.map(({ path, fault }) => ({ path: `body.agent.${path}`, message: fault }))
    throw new Refusal('agent.invalid', {}, { fields })
  }
  const outcome = await profiles.saveAgent(context.db, saveAsk(context, addr, agent))
  context.eventsCommitted()
  const row = (await profiles.findProfile(context.db, addr)) ?? refuse('agent.missing')
  if (outcome.fault) throw new Refusal('agent.changed', {}, { current: { agent: presentAgent(context, row, 'own') } })
  return { agent: presentAgent(context, row, 'own') }
}

function saveAsk(context: Context, addr: string, agent: GivenAgent): SaveAgentAsk {
  return {
    addr,
    updatedAt: agent.updatedAt ?? null,
    emailEnc: seal(context.settings.keys.data, 'email', agent.email).toString('base64'),
    username: agent.username,
    firstName: agent.profile.firstName,
    lastName: agent.profile.lastName,
    countryCodes: agent.countryCodes,
    workStart: agent.workTime.start,
    workEnd: agent.workTime.end,
    timezone: agent.workTime.timezone,
    info: agent.info,
    requisites: agent.swapRequisites.map((requisite) => requisiteRow(context, requisite)),
    options: agent.swapOptions.map((option) => {
      const from = readAsset(option.from)
      const to = readAsset(option.to)
      return {
        from_network: from?.network ?? '',
        from_currency: from?.currency ?? '',
        to_network: to?.network ?? '',
        to_currency: to?.currency ?? '',
        active: option.active,
        price_type_use: option.priceTypeUse,
        fix_price: option.fixPrice,
        market_price: option.marketPrice,
      }
    }),
  }
}

function requisiteRow(context: Context, requisite: Requisite): SaveAgentAsk['requisites'][number] {
  const sealed = (data: readonly string[]) => sealRequisite(context, data).toString('base64')
  if ('crypto' in requisite) {
    const { network, addresses } = requisite.crypto
    const isEvm = networkOf(network).chain?.family === 'ETHEREUM'
    const canonical = isEvm ? addresses.map((address) => readEvmAddress(address) ?? address) : addresses
    return { kind: 'crypto', network, currency: null, dataEnc: sealed(canonical) }
  }
  if ('bank' in requisite) {
    const { currency, number } = requisite.bank
    return { kind: 'bank', network: null, currency, dataEnc: sealed([readBankNumber(number) ?? number]) }
  }
  return { kind: 'cash', network: requisite.cash.network, currency: null, dataEnc: null }
}
