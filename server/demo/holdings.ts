import { mnemonicToAccount } from 'viem/accounts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { handOut, takeOver } from '#outside/chain/holdings.ts'
import { demoMnemonic, demoPeople, demoSuper } from './people.ts'

/** How much of a token each person of the demo begins with, in whole units; of a token that is not here, none. */
const share: Readonly<Record<string, bigint>> = { USDT: 100_000n, USDC: 100_000n, DAI: 100_000n, WETH: 50n }

const unit = 10n ** 18n

/** What happened on the demo's chain before anybody looks at it; what is done already is left out. */
export async function settleDemo(rpcUrl: string, deployment: Deployment): Promise<void> {
  const owner = mnemonicToAccount(demoMnemonic, { addressIndex: demoSuper })
  const people = demoPeople.map((index) => mnemonicToAccount(demoMnemonic, { addressIndex: index }).address)
  await takeOver(rpcUrl, deployment, owner)
  for (const [ticker, token] of Object.entries(deployment.tokens)) {
    await handOut(rpcUrl, owner, token, people, (share[ticker] ?? 0n) * unit)
  }
}
