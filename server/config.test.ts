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
  PRICE_SOURCES: 'cg,kraken,ecb',
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

  test('a setting that is gone is refused with what takes its place', () => {
    expect(faultOf({ WORKERS: '4' })).toMatch(/WORKERS.+docs\/scale\.md/)
    expect(readSettings({ WORKERS: '1' }, secrets).port).toBe(3000)
  })

  test('Centrifugo takes over only where it is named whole, and signs with the secret that it knows', () => {
    const whole = {
      CENTRIFUGO_API_URL: 'http://127.0.0.1:8000/api/',
      CENTRIFUGO_API_KEY: 'k'.repeat(16),
      CENTRIFUGO_TOKEN_SECRET: 't'.repeat(32),
      CENTRIFUGO_WS_URL: 'wss://live.market.example/connection/websocket',
    }
    expect(readSettings({}, secrets).centrifugo).toBeNull()
    const settings = readSettings({ ...production, ...whole }, secrets)
    expect(settings.centrifugo?.apiUrl).toBe('http://127.0.0.1:8000/api')
    expect(String(settings.keys.realtime)).toBe(whole.CENTRIFUGO_TOKEN_SECRET)
    for (const name of Object.keys(whole)) {
      expect(faultOf({ ...whole, [name]: '' })).toContain(`${name} is needed where Centrifugo is used`)
    }
    const plain = { ...production, ...whole, CENTRIFUGO_WS_URL: 'ws://live.market.example/' }
    expect(faultOf(plain)).toContain('CENTRIFUGO_WS_URL must be wss://')
    expect(faultOf({ ...whole, CENTRIFUGO_API_KEY: whole.CENTRIFUGO_TOKEN_SECRET })).toContain('must not be the same')
  })

  test('files go into a bucket only where it is named whole', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'surety-files',
      S3_ACCESS_KEY: 'access',
      S3_SECRET_KEY: 'secret',
    }
    expect(readSettings({}, secrets).s3).toBeNull()
    const { s3 } = readSettings({ ...whole, S3_PATH_STYLE: 'off' }, secrets)
    expect(s3).toMatchObject({ endpoint: 'https://s3.example', bucket: 'surety-files', pathStyle: false })
    for (const name of Object.keys(whole)) {
      expect(faultOf({ ...whole, [name]: '' })).toContain(`${name} is needed where S3 is used`)
    }
    expect(faultOf({ ...whole, S3_BUCKET: 'Not A Bucket' })).toContain('S3_BUCKET')
    expect(faultOf({ ...whole, S3_ENDPOINT: 'https://s3.example/bucket' })).toContain('must be an origin, no path')
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
    [{ AFFILIATE_PERCENT: '101' }, 'AFFILIATE_PERCENT'],
    [{ AFFILIATE_PERCENT: '-1' }, 'AFFILIATE_PERCENT'],
    [{ AFFILIATE_PERCENT: '12.5' }, 'AFFILIATE_PERCENT'],
    [{ AFFILIATE_PERCENT: 'half' }, 'AFFILIATE_PERCENT'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
    [{ ADMIN_ADDRESSES: '0x12' }, 'ADMIN_ADDRESSES: 0x12 is not an address'],
    [{ NETWORKS: 'ETHEREUM,MARS' }, 'NETWORKS: MARS is not known'],
    [{ RPC_BITCOIN: 'http://x' }, 'RPC_BITCOIN: BITCOIN is not an EVM network'],
    [{ RPC_ETHEREUM: 'http://x,ftp://y' }, 'RPC_ETHEREUM must be an http:// or https:// URL'],
    [{ RPC_ETHEREUM: 'http://x, http://x' }, 'RPC_ETHEREUM names the same node twice'],
    [{ PUBLIC_ORIGIN: 'https://a.example/path' }, 'PUBLIC_ORIGIN must be an origin'],
    [{ BOT_TOKEN: '1:a' }, 'BOT_TOKEN and BOT_NAME belong together'],
    [{ BOT_TOKEN: 'x', BOT_NAME: 'surety_bot' }, 'BOT_TOKEN must be a token of the Bot API'],
    [{ SMTP_URL: 'smtp://x' }, 'SMTP_URL and MAIL_FROM belong together'],
    [{ SMTP_URL: 'http://x', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be an smtp:// or smtps:// URL'],
    [{ PUSH_SERVICES: 'http://push.example' }, 'PUSH_SERVICES: http://push.example'],
    [
      { ...production, PRICE_SOURCES: '' },
      'PRICE_SOURCES is needed outside demo mode: name at least one of cg, binance',
    ],
    [{ ...production, PRICE_SOURCES: 'demo,cg' }, 'PRICE_SOURCES: demo works in demo mode only'],
    [{ PRICE_SOURCES: 'demo,moon' }, 'PRICE_SOURCES: moon is not known'],
    [{ PRICE_URL_CG: 'ftp://x' }, 'PRICE_URL_CG must be an http:// or https:// URL'],
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

  test('notifications are sent by what is set up: without settings there is no bot and no mail', () => {
    expect(readSettings({}, secrets)).toMatchObject({
      bot: null,
      mail: null,
      pushSubject: 'mailto:push@surety.invalid',
    })
    const set = {
      BOT_TOKEN: '1:a',
      BOT_NAME: 'surety_bot',
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'a@b.example',
    }
    expect(readSettings({ ...production, ...set }, secrets)).toMatchObject({
      bot: { token: '1:a', name: 'surety_bot', apiRoot: 'https://api.telegram.org' },
      mail: { url: 'smtps://u:p@mail.example', from: 'a@b.example' },
      pushSubject: 'https://market.example',
    })
  })

  test('prices come from the named sources, in the demo from its snapshot unless told otherwise', () => {
    expect(readSettings({}, secrets).prices.codes).toEqual(['demo'])
    const { prices } = readSettings({ ...production, PRICE_URL_CG: 'http://127.0.0.1:9/' }, secrets)
    expect(prices).toMatchObject({
      codes: ['cg', 'kraken', 'ecb'],
      coingeckoKey: null,
      coingeckoCallsAMonth: 10_000,
      answerMs: 10_000,
    })
    expect(prices.urls.get('cg')).toBe('http://127.0.0.1:9')
  })

  test('each use has a key of its own', () => {
    const { keys } = readSettings(production, secrets)
    const all = Object.values(keys).map((key) => key.toString('hex'))
    expect(new Set(all).size).toBe(all.length)
  })
})
