import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { breaches } from './walls.ts'

const project = join(import.meta.dirname, '..')
const planted: string[] = []

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'surety-walls-'))
  planted.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function faultsIn(files: Record<string, string>): string[] {
  return breaches(plant(files)).map(({ file, touches }) => `${file} → ${touches}`)
}

test('a tree in order has no breach', () => {
  expect(
    faultsIn({
      'domain/money/decimal.ts': `import BigNumber from 'bignumber.js'\nexport const at = (now: Date) => new Date(now)`,
      'api/swap.ts': `import { z } from 'zod'\nimport { at } from '#domain/money/decimal.ts'\nexport const x = z.any(at)`,
      'outside/chain/read.ts': `import { abi } from '#contracts/abi/wrapper.ts'\nexport const read = abi`,
      'contracts/abi/wrapper.ts': 'export const abi = []',
      'server/context.ts': 'export type World = { now(): Date }',
      'server/orders/place.ts': `import type { World } from '../world.ts'\nexport const place = (w: World) => w.now()`,
      'server/http/routes.ts': `import { place } from '../orders/place.ts'\nexport const routes = [place]`,
      'server/main.ts': `import { routes } from './edge/routes.ts'\nexport const serve = routes`,
      'web/ui/button.tsx': 'export const Button = () => <button />',
      'web/swap/page.tsx': `import { Button } from '../ui/button.tsx'\nexport const Page = () => <Button />`,
      'web/routes.tsx': `import { Page } from './swap/page.tsx'\nexport const routes = [Page]`,
    }),
  ).toEqual([])
})

describe('a wrong direction', () => {
  const target = { 'server/orders/place.ts': 'export const place = 1' }

  test.each([
    ['an upward import', 'domain/orders/rules.ts', `import { place } from '#server/orders/place.ts'`],
    ['a relative climb', 'web/orders/page.tsx', `import { place } from '../../server/orders/place.ts'`],
    ['a type import', 'api/orders.ts', `import type { place } from '#server/orders/place.ts'`],
    ['a type in place', 'api/orders.ts', `export type P = typeof import('#server/orders/place.ts')`],
    ['a re-export', 'outside/db/orders.ts', `export { place } from '../../server/orders/place.ts'\nexport const a = 1`],
    ['a late import', 'web/orders/page.tsx', `export const later = () => import('#server/orders/place.ts')`],
  ])('%s', (_kind, file, text) => {
    expect(faultsIn({ ...target, [file]: text })).toEqual([`${file} → server/orders/place.ts`])
  })

  test.each([
    ['domain', 'api'],
    ['domain', 'outside'],
    ['domain', 'web'],
    ['api', 'outside'],
    ['api', 'web'],
    ['outside', 'api'],
    ['outside', 'server'],
    ['outside', 'web'],
    ['server', 'web'],
    ['server', 'contracts'],
    ['web', 'outside'],
    ['web', 'server'],
    ['contracts', 'domain'],
    ['server', 'testing'],
    ['ops', 'testing'],
    ['ops', 'checks'],
    ['build', 'testing'],
  ])('%s never imports %s', (from, to) => {
    const files = { [`${from}/one.ts`]: `import { two } from '#${to}/abi/two.ts'\nexport const one = two` }
    expect(faultsIn({ ...files, [`${to}/abi/two.ts`]: 'export const two = 2' })).toEqual([
      `${from}/one.ts → ${to}/abi/two.ts`,
    ])
  })

  test('the remedy is told', () => {
    const [fault] = breaches(plant({ 'web/a.ts': `import '#server/main.ts'` }))
    expect(fault).toMatchObject({ rule: 'web/ never imports server/', remedy: expect.stringContaining('api/') })
  })

  test('only outside/chain, web/wallet and ops/keeper know the contracts, and only their interfaces', () => {
    const files = {
      'contracts/abi/wrapper.ts': 'export const abi = []',
      'contracts/test/wrapper.ts': 'export const chain = 1',
      'web/wallet/send.ts': `import { abi } from '#contracts/abi/wrapper.ts'\nexport const send = abi`,
      'web/orders/send.ts': `import { abi } from '#contracts/abi/wrapper.ts'\nexport const send = abi`,
      'outside/chain/send.ts': `import { chain } from '#contracts/test/wrapper.ts'\nexport const send = chain`,
    }
    expect(faultsIn(files)).toEqual([
      'outside/chain/send.ts → contracts/test/wrapper.ts',
      'web/orders/send.ts → contracts/abi/wrapper.ts',
    ])
  })

  test.each(['testing/plant.ts', 'contracts/abi/test-wallet.ts'])(
    'a test may use %s, its subject may not',
    (target) => {
      const text = `import { one } from '#${target}'\nexport const a = one`
      expect(faultsIn({ 'server/a.test.ts': text, 'server/a.ts': text })).toEqual([`server/a.ts → ${target}`])
    },
  )
})

