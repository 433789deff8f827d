import { keccak256, stringToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { currencies } from '#domain/money/currencies.ts'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { fundOnAnvil } from '#outside/chain/anvil.ts'
import { type DeployPlan, deployMarket, releaseHash } from '#outside/chain/deploy.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { settleDemo } from './holdings.ts'
import { demoAccount, demoSuper } from './people.ts'

/**
 * Signs nothing but the demo's deployment of this release, so that its addresses are the same on every local chain, and a
 * release with other contracts deploys its own on a chain that is kept.
 */
const deployer = privateKeyToAccount(keccak256(stringToBytes(`Surety's deployer on the local chain ${releaseHash()}`)))

/** How long a decision about collateral waits in the demo, in seconds. */
const demoDelay = 60

/** Puts the market's contracts on the demo's chain, where the super user owns them and decides alone; once is enough. */
export async function deployDemo(rpcUrl: string, dataDir: string): Promise<Deployment> {
  await fundOnAnvil(rpcUrl, deployer.address)
  const deployment = await deployMarket(rpcUrl, dataDir, plan())
  await settleDemo(rpcUrl, deployment)
  return deployment
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
