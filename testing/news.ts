import { expect } from 'vitest'
import { messagesOf } from '#api/channels.ts'
import type { TestMarket } from './market.ts'

/** What was told on a channel so far, in order, with the topic of each event. */
export async function toldOn(market: Pick<TestMarket, 'sql'>, channel: string) {
  const { rows } = await market.sql('select topic, data from outbox order by xid, id')
  return rows.flatMap(({ topic, data }) =>
    messagesOf(topic, data)
      .filter((message) => message.channel === channel)
      .map((message) => ({ topic: String(topic), data: message.data })),
  )
}

/** Waits until people were told of everything that has happened by now. */
export async function allTold(market: Pick<TestMarket, 'sql'>): Promise<void> {
  const untold = async () => {
    const { rows } = await market.sql(`
      select exists (
        select from outbox o join outbox_readers r on r.name = 'notifier' and (o.xid, o.id) > (r.xid, r.id)
        where o.topic in ('order', 'message', 'told')
      ) as is`)
    return rows[0].is
  }
  await expect.poll(untold, { timeout: 25_000, interval: 20 }).toBe(false)
}
