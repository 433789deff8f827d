import { messagesOf } from '#api/channels.ts'
import type { TestMarket } from './test-market.ts'

/** What was told on a channel so far, in order, with the topic of each event. */
export async function toldOn(market: Pick<TestMarket, 'sql'>, channel: string) {
  const { rows } = await market.sql('select topic, data from outbox order by xid, id')
  return rows.flatMap(({ topic, data }) =>
    messagesOf(topic, data)
      .filter((message) => message.channel === channel)
      .map((message) => ({ topic: String(topic), data: message.data })),
  )
}
