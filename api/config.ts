import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { halt } from './halt.ts'
import { decimalText, moment, pair } from './shapes.ts'
import { user } from './users.ts'

/** A network as clients see it. Contract addresses are null where nothing is deployed. */
export const network = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  isFiat: z.boolean(),
  isTestNetwork: z.boolean(),
  currencies: z.array(z.string()),
  chainId: z.number().int().nullable(),
  chainName: z.string().nullable(),
  supportedERC20: z.array(z.object({ ticker: z.string(), symbol: z.string(), address: z.string() })),
  wrapper: z.string().nullable(),
  storage: z.string().nullable(),
  checker: z.string().nullable(),
  minter: z.string().nullable(),
  /** The wrapper of the first generation, which is also the collection of its tokens; left out where there is none. */
  first: z.string().optional(),
  /** Who may take collateral out on a decision; a registration names it. */
  settlement: z.string().nullable(),
  /** Whether the market sees payments there by itself. */
  isWatched: z.boolean(),
  explorerName: z.string(),
  explorerUrl: z.string(),
})

export const currency = z.object({
  ticker: z.string(),
  name: z.string(),
  symbol: z.string(),
  isFiat: z.boolean(),
  precision: z.number().int(),
  min: decimalText,
})

const statusEntry = z.object({ code: z.string(), label: z.string() })

/** The agent profile of the person who asks, as far as a session needs it. */
export const ownAgent = z.object({
  addr: z.string(),
  username: z.string(),
  moderationStatus: z.enum(['pending', 'approved', 'declined']),
  isActive: z.boolean(),
  isSuspend: z.boolean(),
  collaterals: z.array(z.object({ ticker: z.string(), amount: decimalText })),
})

export const config = z.object({
  swap: z.object({
    swapPairs: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(z.string())))),
    defaultPair: pair,
  }),
  networks: z.array(network),
  networkMap: z.record(z.string(), network),
  currencies: z.array(currency),
  currencyMap: z.record(z.string(), currency),
  orderStatuses: z.array(statusEntry),
  orderStatusesMap: z.record(z.string(), statusEntry),
  web3: z.object({
    networks: z.array(z.object({ chainId: z.number().int(), chainName: z.string() })),
    recipients: z.array(z.object({ address: z.string(), percent: z.number().int() })),
  }),
  upload: z.object({
    /** In megabytes. */
    allowedMaxSize: z.number(),
    allowedMimeTypes: z.array(z.string()),
  }),
  collateral: z.object({
    /** Whether ERC-721 and ERC-1155 are offered as collateral, beside native coin and ERC-20. */
    isNftOffered: z.boolean(),
    /** How long before the end of its lock a wrapped token stops backing new orders, in seconds. */
    marginSeconds: z.number(),
  }),
  /** What is not taken for a while. */
  halts: z.array(halt),
  i18n: z.object({ locale: z.string(), messages: z.record(z.string(), z.string()) }),
  centrifuge: z.object({ endpoint: z.string(), token: z.string() }),
  agent: ownAgent.nullable(),
  user: user.nullable(),
  /** What a demo market adds: the local chain's address and the public keys of its test accounts' mnemonic. */
  /** The local chain, and the key (BIP-32) whose children are the accounts of the demo wallet. */
  demo: z.object({ rpcUrl: z.string(), extendedKey: z.string() }).nullable(),
  serverTime: moment,
})
export type Config = z.output<typeof config>

export const readConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  action: 'config.read',
  reply: config,
  isPacked: true,
})
