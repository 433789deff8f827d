import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Loop } from './loop.ts'

const logged: string[] = []
const note = (_: unknown, text?: string) => void logged.push(text ?? '')
const log = { info: note, warn: note }
let loop: Loop
let done: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
  logged.length = 0
  done = 0
})
afterEach(async () => {
  vi.useRealTimers()
  await loop.stop()
})

function every100Ms(work: () => unknown): Loop {
  loop = new Loop({ name: 'counting', everyMs: 100, log, work })
  loop.start()
  return loop
}

describe('a loop', () => {
  test('does its work every so often, and not before', async () => {
    every100Ms(() => void done++)
    await vi.advanceTimersByTimeAsync(99)
    expect(done).toBe(0)
    await vi.advanceTimersByTimeAsync(301)
    expect(done).toBe(4)
  })

  test('does it at once when asked, and once more after what is under way, however often it is asked', async () => {
    const gates: (() => void)[] = []
    every100Ms(() => new Promise<void>((resolve) => gates.push(resolve)))
    loop.runNow()
    for (let n = 0; n < 5; n++) loop.runNow()
    await vi.advanceTimersByTimeAsync(500)
    expect(gates).toHaveLength(1)
    gates[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(gates).toHaveLength(2)
    gates[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(gates).toHaveLength(2)
  })

  test('goes on at once while there is more', async () => {
    every100Ms(async () => ++done < 5)
    loop.runNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toBe(5)
  })

  test('pauses longer after each failure, and says so once, and when it works again', async () => {
    let fails = true
    every100Ms(async () => {
      done++
      if (fails) throw new Error('away')
    })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(done).toBeGreaterThan(3)
    expect(done).toBeLessThan(12)
    expect(loop.secondsSinceSuccess).toBeGreaterThanOrEqual(3)
    expect(logged).toEqual(['counting: failed, tried again until it works'])
    fails = false
    await vi.advanceTimersByTimeAsync(5_200)
    expect(logged).toEqual(['counting: failed, tried again until it works', 'counting: works again'])
    expect(loop.secondsSinceSuccess).toBeLessThan(0.2)
  })

  test('tries what is rare again soon after a failure, and not when it is asked for in between', async () => {
    let fails = true
    loop = new Loop({
      name: 'hourly',
      everyMs: 3_600_000,
      firstMs: 1_000,
      log,
      work: () => {
        done++
        if (fails) throw new Error('away')
      },
    })
    loop.start()
    await vi.advanceTimersByTimeAsync(1_000)
    loop.runNow()
    expect(done).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(done).toBeGreaterThan(4)
    fails = false
    await vi.advanceTimersByTimeAsync(60_000)
    const before = done
    await vi.advanceTimersByTimeAsync(600_000)
    expect(done).toBe(before)
    expect(logged).toHaveLength(2)
  })

  test('a failure of work that is no promise is one, too', async () => {
    every100Ms(() => {
      throw new Error('at once')
    })
    await vi.advanceTimersByTimeAsync(100)
    expect(logged).toHaveLength(1)
  })

  test('waits at its stop for what is under way, and does nothing after', async () => {
    let finish = () => {}
    every100Ms(() => {
      done++
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    loop.runNow()
    loop.runNow()
    let isStopped = false
    const stopping = loop.stop().then(() => {
      isStopped = true
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isStopped).toBe(false)
    finish()
    await stopping
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).toBe(1)
  })
})
