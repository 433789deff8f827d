import { expect, test } from 'vitest'
import { layouts, movedLines, recordedLayouts } from './layouts.ts'

const recorded = recordedLayouts()
const now = layouts()

test('every contract that stores something is recorded', () => {
  expect(Object.keys(recorded).sort()).toEqual(Object.keys(now).sort())
})

// What never stood behind a proxy may be recorded anew (testing/contracts/layouts.ts); what stood behind one may not.
test.each(Object.keys(recorded))('%s keeps what it stored where it stored it', (name) => {
  expect(movedLines(recorded[name] ?? [], now[name] ?? [])).toEqual([])
})

test('a variable that moved, changed or went is noticed, and one behind is not', () => {
  const before = ['0+0 a t_uint256', '1+0 b t_address', 'struct S: 0+0 x t_bool']
  expect(movedLines(before, [...before, '2+0 c t_bool', 'struct S: 0+1 y t_bool'])).toEqual([])
  expect(movedLines(before, ['1+0 b t_address', ...before.slice(2)])).toEqual(['0+0 a t_uint256', '1+0 b t_address'])
  expect(movedLines(before, ['0+0 a t_uint128', ...before.slice(1)])).toEqual(['0+0 a t_uint256'])
  expect(movedLines(before, before.slice(0, 2))).toEqual(['struct S: 0+0 x t_bool'])
})
