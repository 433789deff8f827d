import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localNetworkId } from '#domain/money/networks.ts'
import { freePort } from '#outside/processes.ts'
import type { Settings } from '#server/config.ts'
import { createDatabase, startMarket, type TestMarket } from '#testing/market.ts'
import { S3StandIn } from '#testing/s3.ts'
import { clockOf, connectionsFor } from './database.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

let market: TestMarket
let settings: Settings

beforeAll(async () => {
  market = await startMarket()
  settings = market.running.context.settings
})
afterAll(() => market.close())

/** As if the newest migration had not run; `count` is how many have. */
async function withOlderSchema(look: (count: number) => Promise<void>): Promise<void> {
  const newest = 'delete from migrations where name = (select max(name) from migrations) returning name, hash'
  const { rows } = await market.sql(newest)
  const { rowCount } = await market.sql('select from migrations')
  const back = 'insert into migrations (name, hash) values ($1, $2)'
  await look(rowCount ?? 0).finally(() => market.sql(back, [rows[0].name, rows[0].hash]))
}

/** Somebody is super user again afterwards. */
async function withoutSuperUsers<T>(look: () => Promise<T>): Promise<T> {
  const { rows } = await market.sql('select array_agg(addr) as addrs from users where is_super')
  await market.sql('update users set is_super = false')
  return look().finally(() => market.sql('update users set is_super = true where addr = any($1)', [rows[0].addrs]))
}

const of = (findings: readonly Finding[], part: string) => findings.filter((finding) => finding.part === part)
const sick = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'well')

