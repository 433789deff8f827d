import { type Abi, type Address, erc20Abi, type Hex } from 'viem'
import { formatUnits, getAddress } from 'viem/utils'
import { blocksAt, chainUpTo, finalBlock, type Header } from '../chain/follow/blocks.ts'
import { Stall } from '../chain/follow/node.ts'
import type { Nodes } from '../chain/follow/nodes.ts'
import { transfersIn } from './evm-transfers.ts'
import type { Arrival, BlockMark, Look, LookAsk, PaymentSource } from './source.ts'

/** What an EVM network's payments are read with. */
export interface EvmOptions {
  readonly network: string
  readonly chainId: number
  /** Only what all of them say counts. */
  readonly nodes: Nodes
  readonly nativeTicker: string
  /** The tokens that count as payments there, by ticker. */
  readonly tokens: () => Readonly<Record<string, string>>
  readonly pollMs: number
}

/** How many blocks are read in one look, how many are remembered, and how many at first. */
const atOnce = 24
const kept = 256
const atFirst = 32

const nativeDecimals = 18

/** The payments of an EVM network: native transfers and ERC-20 `Transfer` logs, block by block. */
export class EvmPayments implements PaymentSource {
  readonly network: string
  readonly pollMs: number
  readonly #options: EvmOptions
  readonly #decimals = new Map<Address, number>()

  constructor(options: EvmOptions) {
    this.#options = options
    this.network = options.network
    this.pollMs = options.pollMs
  }

  async look({ known, watched }: LookAsk): Promise<Look | null> {
    const { nodes, chainId } = this.#options
    nodes.begin()
    const head = await finalBlock(nodes, { chainId, finalDepth: 1, staleSeconds: 0 })
    const newest = known[0]
    if (newest?.hash === head.hash) return null
    const base = await this.#base(known, head)
    const addresses = (await watched()).map(({ address }) => address)
    const before = newest?.hash ?? null
    // Without watched addresses nothing is read: whoever is shown one from now on pays above this block.
    if (addresses.length === 0) return lookAt(head, { before, base, headers: [head], arrivals: [], last: head })
    const last = await this.#last(head, base.number)
    const headers = await chainUpTo(nodes, base.number + 1, last, base.hash as Hex | null)
    const arrivals = await this.#arrivals(headers, addresses)
    return lookAt(head, { before, base, headers, arrivals, last })
  }

  /** The last block that is known and still on the chain; of a chain not seen before, one some way below its head. */
  async #base(known: readonly BlockMark[], head: Header): Promise<{ number: number; hash: string | null }> {
    const same = known.find(({ number }) => number === head.number)
    if (same?.hash === head.hash) throw new Stall('behind', `the node is back at block ${head.number}`)
    if (known.length === 0) return { number: Math.max(-1, head.number - atFirst), hash: null }
    const blocks = await blocksAt(
      this.#options.nodes,
      known.map(({ number }) => number),
    )
    const common = known.find(({ hash }, index) => blocks[index]?.hash === hash)
    if (common) return common
    if (known.length >= kept) throw new Stall('contradictory', 'none of the remembered blocks is on the chain any more')
    return { number: Math.max(-1, head.number - atFirst), hash: null }
  }

  async #last(head: Header, base: number): Promise<Header> {
    if (head.number <= base + atOnce) return head
    const [last] = await blocksAt(this.#options.nodes, [base + atOnce])
    if (!last) throw new Stall('behind', `block ${base + atOnce} is not known`)
    return last
  }

  async #arrivals(headers: readonly Header[], addresses: readonly string[]): Promise<Arrival[]> {
    const { nodes, nativeTicker, tokens } = this.#options
    const money = new Map(
      Object.entries(tokens()).map(([ticker, address]) => [address.toLowerCase() as Address, ticker] as const),
    )
    const transfers = await transfersIn(nodes, headers, addresses, new Set(money.keys()))
    const arrivals: Arrival[] = []
    for (const { header, token, amount, from, to, hash, index } of transfers) {
      const currency = token === null ? nativeTicker : money.get(token)
      const decimals = token === null ? nativeDecimals : await this.#decimalsOf(token, header)
      if (currency === undefined || decimals === null || amount === 0n) continue
      const about = { txHash: hash, index, sender: getAddress(from), recipient: getAddress(to), currency }
      arrivals.push({ ...about, amount: formatUnits(amount, decimals), block: header.number, at: header.at })
    }
    return arrivals
  }

  /** A token's decimals as it named them first: another number would change the amount of the same payment. */
  async #decimalsOf(token: Address, { hash }: Header): Promise<number | null> {
    const known = this.#decimals.get(token)
    if (known !== undefined) return known
    const read = { to: token, abi: erc20Abi as Abi, name: 'decimals', isStranger: true }
    const [answer] = await this.#options.nodes.read([read], hash)
    if (typeof answer !== 'number' || answer > 36) return null
    this.#decimals.set(token, answer)
    return answer
  }
}

interface Found {
  readonly before: string | null
  readonly base: BlockMark | { readonly number: number; readonly hash: null }
  readonly headers: readonly Header[]
  readonly arrivals: readonly Arrival[]
  readonly last: Header
}

function lookAt(head: Header, { before, base, headers, arrivals, last }: Found): Look {
  return {
    head: head.number,
    arrivals,
    above: base.number,
    addresses: [],
    chain: {
      before,
      blocks: headers.map(({ number, hash }) => ({ number, hash })),
      oldest: last.number - kept + 1,
    },
    isNewest: last.hash === head.hash,
  }
}
