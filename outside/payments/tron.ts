import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { formatUnits, hexToBytes } from 'viem/utils'
import { z } from 'zod'
import { clockSlackSeconds } from '#domain/payments/network.ts'
import { Stall } from '../chain/follow/node.ts'
import { ask, count, paged, type Rest } from './rest.ts'
import { RoundRobin } from './round-robin.ts'
import type { Arrival, Look, LookAsk, PaymentSource, Watched } from './source.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const hex = z.string().regex(/^[0-9a-f]*$/i)
const page = z.object({
  success: z.literal(true),
  data: z.array(z.unknown()),
  meta: z.object({ fingerprint: z.string().optional() }).optional(),
})
const nativeTransfer = z.object({
  txID: hash,
  blockNumber: count,
  block_timestamp: count,
  ret: z.array(z.object({ contractRet: z.string().optional() })),
  raw_data: z.object({
    contract: z.array(
      z.object({
        type: z.string(),
        parameter: z.object({ value: z.unknown() }),
      }),
    ),
  }),
})
/** What a contract of the kind TransferContract carries; those of other kinds name other things alike. */
const coins = z.object({ amount: count, owner_address: hex, to_address: hex })
type NativeTransfer = z.output<typeof nativeTransfer>
const tokenTransfer = z.object({ transaction_id: hash, block_timestamp: count })
const transactionInfo = z.object({
  id: hash,
  blockNumber: count,
  blockTimeStamp: count,
  receipt: z.object({ result: z.string().optional() }),
  log: z.array(z.object({ address: hex, topics: z.array(hex).optional(), data: hex.optional() })).optional(),
})
type TransactionInfo = z.output<typeof transactionInfo>

/** The last bytes of the first block's id are the network's number. */
const mainnet = '2b6653dc'
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const coin = { ticker: 'TRX', decimals: 6 }
/** The tokens that count as money here, by their contracts. */
const tokens = [{ ticker: 'USDT', decimals: 6, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }]
const pageSize = 200
/** From this depth on a transaction stays where it is. */
const settledDepth = 20
const mostRemembered = 5_000
/** How many transactions of one address are asked about in one look; the others are in the next ones. */
const mostInfos = 100

const base58 = createBase58check(sha256)

/** The payments of TRON, as a TronGrid service tells of them: TRX, and the tokens by what their contracts logged. */
export class TronPayments implements PaymentSource {
  readonly network = 'TRON'
  readonly pollMs: number
  readonly #rest: Rest
  readonly #settled = new Map<string, TransactionInfo>()
  readonly #turns = new RoundRobin()
  #isKnown = false

  constructor(rest: Rest, pollMs: number) {
    this.#rest = rest
    this.pollMs = pollMs
  }

