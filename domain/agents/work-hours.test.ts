import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOfDay, workHours } from './work-hours.ts'
import { isLive } from './work-time.ts'

const at = (iso: string) => Date.parse(iso)
const winter = at('2026-11-21T12:34:56Z')

/** `8-10 22-0` as hours. */
function hours(text: string): number[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
}

describe('the hours of the UTC day in which an agent works', () => {
  test.each([
    ['whole hours in UTC, the end not among them', '09:00', '18:00', 'UTC', winter, '9-17'],
    ['a minute of an hour is enough', '08:59', '18:01', 'UTC', winter, '8-18'],
    ['a minute of work', '12:30', '12:31', 'UTC', winter, '12'],
    ['the whole day but its last minute', '00:00', '23:59', 'UTC', winter, '0-23'],
    ['until midnight', '22:00', '00:00', 'UTC', winter, '22-23'],
    ['past midnight', '22:00', '06:00', 'UTC', winter, '0-5 22-23'],
    ['the zone’s wall clock in winter', '09:00', '18:00', 'Europe/Berlin', winter, '8-16'],
    ['the zone’s wall clock in summer', '09:00', '18:00', 'Europe/Berlin', at('2026-07-01T00:00:00Z'), '7-15'],
    [
      'the day on which the clock goes forward',
      '01:30',
      '03:30',
      'Europe/Berlin',
      at('2026-03-29T10:00:00Z'),
      '0-1 23',
    ],
    ['the day on which it goes back', '02:00', '03:00', 'Europe/Berlin', at('2026-10-25T10:00:00Z'), '0-1'],
    ['zones that are half an hour off cover two', '09:00', '10:00', 'Asia/Kolkata', winter, '3-4'],
    ['and three quarters', '09:00', '10:00', 'Asia/Kathmandu', winter, '3-4'],
    ['half an hour off, kept to one', '09:30', '10:30', 'Asia/Kolkata', winter, '4'],
    ['a day that begins before that of UTC', '09:00', '12:00', 'Pacific/Auckland', winter, '20-22'],
    ['and passes midnight there and here', '11:00', '14:30', 'Pacific/Auckland', winter, '0-1 22-23'],
    ['a zone far behind', '18:00', '23:00', 'America/Los_Angeles', winter, '2-6'],
    ['a name in another case', '09:00', '10:00', 'europe/BERLIN', winter, '8'],
  ])('%s: %s to %s in %s', (_, start, end, timezone, now, expected) => {
    expect(workHours({ start, end, timezone }, now)).toEqual(hours(expected))
  })

  // shows B-3-045
  test('are those in which a minute can be found at which the agent is live, in every zone and on every day', () => {
    const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const [hour, rest] = [Math.floor(minute / 60), minute % 60]
      return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
    })
    const odd = ['Australia/Lord_Howe', 'Pacific/Chatham', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Kathmandu']
    const zone = fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...Intl.supportedValuesOf('timeZone')))
    const changes = ['2026-03-29', '2026-10-25', '2026-04-04', '2026-10-03', '2026-03-08', '2026-11-01'].map((day) =>
      at(`${day}T00:00:00Z`),
    )
    const now = fc.oneof(fc.constantFrom(...changes), fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') }))
    fc.assert(
      fc.property(clock, clock, zone, now, (start, end, timezone, moment) => {
        fc.pre(start !== end)
        const work = { start, end, timezone }
        const midnight = Math.floor(moment / 86_400_000) * 86_400_000
        const live = Array.from({ length: hoursOfDay }, (_, hour) => hour).filter((hour) =>
          Array.from({ length: 60 }, (_, minute) => midnight + (hour * 60 + minute) * 60_000).some((m) =>
            isLive(work, m),
          ),
        )
        expect(workHours(work, moment)).toEqual(live)
      }),
      { numRuns: 300 },
    )
  })
})