describe('packages', () => {
  test.each([
    ['domain/a.ts', 'viem'],
    ['domain/a.ts', 'node:crypto'],
    ['api/a.ts', 'fastify'],
    ['api/a.ts', 'node:fs'],
    ['web/a.ts', 'node:path'],
  ])('%s has no %s', (file, name) => {
    expect(faultsIn({ [file]: `import '${name}'` })).toEqual([`${file} → ${name}`])
  })

  test('a computed import hides what it means', () => {
    expect(faultsIn({ 'domain/a.ts': 'export const load = (name: string) => import(name)' })).toEqual([
      'domain/a.ts → a computed import',
    ])
  })
})

describe('circles', () => {
  test('of two files', () => {
    const files = {
      'domain/a.ts': `import { b } from './b.ts'\nexport const a = () => b`,
      'domain/b.ts': `import { a } from './a.ts'\nexport const b = () => a`,
    }
    expect(faultsIn(files)).toEqual(['domain/a.ts → domain/b.ts'])
  })

  test('of three files by types alone', () => {
    const [fault] = breaches(
      plant({
        'server/a.ts': `import type { B } from '#server/b.ts'\nexport type A = B`,
        'server/b.ts': `import type { C } from './c.ts'\nexport type B = C`,
        'server/c.ts': `export type C = import('./a.ts').A`,
      }),
    )
    expect(fault?.rule).toContain('server/a.ts → server/b.ts → server/c.ts → server/a.ts')
  })

  test('a circle that is reached from outside it is told once', () => {
    const files = {
      'domain/a.ts': `import './b.ts'`,
      'domain/b.ts': `import './c.ts'`,
      'domain/c.ts': `import './b.ts'`,
      'domain/d.ts': `import './c.ts'`,
    }
    expect(faultsIn(files)).toEqual(['domain/b.ts → domain/c.ts'])
  })
})

describe('barrels', () => {
  test('an index.ts', () => {
    expect(faultsIn({ 'web/ui/index.ts': 'export const a = 1' })).toEqual(['web/ui/index.ts → web/ui/index.ts'])
  })

  test('a file that only hands on', () => {
    const files = { 'domain/all.ts': `export * from './a.ts'`, 'domain/a.ts': 'export const a = 1' }
    expect(faultsIn(files)).toEqual(['domain/all.ts → domain/a.ts'])
  })
})

