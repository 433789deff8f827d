import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { halt, what } from './halt.ts'
import { moment, text, uuid } from './shapes.ts'

/** A halt with who made and who lifted it, for super users. */
const staffHalt = halt.extend({ by: z.string(), lifted: z.object({ by: z.string(), at: moment }).nullable() })
export type StaffHalt = z.output<typeof staffHalt>

export const readStanding = endpoint({
  method: 'GET',
  path: '/api/halts',
  action: 'halts.readStanding',
  reply: z.object({ halts: z.array(halt) }),
})

export const list = endpoint({
  method: 'GET',
  path: '/api/v2/halts',
  action: 'halts.list',
  reply: z.object({ halts: z.array(staffHalt) }),
})

export const make = endpoint({
  method: 'POST',
  path: '/api/v2/halts',
  action: 'halts.make',
  body: z.strictObject({ what, reason: text(300).refine((given) => given.trim() !== '', 'is needed') }),
  reply: z.object({ halt: staffHalt }),
})

export const lift = endpoint({
  method: 'PUT',
  path: '/api/v2/halts/{id}/lift',
  action: 'halts.lift',
  params: z.strictObject({ id: uuid }),
  reply: z.object({ halt: staffHalt }),
})
