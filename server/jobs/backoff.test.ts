import { describe, expect, test } from 'vitest'
import { Backoff } from './backoff.ts'

const refusal = (addr: string, group = 'bot', channel = 'bot') => ({ channel, group, addr })

describe('who asks to be left alone', () => {
  test('one person’s refusals rest that person only, however often and long', () => {
    const backoff = new Backoff()
    for (let at = 0; at < 50; at += 1) backoff.note(refusal('eve'), 3_600_000, at)
    expect(backoff.peopleOn('bot', 100)).toEqual(['eve'])
    expect(backoff.peopleOn('push', 100)).toEqual([])
    expect(backoff.leftOf('bot', 100)).toBe(0)
  })

  test('no rest is longer than a minute', () => {
    const backoff = new Backoff()
    backoff.note(refusal('eve'), 1_000_000_000, 0)
    expect(backoff.peopleOn('bot', 59_999)).toEqual(['eve'])
    expect(backoff.peopleOn('bot', 60_000)).toEqual([])
    for (const addr of ['a', 'b', 'c']) backoff.note(refusal(addr), 1_000_000_000, 100_000)
    expect(backoff.leftOf('bot', 100_000)).toBe(60_000)
    expect(backoff.leftOf('bot', 160_000)).toBe(0)
  })

  test('three people refused within five seconds are a channel that is busy; three in a longer time are not', () => {
    const backoff = new Backoff()
    for (const [addr, at] of [
      ['a', 0],
      ['b', 4_000],
      ['c', 6_000],
    ] as const)
      backoff.note(refusal(addr), 30_000, at)
    expect(backoff.leftOf('bot', 6_000)).toBe(0)
    backoff.note(refusal('d'), 20_000, 7_000)
    expect(backoff.leftOf('bot', 7_000)).toBe(20_000)
  })

  test('a busy push service rests alone', () => {
    const backoff = new Backoff()
    for (const addr of ['a', 'b', 'c']) backoff.note(refusal(addr, 'push one.example', 'push'), 10_000, 0)
    expect(backoff.leftOf('push one.example', 0)).toBe(10_000)
    expect(backoff.leftOf('push two.example', 0)).toBe(0)
    expect(backoff.leftOf('push', 0)).toBe(0)
  })
})
