import { describe, expect, test } from 'vitest'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings } from './config.ts'

const secrets = () => ({ secretKey: 's'.repeat(32), dataKey: 'd'.repeat(32) })
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://market.example',
  SECRET_KEY: 'abcdefgh'.repeat(4),
  DATA_KEY: 'ijklmnop'.repeat(4),
  DATABASE_URL: 'postgresql://surety@127.0.0.1/surety',
}
const faultOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env, secrets)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartFault)
    return (error as Error).message
  }
}

describe('settings', () => {
  test('nothing given is the demo market on loopback', () => {
    const settings = readSettings({}, secrets)
    expect(settings).toMatchObject({ demo: true, port: 3000, host: '127.0.0.1', publicOrigin: 'http://127.0.0.1:3000' })
    expect(settings.networkIds.has('LOCAL')).toBe(true)
  })

  test('production needs its own keys, database and origin, and has no local chain', () => {
    const settings = readSettings(production, secrets)
    expect(settings).toMatchObject({ demo: false, publicOrigin: 'https://market.example' })
    expect(settings.networkIds.has('LOCAL')).toBe(false)
    expect(faultOf({ NODE_ENV: 'production' })).toMatch(/PUBLIC_ORIGIN.+SECRET_KEY.+DATA_KEY.+DATABASE_URL/s)
  })

  test('all faults are listed together', () => {
    const fault = faultOf({ PORT: 'eighty', RPC_BITCOIN: 'ftp://x', FEE: '2', DATABASE_URL: 'mysql://x' })
    expect(fault).toMatch(/PORT.+FEE|FEE.+PORT/s)
    expect(fault).toContain('DATABASE_URL')
    expect(fault).toContain('RPC_BITCOIN')
  })

  test.each([
    [{ ...production, DEMO: 'on' }, 'DEMO=on is refused'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off works in demo mode only'],
    [{ ...production, NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ PUBLIC_ORIGIN: 'https://market.example' }, 'a real market needs NODE_ENV=production'],
    [{ ...production, PUBLIC_ORIGIN: 'http://market.example' }, 'PUBLIC_ORIGIN must be https'],
    [{ ...production, NETWORKS: 'LOCAL' }, 'LOCAL works in demo mode only'],
    [{ ...production, DATA_KEY: production.SECRET_KEY }, 'must not be the same'],
    [{ ...production, DATA_KEY: 'b'.repeat(32) }, 'DATA_KEY must be random'],
    [{ FEE: '0.9' }, 'FEE must be a fraction'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
    [{ ADMIN_ADDRESSES: '0x12' }, 'ADMIN_ADDRESSES: 0x12 is not an address'],
    [{ NETWORKS: 'ETHEREUM,MARS' }, 'NETWORKS: MARS is not known'],
    [{ RPC_BITCOIN: 'http://x' }, 'RPC_BITCOIN: BITCOIN is not an EVM network'],
    [{ RPC_ETHEREUM: 'http://x,ftp://y' }, 'RPC_ETHEREUM must be an http:// or https:// URL'],
    [{ RPC_ETHEREUM: 'http://x, http://x' }, 'RPC_ETHEREUM names the same node twice'],
    [{ PUBLIC_ORIGIN: 'https://a.example/path' }, 'PUBLIC_ORIGIN must be an origin'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
  ])('%j', (env, fault) => {
    expect(faultOf(env)).toContain(fault)
  })

  test('a chain may have several nodes, which must all answer unless it is said otherwise', () => {
    const settings = readSettings({ RPC_ETHEREUM: 'http://x, http://y', RPC_BSC: 'http://z' }, secrets)
    expect([...settings.rpcUrls]).toEqual([
      ['ETHEREUM', ['http://x', 'http://y']],
      ['BSC', ['http://z']],
    ])
    expect(settings).toMatchObject({ mayRpcBeAway: false, staleChainSeconds: 600 })
    const other = readSettings({ RPC_MAY_BE_AWAY: 'on', STALE_CHAIN_SECONDS: '60' }, secrets)
    expect(other).toMatchObject({ mayRpcBeAway: true, staleChainSeconds: 60 })
    expect(other.rpcUrls.size).toBe(0)
  })

  test('each use has a key of its own', () => {
    const { keys } = readSettings(production, secrets)
    const all = Object.values(keys).map((key) => key.toString('hex'))
    expect(new Set(all).size).toBe(all.length)
  })
})
