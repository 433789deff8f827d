import { setTimeout as wait } from 'node:timers/promises'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { publicTokens } from '#domain/money/tokens.ts'
import { clockSlackSeconds, confirmationsNeeded } from '#domain/payments/network.ts'
import { Node, Stall } from '#outside/chain/follow/node.ts'
import { Nodes } from '#outside/chain/follow/nodes.ts'
import type { Hold } from '#outside/db/asks.ts'
import { LeaseLost } from '#outside/db/leases.ts'
import { endPaidHold, paymentBlocks, savePaymentStep, watchedAddresses } from '#outside/db/payments.ts'
import { isUnavailable } from '#outside/db/retry.ts'
import { CosmosPayments } from '#outside/payments/cosmos.ts'
import { EsploraPayments } from '#outside/payments/esplora.ts'
import { EvmPayments } from '#outside/payments/evm.ts'
import type { Look, PaymentSource } from '#outside/payments/source.ts'
import { TronPayments } from '#outside/payments/tron.ts'
import type { Context } from '../context.ts'
import { addressKey, openAddress, openLegs, paymentKey, sealArrival } from '../order-payments.ts'

/** How often a network is read (ms): our own chain, other chains block by block, and services by address. */
const pollEveryMs = { local: 500, block: 2_000, service: 10_000 }
const longestPauseMs = 30_000

/** How soon (ms) a process without a network's lease looks again whether it has it. */
const leaseCheckMs = 500

/** What the process with a network's lease shows the others. */
interface SharedState {
  /** Why it cannot be read now; null where it can. */
  readonly reason: string | null
}

/**
 * Watches payments: one loop for each network. Of all processes the one with a network's lease reads it; what another would write
 * is refused.
 */
export class Payments {
  readonly #context: Context
  readonly #end = new AbortController()
  readonly #running: Promise<void>[] = []
  readonly #states = new Map<string, string | null>()

  constructor(context: Context) {
    this.#context = context
  }

