import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMarket, type TestMarket } from '#testing/market.ts'

const root = join(import.meta.dirname, '..', '..')
const token = 'a token of at least thirty-two characters'
let market: TestMarket

beforeAll(async () => {
  // Nobody answers there: its figures are told all the same.
  const centrifugo = {
    CENTRIFUGO_API_URL: 'http://127.0.0.1:9/api',
    CENTRIFUGO_API_KEY: 'a key of sixteen',
    CENTRIFUGO_TOKEN_SECRET: token,
    CENTRIFUGO_WS_URL: 'ws://127.0.0.1:9/connection/websocket',
  }
  market = await startMarket({ METRICS_TOKEN: token, TRUST_PROXY: '1', ...centrifugo })
})

afterAll(() => market.close())

test('every figure that an alert looks at is one that the market tells', async () => {
  const wanted = [...readFileSync(join(root, 'deploy', 'alerts.yaml'), 'utf8').matchAll(/surety_\w+/g)].map(
    ([name]) => name,
  )
  expect(wanted.length).toBeGreaterThan(10)
  const { body } = await market.call('GET', '/metrics')
  const served = new Set([...String(body).matchAll(/^# HELP (surety_\w+)/gm)].map(([, name]) => name))
  expect(wanted.filter((name) => !served.has(name))).toEqual([])
})

test('every alert is explained to who gets it', () => {
  const names = [...readFileSync(join(root, 'deploy', 'alerts.yaml'), 'utf8').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  )
  const page = readFileSync(join(root, 'docs', 'alerts.md'), 'utf8')
  expect(names.filter((name) => !page.includes(`## ${name}`))).toEqual([])
})

test('the figures are for this machine, and for who shows the token', async () => {
  const through = { 'x-forwarded-for': '203.0.113.9' }
  const status = async (headers: Record<string, string>) =>
    (await market.call('GET', '/metrics', undefined, headers)).status
  expect(await status({})).toBe(200)
  expect(await status(through)).toBe(404)
  expect(await status({ ...through, authorization: `Bearer ${token}` })).toBe(200)
  expect(await status({ ...through, authorization: `Bearer ${token}x` })).toBe(404)
  expect(await status({ ...through, authorization: token })).toBe(404)
})
