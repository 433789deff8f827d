import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMarket, type TestMarket } from '#testing/market.ts'
import { periodic } from '../periodic.ts'

let market: TestMarket
beforeAll(async () => {
  market = await startMarket()
})
afterAll(() => market.close())

const names = Object.keys(periodic)

test('every row of the table is done by a running server, and nothing else is', async () => {
  const done = async () => {
    const text = await (await fetch(`${market.url}/metrics`)).text()
    return [...text.matchAll(/^surety_loop_idle_seconds\{loop="([^"]+)"/gm)].map(([, name]) => name).toSorted()
  }
  // Centrifugo is fed only where there is one.
  expect(await done()).toEqual(names.filter((name) => name !== 'centrifugo').toSorted())
})

test('every row says where it is done, and docs/architecture/periodic.md lists it', () => {
  const root = join(import.meta.dirname, '..', '..')
  const page = readFileSync(join(root, 'docs', 'architecture', 'periodic.md'), 'utf8')
  for (const [name, { where, what, lease }] of Object.entries(periodic)) {
    expect(readFileSync(join(root, where), 'utf8').length).toBeGreaterThan(0)
    expect(page).toContain(`| \`${name}\` |`)
    expect(page).toContain(`| ${lease ? `\`${lease}\`` : 'each process'} | ${what} | \`${where}\` |`)
  }
})
