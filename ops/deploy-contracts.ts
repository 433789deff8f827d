/**
 * `npm run contracts:deploy -- ETHEREUM`: puts the market's contracts on a network, or goes on where an earlier try ended,
 * and writes their addresses to `<DATA_DIR>/contracts/<chain id>.json`, where the server finds them at its next start.
 * With `--first` it puts a wrapper of the first generation beside contracts that are there, from a deployer of its own.
 */
import './env-file.ts'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { findNetwork } from '#domain/money/networks.ts'
import { publicTokens } from '#domain/money/tokens.ts'
import { chainIdOf } from '#outside/chain/chain-id.ts'
import { deployMarket } from '#outside/chain/deploy.ts'
import { deployFirst } from '#outside/chain/deploy-first.ts'
import { type Deployment, faultsOfDeployment, readDeployment } from '#outside/chain/deployment.ts'

const address = z
  .string()
  .refine((text) => isAddress(text), 'is no address')
  .transform((text): Address => getAddress(text))

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  DEPLOYER_KEY: z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'is no private key (0x and 64 hexadecimal digits)'),
  CONTRACTS_OWNER: address,
  SETTLEMENT_SIGNERS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address).min(1).max(20)),
  SETTLEMENT_THRESHOLD: z.coerce.number().int().min(1),
  SETTLEMENT_DELAY: z.coerce.number().int().min(3600).max(2_592_000).default(86_400),
  PUBLIC_ORIGIN: z.url(),
})

const words = process.argv.slice(2)
const isFirst = words.includes('--first')
const network = findNetwork(words.find((word) => word !== '--first') ?? '')
const chainId = network?.chain?.chainId
if (!network || !chainId) refuse(['Name an EVM network: npm run contracts:deploy -- ETHEREUM'])
// Where several nodes are named, as for the server, the first is asked.
const rpcUrl = process.env[`RPC_${network.id}`]?.split(',')[0]?.trim()
const given = environment.safeParse(process.env)
if (!given.success || !rpcUrl) {
  const faults = given.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
  refuse([...(rpcUrl ? [] : [`RPC_${network.id}: the URL of a node is missing`]), ...faults])
}
const env = given.data
if (env.SETTLEMENT_THRESHOLD > env.SETTLEMENT_SIGNERS.length) {
  refuse([`SETTLEMENT_THRESHOLD: ${env.SETTLEMENT_THRESHOLD} of ${env.SETTLEMENT_SIGNERS.length} signers cannot sign`])
}
const answered = await chainIdOf(rpcUrl)
if (answered !== chainId) refuse([`RPC_${network.id} is a node of chain ${answered}, not of chain ${chainId}`])

const deployer = privateKeyToAccount(env.DEPLOYER_KEY as Hex)
const owner = env.CONTRACTS_OWNER
const deployment = isFirst ? await addFirst(rpcUrl) : await deployAll(rpcUrl)
const { foreign, changed } = await faultsOfDeployment(rpcUrl, deployment)
if (foreign.length + changed.length > 0) refuse([...foreign, ...changed])
console.log(JSON.stringify(deployment, null, 2))
console.log(`\nDeployed and looked at. ${owner} must now call acceptOwnership on each contract it is to own.`)

function deployAll(node: string): Promise<Deployment> {
  const known = publicTokens.filter((token) => token.network === network?.id)
  return deployMarket(node, env.DATA_DIR, {
    deployer,
    owner,
    signers: env.SETTLEMENT_SIGNERS,
    threshold: env.SETTLEMENT_THRESHOLD,
    delay: env.SETTLEMENT_DELAY,
    tokens: Object.fromEntries(known.map((token) => [token.ticker, token.address as Address])),
    tokenPages: `${env.PUBLIC_ORIGIN}/token/`,
  })
}

async function addFirst(node: string): Promise<Deployment> {
  const market = await readDeployment(env.DATA_DIR, Number(chainId))
  if (!market) return refuse(['The market has no contracts there yet: deploy them first, without --first'])
  return deployFirst(node, env.DATA_DIR, market, { deployer, owner })
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
