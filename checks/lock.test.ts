import { expect, test } from 'vitest'
import { type Entry, lockFaults } from './lock.ts'

const one: Entry = { version: '1.0.0', integrity: 'sha512-one' }
const foreign: Entry = { version: '1.0.0', optional: true, os: ['plan9'] }

function faults(packages: Record<string, Entry>, unhashed: string[] = []): string[] {
  return lockFaults({ '': { version: '0.1.0' }, ...packages }, unhashed)
}

test('the root, links and what has a hash are no faults', () => {
  expect(faults({ 'node_modules/one': one, 'node_modules/two': { link: true, resolved: 'two' } })).toEqual([])
})

test('an entry without integrity is one, for whatever machine it is', () => {
  const packages = { 'node_modules/one': { version: '1.0.0' }, 'node_modules/@a/one/node_modules/two': foreign }
  expect(faults(packages)).toEqual([
    'node_modules/one has no integrity',
    'node_modules/@a/one/node_modules/two has no integrity',
  ])
})

test('it may be known to have none, while it has none and some machines do without it', () => {
  expect(faults({ 'node_modules/@a/one': foreign }, ['@a/one'])).toEqual([])
  expect(faults({ 'node_modules/one': { version: '1.0.0' } }, ['one'])).toEqual([
    'node_modules/one has no integrity, and every machine needs it',
  ])
  expect(faults({ 'node_modules/one': one }, ['one', 'two'])).toEqual([
    'one has a hash, or is gone: strike it off the list',
    'two has a hash, or is gone: strike it off the list',
  ])
})

test('so is one that comes from another registry', () => {
  const from = (resolved: string) => faults({ 'node_modules/one': { ...one, resolved } })
  expect(from('https://registry.npmjs.org/one/-/one-1.0.0.tgz')).toEqual([])
  expect(from('https://other.example/one.tgz')).toEqual([
    'node_modules/one comes from elsewhere: https://other.example/one.tgz',
  ])
})

test('whom an entry names stands beside or above it', () => {
  const naming = { ...one, dependencies: { two: '1' }, optionalDependencies: { three: '1' } }
  expect(faults({ 'node_modules/one': naming, 'node_modules/two': one })).toEqual([
    'node_modules/one names three, which is missing',
  ])
  expect(
    faults({ 'node_modules/one': naming, 'node_modules/two': one, 'node_modules/one/node_modules/three': one }),
  ).toEqual([])
  expect(faults({ '': { dependencies: { four: '1' } } })).toEqual(['the root names four, which is missing'])
})
