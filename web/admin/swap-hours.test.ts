import { expect, test } from 'vitest'
import { clockAt, countsOf, gapWords, hours, rowsOfPair, shadeOf, zoneWords } from './swap-hours.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const workTime = { start: '09:00', end: '11:00', timezone: 'UTC' }
const bucket = Object.fromEntries(hours.map((hour) => [String(hour), [9, 10].includes(hour) ? ['0xb', '0xa'] : []]))
bucket['11'] = ['0xa']
const said = {
  stats: { day: '2026-11-21', buckets: { 'LOCAL/USDT>SEPA/EUR': bucket } },
  pairs: [{ ...pair, agents: 2 }],
  agents: { '0xa': { username: 'Zephyr', workTime }, '0xb': { username: 'Alba', workTime } },
  total: 1,
}

test('a bucket is read as one row an agent, by name, with the hours in which each works', () => {
  const rows = rowsOfPair(pair, said)
  expect(rows.map(({ name, work, works }) => [name, work, [...works]])).toEqual([
    ['Alba', '09:00–11:00 UTC', [9, 10]],
    ['Zephyr', '09:00–11:00 UTC', [9, 10, 11]],
  ])
  expect(countsOf(rows).flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
    [9, 2],
    [10, 2],
    [11, 1],
  ])
  expect(rowsOfPair({ from: pair.to, to: pair.from }, said)).toEqual([])
})

test('hours in which nobody works are told as spans', () => {
  const but = (...gaps: number[]) => hours.map((hour) => (gaps.includes(hour) ? 0 : 1))
  expect(gapWords(but())).toBe('Somebody works at every hour.')
  expect(gapWords(but(2, 3, 4, 23))).toBe('Nobody works at 02–04, 23 UTC.')
  expect(gapWords(but(...hours))).toBe('Nobody works at 00–23 UTC.')
})

test('a count is as strong as its share of all, and never as weak as nobody', () => {
  expect([0, 1, 50, 51, 100].map((count) => shadeOf(count, 100))).toEqual([0, 1, 2, 3, 4])
  expect([shadeOf(1, 1), shadeOf(1, 2), shadeOf(2, 2)]).toEqual([4, 2, 4])
})

test('the reader’s own clock is told against UTC, with its half hours and its summer', () => {
  const winter = Date.parse('2026-11-21T23:30:00Z')
  expect(zoneWords('UTC', winter)).toBe('Your clock (UTC) shows the same.')
  expect(zoneWords('Europe/Berlin', winter)).toBe('Your clock (Europe/Berlin) is 1 h ahead of it.')
  expect(zoneWords('Europe/Berlin', Date.parse('2026-07-01T00:00:00Z'))).toContain('2 h ahead')
  expect(zoneWords('America/St_Johns', winter)).toBe('Your clock (America/St_Johns) is 3 h 30 min behind it.')
  expect(clockAt('Asia/Kolkata', '2026-11-21', 9)).toBe('14:30')
})
