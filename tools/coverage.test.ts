import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDemands } from './checklist.ts'
import { judge, readSpecification, type Shown } from './coverage.ts'
import { type Outcome, readOutcomes, summary } from './test-report.ts'

const demand = (id: string, issue: number) => ({ id, must: `${id} holds`, check: 'see it', issue })
const passed: Outcome[] = [{ name: 'e2e/a.spec.ts > signs in', result: 'passed' }]

type Given = { shown: Record<string, Shown>; finished?: number[]; outcomes?: Outcome[] }

/** Judges what the file of issue 1 says, in a specification of two demands, of issues 1 and 2. */
function judged({ shown, finished = [1], outcomes = passed }: Given) {
  const demands = [demand('A-1-001', 1), demand('A-1-002', 2)]
  return judge({ demands, shown: Object.entries(shown).map(([id, by]) => ({ issue: 1, id, by })), finished }, outcomes)
}

describe('a finished issue', () => {
  test('is covered when each of its demands names a test that passed', () => {
    const { faults, progress } = judged({ shown: { 'A-1-001': 'e2e/a.spec.ts > signs in' } })
    expect(faults).toEqual([])
    expect(progress).toEqual([{ issue: 1, shown: 1, of: 1 }])
  })

  test('fails for a demand without a test', () => {
    expect(judged({ shown: {} }).faults).toEqual(['A-1-001 of finished issue 1 has no test: A-1-001 holds'])
    expect(judged({ shown: { 'A-1-001': [] } }).faults).toHaveLength(1)
  })

  test('may wait for a later issue, which is said aloud, but not for a finished one', () => {
    const shown = { 'A-1-001': { waits: 'issue 5: contract addresses' } }
    expect(judged({ shown })).toMatchObject({ faults: [], waiting: ['A-1-001 waits for issue 5: contract addresses'] })
    expect(judged({ shown, finished: [1, 5] }).faults).toEqual(['A-1-001 waits for issue 5, which is finished'])
    expect(judged({ shown: { 'A-1-001': { waits: 'later' } } }).faults).toHaveLength(1)
  })

  test('asks nothing of the demands of others', () => {
    expect(judged({ shown: {}, finished: [] }).faults).toEqual([])
  })
})

describe('a named test', () => {
  const name = 'e2e/a.spec.ts > signs in'

  test.each<[string, Outcome[]]>([
    ['did not run', []],
    ['failed', [{ name, result: 'failed' }]],
    ['was skipped', [{ name, result: 'skipped' }]],
    ['failed', [...passed, { name, result: 'failed' }]],
  ])('that %s is a fault', (ending, ran) => {
    expect(judged({ shown: { 'A-1-001': name }, outcomes: ran }).faults).toEqual([
      `A-1-001 names a test that ${ending}: ${name}`,
    ])
  })

  test('of an unfinished issue must have run as well', () => {
    expect(judged({ shown: { 'A-1-001': name }, finished: [], outcomes: [] }).faults).toHaveLength(1)
  })

  test('among several counts too', () => {
    expect(judged({ shown: { 'A-1-001': [name, 'e2e/a.spec.ts > signs out'] } }).faults).toEqual([
      'A-1-001 names a test that did not run: e2e/a.spec.ts > signs out',
    ])
  })
})

test('an id that is unknown, or in the file of another issue, is a fault', () => {
  const by = 'e2e/a.spec.ts > signs in'
  expect(judged({ shown: { 'Z-1-001': by }, finished: [] }).faults).toEqual(['Z-1-001 is no demand of the checklist'])
  expect(judged({ shown: { 'A-1-002': by }, finished: [] }).faults).toEqual(['A-1-002 belongs to issue 2, not 1'])
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

  test('the folder is read as it is documented', () => {
    const put = (name: string, content: unknown) =>
      writeFileSync(join(root, 'docs', 'specification', name), JSON.stringify(content))
    put('checklist.json', [demand('A-1-001', 1)])
    put('issue-01.json', { 'A-1-001': 'a.test.ts > one' })
    put('finished.json', [1])
    expect(readSpecification(root)).toEqual({
      demands: [demand('A-1-001', 1)],
      shown: [{ issue: 1, id: 'A-1-001', by: 'a.test.ts > one' }],
      finished: [1],
    })
  })

  test('the reports of both runners are read into names and endings', () => {
    const assertion = (title: string, status: string) => ({ ancestorTitles: ['group'], title, status })
    const unit = {
      testResults: [
        {
          name: join(root, 'domain/a.test.ts'),
          status: 'failed',
          assertionResults: [assertion('one', 'passed'), assertion('two', 'failed'), assertion('three', 'pending')],
        },
        { name: join(root, 'domain/broken.test.ts'), status: 'failed', assertionResults: [] },
      ],
    }
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
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
    expect(summary(read)).toBe('2 passed, 4 failed, 2 skipped')
  })
})
