import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { carryMessages, catalogue } from './catalogue.ts'

afterEach(() => carryMessages({}))

test('messages of the configuration take the places of plain texts', () => {
  const words = catalogue('one', { send: 'Send', receive: 'Receive' })
  expect(words.send).toBe('Send')
  carryMessages({ 'one.send': 'Senden' })
  expect(words).toEqual({ send: 'Senden', receive: 'Receive' })
})

test('a page whose texts come later has the messages too', () => {
  carryMessages({ 'late.send': 'Senden' })
  expect(catalogue('late', { send: 'Send' }).send).toBe('Senden')
})

test('what does not fit is left alone: unknown names, sentences with values, empty and endless texts', () => {
  const words = catalogue('two', { send: 'Send', left: (seconds: number) => `${seconds} s`, one: 'One', all: 'All' })
  carryMessages({
    'two.left': 'x',
    'two.more': 'x',
    'none.send': 'x',
    send: 'x',
    'two.one': '',
    'two.all': 'x'.repeat(501),
  })
  expect(Object.keys(words)).toEqual(['send', 'left', 'one', 'all'])
  expect([words.send, words.left(3), words.one, words.all]).toEqual(['Send', '3 s', 'One', 'All'])
})

test('names that every object has are no texts', () => {
  const words = catalogue('three', { send: 'Send' })
  carryMessages(JSON.parse('{"three.__proto__":"x","three.constructor":"x","three.toString":"x"}'))
  expect(words).toEqual({ send: 'Send' })
  expect(words.toString).toBe(Object.prototype.toString)
})

test('every file has a noun of its own, so that messages find one place', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/^catalogue(\.test)?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(30)
  const nouns = files.map((name) => {
    const [, noun] = /= catalogue\('(\w+)', \{/.exec(readFileSync(join(import.meta.dirname, name), 'utf8')) ?? []
    return [name, noun]
  })
  const expected = files.map((name) => [
    name,
    name.slice(0, -3).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ])
  expect(nouns).toEqual(expected)
})
