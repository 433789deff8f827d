import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockIn, isLive, isZone, wallClock } from './work-time.ts'

const at = (iso: string) => Date.parse(iso)

describe('whether an agent is live', () => {
  // shows A-4-041 for 22:00 … 06:00 … 2026-11-21T23:30:00Z … true
  test.each([
    ['09:00', '18:00', '2026-11-21T08:59:59Z', false],
    ['09:00', '18:00', '2026-11-21T09:00:00Z', true],
    ['09:00', '18:00', '2026-11-21T17:59:59Z', true],
    ['09:00', '18:00', '2026-11-21T18:00:00Z', false],
    ['22:00', '06:00', '2026-11-21T23:30:00Z', true],
    ['22:00', '06:00', '2026-11-21T05:59:00Z', true],
    ['22:00', '06:00', '2026-11-21T06:00:00Z', false],
  ])('%s to %s at %s: %s', (start, end, now, live) => {
    expect(isLive({ start, end, timezone: 'UTC' }, at(now))).toBe(live)
  })

  // shows A-4-041
  test('the clock is the one of the agent’s zone, on days when it changes too', () => {
    expect(clockIn('Europe/Berlin', at('2026-03-29T00:59:00Z'))).toBe('01:59')
    expect(clockIn('Europe/Berlin', at('2026-03-29T01:00:00Z'))).toBe('03:00')
    expect(clockIn('Asia/Kolkata', at('2026-11-21T00:00:00Z'))).toBe('05:30')
    expect(clockIn('UTC', at('2026-11-21T00:00:00Z'))).toBe('00:00')
  })

  test('a zone is known by its name in any case, not by an offset or anything else', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'EUROPE/berlin', 'Asia/Calcutta']) expect(isZone(zone), zone).toBe(true)
    for (const zone of ['+05:30', '-12:00', '', 'Nowhere/City', 'Europe/Berlin '])
      expect(isZone(zone), zone).toBe(false)
    const now = at('2026-11-21T00:00:00Z')
    expect(clockIn('EUROPE/berlin', now)).toBe(clockIn('Europe/Berlin', now))
  })

  // shows A-4-041
  test('in every zone, on every day: a span and the one that turns it round share the day between them', () => {
    const minute = fc.integer({ min: 0, max: 1439 }).map((m) => {
      return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
    })
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T23:59:59Z') })
    const zone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'))
    fc.assert(
      fc.property(zone, moment, minute, minute, (timezone, now, start, end) => {
        fc.pre(start !== end)
        const clock = clockIn(timezone, now)
        expect(clock).toMatch(wallClock)
        expect(isLive({ start, end, timezone }, now)).toBe(!isLive({ start: end, end: start, timezone }, now))
        expect(isLive({ start: clock, end: clock === '00:00' ? '00:01' : '00:00', timezone }, now)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('times are HH:MM', () => {
    expect(['00:00', '23:59', '09:05'].every((text) => wallClock.test(text))).toBe(true)
    expect(['24:00', '9:00', '12:60', '12:00:00', ''].some((text) => wallClock.test(text))).toBe(false)
  })

  test('an unknown zone is a bug', () => {
    expect(() => clockIn('Mars/Olympus', 0)).toThrow()
  })
})
