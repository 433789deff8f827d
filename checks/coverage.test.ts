import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDemands } from './checklist.ts'
import { judge, readSpecification } from './coverage.ts'
import { type Outcome, readOutcomes, readTimes, summary } from './report.ts'
import type { Tag } from './tags.ts'

const demand = (id: string, issue: number) => ({ id, must: `${id} holds`, check: 'see it', issue })
const file = 'e2e/a.spec.ts'
const name = `${file} > signing in > with BTC`
const passed: Outcome = { name, result: 'passed', line: 3, ranAt: 2 }
const tag: Tag = { id: 'A-1-001', file, line: 1, changedAt: 1, place: { from: 2, to: 4 }, values: [] }

/** Judges tags in a specification of two demands, of issues 1 and 2. */
function judged(tags: Partial<Tag>[], { outcomes = [passed], finished = [1] } = {}) {
  const demands = [demand('A-1-001', 1), demand('A-1-002', 2)]
  return judge({ demands, finished, tags: tags.map((one) => ({ ...tag, ...one })) }, outcomes)
}

describe('a finished issue', () => {
  test('is covered when each of its demands stands above a test that passed', () => {
    const { faults, progress } = judged([tag])
    expect(faults).toEqual([])
    expect(progress).toEqual([
      { issue: 1, shown: 1, of: 1 },
      { issue: 2, shown: 0, of: 1 },
    ])
  })

  test('fails for a demand that stands above none', () => {
    expect(judged([]).faults).toEqual(['A-1-001 of finished issue 1 has no test: A-1-001 holds'])
    expect(judged([], { finished: [] }).faults).toEqual([])
  })
})

describe('a test that shows something', () => {
  test.each<[string, Outcome[]]>([
    ['a test that did not run', []],
    ['a test that did not run', [{ ...passed, line: 5 }]],
    ['a test that did not run', [{ ...passed, name: 'e2e/b.spec.ts > signing in' }]],
    [`a test that failed: ${name}`, [{ ...passed, result: 'failed' }]],
    [`a test that was skipped: ${name}`, [{ ...passed, result: 'skipped' }]],
    [`a test that failed: ${name}`, [passed, { ...passed, result: 'failed' }]],
  ])('is a fault where the tag stands above %s', (what, outcomes) => {
    expect(judged([tag], { outcomes, finished: [] }).faults).toEqual([`A-1-001 at ${file}:1 stands above ${what}`])
  })

  test('among several counts too', () => {
    expect(judged([tag, { place: { from: 8, to: 9 }, line: 7 }]).faults).toEqual([
      `A-1-001 at ${file}:7 stands above a test that did not run`,
    ])
  })

  test('is found in Solidity by its name', () => {
    const place = { name: 'c.t.sol > OneTest > test_one' }
    const outcomes: Outcome[] = [{ name: place.name, result: 'passed' }]
    expect(judged([{ file: 'c.t.sol', place }], { outcomes }).faults).toEqual([])
    expect(judged([{ file: 'c.t.sol', place: { name: `${place.name}Too` } }], { outcomes }).faults).toHaveLength(1)
  })

  test('counts no more once its file is another', () => {
    expect(judged([{ changedAt: 3 }]).faults).toEqual([
      `A-1-001 at ${file}:1 stands in a file that was changed after it ran`,
    ])
  })
})

test.each([
  [['BTC'], 0],
  [['in', 'BTC'], 0],
  [['BTC', 'in'], 1],
  [['TC'], 1],
  [['a.spec.ts'], 1],
])('of those made from a table the values %j mean one, or it is a fault', (values, faults) => {
  expect(judged([{ values }]).faults).toHaveLength(faults)
})

test('a tag that is unknown, or above no test, is a fault', () => {
  expect(judged([{ id: 'Z-1-001' }], { finished: [] }).faults).toEqual([
    `Z-1-001 at ${file}:1 is no demand of the checklist`,
  ])
  expect(judged([{ place: undefined }]).faults).toEqual([`A-1-001 at ${file}:1 stands above no test`])
})

test('a row of a checklist is read, and one that is not of its shape is refused', () => {
  expect(readDemands('# x\n| id | must | check | issue |\n| B-2.1-001 | It | See | 3 |')).toEqual([
    { id: 'B-2.1-001', must: 'It', check: 'See', issue: 3 },
  ])
  expect(() => readDemands('| A-1-001 | It | 3 |')).toThrow('not a row')
})

