/**
 * `npm run bench:realtime`: what telling many the same costs in CPU and memory of the server process, beside the least that `ws` can
 * do, in turn in the same run; and how long all listeners of a market take to come back after its process was killed. Writes
 * bench/realtime.md. `--quick` has fewer listeners.
 */

import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { type Row, short, table } from './figures.ts'
import { Listeners, type Listening } from './listeners.ts'
import { type Service, startService } from './service.ts'
import { measureStorm } from './storm.ts'

const quick = process.argv.includes('--quick')
const listeners = quick ? 1_000 : 5_000
const idle = quick ? 2_000 : 10_000
const rounds = quick ? 2 : 3
const messages = 40
const bytes = 200
const channel = 'bl:bench'

const load = loadavg()[0] ?? 0
const fanOut = await measureFanOut()
const memory = { realtime: await memoryEach('realtime'), ws: await memoryEach('ws') }
const storm = await measureStorm(listeners)
const rows: Row[] = [
  {
    id: 'P12',
    what: `messages of ${bytes} bytes delivered to ${listeners} listeners per CPU second of the server ÷ a bare \`ws\` loop with the same bytes`,
    subject: fanOut.realtime,
    baseline: fanOut.ws,
    unit: 'messages/CPU-s',
    goal: '≥ 0.90 (better 1.3)',
  },
  {
    id: 'P14',
    what: `memory of the server for an idle connection that hears a channel, ${idle} of them ÷ bare \`ws\``,
    subject: [memory.realtime],
    baseline: [memory.ws],
    unit: 'bytes',
    goal: '≤ 27 KB, ratio ≤ 1.15',
  },
  {
    id: 'P16',
    what: `${listeners} listeners come back after the process was killed, each with its own person and two channels: until the last has what it missed`,
    subject: [storm.seconds],
    unit: 's',
    goal: '≤ 5',
    note: `${storm.missed} messages were missed, ${storm.lost} lost; ${short(storm.cpuSeconds)} CPU seconds of the process`,
  },
  {
    id: 'P16',
    what: 'the same: database statements of the process for a listener, beyond those of as long a time without listeners',
    subject: [storm.statements / listeners],
    unit: '',
    goal: '≤ 0.01',
    note: `${storm.statements} in all`,
  },
]
const text = `# Figures of the realtime server

Written by \`npm run bench:realtime${quick ? ' -- --quick' : ''}\` on ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}; load average at the start ${load.toFixed(1)}.
Listeners and server share the machine; CPU is that of the server's process alone. ${rounds} rounds of ${messages} messages in turn; medians.

${table(rows)}
`
await writeFile(new URL('realtime.md', import.meta.url), text)
console.log(text)
process.exit(0)

async function measureFanOut(): Promise<{ realtime: number[]; ws: number[] }> {
  const measured = { realtime: [] as number[], ws: [] as number[] }
  const [realtime, ws] = [await crowd('realtime'), await crowd('ws')]
  // The first round is for both to warm up.
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, { service, crowd }] of [['realtime', realtime] as const, ['ws', ws] as const]) {
      const perSecond = await deliver(service, crowd)
      if (round > 0) measured[kind].push(perSecond)
    }
  }
  for (const { service, crowd } of [realtime, ws]) {
    crowd.drop()
    await service.stop()
  }
  return measured
}

async function crowd(kind: 'realtime' | 'ws', count = listeners): Promise<{ service: Service; crowd: Listeners }> {
  const service = await startService('fan-out.ts', { KIND: kind, NODE_OPTIONS: '--expose-gc' })
  const crowd = new Listeners()
  await crowd.connect(count, 200, listening(service.url))
  return { service, crowd }
}

/** Both are asked the same; the loop only gives it back. */
function listening(url: string): Listening {
  const commands = [
    { id: 1, connect: {} },
    { id: 2, subscribe: { channel } },
  ]
  return {
    url: `${url.replace('http', 'ws')}/connection/websocket`,
    origin: url,
    says: () => [commands.map((each) => JSON.stringify(each)).join('\n')],
    isReady: (text) => text.includes('"subscribe"'),
  }
}

/** Delivered messages per CPU second. */
async function deliver(service: Service, crowd: Listeners): Promise<number> {
  const one = JSON.stringify({ push: { channel, pub: { offset: 1_000_000, data: { text: 'x'.repeat(bytes) } } } })
  const frame = one.length + 4
  crowd.bytes = 0
  const before = service.cpuSeconds()
  await fetch(`${service.url}/publish?count=${messages}&bytes=${bytes}`, { method: 'POST' })
  const delivered = crowd.sockets.length * messages
  await crowd.until(delivered * frame)
  return delivered / (service.cpuSeconds() - before)
}

async function memoryEach(kind: 'realtime' | 'ws'): Promise<number> {
  const { service, crowd: first } = await crowd(kind, 100)
  const inUse = async () => Number(await (await fetch(`${service.url}/memory`)).text())
  const before = await inUse()
  await first.connect(idle, 200, listening(service.url))
  const each = ((await inUse()) - before) / idle
  first.drop()
  await service.stop()
  return each
}
