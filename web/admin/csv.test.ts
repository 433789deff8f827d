import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('rows are lines; commas, quotes and line breaks are quoted', () => {
  expect(
    csvOf(
      ['Name', 'Amount'],
      [
        ['Ada, "A"', '1.5'],
        ['two\nlines', '-2'],
      ],
    ),
  ).toBe('\uFEFFName,Amount\r\n"Ada, ""A""",1.5\r\n"two\nlines",-2\r\n')
})

test.each(['=1+1', '+1', '-cmd', '@x', '\t=1'])('%j is no formula', (name) => {
  expect(csvOf(['Name'], [[name]])).toBe(`\uFEFFName\r\n'${name}\r\n`)
})
