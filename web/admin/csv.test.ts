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

test.each(['=1+1', '+1', '-cmd', '@x'])('%j is no formula', (name) => {
  expect(csvOf(['Name'], [[name]])).toBe(`\uFEFFName\r\n'${name}\r\n`)
})

test.each(['Ada;=1+1', 'Ada; =1+1', 'Ada;"=1+1"', 'Ada;;@x', 'Ada\t+1', 'Ada\n=1+1', 'Ada\r\n-cmd', '\t=1', '=1;=1'])(
  '%j is no formula wherever a spreadsheet parts cells',
  (name) => {
    const cells = csvOf(['Number', 'Name'], [['1', name]]).split('\r\n1,')[1] ?? ''
    // However quotes are read, none of the pieces begins like a formula.
    for (const piece of cells.split(/[,;\t\r\n]/)) expect(piece).not.toMatch(/^["\s]*[=+\-@]/)
  },
)
