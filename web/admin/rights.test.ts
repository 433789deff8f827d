import { expect, test } from 'vitest'
import { changesOf } from './rights.ts'

test('what would change is said, and nothing else', () => {
  const was = { isSuper: false, isModerator: false, isAffiliated: true, isBanned: false }
  expect(changesOf(was, was)).toEqual([])
  expect(changesOf(was, { ...was, isModerator: true, isAffiliated: false })).toEqual([
    'Moderator: no → yes',
    'Affiliated: yes → no',
  ])
})