describe('neighbours', () => {
  const one = 'export const two = 2'

  test.each([
    ['server/orders/place.ts', 'server/http/server.ts'],
    ['server/orders/place.ts', 'server/users/login.ts'],
    ['server/orders/place.ts', 'server/main.ts'],
    ['server/context.ts', 'server/orders/place.ts'],
    ['server/http/server.ts', 'server/demo/seed.ts'],
    ['web/orders/page.tsx', 'web/swap/card.tsx'],
    ['web/orders/page.tsx', 'web/shell/header.tsx'],
    ['web/orders/page.tsx', 'web/admin/page.tsx'],
    ['web/orders/page.tsx', 'web/routes.tsx'],
    ['web/ui/button.tsx', 'web/client/call.ts'],
    ['web/client/call.ts', 'web/orders/page.tsx'],
    ['web/shell/header.tsx', 'web/orders/page.tsx'],
    ['web/admin/page.tsx', 'web/shell/header.tsx'],
    ['web/paths.ts', 'web/orders/page.tsx'],
  ])('%s never imports %s', (from, to) => {
    expect(faultsIn({ [from]: `import { two } from '#${to}'\nexport const a = two`, [to]: one })).toEqual([
      `${from} → ${to}`,
    ])
  })

  test.each([
    ['server/orders/place.ts', 'server/context.ts'],
    ['server/http/routes.ts', 'server/orders/place.ts'],
    ['server/demo/seed.ts', 'server/orders/place.ts'],
    ['server/orders/place.test.ts', 'server/swap/match.ts'],
    ['web/admin/page.tsx', 'web/orders/list.tsx'],
    ['web/orders/page.tsx', 'web/session/me.ts'],
    ['web/orders/page.tsx', 'web/paths.ts'],
    ['web/shell/header.tsx', 'web/session/me.ts'],
    ['web/routes.tsx', 'web/shell/layout.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(faultsIn({ [from]: `import { two } from '#${to}'\nexport const a = two`, [to]: one })).toEqual([])
  })
})

describe('an impure domain', () => {
  test.each([
    ['Date.now', 'export const a = () => Date.now()'],
    ['new Date()', 'export const a = () => new Date()'],
    ['Date()', 'export const a = () => Date()'],
    ['Math.random', 'export const a = Math.random'],
    ['BigNumber.random', `import { BigNumber } from 'bignumber.js'\nexport const a = () => BigNumber.random()`],
    ['randomBytes', `import { randomBytes } from '@noble/hashes/utils.js'\nexport const a = randomBytes`],
    ['Temporal.Now', 'export const a = () => Temporal.Now.instant()'],
    ['format() of the present time', `export const a = () => new Intl.DateTimeFormat('en').format()`],
  ])('%s', (name, text) => {
    expect(faultsIn({ 'domain/a.ts': text })).toEqual([`domain/a.ts → ${name}`])
  })

  test('a given time is fine, and so is a clock outside the domain', () => {
    const files = {
      'domain/a.ts': `export const a = (now: number) => new Intl.DateTimeFormat('en').format(new Date(now))`,
      'server/a.ts': 'export const a = () => Date.now()',
    }
    expect(faultsIn(files)).toEqual([])
  })
})

describe('names of Node and the browser', () => {
  const names = ['fetch', 'process', 'console', 'setTimeout', 'window', 'document', 'Buffer', 'performance']

  test.each(['domain', 'api'])('%s/ is told of each by the walls', (layer) => {
    const text = names.map((name, at) => `export const a${at} = ${name}`).join('\n')
    expect(faultsIn({ [`${layer}/a.ts`]: text })).toEqual(names.map((name) => `${layer}/a.ts → ${name}`))
  })

  test('a field or a variable of such a name is no breach', () => {
    const text = 'export const a = (order: { history: 1 }, window: number) => order.history + window'
    expect(faultsIn({ 'domain/a.ts': text })).toEqual([])
  })

  test.each(['domain', 'api'])('%s/ does not compile with any of them', (layer) => {
    const config = { extends: join(project, layer, 'tsconfig.json'), include: ['./a.ts'] }
    const text = names.map((name, at) => `export const a${at} = ${name}`).join('\n')
    const root = plant({ 'tsconfig.json': JSON.stringify(config), 'a.ts': text })
    const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc')
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', root], { encoding: 'utf8' })
    expect(status).not.toBe(0)
    for (const name of names) expect(stdout).toContain(`Cannot find name '${name}'`)
  })
})

describe('a decision', () => {
  const emit = `create or replace function emit(topic text) returns void language sql as $$ insert into outbox values (topic) $$;`
  const step = `create or replace function take_step(at int) returns void language plpgsql as $$
    -- Not update capacity set x = 1: that is a comment.
    begin insert into order_history values (at); perform emit('a;b'); end $$;`
  const guard = 'create or replace trigger keep before update on audit for each row execute function refuse();'
  const refuse = 'create or replace function refuse() returns trigger language plpgsql as $$ begin end $$;'
  const inOrder = {
    'outside/db/schema/0100_baseline.sql': `create function unique_time(tick text) returns int language sql as 'select 1';
      create table audit (at int default unique_time('x'));`,
    'outside/db/decisions/orders.sql': `-- About orders.\n${emit}\n${step}\n${refuse}\n${guard}
      create or replace function place(ask jsonb) returns jsonb language sql as $$ select take_step(1); select '{}'::jsonb $$;
      comment on function place(jsonb) is 'decision: places';`,
    'outside/db/decisions/capacity.sql': `create or replace function shift(n int) returns int language sql as $$
      update capacity set x = n; select 1 $$;`,
    'outside/db/orders.ts': `export const place = (db: Db) => [decide(db, 'place', {}), sql\`select shift(1)\`]`,
  }
  /** The tree in order with more in one of its files, or another. */
  const foundWith = (file: keyof typeof inOrder | (string & {}), more: string) =>
    faultsIn({ ...inOrder, [file]: `${file in inOrder ? inOrder[file as keyof typeof inOrder] : ''}\n${more}` })
  const orders = 'outside/db/decisions/orders.sql'
  const schema = 'outside/db/schema/0101_more.sql'
  const called = (name: string, body: string) =>
    `create or replace function ${name}() returns int language sql as $$ ${body} $$;\n${guard.replace('refuse', name)}`

  test('in order has no breach', () => {
    expect(faultsIn(inOrder)).toEqual([])
  })

  test.each([
    ['defined twice', orders, refuse, 'refuse'],
    ['defined twice, in two files', 'outside/db/decisions/z.sql', refuse, 'refuse'],
    [
      'a function of the schema',
      schema,
      'create function x() returns int language sql as $$ select 1 $$;',
      'create function x() returns int',
    ],
    [
      'a guard of the schema',
      schema,
      'create trigger x before update on audit for each row execute function refuse();',
      'create trigger x before update',
    ],
    ['a table among functions', orders, 'create table x (y int);', 'create table x (y int)'],
    [
      'a function that replaces nothing',
      orders,
      'create function refuse2() returns int language sql as $$ select 1 $$;',
      'create function refuse2() returns int',
    ],
    ['a transaction', orders, 'commit;', 'commit'],
    [
      'called by nobody',
      orders,
      `create or replace function alone() returns int language sql as $$ select alone() $$;\ncomment on function alone() is 'x';`,
      'alone',
    ],
    ['too long', orders, called('long', '\n'.repeat(70)), 'long'],
    [
      'history beside take_step',
      orders,
      called('sly', 'INSERT\n into order_history values (1)'),
      'INSERT into order_history',
    ],
    ['news beside the emitter', orders, called('sly', 'insert into outbox values (1)'), 'INSERT into outbox'],
    ['capacity in another file', orders, called('sly', 'update capacity c set x = 1'), 'UPDATE of capacity'],
    ['capacity by TypeScript', 'server/x.ts', 'export const x = sql`update capacity set x = 1`', 'UPDATE of capacity'],
    ['capacity by kysely', 'outside/db/x.ts', `export const x = db.updateTable('capacity')`, 'UPDATE of capacity'],
    ['news by kysely', 'outside/db/x.ts', `export const x = db.insertInto('outbox')`, 'INSERT into outbox'],
    [
      'history by TypeScript',
      'server/x.ts',
      'export const x = sql`insert into order_history values (1)`',
      'INSERT into order_history',
    ],
  ])('%s', (_kind, file, more, touches) => {
    const breaches = foundWith(file, more)
    expect(breaches.map((one) => one.replace(/:\d+/, ''))).toContain(`${file} → ${touches}`)
  })

  test('is named with the line where it begins', () => {
    expect(faultsIn({ 'outside/db/decisions/a.sql': '-- One.\n\n-- Two.\nselect 1;\n\ncommit;' })).toEqual([
      'outside/db/decisions/a.sql:4 → select 1',
      'outside/db/decisions/a.sql:6 → commit',
    ])
  })
})
