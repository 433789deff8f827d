/** The address families of the networks. All EVM networks share the ETHEREUM family (specification, first file §3). */
export type AddressFamily = 'ETHEREUM' | 'BITCOIN' | 'TRON' | 'COSMOS'

/** A network on which a currency can be sent or received: a chain, or a way of moving fiat money. */
export interface Network {
  readonly id: string
  readonly name: string
  /** Ticker of the native coin of a chain; a short mark for a fiat network. */
  readonly symbol: string
  readonly isFiat: boolean
  readonly isTestNetwork: boolean
  readonly currencies: readonly string[]
  readonly chain: Chain | null
}

/** What is known of a chain itself. */
export interface Chain {
  readonly family: AddressFamily
  /** EIP-155 chain id of an EVM network, else null. */
  readonly chainId: number | null
  /** How deep a block lies when it is taken for final, the newest one being 1 deep; null where no chain is followed. */
  readonly finalDepth: number | null
  /** How long a block takes, in seconds, on average and generously; null where no chain is followed. */
  readonly blockSeconds: number | null
  /** A public node for wallets that do not know the chain yet: the wallet uses it, the market never does. */
  readonly publicRpc: string | null
  readonly chainName: string
  readonly explorerName: string
  readonly explorerUrl: string
}

/** The EVM chain that `npm start` runs on the operator's own machine. */
export const localNetworkId = 'LOCAL'

type EvmFacts = { chainId: number; finalDepth: number; blockSeconds: number; publicRpc: string | null }

function evm(facts: EvmFacts, chainName: string, explorerName: string, explorerUrl: string): Chain {
  return { family: 'ETHEREUM', ...facts, chainName, explorerName, explorerUrl }
}

function other(family: AddressFamily, chainName: string, explorerName: string, explorerUrl: string): Chain {
  const facts = { chainId: null, finalDepth: null, blockSeconds: null, publicRpc: null }
  return { family, ...facts, chainName, explorerName, explorerUrl }
}

function net(id: string, name: string, symbol: string, currencies: string, chain: Chain | null, test = false): Network {
  return { id, name, symbol, isFiat: chain === null, isTestNetwork: test, currencies: currencies.split(' '), chain }
}

const ethereum = evm(
  { chainId: 1, finalDepth: 64, blockSeconds: 12, publicRpc: null },
  'Ethereum Mainnet',
  'Etherscan',
  'https://etherscan.io',
)
const goerli = evm(
  { chainId: 5, finalDepth: 64, blockSeconds: 12, publicRpc: null },
  'Goerli',
  'Etherscan',
  'https://goerli.etherscan.io',
)
const bsc = evm(
  { chainId: 56, finalDepth: 32, blockSeconds: 3, publicRpc: 'https://bsc-dataseed.bnbchain.org' },
  'BNB Smart Chain',
  'BscScan',
  'https://bscscan.com',
)
const bscTest = evm(
  { chainId: 97, finalDepth: 32, blockSeconds: 3, publicRpc: 'https://bsc-testnet-dataseed.bnbchain.org' },
  'BNB Smart Chain Testnet',
  'BscScan',
  'https://testnet.bscscan.com',
)
const polygon = evm(
  { chainId: 137, finalDepth: 128, blockSeconds: 2.2, publicRpc: 'https://polygon-rpc.com' },
  'Polygon Mainnet',
  'PolygonScan',
  'https://polygonscan.com',
)
const local = evm({ chainId: 31337, finalDepth: 1, blockSeconds: 1, publicRpc: null }, 'Local chain', 'none', '')

/** Every network the market knows; configuration chooses which of them are offered. */
export const networks: readonly Network[] = [
  net(localNetworkId, 'Local chain', 'ETH', 'ETH USDT USDC DAI WETH', local, true),
  net('ETHEREUM', 'Ethereum', 'ETH', 'ETH USDT USDC DAI WETH', ethereum),
  net('BSC', 'BNB Smart Chain', 'BNB', 'BNB BUSD USDT USDC', bsc),
  net('POLYGON', 'Polygon', 'MATIC', 'MATIC USDT USDC DAI WETH', polygon),
  net('TRON', 'TRON', 'TRX', 'TRX USDT', other('TRON', 'TRON', 'Tronscan', 'https://tronscan.org')),
  net('BITCOIN', 'Bitcoin', 'BTC', 'BTC', other('BITCOIN', 'Bitcoin', 'mempool.space', 'https://mempool.space')),
  net('COSMOS', 'Cosmos Hub', 'ATOM', 'ATOM', other('COSMOS', 'Cosmos Hub', 'Mintscan', 'https://mintscan.io/cosmos')),
  net('GOERLI', 'Goerli', 'ETH', 'ETH USDT USDC', goerli, true),
  net('BSC_TESTNET', 'BNB Smart Chain Testnet', 'BNB', 'BNB BUSD', bscTest, true),
  net('SEPA', 'SEPA transfer', '€', 'EUR', null),
  net('BANK', 'Bank transfer', '🏦', 'USD GBP CHF', null),
  net('CASH', 'Cash in person', '💵', 'CASHEUR CASHUSD', null),
]

const byId = new Map(networks.map((network) => [network.id, network]))

/** The network with this id, or undefined. */
export function findNetwork(id: string): Network | undefined {
  return byId.get(id)
}

/** The network with this id; throws when the market does not know it (a bug, not a refusal). */
export function networkOf(id: string): Network {
  const network = byId.get(id)
  if (!network) throw new Error(`unknown network ${id}`)
  return network
}

/** The network of an EVM chain, or undefined. */
export function findNetworkOfChain(chainId: number): Network | undefined {
  return networks.find((network) => network.chain?.chainId === chainId)
}