describe('the doctor', () => {
  test('finds nothing to do at a market that is well, and looked at every part', async () => {
    const findings = await examine(settings)
    expect(sick(findings)).toEqual([])
    const parts = new Set(findings.map(({ part }) => part))
    for (const part of ['database', 'clocks', 'keys', 'staff', 'prices', 'server', 'realtime', 'chain LOCAL', 'disk']) {
      expect(parts).toContain(part)
    }
  })

  test('names a node that is away, and never shows the key in its address', async () => {
    const url = `http://127.0.0.1:${await freePort()}/v2/very-secret-key`
    const findings = await examine({ ...settings, rpcUrls: new Map([[localNetworkId, [url]]]) })
    expect(of(sick(findings), 'chain LOCAL')).toMatchObject([
      { state: 'broken', advice: expect.stringContaining('RPC_LOCAL') },
    ])
    expect(JSON.stringify(findings)).not.toContain('very-secret-key')
  })

  test('calls a chain by one name, and looks at the chain that a demo runs itself', async () => {
    const findings = await examine({ ...settings, rpcUrls: new Map() })
    const chains = findings.filter(({ part }) => part.startsWith('chain'))
    expect(chains.map(({ part, state, says }) => [part, state, says])).toEqual([
      ['chain LOCAL', 'well', expect.stringContaining('answers with block')],
      ['chain LOCAL', 'well', 'the contracts are those of this release'],
      ['chain LOCAL', 'well', 'is followed'],
    ])
    const publicOrigin = `http://127.0.0.1:${await freePort()}`
    expect(of(await examine({ ...settings, rpcUrls: new Map(), publicOrigin }), 'chain LOCAL')).toMatchObject([
      { state: 'look', advice: expect.stringContaining('Start the server') },
    ])
  })

  test('says of a database that is new, or of an older release, what to do, and asks it nothing more', async () => {
    const empty = await createDatabase()
    const findings = await examine({ ...settings, databaseUrl: empty.url }).finally(empty.drop)
    expect(of(findings, 'database')).toMatchObject([{ state: 'look', says: expect.stringContaining('is empty') }])
    expect(of(findings, 'prices')).toEqual([])
    await withOlderSchema(async () => {
      const older = await examine(settings)
      expect(of(older, 'database')).toMatchObject([
        { state: 'look', advice: expect.stringContaining('Start this release') },
      ])
      expect(of(older, 'prices')).toEqual([])
    })
  })

  test('says for how many instances the database has connections', async () => {
    expect(of(await examine(settings), 'connections')).toMatchObject([
      { state: 'well', says: '200 of the database, enough for 15 instances of up to 12 each' },
    ])
    expect(connectionsFor(20)).toMatchObject({ state: 'look', says: expect.stringContaining('enough for 0 instances') })
  })

  test('knows a node of another chain', async () => {
    const [url = ''] = settings.rpcUrls.get(localNetworkId) ?? []
    const findings = await examine({ ...settings, rpcUrls: new Map([['ETHEREUM', [url]]]) })
    expect(of(findings, 'chain ETHEREUM')).toMatchObject([
      { state: 'broken', says: expect.stringContaining('not of chain 1') },
    ])
  })

  test('looks at the bucket where files are in one: away, with other keys, or well', async () => {
    expect(of(await examine(settings), 'files')).toEqual([])
    const service = new S3StandIn()
    await service.listen()
    const s3 = service.settings
    expect(of(await examine({ ...settings, s3 }), 'files')).toMatchObject([{ state: 'well' }])
    expect(of(await examine({ ...settings, s3: { ...s3, secretKey: 'another' } }), 'files')).toMatchObject([
      { state: 'broken', advice: expect.stringContaining('S3_SECRET_KEY') },
    ])
    await service.stop()
    expect(of(await examine({ ...settings, s3 }), 'files')).toMatchObject([
      { state: 'broken', advice: expect.stringContaining('S3_ENDPOINT') },
    ])
  })

  test('knows another DATA_KEY, and a real market’s settings on a demo’s database', async () => {
    const other = { ...settings, keys: { ...settings.keys, data: randomBytes(32) } }
    expect(of(await examine(other), 'keys')).toMatchObject([
      { state: 'broken', says: expect.stringContaining('DATA_KEY') },
    ])
    const real = { ...settings, demo: false }
    expect(of(await examine(real), 'keys')).toMatchObject([{ state: 'broken', says: expect.stringContaining('demo') }])
  })

  test('tells of a database that is away in one finding, and looks at the rest all the same', async () => {
    const findings = await examine({ ...settings, databaseUrl: `postgres://127.0.0.1:${await freePort()}/none` })
    expect(of(findings, 'database')).toMatchObject([{ state: 'broken' }])
    expect(of(findings, 'realtime')).toMatchObject([{ state: 'well' }])
  })

  test('tells of a server that does not run, of prices that are too old and of a market without a super user', async () => {
    await market.sql("update rates set valid_until = now() - interval '1 second' where symbol = 'ETH'")
    const publicOrigin = `http://127.0.0.1:${await freePort()}`
    const findings = await withoutSuperUsers(() => examine({ ...settings, publicOrigin }))
    await market.sql(
      `update rates set valid_until = (select max(valid_until) from rates where symbol <> 'ETH') where symbol = 'ETH'`,
    )
    expect(of(findings, 'server')).toMatchObject([{ state: 'look', says: expect.stringContaining('ECONNREFUSED') }])
    expect(of(sick(findings), 'prices')).toMatchObject([{ says: expect.stringContaining('ETH (too old)') }])
    expect(of(findings, 'staff')).toMatchObject([{ state: 'look', advice: expect.stringContaining('grant') }])
  })

  test.each([
    [0, 'well', 'are 0.0 s apart'],
    [999, 'well', 'are 1.0 s apart'],
    [-1_000, 'well', 'are 1.0 s apart'],
    [1_001, 'broken', 'is 1.0 s ahead of'],
    [-90_000, 'broken', 'is 90.0 s behind'],
  ])('says of a clock that is %i ms ahead: %s, %s', (skewMs, state, words) => {
    expect(clockOf('database', skewMs)).toMatchObject({ state, says: expect.stringContaining(words) })
  })
})

