import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf } from './offer-clock.ts'

const received = Date.parse('2031-05-05T05:05:05Z')
const offer = {
  createdAt: '2026-01-01T00:00:00Z',
  expiredAt: '2026-01-01T00:01:00Z',
  serverTime: '2026-01-01T00:00:10Z',
}

beforeEach(() => void vi.useFakeTimers({ now: received, toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('counts from the server’s clock, whatever this device’s clock says', () => {
  const left = clockOf(offer, received)
  expect(left()).toBe(50_000)
  vi.advanceTimersByTime(20_000)
  expect(left()).toBe(30_000)
  vi.advanceTimersByTime(31_000)
  expect(left()).toBe(0)
})

test('counts what passed between the answer and now', () => {
  expect(clockOf(offer, received - 4_000)()).toBe(46_000)
})

test('a device’s clock that is set back does not stretch the time', () => {
  const left = clockOf(offer, received)
  vi.advanceTimersByTime(20_000)
  vi.setSystemTime(received - 3_600_000)
  expect(left()).toBe(30_000)
})

test('time that only the wall clock has counted (a device that slept) has passed', () => {
  const left = clockOf(offer, received)
  vi.setSystemTime(received + 40_000)
  expect(left()).toBe(10_000)
})
