import { keccak256, stringToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { currencies } from '#domain/money/currencies.ts'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { fundOnAnvil } from '#outside/chain/anvil.ts'
import { type DeployPlan, deployMarket, releaseHash } from '#outside/chain/deploy.ts'
import { deployFirst, firstReleaseHash } from '#outside/chain/deploy-first.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { settleDemo } from './holdings.ts'
import { demoAccount, demoSuper } from './people.ts'

/**
 * Signs nothing but the demo's deployment of this release, so that its addresses are the same on every local chain, and a
 * release with other contracts deploys its own on a chain that is kept.
 */
const deployer = accountOf(`Surety's deployer on the local chain ${releaseHash()}`)

/** The same for the first generation, which has accounts of its own so that the market's addresses stay what they are. */
const firstDeployer = accountOf(`Surety's deployer of the first generation ${releaseHash()} ${firstReleaseHash()}`)

/** How long a decision about collateral waits in the demo, in seconds. */
const demoDelay = 60

/** Puts the market's contracts on the demo's chain, where the super user owns them and decides alone; once is enough. */
export async function deployDemo(rpcUrl: string, dataDir: string): Promise<Deployment> {
  await fundOnAnvil(rpcUrl, deployer.address)
  await fundOnAnvil(rpcUrl, firstDeployer.address)
  const market = await deployMarket(rpcUrl, dataDir, plan())
  const owner = demoAccount(demoSuper).address
  const deployment = await deployFirst(rpcUrl, dataDir, market, { deployer: firstDeployer, owner })
  await settleDemo(rpcUrl, deployment)
  return deployment
}

function accountOf(words: string) {
  return privateKeyToAccount(keccak256(stringToBytes(words)))
}

function plan(): DeployPlan {
  const owner = demoAccount(demoSuper).address
  const local = findNetwork(localNetworkId)
  const isNative = (ticker: string) => ticker === local?.symbol
  const tickers = currencies.map(({ ticker }) => ticker).filter((ticker) => local?.currencies.includes(ticker))
  return {
    deployer,
    owner,
    signers: [owner],
    threshold: 1,
    delay: demoDelay,
    tokens: Object.fromEntries(tickers.filter((ticker) => !isNative(ticker)).map((ticker) => [ticker, null])),
    tokenPages: 'https://surety.invalid/token/',
  }
}
