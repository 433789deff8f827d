import { expect, test } from 'vitest'
import type { Measured } from './line.ts'
import { type Deployment, faultsOf, goalOf, report, type Section } from './report.ts'

const line: Measured = { name: 'wrap', ours: 104_000, reference: 300_000, prototype: 100_000, floor: 90_000 }
const contract: Deployment = { name: 'Wrapper', size: 24_575, gas: 5_000_000 }

const sectionOf = (...lines: Measured[]): Section[] => [{ title: 'Market', lines }]
const written = report('# Gas', sectionOf(line), [contract])

test('the goal is the lower one of what follows from the prototype and what was set', () => {
  expect(goalOf(line)).toBe(105_000)
  expect(goalOf({ ...line, most: 103_000 })).toBe(103_000)
  expect(goalOf({ ...line, prototype: undefined, most: 103_000 })).toBe(103_000)
  expect(goalOf({ ...line, prototype: undefined })).toBeUndefined()
})

test('figures as they were written have no fault', () => {
  expect(faultsOf(sectionOf(line), [contract], written)).toEqual([])
})

test('a figure may lie half a percent above the written one and no more', () => {
  expect(faultsOf(sectionOf({ ...line, ours: 104_520 }), [contract], written)).toEqual([])
  expect(faultsOf(sectionOf({ ...line, ours: 104_521 }), [contract], written)).toEqual([
    'Market, wrap: 104 521, 0.50 % above 104 000',
  ])
})

test('a figure above its goal is a fault even where it was written so', () => {
  const over = sectionOf({ ...line, most: 103_999 })
  expect(faultsOf(over, [contract], report('# Gas', over, [contract]))).toEqual([
    'Market, wrap: 104 000, above the goal of 103 999',
  ])
})

test('a stretch goal is shown and fails nothing', () => {
  const wished = sectionOf({ ...line, stretch: 80_000 })
  expect(faultsOf(wished, [contract], written)).toEqual([])
  expect(report('# Gas', wished, [])).toContain('| 105 000 (stretch 80 000) | yes |')
})

test('a line or contract that was not written down is a fault', () => {
  expect(faultsOf(sectionOf({ ...line, name: 'unWrap' }), [{ ...contract, name: 'WhiteList' }], written)).toEqual([
    'Market, unWrap: not in the figures that were written down',
    'Contracts, WhiteList: not in the figures that were written down',
  ])
})

test('a contract must be below the size limit and cost no more to deploy', () => {
  expect(faultsOf([], [{ ...contract, size: 24_576, gas: 5_100_000 }], written)).toEqual([
    'Wrapper: 24 576 bytes, and the limit is 24 576',
    'Contracts, Wrapper: 5 100 000, 2.00 % above 5 000 000',
  ])
})
