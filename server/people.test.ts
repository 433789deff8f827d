import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMarket, type TestMarket } from '#testing/market.ts'

const crowd = Array.from({ length: 500 }, () => `0x${randomUUID().replaceAll('-', '')}00000000`)
let market: TestMarket
let statements = 0

beforeAll(async () => {
  market = await startMarket({}, (sql) => {
    if (/from "users"/.test(sql)) statements++
  })
  await market.sql('insert into users (addr) select unnest($1::text[])', [crowd])
})
afterAll(() => market.close())

test('five hundred people who come at once are asked for together, each being found', async () => {
  const { people } = market.running.context
  statements = 0
  const loaded = await Promise.all([...crowd, '0xnobody'].map((addr) => people.find(addr)))
  expect(loaded.map((person) => person?.addr)).toEqual([...crowd, undefined])
  expect(statements).toBeLessThanOrEqual(2)
  await Promise.all(crowd.map((addr) => people.find(addr)))
  expect(statements).toBeLessThanOrEqual(2)
})

test('who changed while everybody was being read is seen as they are', async () => {
  const { people } = market.running.context
  const [addr = ''] = crowd
  people.forget(addr)
  const old = people.find(addr)
  await market.sql('update users set is_banned = true where addr = $1', [addr])
  expect((await people.refresh(addr))?.isBanned).toBe(true)
  await old
  expect((await people.find(addr))?.isBanned).toBe(true)
})

test('whoever waits for somebody who is forgotten before they are read is answered', async () => {
  const { people } = market.running.context
  const [, addr = '', other = ''] = crowd
  for (const each of [addr, other]) people.forget(each)
  const underWay = people.find(other)
  const waiting = people.find(addr)
  people.forget(addr)
  const next = people.find(addr)
  const loaded = await Promise.all([underWay, waiting, next])
  expect(loaded.map((person) => person?.addr)).toEqual([other, addr, addr])
})

test('a process that begins knows who was here of late', async () => {
  const person = await market.player(33)
  const second = await market.another()
  statements = 0
  expect((await second.running.context.people.find(person.addr))?.addr).toBe(person.addr)
  expect(statements).toBe(0)
})