describe('files', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'surety-spec-'))
    mkdirSync(join(root, '.reports'))
    mkdirSync(join(root, 'docs', 'specification'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('the folder is read as it is documented, and the tests with it', () => {
    const put = (path: string, content: string) => writeFileSync(join(root, path), content)
    put('docs/specification/checklist.json', JSON.stringify([demand('A-1-001', 1)]))
    put('docs/specification/finished.json', '[1]')
    for (const layer of [
      'api',
      'bench',
      'contracts',
      'domain',
      'e2e',
      'outside',
      'server',
      'ops',
      'build',
      'checks',
      'testing',
      'web',
    ]) {
      mkdirSync(join(root, layer))
    }
    put('domain/a.test.ts', "// shows A-1-001\ntest('one', () => {})\n")
    put('domain/a.ts', "// shows A-1-001\ntest('one', () => {})\n")
    const { tags, ...read } = readSpecification(root)
    expect(read).toEqual({ demands: [demand('A-1-001', 1)], finished: [1] })
    expect(tags).toMatchObject([{ id: 'A-1-001', file: 'domain/a.test.ts', line: 1, place: { from: 2, to: 2 } }])
  })

  test('the reports of both runners are read into names and endings', () => {
    const assertion = (title: string, status: string) => ({
      ancestorTitles: ['group'],
      title,
      status,
      location: { line: 1 },
    })
    const unit = {
      testResults: [
        {
          name: join(root, 'domain/a.test.ts'),
          status: 'failed',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [assertion('one', 'passed'), assertion('two', 'failed'), assertion('three', 'pending')],
        },
        {
          name: join(root, 'domain/broken.test.ts'),
          status: 'failed',
          startTime: 1_000,
          endTime: 1_000,
          assertionResults: [],
        },
      ],
    }
    const spec = (title: string, status: string) => ({
      title,
      line: 1,
      tests: [{ status, results: [{ duration: 1_000 }] }],
    })
    const browser = {
      config: { rootDir: join(root, 'e2e') },
      errors: [{ message: 'no server' }],
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [{ title: 'group', file: 'a.spec.ts', specs: [spec('two', 'flaky'), spec('three', 'skipped')] }],
        },
      ],
    }
    writeFileSync(join(root, '.reports', 'unit.json'), JSON.stringify(unit))
    writeFileSync(join(root, '.reports', 'browser.json'), JSON.stringify(browser))

    const read = readOutcomes(root)
    expect(read.map(({ name, result }) => `${result}: ${name}`)).toEqual([
      'passed: e2e/a.spec.ts > one',
      'failed: e2e/a.spec.ts > group > two',
      'skipped: e2e/a.spec.ts > group > three',
      'failed: browser tests > no server',
      'passed: domain/a.test.ts > group > one',
      'failed: domain/a.test.ts > group > two',
      'skipped: domain/a.test.ts > group > three',
      'failed: domain/broken.test.ts > could not be run',
    ])
    expect(read.filter(({ line }) => line === 1)).toHaveLength(6)
    expect(summary(read)).toBe('2 passed, 4 failed, 2 skipped')
    expect(readTimes(root)).toEqual([
      { file: 'e2e/a.spec.ts', seconds: 3 },
      { file: 'domain/a.test.ts', seconds: 2.5 },
      { file: 'domain/broken.test.ts', seconds: 0 },
    ])
  })

  test('of a file that ran again in another suite only its last run counts', () => {
    const run = (report: string, ranAt: number, tests: Record<string, string>) => {
      const path = join(root, '.reports', report)
      const results = Object.entries(tests).map(([name, status]) => ({
        name: join(root, name),
        status,
        assertionResults: [],
      }))
      writeFileSync(path, JSON.stringify({ testResults: results }))
      utimesSync(path, ranAt, ranAt)
    }
    run('unit.json', 2, { 'domain/b.test.ts': 'failed' })
    run('older.json', 1, { 'domain/a.test.ts': 'failed', 'domain/b.test.ts': 'failed' })
    expect(readOutcomes(root)).toMatchObject([
      { name: 'domain/a.test.ts > could not be run', ranAt: 1_000 },
      { name: 'domain/b.test.ts > could not be run', ranAt: 2_000 },
    ])
  })
})
