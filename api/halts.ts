import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { halt, what } from './halt.ts'
import { moment, noBody, nothing, text, uuid } from './shapes.ts'

/** A halt with who made and who lifted it, for super users. */
const staffHalt = halt.extend({ by: z.string(), lifted: z.object({ by: z.string(), at: moment }).nullable() })
export type StaffHalt = z.output<typeof staffHalt>

export const readStanding = endpoint({
  method: 'GET',
  path: '/api/halts',
  action: 'halts.readStanding',
  summary: 'What the market does not take now. Told anew on the channel bl:halts.',
  params: nothing,
  query: nothing,
  body: noBody,
  reply: z.object({ halts: z.array(halt) }),
})

export const list = endpoint({
  method: 'GET',
  path: '/api/v2/halts',
  action: 'halts.list',
  summary: 'Every halt that stands, the oldest first, then the last 50 that were lifted, the latest first.',
  params: nothing,
  query: nothing,
  body: noBody,
  reply: z.object({ halts: z.array(staffHalt) }),
})

export const make = endpoint({
  method: 'POST',
  path: '/api/v2/halts',
  action: 'halts.make',
  summary: 'Halts the market, a network or a pair: nothing new is offered or placed there; open orders go on.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ what, reason: text(300).refine((given) => given.trim() !== '', 'is needed') }),
  reply: z.object({ halt: staffHalt }),
})

export const lift = endpoint({
  method: 'PUT',
  path: '/api/v2/halts/{id}/lift',
  action: 'halts.lift',
  summary: 'Lifts a halt that stands.',
  params: z.strictObject({ id: uuid }),
  query: nothing,
  body: noBody,
  reply: z.object({ halt: staffHalt }),
})
