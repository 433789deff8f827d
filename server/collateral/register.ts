import type { register as endpoint } from '#api/collateral.ts'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import { registrationText } from '#domain/collateral/registration.ts'
import { allowedShare } from '#domain/collateral/share.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { findOwnAgent, revalueCapacity } from '#outside/db/agents.ts'
import * as collateral from '#outside/db/collateral.ts'
import type { Context, SignedIn } from '../context.ts'

type Ask = { body: BodyOf<typeof endpoint> }

/** How many tokens an agent may have registered that are not its own (not seen yet, or gone), against filling the table. */
const strangeAtMost = 100

/**
 * Lets a wrapped token of an approved agent stand surety in this market. The signature is checked here; whose token it is,
 * the chain says: it counts for as long as the one who signed holds it, also if the token is seen only later.
 */
export async function registerWnft(
  context: Context,
  asker: SignedIn,
  { body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const { chainId, signature } = body
  const owner = asker.actor.addr
  const agent = await findOwnAgent(context.db, owner)
  if (agent?.moderation_status !== 'approved') refuse('wnft.not-approved')
  const deployment = context.contracts.get(chainId) ?? refuse('wnft.missing')
  const contractAddress = readEvmAddress(body.contractAddress)
  if (contractAddress !== deployment.storage) refuse('wnft.missing')
  const token = { chainId, contractAddress, tokenId: `${BigInt(body.tokenId)}`, owner }
  // Before the signature is checked, which may cost a call to a chain.
  if (await collateral.isRegistered(context.db, token)) return { isRegistered: true }
  const text = registrationText({ ...token, settlement: deployment.settlement })
  if (!(await context.signature(owner, signature, [{ text, chainId }]))) refuse('wnft.signature')
  if (!(await collateral.registerWnft(context.db, { ...token, signature }, strangeAtMost))) refuse('wnft.too-many')
  await revalueCapacity(context.db, plain(allowedShare), [owner])
  context.eventsCommitted()
  return { isRegistered: true }
}
