import { registrationText } from '#domain/collateral/registration.ts'
import { registerWnft, wnftsOf } from '#outside/db/collateral.ts'
import type { Context } from '../context.ts'
import { demoAccount, demoAgents } from './people.ts'

/** Lets the demo's agents register what they have wrapped; what is registered is left alone. */
export async function registerDemo(context: Context): Promise<void> {
  for (const { index } of demoAgents.filter(({ collateral }) => collateral.length > 0)) {
    const agent = demoAccount(index)
    const owner = agent.address
    const tokens = await wnftsOf(context.db, owner)
    for (const { chain_id: chainId, contract_address: contractAddress, token_id: tokenId, is_registered } of tokens) {
      const settlement = context.contracts.get(chainId)?.settlement
      if (is_registered || !settlement) continue
      const token = { chainId, contractAddress, tokenId, owner }
      const signature = await agent.signMessage({ message: registrationText({ ...token, settlement }) })
      await registerWnft(context.db, { ...token, signature }, tokens.length)
    }
  }
}
