import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { environment, readSettings } from '#server/config.ts'
import { asEnvFile, asPage, defaultOf } from './pages.ts'
import { parts, type SettingName } from './words.ts'

const root = join(import.meta.dirname, '..', '..')
const entries = parts.flatMap(({ settings }) => Object.entries(settings))

it('says of every setting what it does, once, and of nothing else', () => {
  const known = Object.keys(environment.shape).filter((name) => name !== 'SURETY_DEV')
  expect(entries.map(([name]) => name).sort()).toEqual([...known, 'RPC_<network>'].sort())
})

it('says what holds when a setting is left out', () => {
  const silent = entries.filter(([name, { unset }]) => defaultOf(name as SettingName) === null && !unset)
  expect(silent.map(([name]) => name)).toEqual([])
})

it('is written down as it is', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(asEnvFile())
  expect(readFileSync(join(root, 'docs', 'settings.md'), 'utf8')).toBe(asPage())
})

it('begins a real market once the first part of .env.example is filled in, and says what is missing before', () => {
  const lines = asEnvFile()
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  const bare = Object.fromEntries(lines)
  const secrets = () => {
    throw new Error('not asked for outside the demo')
  }
  expect(() => readSettings(bare, secrets)).toThrow(
    /PUBLIC_ORIGIN is needed.*SECRET_KEY is needed.*DATA_KEY is needed.*DATABASE_URL is needed.*PRICE_SOURCES is needed/s,
  )
  const filled = {
    PUBLIC_ORIGIN: 'https://market.example',
    SECRET_KEY: 'a secret of at least thirty-two characters 1',
    DATA_KEY: 'another one of at least thirty-two characters',
    DATABASE_URL: 'postgresql://surety:password@db.example:5432/surety',
    PRICE_SOURCES: 'cg,binance,kraken,coinbase,ecb',
  }
  expect(Object.keys(bare).sort()).toEqual([...Object.keys(filled), 'NODE_ENV'].sort())
  expect(readSettings({ ...bare, ...filled }, secrets)).toMatchObject({
    demo: false,
    publicOrigin: 'https://market.example',
  })
})
