import { expect, test } from 'vitest'
import { foreignText } from './foreign-text.ts'
import { reasonOf } from './reasons.ts'

test('text of others is one line of at most 200 characters, without what cannot be seen', () => {
  expect(foreignText('Tether USD')).toBe('Tether USD')
  expect(foreignText('Über 100 % – Ω ok 🙂')).toBe('Über 100 % – Ω ok 🙂')
  expect(foreignText('safe\u202Egnp.exe\u2069\u200B')).toBe('safe gnp.exe')
  expect(foreignText('two\r\nlines\u0000\u2028end')).toBe('two lines end')
  expect([...foreignText('🙂'.repeat(10_000))]).toHaveLength(200)
  expect(foreignText('\u0007'.repeat(9))).toBe('')
})

test('a contract’s reason is shown so', () => {
  const reason = reasonOf({ code: 3, message: `execution reverted: \u202E${'pay me '.repeat(500)}` })
  expect(reason.length).toBeLessThanOrEqual(200)
  expect(reason).not.toContain('\u202E')
  expect(reasonOf({ code: 3, message: 'execution reverted: \u0000' })).toBe('The contract refused without a reason')
})
