import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { uncalled } from './functions.ts'

const of = (name: string, language: string, body: string) =>
  `create or replace function ${name}(ask jsonb) returns jsonb language ${language} as $$${body}$$;\n`
const call = (name: string, body: string) => `${name} ${createHash('md5').update(body).digest('hex')}\n`
const bodies = {
  place: ' begin perform fee(ask); end ',
  rate: ' begin end ',
  fee: 'select part(ask)',
  part: 'select 1',
  alone: 'select 2',
}
const sql = [
  of('place', 'plpgsql', bodies.place) + of('rate', 'plpgsql', bodies.rate),
  of('fee', 'sql stable', bodies.fee) + of('part', 'sql', bodies.part) + of('alone', 'sql', bodies.alone),
]

test('what no test called is named, but not what became part of a statement that ran', () => {
  expect(uncalled(sql, '', [])).toEqual(['place', 'rate', 'fee', 'part', 'alone'])
  expect(uncalled(sql, call('place', bodies.place), [])).toEqual(['rate', 'alone'])
  expect(uncalled(sql, call('place', bodies.place), ['sql`select alone(1)`'])).toEqual(['rate'])
})

test('a function that a test planted under its name is not it', () => {
  expect(uncalled(sql, call('place', bodies.place) + call('rate', 'return null;'), [])).toContain('rate')
})
