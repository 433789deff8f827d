import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { misnamed } from './verbs.ts'

const planted: string[] = []

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

const endpoint = (name: string, action: string) =>
  `export const ${name} = endpoint({ method: 'GET', action: '${action}' })`

const inOrder: Readonly<Record<string, string>> = {
  'api/orders.ts': [endpoint('settle', 'orders.settle'), endpoint('changeStatus', 'orders.changeStatus')].join('\n'),
  'api/messages.ts': [endpoint('readFile', 'files.read'), endpoint('readAsStaff', 'messages.readAsStaff')].join('\n'),
  'api/config.ts': endpoint('readConfig', 'config.read'),
  'api/agents.ts': endpoint('listPending', 'agents.moderate'),
  'server/orders/settle.ts': 'export async function settleOrder() {}',
  'server/orders/change-status.ts': 'export async function changeStatus() {}',
  'server/messages/read-file.ts': 'export async function readFile() {}\nexport async function admitReader() {}',
  'server/messages/read-as-staff.ts': 'export async function readChatAsStaff() {}',
  'server/market/read-config.ts': 'export async function readConfig() {}',
  'server/agents/list-pending.ts': 'export async function listPendingAgents() {}',
  'server/http/routes.ts': `
    import * as agents from '#api/agents.ts'
    import * as config from '#api/config.ts'
    import { readAsStaff, readFile as file } from '#api/messages.ts'
    import * as orders from '#api/orders.ts'
    import { listPendingAgents } from '../agents/list-pending.ts'
    import { readConfig } from '../market/read-config.ts'
    import { readChatAsStaff } from '../messages/read-as-staff.ts'
    import { admitReader, readFile } from '../messages/read-file.ts'
    import { changeStatus } from '../orders/change-status.ts'
    import { settleOrder } from '../orders/settle.ts'
    import { form, open, repeating, signedIn } from './register.ts'
    export const routes = [
      open(config.readConfig, readConfig),
      signedIn(orders.settle, settleOrder),
      repeating(orders.changeStatus, changeStatus),
      form(file, admitReader, readFile),
      signedIn(readAsStaff, readChatAsStaff),
      signedIn(agents.listPending, listPendingAgents),
    ]`,
}

/** What is misnamed in the project in order, where each of these texts is another one. */
function faultsWith(...changes: (readonly [file: string, from: string, to: string])[]): string[] {
  const files = { ...inOrder }
  for (const [file, from, to] of changes) {
    expect(files[file], file).toContain(from)
    files[file] = files[file]?.replaceAll(from, to) ?? ''
  }
  return faultsOf(files)
}

function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'surety-verbs-'))
  planted.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return misnamed(root).map(({ file, touches, rule, remedy }) => `${file} → ${touches}: ${rule}. ${remedy}`)
}

const routes = 'server/http/routes.ts'

test('a project in order has no fault', () => {
  expect(faultsOf(inOrder)).toEqual([])
})

describe('a verb', () => {
  test('in a file of another name is told where it belongs', () => {
    const faults = faultsWith([routes, '../orders/settle.ts', '../orders/last-word.ts'])
    expect(faults).toEqual([
      'server/orders/last-word.ts → settleOrder: api/orders.ts calls it settle. Move it to server/orders/settle.ts.',
    ])
  })

  test('in the folder of another noun is told where it belongs', () => {
    const faults = faultsWith([routes, '../orders/settle.ts', '../swap/settle.ts'])
    expect(faults).toEqual([expect.stringContaining('Move it to server/orders/settle.ts.')])
  })

  test('beside another verb needs a file of its own', () => {
    const faults = faultsWith([routes, '../orders/settle.ts', '../orders/change-status.ts'])
    expect(faults).toEqual([
      expect.stringContaining('Move it to server/orders/settle.ts.'),
      expect.stringMatching(
        /^server\/orders\/change-status\.ts → \w+: it stands in one file with \w+\. Give each verb/,
      ),
    ])
  })

  test.each(['endOrder', 'orderSettle', 'settleTheEndedOrder', 'settlement', 'settled'])(
    'that is called %s is told its name',
    (name) => {
      expect(faultsWith([routes, 'settleOrder', name])).toEqual([
        `server/orders/settle.ts → ${name}: api/orders.ts calls it settle. Call it settle, with the noun after its first word or at its end where it says too little.`,
      ])
    },
  )

  test.each(['changeOrderStatus', 'changeStatusOfOrder'])('may be called %s', (name) => {
    expect(faultsWith([routes, ', changeStatus', `, ${name}`], [routes, '{ changeStatus', `{ ${name}`])).toEqual([])
  })

  test('may have another name only where the file has it', () => {
    const renamed = [routes, '{ settleOrder }', '{ endOrder as settleOrder }'] as const
    expect(faultsWith(renamed)).toEqual([expect.stringContaining('server/orders/settle.ts → endOrder')])
  })
})

describe('a right', () => {
  test.each(['orders.end', 'users.settle', 'orders.settleOrder', 'settle'])('%s does not fit the endpoint', (right) => {
    expect(faultsWith(['api/orders.ts', "'orders.settle'", `'${right}'`])).toEqual([
      `api/orders.ts → settle: it asks for the right ${right}. Call the right orders.settle in domain/access.ts; where clients read its name, call the endpoint ${right.split('.')[1] ?? ''}.`,
    ])
  })

  test('to another noun needs that noun in the name', () => {
    expect(faultsWith(['api/messages.ts', 'files.read', 'images.read'])).toEqual([
      expect.stringContaining('api/messages.ts → readFile: it asks for the right images.read'),
    ])
  })
})

test('a route that names nothing imported cannot be judged', () => {
  expect(() => faultsWith([routes, 'signedIn(orders.settle,', 'signedIn(unknown.settle,'])).toThrow('not imported')
})
