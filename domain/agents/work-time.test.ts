import { describe, expect, test } from 'vitest'
import { clockIn, isLive, wallClock } from './work-time.ts'

const at = (iso: string) => Date.parse(iso)

describe('whether an agent is live', () => {
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

  test('the clock is the one of the agent’s zone, on days when it changes too', () => {
    expect(clockIn('Europe/Berlin', at('2026-03-29T00:59:00Z'))).toBe('01:59')
    expect(clockIn('Europe/Berlin', at('2026-03-29T01:00:00Z'))).toBe('03:00')
    expect(clockIn('Asia/Kolkata', at('2026-11-21T00:00:00Z'))).toBe('05:30')
    expect(clockIn('UTC', at('2026-11-21T00:00:00Z'))).toBe('00:00')
  })

  test('times are HH:MM', () => {
    expect(['00:00', '23:59', '09:05'].every((text) => wallClock.test(text))).toBe(true)
    expect(['24:00', '9:00', '12:60', '12:00:00', ''].some((text) => wallClock.test(text))).toBe(false)
  })

  test('an unknown zone is a bug', () => {
    expect(() => clockIn('Mars/Olympus', 0)).toThrow()
  })
})
