import { expect, test } from 'vitest'
import type { Problem } from '#api/problem.ts'
import { CallFault } from './fault.ts'
import { wordsOf } from './words.ts'

const refused = (code: Problem['code'], values: Problem['values'] = {}) =>
  wordsOf(new CallFault(409, { type: 'about:blank', title: code, status: 409, code, values }))

// shows A-5-003 for amount.below-minimum
// shows A-8-010 for match.none
// shows A-8-011 for offer.missing
test.each<[Problem['code'], string]>([
  ['offer.missing', 'offer does not exist'],
  ['match.none', 'Agent matching the specified criteria was not found'],
  ['amount.below-minimum', "The amount mustn't be less than the allowed minimum"],
  ['amount.above-limit', "The amount mustn't be greater than the allowed limit"],
  ['recipient.invalid', 'Wallet address is invalid'],
])('%s is told in the specification’s words', (code, words) => {
  expect(refused(code)).toBe(words)
})

test('a limit says what lifts it', () => {
  expect(refused('limit.newcomer-amount', { leftUsd: '99.97' })).toContain('Worth up to 99 USD is open to you now.')
  expect(refused('limit.pause', { until: '2026-11-21T12:30:00Z' })).toMatch(/It ends at \d\d:\d\d\.$/)
})

test('no answer, a bug of ours and anything else are told apart from a refusal', () => {
  expect(wordsOf(new CallFault(0, null))).toContain('No answer from the server')
  expect(wordsOf(new Error('x'))).toBe('Something went wrong on our side. Please try again.')
})
