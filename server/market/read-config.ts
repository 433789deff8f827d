import type { readConfig as endpoint } from '#api/config.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { imageTypes } from '#domain/messages/bounds.ts'
import { currencies } from '#domain/money/currencies.ts'
import { type Network, networks } from '#domain/money/networks.ts'
import { publicTokens } from '#domain/money/tokens.ts'
import { orderStatuses } from '#domain/orders/status.ts'
import { swapPairs } from '#domain/swap/pair.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { findOwnAgent } from '#outside/db/agents.ts'
import { findUser } from '#outside/db/users.ts'
import type { Asker, Context } from '../context.ts'
import { marginOf } from '../margin.ts'
import { presentUser } from '../present-user.ts'

type Reply = ReplyOf<typeof endpoint>

/** Everything that a client needs to start; with a session also who it belongs to. */
export async function readConfig(context: Context, asker: Asker): Promise<Reply> {
  const addr = asker.actor?.addr
  const [user, agent] = addr ? await Promise.all([findUser(context.db, addr), findOwnAgent(context.db, addr)]) : []
  return {
    ...fixedPart(context),
    centrifuge: { endpoint: context.realtime.endpoint, token: await context.realtime.connectionToken(asker) },
    agent: agent
      ? {
          addr: agent.addr,
          username: agent.username,
          moderationStatus: agent.moderation_status,
          isActive: agent.is_active,
          isSuspend: agent.is_suspend,
          collaterals: [...agent.collaterals],
        }
      : null,
    user: user ? presentUser(user) : null,
    halts: [...context.halts()],
    demo: context.demo,
    serverTime: new Date(context.now()).toISOString(),
  }
}

type FixedPart = Omit<Reply, 'centrifuge' | 'agent' | 'user' | 'halts' | 'demo' | 'serverTime'>

const fixedParts = new WeakMap<Context, { readonly part: FixedPart; readonly contracts: number }>()

/** The part that is the same for everybody, until contracts of another chain are found. */
function fixedPart(context: Context): FixedPart {
  const known = fixedParts.get(context)
  if (known?.contracts === context.contracts.size) return known.part
  const offered = networks.filter((network) => context.settings.networkIds.has(network.id))
  const tickers = new Set(offered.flatMap((network) => network.currencies))
  const currencyList = currencies.filter((currency) => tickers.has(currency.ticker)).map(presentCurrency)
  const networkList = offered.map((network) => presentNetwork(network, context))
  const statuses = orderStatuses.map(({ code, label }) => ({ code, label }))
  const part: FixedPart = {
    swap: { swapPairs: swapPairs(context.settings.networkIds), defaultPair: defaultPair(offered) },
    networks: networkList,
    networkMap: Object.fromEntries(networkList.map((network) => [network.id, network])),
    currencies: currencyList,
    currencyMap: Object.fromEntries(currencyList.map((currency) => [currency.ticker, currency])),
    orderStatuses: statuses,
    orderStatusesMap: Object.fromEntries(statuses.map((status) => [status.code, status])),
    web3: {
      networks: networkList.flatMap(({ chainId, chainName }) => (chainId && chainName ? [{ chainId, chainName }] : [])),
      recipients: recipients(context.contracts),
    },
    upload: { allowedMaxSize: context.settings.uploadMaxMb, allowedMimeTypes: [...imageTypes] },
    collateral: { isNftOffered: context.settings.nftCollateral, marginSeconds: marginOf(context.settings) },
    i18n: { locale: 'en', messages: {} },
  }
  fixedParts.set(context, { part, contracts: context.contracts.size })
  return part
}

function presentCurrency({ ticker, name, symbol, isFiat, precision, min }: (typeof currencies)[number]) {
  return { ticker, name, symbol, isFiat, precision, min }
}

/** Who may take collateral in a dispute: the settlement, named by each wrapped token as receiver of all royalties. */
function recipients(contracts: Context['contracts']): Reply['web3']['recipients'] {
  const settlements = new Set([...contracts.values()].map(({ settlement }) => settlement))
  return [...settlements].map((address) => ({ address, percent: 100 }))
}

function presentNetwork(network: Network, { contracts, rpcsByChainId, settings }: Context): Reply['networks'][number] {
  const chainId = network.chain?.chainId
  const own = chainId ? contracts.get(chainId) : undefined
  return {
    id: network.id,
    name: network.name,
    symbol: network.symbol,
    isFiat: network.isFiat,
    isTestNetwork: network.isTestNetwork,
    currencies: [...network.currencies],
    chainId: network.chain?.chainId ?? null,
    chainName: network.chain?.chainName ?? null,
    supportedERC20: tokensOf(network, own).map(([ticker, address]) => ({ ticker, symbol: ticker, address })),
    wrapper: own?.wrapper ?? null,
    storage: own?.storage ?? null,
    checker: own?.checker ?? null,
    minter: own?.minter ?? null,
    ...(own?.first && { first: own.first }),
    settlement: own?.settlement ?? null,
    isWatched: chainId ? rpcsByChainId.has(chainId) : settings.paymentServices.has(network.id),
    explorerName: network.chain?.explorerName ?? '',
    explorerUrl: network.chain?.explorerUrl ?? '',
  }
}

/** With contracts on the chain, the tokens that they take; else the well-known ones. */
function tokensOf(network: Network, own: Deployment | undefined): [ticker: string, address: string][] {
  if (own) return Object.entries(own.tokens)
  return publicTokens.filter((token) => token.network === network.id).map(({ ticker, address }) => [ticker, address])
}

/** USDT for euros, on the first network that has it. */
function defaultPair(offered: readonly Network[]) {
  const from = offered.find((network) => network.currencies.includes('USDT')) ?? offered[0]
  const to = offered.find((network) => network.currencies.includes('EUR')) ?? offered.at(-1)
  const currency = (network: Network | undefined, wanted: string) =>
    network?.currencies.includes(wanted) ? wanted : (network?.currencies[0] ?? '')
  return {
    from: { network: from?.id ?? '', currency: currency(from, 'USDT') },
    to: { network: to?.id ?? '', currency: currency(to, 'EUR') },
  }
}
