/**
 * A market of the bench's own, as a process of its own. Prints its URL. With AGENTS it remembers so many agents more than the
 * database has, all of one pair, and one of them has another capacity a hundred times a second.
 */

import { newRecord } from '#domain/agents/record.ts'
import { capacity } from '#domain/collateral/capacity.ts'
import { decimal } from '#domain/money/decimal.ts'
import type { Book } from '#domain/swap/book/book.ts'
import { priceType } from '#domain/swap/price.ts'
import { serve } from '#server/main.ts'
import { estimate } from '#server/swap/estimate.ts'
import { median } from './figures.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const agents = Number(process.env['AGENTS'] ?? '0')
const workTime = { start: '00:00', end: '23:59', timezone: 'UTC' }

const running = await serve(process.env, { withoutPage: true })
const { book } = running.context
for (let n = 0; n < agents; n++) put(book, n)
let changed = 0
const changing = setInterval(() => {
  if (agents > 0) book.update(addrOf(changed++ % agents), { capacity: free(changed) })
}, 10)
if (process.env['MEASURE']) console.log(`micros ${await inProcess()}`)
console.log(`url ${running.url}`)
process.on('SIGTERM', async () => {
  clearInterval(changing)
  await running.stop()
  process.exit(0)
})

/** Microseconds of CPU of an estimate without HTTP, while after each hundred of them somebody's capacity changes. */
async function inProcess(): Promise<number> {
  const visitor = { actor: null, sessionId: null, ip: '' }
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const from = process.cpuUsage().user
    for (let n = 0; n < 20_000; n++) {
      if (n % 100 === 0) book.update(addrOf((n * 7919) % agents), { capacity: free(n) })
      await estimate(running.context, visitor, { body: { pair } })
    }
    times.push((process.cpuUsage().user - from) / 20_000)
  }
  return median(times)
}

function put(into: Book, n: number): void {
  const addr = addrOf(n)
  const known = { addr, username: addr, workTime, since: '2026-01-01T00:00:00Z', capacity: free(n), record: newRecord }
  const marketPrice = decimal(9_000 + (n % 900)).dividedBy(100)
  into.setAgent(known, [
    { pair, isTakable: true, pricing: { priceTypeUse: priceType.market, fixPrice: null, marketPrice } },
  ])
}

function free(n: number): ReturnType<typeof capacity> {
  return capacity(decimal(20_000), decimal((n * 7919) % 19_000))
}

function addrOf(n: number): string {
  return `0x${n.toString(16).padStart(40, '0')}`
}
