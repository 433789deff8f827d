import { expect, test } from 'vitest'
import { scriptTags, solidityTags } from './tags.ts'

const at = (tags: ReturnType<typeof scriptTags>) => tags.map(({ id, place }) => [id, place])

test('a tag belongs to the test below it, whatever it is called and whatever comments are between', () => {
  const source = [
    "import { test } from 'vitest'",
    '// shows A-1-001, A-1-002',
    '// shows B-2.1-003',
    '// And a word about it.',
    "test('one', () => {",
    '  run()',
    '})',
    "test('two', () => {})",
  ].join('\n')
  const place = { from: 5, to: 7 }
  expect(at(scriptTags('a.test.ts', source))).toEqual([
    ['A-1-001', place],
    ['A-1-002', place],
    ['B-2.1-003', place],
  ])
})

test('it belongs to a whole table, loop or group of tests', () => {
  const source = [
    '// shows A-1-001',
    'test.each([',
    "  ['one'],",
    "])('%s', () => {})",
    'for (const one of many)',
    '  // shows A-1-002',
    '  test(one, () => {})',
    '// shows A-1-003',
    'for (const one of many) test(one, () => {})',
    '// shows A-1-004',
    "test.describe('group', () => {",
    "  test('one', () => {})",
    '})',
  ].join('\n')
  expect(at(scriptTags('a.spec.tsx', source))).toEqual([
    ['A-1-001', { from: 2, to: 4 }],
    ['A-1-002', { from: 7, to: 7 }],
    ['A-1-003', { from: 9, to: 9 }],
    ['A-1-004', { from: 11, to: 13 }],
  ])
})

test('the values that follow single out some of a table', () => {
  const source = '// shows A-1-001, A-1-002 for BTC … ["BITCOIN"]\ntest.each(table)("%s: %j", () => {})'
  expect(scriptTags('a.test.ts', source)).toMatchObject([
    { id: 'A-1-001', line: 1, values: ['BTC', '["BITCOIN"]'] },
    { id: 'A-1-002', line: 1, values: ['BTC', '["BITCOIN"]'] },
  ])
})

test('one that stands above something else, or at the end, belongs nowhere', () => {
  const source =
    '// shows A-1-001\nconst one = 1\n// shows A-1-002\nbeforeEach(one)\ntest("one", () => {})\n// shows A-1-003'
  expect(at(scriptTags('a.test.ts', source))).toEqual([
    ['A-1-001', undefined],
    ['A-1-002', undefined],
    ['A-1-003', undefined],
  ])
})

test('what is text and no comment is no tag', () => {
  expect(scriptTags('a.test.ts', "const one = '// shows A-1-001'\nconst two = `\n// shows A-1-002\n`")).toEqual([])
})

test('in Solidity it belongs to the function below, of the contract around it', () => {
  const source = [
    'abstract contract Base {}',
    'contract OneTest is Base {',
    '    // shows B-3.1-001, B-3.1-002',
    '    /// @dev A word about it.',
    '    function test_one(uint256 a) public {',
    '    }',
    '    // shows B-3.1-003',
    '    uint256 number;',
    '}',
  ].join('\n')
  const place = { name: 'contracts/a.t.sol > OneTest > test_one' }
  expect(at(solidityTags('contracts/a.t.sol', source))).toEqual([
    ['B-3.1-001', place],
    ['B-3.1-002', place],
    ['B-3.1-003', undefined],
  ])
})
