import { parseUnits, zeroAddress } from 'viem'
import { defaultLockDays, lockEnd } from '#domain/collateral/codes.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { admitCollection, handOut, type Stake, standSurety, takeOver } from '#outside/chain/holdings.ts'
import { demoAccount, demoAgents, demoPeople, demoSuper } from './people.ts'

/** How much of a token each person of the demo begins with, in whole units; of a token that is not here, none. */
const share: Readonly<Record<string, bigint>> = { USDT: 100_000n, USDC: 100_000n, DAI: 100_000n, WETH: 50n }

/** Decimal places of everything on the demo's chain. */
const places = 18
const unit = 10n ** BigInt(places)

/** What happened on the demo's chain before anybody looks at it; what is done already is left out. */
export async function settleDemo(rpcUrl: string, deployment: Deployment): Promise<void> {
  const owner = demoAccount(demoSuper)
  const people = demoPeople.map((index) => demoAccount(index).address)
  await takeOver(rpcUrl, deployment, owner)
  await admitCollection(rpcUrl, deployment, owner, { type: 'ERC721', address: deployment.minter })
  for (const [ticker, token] of Object.entries(deployment.tokens)) {
    await handOut(rpcUrl, owner, token, people, (share[ticker] ?? 0n) * unit)
  }
  // One after the other, so that the same agent has the same wrapped token on every chain.
  for (const { index, collateral } of demoAgents.filter((agent) => agent.collateral.length > 0)) {
    const agent = demoAccount(index)
    const stakes = collateral.map(([ticker, amount]): Stake => {
      return { token: deployment.tokens[ticker] ?? zeroAddress, amount: parseUnits(amount, places) }
    })
    await standSurety(rpcUrl, deployment, agent, stakes, lockEnd(Date.now(), defaultLockDays))
  }
}
