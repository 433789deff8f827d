import { expect, test } from 'vitest'
import { z } from './shapes-unread.ts'

interface Declares {
  string(): Declares
  max(most: number): Declares
  parse(given: unknown): unknown
}

const shape = (z as Declares).string().max(3)

test('shapes can be declared without being there', () => {
  expect(shape.max(2)).toBe(shape)
})

test('reading with one throws, so that nobody believes in a check', () => {
  expect(() => shape.parse('anything')).toThrow('not read in the browser')
})
