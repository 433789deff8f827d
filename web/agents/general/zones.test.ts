import { expect, test } from 'vitest'
import { isZone } from '#domain/agents/work-time.ts'
import { zones } from './zones.ts'

test('all zones are known ones, each once, UTC first', () => {
  const all = zones('')
  expect(all.length).toBeGreaterThan(300)
  expect(all.every(isZone)).toBe(true)
  expect(new Set(all).size).toBe(all.length)
  expect(all[0]).toBe('UTC')
  expect(zones('UTC')).toEqual(all)
})

test('new names are found beside old ones, and what is chosen is always among them', () => {
  expect(zones('')).toContain('Asia/Kolkata')
  expect(zones('US/Pacific')).toContain('US/Pacific')
  expect(zones('Mars/Olympus')).not.toContain('Mars/Olympus')
})