  /** The watched networks, and why one cannot be read now; null where it can. */
  get states(): ReadonlyMap<string, string | null> {
    return new Map([...this.#states].map(([network, own]) => [network, this.#stateOf(network, own)]))
  }

  /** The own state; where another process has the lease, what that says. */
  #stateOf(network: string, own: string | null): string | null {
    const { leases } = this.#context
    if (leases.hold(leaseOf(network))) return own
    const { isHeld, status } = leases.statusOf(leaseOf(network))
    return isHeld ? ((status as SharedState | null)?.reason ?? null) : 'nobody'
  }

  async start(): Promise<void> {
    const sources = sourcesOf(this.#context, this.#end.signal)
    for (const { network } of sources) {
      this.#states.set(network, null)
      this.#context.leases.want(leaseOf(network), (): SharedState => ({ reason: this.#states.get(network) ?? null }))
    }
    await this.#context.leases.look()
    for (const source of sources) this.#running.push(this.#run(source))
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await Promise.all(this.#running)
  }

  async #run(source: PaymentSource): Promise<void> {
    let failures = 0
    const { signal } = this.#end
    while (!signal.aborted) {
      const hold = this.#context.leases.hold(leaseOf(source.network))
      if (!hold) {
        await wait(leaseCheckMs, null, { signal }).catch(() => null)
        continue
      }
      const isNewest = await this.#round(source, hold)
      failures = isNewest === null ? Math.min(failures + 1, 10) : 0
      if (isNewest === false) continue
      const pause = Math.min(source.pollMs * 2 ** failures, Math.max(longestPauseMs, source.pollMs))
      await wait(pause, null, { signal }).catch(() => null)
    }
  }

  /** Reads a network once. Returns whether its newest block was reached; null when it could not be read. */
  async #round(source: PaymentSource, hold: Hold): Promise<boolean | null> {
    const { network } = source
    try {
      const isNewest = await lookOnce(this.#context, source, hold)
      if (this.#states.get(network)) this.#context.log.info({ network }, 'payments: network is read again')
      this.#states.set(network, null)
      return isNewest
    } catch (error) {
      if (!this.#end.signal.aborted) this.#stall(network, error)
      return null
    }
  }

  #stall(network: string, error: unknown): void {
    // Another process has the lease by now.
    if (error instanceof LeaseLost) return
    const reason = error instanceof Stall ? error.reason : isUnavailable(error) ? 'database' : 'fault'
    const detail = error instanceof Error ? (reason === 'fault' && error.stack) || error.message : String(error)
    if (this.#states.get(network) !== reason) {
      this.#context.log.warn(
        { network, reason, detail },
        'payments: network cannot be read, tried again with growing pauses',
      )
    }
    this.#states.set(network, reason)
  }
}

function leaseOf(network: string): string {
  return `payments:${network}`
}

/** Reads a network once and saves what changed. Returns whether its newest block was reached. Throws Stall, LeaseLost. */
export async function lookOnce(context: Context, source: PaymentSource, hold: Hold | null): Promise<boolean> {
  const { db } = context
  const { network } = source
  const look = await source.look({
    known: await paymentBlocks(db, network),
    watched: async () => {
      await openLegs(context)
      const rows = await watchedAddresses(db, network)
      return rows.map((row) => ({
        address: openAddress(context, row.address_enc),
        since: Math.floor(Date.parse(row.since) / 1000),
      }))
    },
  })
  if (!look) return true
  const outcome = await savePaymentStep(db, stepOf(context, network, look), hold)
  if (outcome.fault === 'payments.behind') throw new Stall('behind', 'the network is not as far as it was')
  if (outcome.fault === 'payments.implausible') throw new Stall('contradictory', 'the network cannot be so far already')
  // The same blocks were saved by somebody else meanwhile: read again.
  if (outcome.fault) return false
  while ((await endPaidHold(db, network)) > 0) context.eventsCommitted()
  if (outcome.orders.length > 0) context.eventsCommitted()
  return look.isNewest
}

function stepOf(context: Context, network: string, look: Look) {
  return {
    network,
    head: look.head,
    needed: confirmationsNeeded(network),
    slackSeconds: clockSlackSeconds(network),
    above: look.above,
    addresses: look.addresses.map((address) => addressKey(context, network, address)),
    arrivals: look.arrivals.map((arrival) => ({
      txKey: paymentKey(context, network, arrival.txHash),
      index: arrival.index,
      addressKey: addressKey(context, network, arrival.recipient),
      senderKey: addressKey(context, network, arrival.sender),
      currency: arrival.currency,
      amount: arrival.amount,
      block: arrival.block,
      at: arrival.at === null ? null : new Date(arrival.at * 1000).toISOString(),
      detailsEnc: sealArrival(context, arrival),
    })),
    ...look.chain,
  }
}

/** A source for each offered network that a node or a service is set for. */
function sourcesOf(context: Context, ended: AbortSignal): PaymentSource[] {
  return [...context.settings.networkIds].flatMap(
    (id) => evmSource(context, id, ended) ?? restSource(context, id, ended) ?? [],
  )
}

function evmSource(context: Context, id: string, ended: AbortSignal): PaymentSource | null {
  const { settings, rpcsByChainId, contracts } = context
  const network = findNetwork(id)
  const chainId = network?.chain?.chainId
  const rpcUrls = chainId ? rpcsByChainId.get(chainId) : undefined
  if (!network || !chainId || !rpcUrls) return null
  const nodes = new Nodes(
    rpcUrls.map((url) => new Node(url, ended)),
    settings.mayRpcBeAway,
  )
  const tokens = () => contracts.get(chainId)?.tokens ?? knownTokens(id)
  const pollMs = id === localNetworkId ? pollEveryMs.local : pollEveryMs.block
  return new EvmPayments({ network: id, chainId, nodes, nativeTicker: network.symbol, tokens, pollMs })
}

function restSource({ settings }: Context, id: string, ended: AbortSignal): PaymentSource | null {
  const service = settings.paymentServices.get(id)
  if (!service) return null
  const { url, key } = service
  const rest = { url, ended, ...(key !== null && { headers: { 'TRON-PRO-API-KEY': key } }) }
  if (id === 'BITCOIN') return new EsploraPayments(rest, pollEveryMs.service)
  if (id === 'TRON') return new TronPayments(rest, pollEveryMs.service)
  return new CosmosPayments(rest, pollEveryMs.service)
}

function knownTokens(network: string): Record<string, string> {
  const known = publicTokens.filter((token) => token.network === network)
  return Object.fromEntries(known.map(({ ticker, address }) => [ticker, address]))
}
