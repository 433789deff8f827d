import { randomBytes } from 'node:crypto'
import type { create } from '#api/affiliates.ts'
import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import { codeFrom, mostPrograms } from '#domain/affiliates/code.ts'
import { refuse } from '#domain/refusal.ts'
import * as affiliates from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAffiliate } from './present.ts'

/** Makes a program of the asker, with a code that nobody has. */
export async function createAffiliate(
  context: Context,
  asker: SignedIn,
  { body }: { body: BodyOf<typeof create> },
): Promise<ReplyOf<typeof create>> {
  const owner = asker.actor.addr
  const id = codeFrom(randomBytes(10))
  const { fault } = await affiliates.createAffiliate(context.db, {
    id,
    owner,
    description: body.description,
    most: mostPrograms,
  })
  // A collision has a chance of one in 2⁵⁰; another code is tried.
  if (fault === 'taken') return createAffiliate(context, asker, { body })
  if (fault === 'affiliate.too-many') refuse(fault, { most: mostPrograms })
  if (fault) refuse(fault)
  const made = (await affiliates.programsOf(context.db, owner)).find((program) => program.id === id)
  return { affiliate: presentAffiliate(made ?? refuse('affiliate.missing'), false) }
}
