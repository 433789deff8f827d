import { expect, test } from 'vitest'
import type { User } from '#api/users.ts'
import { changesOf, questionOf, rightsOf } from './rights.ts'

test('what would change is said, and nothing else', () => {
  const was = { isSuper: false, isModerator: false, isAffiliated: true, isBanned: false }
  expect(changesOf(was, was)).toEqual([])
  expect(changesOf(was, { ...was, isModerator: true, isAffiliated: false })).toEqual([
    'Moderator: no → yes',
    'Affiliated: yes → no',
  ])
})

const user: User = {
  addr: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  username: null,
  details: { locale: 'en', affiliateId: null, tgChatEnabled: false },
  permissions: { isSuper: false, isModerator: true, isAffiliated: false },
  flags: { isBanned: false, disputeNotification: false, isTermsOfServiceAccepted: true },
  botActivatedAt: null,
  hasBotActivationCode: false,
  moderationStatus: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
}

test('a ban names whom it concerns and what ends', () => {
  const { title, word, points } = questionOf(user, { ...rightsOf(user), isBanned: true })
  expect([title, word]).toEqual(['Ban 0x9965…A4dc?', 'Ban'])
  expect(points[0]).toBe('Banned: no → yes')
  expect(points.join(' ')).toMatch(/sessions end.*live offers.*disputes.*given back/)
})

test('what is no ban names the person too, and says nothing of an end', () => {
  const named = { ...user, username: 'Ada' }
  expect(questionOf(named, { ...rightsOf(named), isModerator: false })).toEqual({
    title: 'Save what Ada, 0x9965…A4dc may do?',
    word: 'Save',
    points: ['Moderator: yes → no'],
  })
  const banned = { ...named, flags: { ...named.flags, isBanned: true } }
  expect(questionOf(banned, rightsOf(named))).toEqual({
    title: 'Lift the ban of Ada, 0x9965…A4dc?',
    word: 'Save',
    points: ['Banned: yes → no'],
  })
})
