import { formatUnits } from 'viem/utils'
import { z } from 'zod'
import { clockSlackSeconds } from '#domain/payments/network.ts'
import { Stall } from '../chain/follow/node.ts'
import { ask, count, paged, type Rest } from './rest.ts'
import { RoundRobin } from './round-robin.ts'
import type { Arrival, Look, LookAsk, PaymentSource, Watched } from './source.ts'

const transaction = z.object({
  height: count,
  txhash: z.string().regex(/^[0-9A-F]{64}$/),
  code: z.number(),
  timestamp: z.iso.datetime(),
  events: z.array(
    z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string().nullish() })) }),
  ),
})
type Transaction = z.output<typeof transaction>

const chainId = 'cosmoshub-4'
const coin = { denom: 'uatom', ticker: 'ATOM', decimals: 6 }
const pageSize = 50

/** The payments of the Cosmos Hub, as a REST node tells of them. */
export class CosmosPayments implements PaymentSource {
  readonly network = 'COSMOS'
  readonly pollMs: number
  readonly #rest: Rest
  readonly #turns = new RoundRobin()

  constructor(rest: Rest, pollMs: number) {
    this.#rest = rest
    this.pollMs = pollMs
  }

  async look({ watched }: LookAsk): Promise<Look | null> {
    const head = await this.#head()
    const all = await watched()
    if (all.length === 0) return null
    const read = await this.#turns.read(all, (each) => this.#at(each))
    const arrivals = read.flatMap(({ answer }) => answer.arrivals)
    const above = Math.max(...read.map(({ answer }) => answer.above))
    return { head, arrivals, above, addresses: read.map(({ address }) => address), chain: null, isNewest: true }
  }

  async #head(): Promise<number> {
    const header = z.object({ chain_id: z.string(), height: count })
    const shape = z.object({ block: z.object({ header }) })
    const { block } = await ask(this.#rest, '/cosmos/base/tendermint/v1beta1/blocks/latest', shape)
    if (block.header.chain_id !== chainId) throw new Stall('other-chain', 'the service tells of another network')
    return block.header.height
  }

  async #at({ address, since }: Watched): Promise<{ arrivals: Arrival[]; above: number }> {
    const from = (since - clockSlackSeconds(this.network)) * 1000
    const query = encodeURIComponent(`transfer.recipient='${address}'`)
    const path = `/cosmos/tx/v1beta1/txs?query=${query}&order_by=ORDER_BY_DESC&limit=${pageSize}`
    const { pages, isWhole } = await paged<Transaction[], number>(1, async (number) => {
      const shape = z.object({ tx_responses: z.array(transaction) })
      const { tx_responses: page } = await ask(this.#rest, `${path}&page=${number}`, shape)
      const isBack = page.some(({ timestamp }) => Date.parse(timestamp) < from)
      return { page, next: page.length < pageSize || isBack ? null : number + 1 }
    })
    const byHash = new Map(pages.flat().map((each) => [each.txhash, each]))
    const recent = [...byHash.values()].filter(({ timestamp }) => Date.parse(timestamp) >= from)
    return {
      arrivals: recent.flatMap((each) => arrivalsIn(each, address)),
      above: isWhole ? -1 : (pages.flat().at(-1)?.height ?? -1),
    }
  }
}

/** What the bank moved in a transaction that went through; an attribute that is missing or written twice is nobody's. */
function arrivalsIn({ height, txhash, code, timestamp, events }: Transaction, address: string): Arrival[] {
  if (code !== 0) return []
  return events.flatMap(({ type, attributes }, place): Arrival[] => {
    const only = (name: string) => {
      const values = attributes.filter(({ key }) => key === name)
      return values.length === 1 ? (values[0]?.value ?? null) : null
    }
    if (type !== 'transfer' || only('recipient') !== address) return []
    const units = only('amount')
      ?.split(',')
      .map((each) => /^(\d{1,30})([a-zA-Z/].*)$/.exec(each))
      .find((each) => each?.[2] === coin.denom)?.[1]
    if (!units || /^0+$/.test(units)) return []
    return [
      {
        txHash: txhash,
        index: `event:${place}`,
        sender: only('sender') ?? '',
        recipient: address,
        currency: coin.ticker,
        amount: formatUnits(BigInt(units), coin.decimals),
        block: height,
        at: Math.floor(Date.parse(timestamp) / 1000),
      },
    ]
  })
}
