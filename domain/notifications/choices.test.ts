import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockIn } from '../agents/work-time.ts'
import { defaultChoices, isChosen, sendTime } from './choices.ts'
import { pauseAfter } from './retry.ts'

const at = (text: string) => Date.parse(text)
const night = { start: '22:00', end: '07:00' }

describe('quiet hours', () => {
  test('outside of them, and without any, something goes out at once', () => {
    const noon = at('2026-03-03T12:00:30Z')
    expect(sendTime(null, 'UTC', noon)).toBe(noon)
    expect(sendTime(night, 'UTC', noon)).toBe(noon)
  })

  test('within them it waits for their end, over midnight and in the person’s own zone', () => {
    expect(sendTime(night, 'UTC', at('2026-03-03T23:30:30Z'))).toBe(at('2026-03-04T07:00:00Z'))
    expect(sendTime(night, 'UTC', at('2026-03-03T06:59:59Z'))).toBe(at('2026-03-03T07:00:00Z'))
    expect(sendTime(night, 'Asia/Tokyo', at('2026-03-03T13:00:00Z'))).toBe(at('2026-03-03T22:00:00Z'))
    expect(sendTime({ start: '12:00', end: '13:00' }, 'UTC', at('2026-03-03T12:10:00Z'))).toBe(
      at('2026-03-03T13:00:00Z'),
    )
  })

  test('a night in which the clocks change ends at the wall clock’s time', () => {
    expect(sendTime(night, 'Europe/Berlin', at('2026-03-28T22:30:00Z'))).toBe(at('2026-03-29T05:00:00Z'))
    expect(sendTime(night, 'Europe/Berlin', at('2026-10-24T21:30:00Z'))).toBe(at('2026-10-25T06:00:00Z'))
  })

  test('their end is the first minute that is not quiet, in every zone and on every day', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'America/St_Johns',
      'America/Santiago',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'Antarctica/Troll',
      'Asia/Kathmandu',
      'Pacific/Chatham',
    ]
    // Half of the moments are near a change of some clock.
    const changes = [
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2026-03-08T07:00Z',
      '2026-11-01T06:00Z',
      '2026-04-04T15:00Z',
    ]
    const day = 86_400_000
    const moment = fc.oneof(
      fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2030-01-01T00:00Z') }),
      fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -day, max: day })).map(([text, ms]) => at(text) + ms),
    )
    const clock = fc
      .oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 30, max: 240 }))
      .map((of) => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, clock, clock, (zone, now, start, end) => {
        fc.pre(start !== end)
        expect(sendTime({ start, end }, zone, now)).toBe(walked({ start, end }, zone, now))
      }),
      { numRuns: 400 },
    )
  })

  test('who has to act before their end is told at once', () => {
    const now = at('2026-03-03T23:30:00Z')
    expect(sendTime(night, 'UTC', now, at('2026-03-04T00:00:00Z'))).toBe(now)
    expect(sendTime(night, 'UTC', now, at('2026-03-04T09:00:00Z'))).toBe(at('2026-03-04T07:00:00Z'))
  })
})

/** The same by going from minute to minute. */
function walked({ start, end }: { start: string; end: string }, zone: string, now: number): number {
  const isQuiet = (moment: number) => {
    const clock = clockIn(zone, moment)
    return start < end ? start <= clock && clock < end : start <= clock || clock < end
  }
  let moment = now
  while (isQuiet(moment)) moment = (Math.floor(moment / 60_000) + 1) * 60_000
  return moment
}

describe('choices', () => {
  test('all is chosen until something else is; a group that is switched off stays in the app', () => {
    expect(isChosen(defaultChoices, 'userTransfer', 'bot')).toBe(true)
    const less = { ...defaultChoices, messages: { push: true, email: false, bot: false } }
    expect(isChosen(less, 'message', 'email')).toBe(false)
    expect(isChosen(less, 'message', 'push')).toBe(true)
    expect(isChosen(less, 'closed', 'email')).toBe(true)
  })

  test('a test goes everywhere', () => {
    const none = { push: false, email: false, bot: false }
    const nothing = { steps: none, messages: none, disputes: none, collateral: none }
    expect(isChosen(nothing, 'test', 'email')).toBe(true)
  })
})

describe('trying again', () => {
  test('pauses grow, are bounded, and are never shorter than the other side asks', () => {
    expect([1, 2, 3].map((tries) => pauseAfter(tries, null))).toEqual([5_000, 10_000, 20_000])
    expect(pauseAfter(40, null)).toBe(3_600_000)
    expect(pauseAfter(1, 42_000)).toBe(42_000)
    expect(pauseAfter(5, 1_000)).toBe(80_000)
  })
})