  async look({ watched }: LookAsk): Promise<Look | null> {
    await this.#assertNetwork()
    const head = await this.#head()
    const all = await watched()
    if (all.length === 0) return null
    const read = await this.#turns.read(all, async (each) => [
      await this.#native(each, head),
      await this.#tokens(each, head),
    ])
    const transfers = read.flatMap((each) => each.answer)
    const arrivals = transfers.flatMap((each) => each.arrivals)
    const above = Math.max(...transfers.map((each) => each.above))
    return { head, arrivals, above, addresses: read.map(({ address }) => address), chain: null, isNewest: true }
  }

  async #assertNetwork(): Promise<void> {
    if (this.#isKnown) return
    const { blockID } = await ask(this.#rest, '/wallet/getblockbynum', z.object({ blockID: hash }), { num: 0 })
    if (!blockID.endsWith(mainnet)) throw new Stall('other-chain', 'the service tells of another network')
    this.#isKnown = true
  }

  async #head(): Promise<number> {
    const shape = z.object({ block_header: z.object({ raw_data: z.object({ number: count }) }) })
    const { block_header } = await ask(this.#rest, '/wallet/getnowblock', shape, {})
    return block_header.raw_data.number
  }

  async #native(watched: Watched, head: number): Promise<{ arrivals: Arrival[]; above: number }> {
    const { items, isWhole } = await this.#list(watched, '', nativeTransfer)
    const oldest = items.at(-1)?.blockNumber ?? head
    return { arrivals: items.flatMap((item) => nativeArrival(item, watched.address)), above: isWhole ? -1 : oldest }
  }

  /** The list only says where to look: what counts is what the contracts logged in those transactions. */
  async #tokens(watched: Watched, head: number): Promise<{ arrivals: Arrival[]; above: number }> {
    const { items, isWhole } = await this.#list(watched, '/trc20', tokenTransfer)
    const infos: TransactionInfo[] = []
    const ids = [...new Set(items.map((item) => item.transaction_id))]
    const unknown = ids.filter((id) => !this.#settled.has(id))
    const after = unknown[mostInfos]
    for (const id of after === undefined ? ids : ids.slice(0, ids.indexOf(after))) {
      const info = await this.#info(id, head)
      if (info) infos.push(info)
    }
    const above = isWhole && after === undefined ? -1 : (infos.at(-1)?.blockNumber ?? head)
    return { arrivals: infos.flatMap((info) => tokenArrivals(info, watched.address)), above }
  }

  async #list<Item extends z.ZodType>({ address, since }: Watched, kind: string, item: Item) {
    const from = Math.max(0, since - clockSlackSeconds(this.network)) * 1000
    const query = `only_to=true&search_internal=false&limit=${pageSize}&order_by=block_timestamp,desc&min_timestamp=${from}`
    const path = `/v1/accounts/${encodeURIComponent(address)}/transactions${kind}?${query}`
    const { pages, isWhole } = await paged<z.output<Item>[], string>(path, async (next) => {
      const { data, meta } = await ask(this.#rest, next, page)
      const after = meta?.fingerprint
      // A malformed one is left out, so that it does not hide the others.
      const read = data.flatMap((each) => item.safeParse(each).data ?? [])
      return { page: read, next: after ? `${path}&fingerprint=${encodeURIComponent(after)}` : null }
    })
    return { items: pages.flat(), isWhole }
  }

  /** What became of a transaction; null while it is in no block. */
  async #info(id: string, head: number): Promise<TransactionInfo | null> {
    const known = this.#settled.get(id)
    if (known) return known
    const shape = z.union([transactionInfo, z.strictObject({}).transform(() => null)])
    const info = await ask(this.#rest, '/wallet/gettransactioninfobyid', shape, { value: id })
    if (info === null) return null
    if (info.id !== id) throw new Stall('contradictory', 'the service told of another transaction')
    if (head - info.blockNumber >= settledDepth) {
      if (this.#settled.size >= mostRemembered) this.#settled.clear()
      this.#settled.set(id, info)
    }
    return info
  }
}

function nativeArrival(item: NativeTransfer, address: string): Arrival[] {
  const { txID, blockNumber, block_timestamp: ms, ret, raw_data } = item
  if (!ret.every(({ contractRet }) => contractRet === 'SUCCESS')) return []
  return raw_data.contract.flatMap(({ type, parameter: { value } }, place) => {
    const { data } = type === 'TransferContract' ? coins.safeParse(value) : {}
    if (!data || data.amount === 0 || written(data.to_address) !== address) return []
    const { amount, owner_address: from } = data
    return [
      {
        txHash: txID,
        index: `coin:${place}`,
        sender: written(from),
        recipient: address,
        currency: coin.ticker,
        amount: formatUnits(BigInt(amount), coin.decimals),
        block: blockNumber,
        at: Math.floor(ms / 1000),
      },
    ]
  })
}

function tokenArrivals({ id, blockNumber, blockTimeStamp, receipt, log = [] }: TransactionInfo, address: string) {
  if (receipt.result !== 'SUCCESS') return []
  return log.flatMap(({ address: contract, topics = [], data = '' }, place): Arrival[] => {
    const [kind, from, to] = topics
    const token = tokens.find((known) => known.address === writtenShort(contract))
    if (kind !== transferTopic || !from || !to || !token || data.length !== 64) return []
    const amount = BigInt(`0x${data}`)
    if (writtenShort(to.slice(-40)) !== address || amount === 0n) return []
    return [
      {
        txHash: id,
        index: `log:${place}`,
        sender: writtenShort(from.slice(-40)),
        recipient: address,
        currency: token.ticker,
        amount: formatUnits(amount, token.decimals),
        block: blockNumber,
        at: Math.floor(blockTimeStamp / 1000),
      },
    ]
  })
}

/** An address as people write it, from its 21 bytes in hex. */
function written(address: string): string {
  return base58.encode(hexToBytes(`0x${address}`))
}

/** The same from its last 20 bytes, as logs name it. */
function writtenShort(address: string): string {
  return written(`41${address.toLowerCase()}`)
}
