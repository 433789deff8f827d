import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messagesOf } from './channels.ts'

const root = join(import.meta.dirname, '..')
const id = '0192f0c1-0000-7000-8000-0000000000ab'
const [user, agent] = [
  '0xAbCdEf0000000000000000000000000000000001',
  '0x00000000000000000000000000000000000000B2',
] as const
const [toUser, toAgent] = [user.toLowerCase(), agent.toLowerCase()] as const

/** Each kind of event, and every message that goes out of it. */
const cases: readonly [string, Record<string, unknown>, [string, Record<string, unknown>][]][] = [
  [
    'order',
    { id, step: 2, old: 'userTransfer', status: 'agentTransfer', by: user, user, agent, deadline: null },
    [
      [`bl:order:${id}:updated`, { id, status: 'agentTransfer' }],
      [`bl:orders:${toUser}`, {}],
      [`bl:orders:${toAgent}`, {}],
    ],
  ],
  ['order', { id, status: 'closed' }, [[`bl:order:${id}:updated`, { id, status: 'closed' }]]],
  ['payment', { id }, [[`bl:order:${id}:updated`, { id }]]],
  [
    'message',
    { orderId: id, id: 'm', sender: user, role: 'user', deadline: null },
    [[`bl:order:${id}:new-message`, { orderId: id, id: 'm' }]],
  ],
  ['mark', { orderId: id, by: user }, [[`bl:order:${id}:new-message`, { orderId: id, by: user }]]],
  [
    'chat',
    { orderId: id, addr: user, role: 'user' },
    [[`bl:order:${id}:new-counterpart`, { addr: user, role: 'user' }]],
  ],
  ['halts', {}, [['bl:halts', {}]]],
  ['collateral', { agent }, [[`bl:collateral:${toAgent}`, {}]]],
  ['capacity', { agent }, []],
  ['capacity', { agent, collateral: true }, [[`bl:collateral:${toAgent}`, { agent }]]],
  [
    'notified',
    { to: [user, agent] },
    [
      [`bl:notifications:${toUser}`, {}],
      [`bl:notifications:${toAgent}`, {}],
    ],
  ],
  ['settings', { addr: user }, [[`bl:notifications:${toUser}`, {}]]],
  ['user', { addr: user, own: true }, [[`bl:notifications:${toUser}`, { addr: user }]]],
  ['user', { addr: user }, []],
]

/** What only servers hear. */
const kept = ['agent', 'rates', 'record', 'session', 'told']

describe('D30: what goes over which channel', () => {
  test.each(cases)('%s %j', (topic, facts, messages) => {
    expect(messagesOf(topic, facts)).toEqual(messages.map(([channel, data]) => ({ channel, data })))
  })

  test.each(kept)('%s is for servers alone', (topic) => {
    expect(messagesOf(topic, { addr: user, agent, id, to: [user] })).toEqual([])
  })

  test('is said of every topic that the database emits, and of no other', () => {
    const files = globSync(['outside/db/decisions/*.sql', 'outside/db/*.ts'], { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts'),
    )
    const emitted = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bemit\('(\w+)'/g)].map(([, topic]) => topic),
    )
    expect([...new Set(emitted)].sort()).toEqual([...new Set([...cases.map(([topic]) => topic), ...kept])].sort())
  })
})
