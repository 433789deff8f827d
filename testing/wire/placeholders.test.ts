import { expect, test } from 'vitest'
import { placeholders } from './placeholders.ts'

const id = (n: number) => `0193a2c4-0000-7000-8000-00000000000${n}`

test('ids and addresses have the name of their first appearance, in every text that follows', () => {
  const hide = placeholders()
  expect(hide(`{"id":"${id(2)}","addr":"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"}`)).toBe(
    '{"id":"@id1","addr":"@addr1"}',
  )
  expect(hide(`bl:order:${id(1)}:updated ${id(2)} 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed`)).toBe(
    'bl:order:@id2:updated @id1 @addr1',
  )
})

test('times, tokens and codes are hidden; what is refused, how much and how often is not', () => {
  const hide = placeholders()
  const answer = {
    token: 'eyJhbGciOi.eyJzdWIi.c2ln',
    at: '2026-11-22T22:21:43.123Z',
    code: 'order.changed',
    activationCode: 'AB12CD34EF',
    amount: '10.003',
    ratings: 2,
  }
  expect(JSON.parse(hide(JSON.stringify(answer)))).toEqual({
    ...answer,
    token: '@token',
    at: '@time',
    activationCode: '@',
  })
})
