import { expect, test } from 'vitest'
import { isZone } from '#domain/agents/work-time.ts'
import { zones } from './zones.ts'

test('all zones are known ones, UTC among them once', () => {
  const all = zones()
  expect(all.length).toBeGreaterThan(300)
  expect(all.every(isZone)).toBe(true)
  expect(all.filter((zone) => zone === 'UTC')).toHaveLength(1)
})
