import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadLater, reloadMs } from './reloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// shows B-2.5-009, B-9-018
test('a token is fetched again one second after something was added, and a few times more', () => {
  const reload = vi.fn()
  reloadLater(reload)
  expect(reloadMs).toBe(1_000)
  vi.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(5)
})

test('a page that is left fetches nothing more', () => {
  const reload = vi.fn()
  reloadLater(reload)()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
})
