import { describe, expect, test } from 'vitest'
import { allowedDecisions, assertDecision, badgeOf, moderationStatuses } from './moderation.ts'
import { type AgentProfile, profileFaults, type SwapOption, stepFaults } from './profile.ts'

const offered = new Set(['ETHEREUM', 'TRON', 'SEPA'])
const option: SwapOption = {
  from: 'ETHEREUM/USDT',
  to: 'SEPA/EUR',
  active: true,
  priceTypeUse: 2,
  fixPrice: null,
  marketPrice: '99.5',
}
const good: AgentProfile = {
  email: 'desk@lagoon.example',
  username: 'Lagoon Desk',
  profile: { firstName: 'Lagoon', lastName: 'Desk' },
  countryCodes: ['DE', 'NL'],
  workTime: { start: '22:00', end: '06:00', timezone: 'Europe/Berlin' },
  info: '',
  swapRequisites: [{ cash: { network: 'CASH' } }],
  swapOptions: [option],
}

// shows A-5-045
test('a whole profile has no fault; overnight work is fine', () => {
  expect(profileFaults(good, offered)).toEqual([])
})

const withTime = (workTime: Partial<AgentProfile['workTime']>) => ({
  ...good,
  workTime: { ...good.workTime, ...workTime },
})
const withOption = (...changes: Partial<SwapOption>[]) => ({
  ...good,
  swapOptions: changes.map((change) => ({ ...option, ...change })),
})

describe('every fault by its field', () => {
  const table: [string, AgentProfile, string, string][] = [
    ['no email', { ...good, email: '' }, 'email', 'required'],
    ['email a@', { ...good, email: 'a@' }, 'email', 'email.invalid'],
    ['email without a dot', { ...good, email: 'a@b' }, 'email', 'email.invalid'],
    ['email with a space', { ...good, email: 'a b@c.de' }, 'email', 'email.invalid'],
    ['no username', { ...good, username: ' ' }, 'username', 'required'],
    ['no first name', { ...good, profile: { firstName: '', lastName: 'x' } }, 'profile.firstName', 'required'],
    ['no last name', { ...good, profile: { firstName: 'x', lastName: '' } }, 'profile.lastName', 'required'],
    ['a long name', { ...good, username: 'x'.repeat(61) }, 'username', 'too-long'],
    ['a name with a hidden character', { ...good, username: 'Lagoon\u200b Desk' }, 'username', 'unseen'],
    ['a name of blank letters', { ...good, username: '\u3164\u2800' }, 'username', 'unseen'],
    ['a name under a heap of marks', { ...good, username: `L${'\u0301'.repeat(9)}` }, 'username', 'unseen'],
    ['a name that turns its direction', { ...good, username: 'Lagoon\u202eksed' }, 'username', 'unseen'],
    ['no country', { ...good, countryCodes: [] }, 'countryCodes', 'required'],
    ['no such country', { ...good, countryCodes: ['XX'] }, 'countryCodes', 'country.invalid'],
    ['no timezone', withTime({ timezone: '' }), 'workTime.timezone', 'required'],
    ['no such timezone', withTime({ timezone: 'Mars/Olympus' }), 'workTime.timezone', 'zone.invalid'],
    ['no start', withTime({ start: '' }), 'workTime.start', 'required'],
    ['start 9h', withTime({ start: '9h' }), 'workTime.start', 'clock.invalid'],
    ['end 25:00', withTime({ end: '25:00' }), 'workTime.end', 'clock.invalid'],
    ['start = end', withTime({ start: '09:00', end: '09:00' }), 'workTime.end', 'clock.same'],
    ['no payment method', { ...good, swapRequisites: [] }, 'swapRequisites', 'requisites.none'],
    [
      'one twice',
      { ...good, swapRequisites: [{ cash: { network: 'CASH' } }, { cash: { network: 'CASH' } }] },
      'swapRequisites.1',
      'requisites.twice',
    ],
    ['no active pair', withOption({ active: false }), 'swapOptions', 'options.none-active'],
    ['no pair', { ...good, swapOptions: [] }, 'swapOptions', 'options.none-active'],
    ['a pair twice', withOption({}, {}), 'swapOptions.1', 'options.twice'],
    ['a pair that is not offered', withOption({ from: 'BITCOIN/BTC' }), 'swapOptions.0', 'option.pair'],
    ['a pair of one with itself', withOption({ to: 'ETHEREUM/USDT' }), 'swapOptions.0', 'option.pair'],
    ['nonsense for a side', withOption({ from: 'a/b/c' }), 'swapOptions.0', 'option.pair'],
    ['a market price of nothing', withOption({ marketPrice: null }), 'swapOptions.0', 'option.price'],
    ['a fixed price of nothing', withOption({ priceTypeUse: 1 }), 'swapOptions.0', 'option.price'],
    ['a price of zero', withOption({ marketPrice: '0' }), 'swapOptions.0', 'option.price'],
    ['a price below zero', withOption({ marketPrice: '-1' }), 'swapOptions.0', 'option.price'],
    ['a price that is none', withOption({ marketPrice: '1e3' }), 'swapOptions.0', 'option.price'],
  ]
  // shows A-5-034 for no email
  // shows A-5-035 for email a@
  // shows A-5-036 for no username
  // shows A-5-037 for no first name
  // shows A-5-038 for no last name
  // shows A-5-039 for no timezone
  // shows A-5-040 for no country
  // shows A-5-041 for no start
  // shows A-5-043 for start 9h
  // shows A-5-044 for end 25:00
  // shows A-5-045 for start = end
  test.each(table)('%s', (_what, profile, path, fault) => {
    expect(profileFaults(profile, offered)).toContainEqual({ path, fault })
  })
  test('each step finds its own only', () => {
    const wrong = { ...good, email: '', swapRequisites: [], swapOptions: [] }
    expect(stepFaults(wrong, 'general', offered).map(({ path }) => path)).toEqual(['email'])
    expect(stepFaults(wrong, 'payment', offered).map(({ path }) => path)).toEqual(['swapRequisites'])
    expect(stepFaults(wrong, 'pairs', offered).map(({ path }) => path)).toEqual(['swapOptions'])
  })
})

describe('moderation', () => {
  // shows A-4-025, A-4-027, A-4-029 for pending … ["approved","declined"]
  // shows A-4-028 for declined … ["approved"]
  // shows A-4-030 for approved … ["declined"]
  test.each([
    ['pending', ['approved', 'declined']],
    ['declined', ['approved']],
    ['approved', ['declined']],
  ] as const)('from %s to %j', (from, to) => {
    expect(allowedDecisions(from)).toEqual(to)
    for (const status of moderationStatuses) {
      if ((to as readonly string[]).includes(status)) expect(() => assertDecision(from, status)).not.toThrow()
      else expect(() => assertDecision(from, status)).toThrow()
    }
  })
  // shows A-4-026, A-4-034 for false … on holiday … unknown
  // shows A-4-031 for true … approved … suspended
  // shows A-4-033 for false … declined … declined
  test.each([
    [true, 'approved', 'suspended'],
    [true, 'declined', 'suspended'],
    [false, 'approved', 'approved'],
    [false, 'declined', 'declined'],
    [false, 'pending', 'pending'],
    [false, 'on holiday', 'unknown'],
  ])('suspended %s, %s: the badge says %s', (isSuspend, moderationStatus, badge) => {
    expect(badgeOf({ isSuspend, moderationStatus })).toBe(badge)
  })
})
