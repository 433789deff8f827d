import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { strayTexts } from './texts.ts'

const planted: string[] = []

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

/** What is found in a tree that has this one file, without the file's name. */
function textsIn(source: string, path = 'web/swap/Page.tsx'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'surety-texts-'))
  planted.push(root)
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), source)
  return strayTexts(root).map((one) => one.replace(`${path}:`, ''))
}

const shown = (jsx: string) => `export const Page = ({ is, count, name, text }: Props) => (${jsx})`

test('a component that takes its texts from the catalogue has none', () => {
  const source = `
    import { swapWords } from '#web/words/swap.ts'
    import css from './Page.module.css'
    const Late = lazyRouteComponent(() => import('./Late.tsx'), 'Late')
    type Tone = 'Good one' | 'Bad one'
    /** Asks for the amount. */
    export function Page({ count, key }: { count: number; key: string }) {
      if (key === 'Enter') log('the amount is unknown', count)
      if (count < 0) throw new Error('a count below zero')
      return (
        <form className="small muted" aria-label={swapWords.amount}>
          <h1>Surety</h1> · {count} % {swapWords.limitOf(count)}&nbsp;—
          <input id="amount" type="text" autoComplete="one-time-code" aria-describedby={\`\${key}-hint \${key}-fault\`} />
          <Late heading="h2" />
        </form>
      )
    }`
  expect(textsIn(source)).toEqual([])
})

describe('a text in a component', () => {
  test.each([
    ['between tags', '<p>Swap</p>', 'Swap'],
    ['of a single letter', '<p>{count} s</p>', 's'],
    ['beside a value', '<p>Limit {count}</p>', 'Limit'],
    ['in a fragment', '<>at once</>', 'at once'],
    ['as an expression', `<p>{'live'}</p>`, 'live'],
    ['as a template', `<p>{\`\${count} found\`}</p>`, '… found'],
    ['on one side of a condition', `<p>{is ? 'live' : count}</p>`, 'live'],
    ['behind a condition', `<p>{is && 'live'}</p>`, 'live'],
    ['instead of a missing value', `<p>{name ?? 'none'}</p>`, 'none'],
    ['put together', `<p>{name + ' left'}</p>`, ' left'.trim()],
    ['in the name of another product', '<p>Suretyship</p>', 'Suretyship'],
  ])('%s', (_where, jsx, text) => {
    expect(textsIn(shown(jsx)).map((one) => one.replace(/^\d+ +/, ''))).toEqual([text])
  })

  test.each([
    'aria-label',
    'aria-description',
    'label',
    'title',
    'alt',
    'placeholder',
    'description',
    'heading',
    'empty',
    'word',
    'confirmWord',
    'cancelWord',
    'hint',
    'caption',
    'data-label',
  ])('in the attribute %s', (name) => {
    expect(textsIn(shown(`<Card ${name}="amount" />`))).toEqual(['1 amount'])
    expect(textsIn(shown(`<Card ${name}={is ? \`\${count} left\` : text} />`))).toEqual(['1 … left'])
  })

  test.each([
    ['in a table of words', `const tabs = [{ value: 'all', label: 'All orders' }]`, 'All orders'],
    ['as a value that is used later', `const rule = 'Nothing is shared.'`, 'Nothing is shared.'],
    ['that a function gives', `export const words = (name: string) => \`\${name} pairs\``, '… pairs'],
    ['that stands in for a prop', `export const Copy = ({ word = 'Copy' }) => <b>{word}</b>`, 'Copy'],
  ])('%s', (_where, source, text) => {
    expect(textsIn(source)).toEqual([`1 ${text}`])
  })

  test('is told with its line', () => {
    expect(textsIn(`export const Page = () => (\n  <p>\n    Swap\n  </p>\n)`)).toEqual(['2 Swap'])
  })
})

describe('an alert', () => {
  test.each(['web/swap/use-swap.ts', 'web/swap/Swap.tsx'])('in %s', (path) => {
    const source = `showAlert({ kind: 'error', title: 'Not saved', text: is ? \`\${name} is gone\` : words })`
    expect(textsIn(source, path)).toEqual(['1 Not saved', '1 … is gone'])
  })

  test('of the browser', () => {
    expect(textsIn(`alert('gone')`, 'web/swap/use-swap.ts')).toEqual(['1 gone'])
  })

  test('of the catalogue is none', () => {
    expect(textsIn(`showAlert({ kind: 'error', title: swapWords.notSaved, text: wordsOf(fault) })`)).toEqual([])
  })
})

describe('a text of the catalogue', () => {
  const taken = `import { swapWords } from '#web/words/swap.ts'\n`

  test.each([
    ['in a table', `const tabs = [{ label: swapWords.all }]`],
    ['in an element', 'const head = <h1>{swapWords.all}</h1>'],
  ])('that is read as the file is loaded, %s', (_where, source) => {
    expect(textsIn(taken + source)).toEqual(['2 swapWords.all, read before the configuration is there'])
  })

  test('is read where it is shown', () => {
    expect(textsIn(`${taken}const tabs = () => [{ label: swapWords.all }]`)).toEqual([])
  })
})

test.each([
  ['the catalogue', 'web/words/swap.ts'],
  ['a file of words', 'web/orders/step-words.ts'],
  ['a test', 'web/swap/Page.test.tsx'],
  ['the demo wallet', 'web/wallet/demo/Panel.tsx'],
])('%s may have texts', (_what, path) => {
  expect(textsIn(`showAlert({ title: 'Not saved' })`, path)).toEqual([])
})

test('a file that cannot be parsed ends the check', () => {
  expect(() => textsIn('<p>')).toThrow('web/swap/Page.tsx cannot be parsed')
})