describe('npm run surety', () => {
  const run = (...args: string[]) => runOn(settings.databaseUrl ?? '', ...args)
  const runOn = async (databaseUrl: string, ...args: string[]): Promise<{ code: number; out: string }> => {
    const env = {
      PATH: process.env.PATH ?? '',
      DEMO: 'on',
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: databaseUrl,
      RPC_LOCAL: settings.rpcUrls.get(localNetworkId)?.[0] ?? '',
      ADMIN_ADDRESSES: (await market.player(0)).addr,
    }
    const program = new URL('../surety.ts', import.meta.url).pathname
    return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      (error) => ({ code: error.code, out: `${error.stdout}${error.stderr}` }),
    )
  }

  test('grant gives a right that a signed-in person has at once, revoke takes it, both with their audit rows', async () => {
    const person = await market.player(61)
    const mayList = async () => (await person.call('GET', '/api/v2/users')).status
    expect(await mayList()).toBe(403)
    expect(await run('grant', person.addr.toLowerCase(), 'super')).toEqual({
      code: 0,
      out: `${person.addr} has the right "super".\n`,
    })
    await expect.poll(mayList).toBe(200)
    expect((await run('revoke', person.addr, 'super')).code).toBe(0)
    await expect.poll(mayList).toBe(403)
    const { rows } = await market.sql(
      'select who, action, after, from_where from audit where target = $1 order by id',
      [person.addr],
    )
    const by = { who: 'command', action: 'users.grant', from_where: 'command line' }
    expect(rows).toEqual([
      { ...by, after: { isSuper: true } },
      { ...by, after: { isSuper: false } },
    ])
  })

  test('grant to somebody who never signed in waits for them; what changes nothing leaves no row', async () => {
    const { addr } = await market.player(0)
    const unknown = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    for (let i = 0; i < 2; i += 1) expect((await run('grant', unknown, 'moderator')).code).toBe(0)
    const { rows } = await market.sql('select is_moderator, is_super from users where addr = $1', [unknown])
    expect(rows).toEqual([{ is_moderator: true, is_super: false }])
    expect((await market.sql('select from audit where target = $1', [unknown])).rowCount).toBe(1)
    // Who is named in ADMIN_ADDRESSES would have it back with the next sign-in.
    expect(await run('revoke', addr, 'super')).toMatchObject({
      code: 1,
      out: expect.stringContaining('ADMIN_ADDRESSES'),
    })
  })

  test('grant makes a new database what it has to be, and is there before the first start', async () => {
    const fresh = await createDatabase()
    const outcome = await runOn(fresh.url, 'grant', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'super')
    await fresh.drop()
    expect(outcome).toMatchObject({ code: 0, out: expect.stringContaining('has the right "super"') })
  })

  test('grant leaves a database of an older release as it is: a server may be running on it', async () => {
    const addr = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    await withOlderSchema(async (count) => {
      expect(await run('grant', addr, 'affiliated')).toMatchObject({
        code: 1,
        out: expect.stringContaining('Start this release first.'),
      })
      expect((await market.sql('select from migrations')).rowCount).toBe(count)
    })
  })

  test.each([
    [['grant', '0x1', 'super'], 'is not an EVM address'],
    [['grant', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'king'], 'grant <address> super|moderator|affiliated'],
    [['revoke', '0x00000000000000000000000000000000000000aa', 'super'], 'never signed in here'],
    [['doctor', 'who'], 'doctor'],
    [[], 'grant <address>'],
  ])('%j is refused: %s', async (args, words) => {
    expect(await run(...args)).toMatchObject({ code: 1, out: expect.stringContaining(words) })
  })

  test('doctor prints what it found, what to do, and ends with 0 as long as nothing is broken', async () => {
    const { code, out } = await withoutSuperUsers(() => run('doctor'))
    expect(out).toContain('✓ realtime')
    expect(out).toMatch(/→ .+/)
    expect(code, out).toBe(0)
  })
})
