import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { orderFilters, orderStatusCodes } from './status.ts'
import { allowedStatuses, type OrderActor, orderSteps, stepOf } from './transitions.ts'

/** The life of an order, written down a second time: from | actor | to, and what becomes of the capacity. */
const life = `
userTransfer  user  agentTransfer keep
userTransfer  user  cancelled     release
userTransfer  user  dispute       lock
userTransfer  agent rejected      release
userTransfer  agent dispute       lock
userTransfer  clock expired       release
userTransfer  staff cancelled     release
userTransfer  staff rejected      release
userTransfer  staff dispute       lock
agentTransfer user  dispute       lock
agentTransfer agent closed        hold
agentTransfer agent rejected      hold
agentTransfer agent dispute       lock
agentTransfer staff cancelled     hold
agentTransfer staff rejected      hold
agentTransfer staff dispute       lock
closed        user  dispute       lock
closed        agent dispute       lock
closed        staff dispute       lock
cancelled     user  dispute       keep
cancelled     agent dispute       keep
cancelled     staff dispute       keep
rejected      user  dispute       lock
rejected      agent dispute       lock
rejected      staff dispute       lock
expired       user  dispute       keep
expired       agent dispute       keep
expired       staff dispute       keep
dispute       staff userTransfer  cover
dispute       staff agentTransfer cover
dispute       staff closed        release
dispute       staff cancelled     release
dispute       staff rejected      release`
const rows = life
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const actors: OrderActor[] = ['user', 'agent', 'staff', 'clock']

describe('every status × actor × status', () => {
  const all = orderStatusCodes.flatMap((from) =>
    actors.flatMap((by) => orderStatusCodes.map((to) => [from, by, to] as const)),
  )
  // shows A-4-009 for userTransfer … agent … agentTransfer
  // shows A-4-009, A-6-009 for userTransfer … user … agentTransfer
  // shows A-4-010 for userTransfer … agent … cancelled
  // shows A-4-010, A-6-010 for userTransfer … user … cancelled
  // shows A-4-011 for userTransfer … agent … rejected
  // shows A-4-011 for userTransfer … user … rejected
  // shows A-4-012 for agentTransfer … agent … closed
  // shows A-4-012 for agentTransfer … user … closed
  // shows A-4-013 for agentTransfer … agent … rejected
  // shows A-4-013 for agentTransfer … user … rejected
  // shows A-4-014 for userTransfer … user … dispute
  // shows A-4-014 for agentTransfer … user … dispute
  // shows A-4-014 for closed … user … dispute
  // shows A-4-014 for cancelled … user … dispute
  // shows A-4-014 for rejected … user … dispute
  // shows A-4-014 for expired … user … dispute
  // shows A-4-015 for userTransfer … agent … dispute
  // shows A-4-015 for agentTransfer … agent … dispute
  // shows A-4-015 for closed … agent … dispute
  // shows A-4-015 for cancelled … agent … dispute
  // shows A-4-015 for rejected … agent … dispute
  // shows A-4-015 for expired … agent … dispute
  // shows A-4-016 for dispute … user … dispute
  // shows A-4-016 for dispute … agent … dispute
  // shows A-4-021
  // shows A-6-009 for agentTransfer … user … agentTransfer
  // shows A-6-009 for closed … user … agentTransfer
  // shows A-6-009 for cancelled … user … agentTransfer
  // shows A-6-009 for rejected … user … agentTransfer
  // shows A-6-009 for expired … user … agentTransfer
  // shows A-6-009 for dispute … user … agentTransfer
  // shows A-6-010 for agentTransfer … user … cancelled
  // shows A-6-010 for closed … user … cancelled
  // shows A-6-010 for cancelled … user … cancelled
  // shows A-6-010 for rejected … user … cancelled
  // shows A-6-010 for expired … user … cancelled
  // shows A-6-010 for dispute … user … cancelled
  test.each(all)('%s, by the %s, to %s', (from, by, to) => {
    const expected = rows.find((row) => row[0] === from && row[1] === by && row[2] === to)
    expect(allowedStatuses(from, by).includes(to)).toBe(expected !== undefined)
    if (expected) expect(stepOf(from, by, to).capacity).toBe(expected[3])
    else expect(() => stepOf(from, by, to)).toThrow(Refusal)
  })
  test('no row stands twice', () => {
    expect(orderSteps).toHaveLength(rows.length)
  })
})

test('closed is reached by the agent after the user, or by staff out of a dispute', () => {
  expect(orderSteps.filter(({ to }) => to === 'closed').map(({ from, by }) => `${from} ${by}`)).toEqual([
    'agentTransfer agent',
    'dispute staff',
  ])
})

test('every status is let through by exactly one filter besides all', () => {
  const { all, ...others } = orderFilters
  expect(Object.values(others).flat().sort()).toEqual([...all].sort())
})
