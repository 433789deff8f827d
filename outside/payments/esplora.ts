import { formatUnits } from 'viem/utils'
import { z } from 'zod'
import { clockSlackSeconds } from '#domain/payments/network.ts'
import { Stall } from '../chain/follow/node.ts'
import { ask, count, paged, type Rest } from './rest.ts'
import { RoundRobin } from './round-robin.ts'
import type { Arrival, Look, LookAsk, PaymentSource, Watched } from './source.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const output = z.object({ scriptpubkey_address: z.string().optional(), value: count })
const transaction = z.object({
  txid: hash,
  vin: z.array(z.object({ prevout: output.nullish() })),
  vout: z.array(output),
  status: z.union([
    z.object({ confirmed: z.literal(true), block_height: count, block_time: count }),
    z.object({ confirmed: z.literal(false) }),
  ]),
})
type Transaction = z.output<typeof transaction>

const mainnetGenesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const satoshiDecimals = 8
/** How many confirmed transactions a full page has. */
const pageSize = 25

/** The payments of Bitcoin, as an Esplora service tells of them. */
export class EsploraPayments implements PaymentSource {
  readonly network = 'BITCOIN'
  readonly pollMs: number
  readonly #rest: Rest
  readonly #turns = new RoundRobin()
  #isKnown = false

  constructor(rest: Rest, pollMs: number) {
    this.#rest = rest
    this.pollMs = pollMs
  }

  async look({ watched }: LookAsk): Promise<Look | null> {
    await this.#assertNetwork()
    const head = await ask(this.#rest, '/blocks/tip/height', count)
    const all = await watched()
    if (all.length === 0) return null
    const read = await this.#turns.read(all, (each) => this.#at(each))
    return {
      head,
      arrivals: read.flatMap(({ answer }) => answer.arrivals),
      above: Math.max(...read.map(({ answer }) => answer.above)),
      addresses: read.map(({ address }) => address),
      chain: null,
      isNewest: true,
    }
  }

  async #assertNetwork(): Promise<void> {
    if (this.#isKnown) return
    const [first] = await ask(this.#rest, '/blocks/0', z.array(z.object({ id: hash })).min(1))
    if (first?.id !== mainnetGenesis) throw new Stall('other-chain', 'the service tells of another network')
    this.#isKnown = true
  }

  async #at({ address, since }: Watched): Promise<{ arrivals: Arrival[]; above: number }> {
    const from = since - clockSlackSeconds(this.network)
    const path = `/address/${encodeURIComponent(address)}/txs`
    const { pages, isWhole } = await paged<Transaction[], string>(path, async (next) => {
      const page = await ask(this.#rest, next, z.array(transaction))
      const confirmed = page.filter(({ status }) => status.confirmed)
      const last = confirmed.at(-1)
      const isBack = last?.status.confirmed === true && last.status.block_time < from
      return { page, next: last && confirmed.length >= pageSize && !isBack ? `${path}/chain/${last.txid}` : null }
    })
    const transactions = pages.flat()
    const oldest = transactions.at(-1)?.status
    const above = isWhole || !oldest?.confirmed ? -1 : oldest.block_height
    // One may be on two pages where a block came in between.
    const byId = new Map(transactions.map((each) => [each.txid, each]))
    const recent = [...byId.values()].filter(({ status }) => !status.confirmed || status.block_time >= from)
    return { arrivals: recent.flatMap((each) => arrivalsIn(each, address)), above }
  }
}

function arrivalsIn({ txid, vin, vout, status }: Transaction, address: string): Arrival[] {
  const sender = vin[0]?.prevout?.scriptpubkey_address ?? ''
  return vout.flatMap(({ scriptpubkey_address: to, value }, place) => {
    if (to?.toLowerCase() !== address.toLowerCase() || value === 0) return []
    // Only the old form of an address tells upper and lower case apart.
    if (to !== address && !/^bc1/i.test(address)) return []
    return [
      {
        txHash: txid,
        index: String(place),
        sender,
        recipient: address,
        currency: 'BTC',
        amount: formatUnits(BigInt(value), satoshiDecimals),
        block: status.confirmed ? status.block_height : null,
        at: status.confirmed ? status.block_time : null,
      },
    ]
  })
}
