import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

/** A transfer on a network that is only told of; `amount` in the smallest unit. */
export interface FakeTransfer {
  readonly to: string
  readonly amount: bigint
  /** null while it is in no block. */
  readonly block: number | null
  /** Unix seconds. */
  readonly at: number
  /** It is in its block, and did nothing. */
  readonly fails?: boolean
  /** On TRON: a contract that logged it; none for the coin itself. */
  readonly contract?: string
}

/** How a service misbehaves. */
export interface ServiceFault {
  /** The status of every answer; null drops the connection. */
  readonly status?: number | null
  /** Another body than the one that would be answered. */
  readonly body?: (path: string, body: string) => string
}

export type Transfers = ReadonlyMap<string, FakeTransfer>
interface Seen {
  readonly head: number
  readonly transfers: Transfers
  readonly isOther: boolean
}
type Answer = (path: string, query: URLSearchParams, body: Record<string, unknown>, seen: Seen) => unknown

export type FakeNetwork = Awaited<ReturnType<typeof startFakeNetwork>>

/** A service that tells of a network with these transfers in it, until it is told to misbehave. */
export async function startFakeNetwork(kind: keyof typeof answers) {
  const transfers = new Map<string, FakeTransfer>()
  const state = { head: 100, isOther: false, fault: {} as ServiceFault, asked: 0 }
  const server = createServer(async (request, response) => {
    state.asked += 1
    const { status = 200, body: bend } = state.fault
    if (status === null) {
      request.socket.destroy()
      return
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    const body = JSON.parse((await textOf(request)) || '{}') as Record<string, unknown>
    const answer = JSON.stringify(answers[kind](pathname, searchParams, body, { ...state, transfers }) ?? null)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(bend ? bend(pathname, answer) : answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  let made = 0
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    /** Writes a transfer and answers the hash of its transaction. */
    add(transfer: FakeTransfer): string {
      made += 1
      const hash = createHash('sha256').update(`${kind} ${made}`).digest('hex')
      const id = kind === 'COSMOS' ? hash.toUpperCase() : hash
      transfers.set(id, transfer)
      return id
    },
    change(hash: string, change: Partial<FakeTransfer>): void {
      const known = transfers.get(hash)
      if (known) transfers.set(hash, { ...known, ...change })
    },
    remove: (hash: string) => transfers.delete(hash),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

type Entry = readonly [hash: string, transfer: FakeTransfer]

/** Those of an address, in no block first, then the newest first. */
function newestFirst(transfers: Transfers, to: string | undefined): Entry[] {
  const own = [...transfers].filter(([, transfer]) => transfer.to === to)
  return own.toSorted(([, a], [, b]) => (b.block ?? Infinity) - (a.block ?? Infinity))
}

/** As Esplora pages: all that is in no block and 25 that are, then 25 after the last one named. */
const bitcoin: Answer = (path, _query, _body, { head, transfers, isOther }) => {
  if (path === '/blocks/tip/height') return head
  if (path === '/blocks/0') return [{ id: isOther ? '0'.repeat(64) : bitcoinGenesis }]
  const [, address, last] = /^\/address\/([^/]+)\/txs(?:\/chain\/(.+))?$/.exec(path) ?? []
  const all = newestFirst(transfers, address)
  const confirmed = all.filter(([, { block }]) => block !== null)
  const from = last ? confirmed.findIndex(([hash]) => hash === last) + 1 : 0
  const page = [...(last ? [] : all.filter(([, { block }]) => block === null)), ...confirmed.slice(from, from + 25)]
  return page.map(([hash, { to, amount, block, at }]) => ({
    txid: hash,
    vin: [{ prevout: { scriptpubkey_address: bitcoinSender, value: Number(amount) + 200 } }],
    vout: [
      { scriptpubkey_address: bitcoinSender, value: 100 },
      { scriptpubkey_address: to, value: Number(amount) },
    ],
    status: block === null ? { confirmed: false } : { confirmed: true, block_height: block, block_time: at },
  }))
}
const bitcoinGenesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
export const bitcoinSender = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'

/** As TronGrid pages: by a fingerprint, here of ten at a time. */
const tron: Answer = (path, query, body, { head, transfers, isOther }) => {
  if (path === '/wallet/getnowblock') return { block_header: { raw_data: { number: head } } }
  if (path === '/wallet/getblockbynum') return { blockID: `${'0'.repeat(56)}${isOther ? '00000001' : '2b6653dc'}` }
  if (path === '/wallet/gettransactioninfobyid') return tronInfo(String(body.value), transfers.get(String(body.value)))
  const [, address, kind] = /^\/v1\/accounts\/([^/]+)\/transactions(\/trc20)?$/.exec(path) ?? []
  const since = Number(query.get('min_timestamp')) / 1000
  const all = newestFirst(transfers, address).filter(
    ([, { contract, at, block }]) => (contract !== undefined) === (kind !== undefined) && at >= since && block !== null,
  )
  const from = Number(query.get('fingerprint') ?? 0)
  const data = all.slice(from, from + 10).map(([hash, transfer]) => (kind ? tronListed : tronNative)(hash, transfer))
  return { success: true, data, meta: from + 10 < all.length ? { fingerprint: String(from + 10) } : {} }
}
const base58 = createBase58check(sha256)
const hexOf = (address: string) => Buffer.from(base58.decode(address)).toString('hex')
export const tronSender = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
export const tronUsdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const tronListed = (hash: string, { at }: FakeTransfer) => ({ transaction_id: hash, block_timestamp: at * 1000 })
const tronNative = (hash: string, { to, amount, block, at, fails }: FakeTransfer) => ({
  txID: hash,
  blockNumber: block,
  block_timestamp: at * 1000,
  ret: [{ contractRet: fails ? 'OUT_OF_ENERGY' : 'SUCCESS' }],
  raw_data: {
    contract: [
      {
        type: 'TransferContract',
        parameter: { value: { amount: Number(amount), owner_address: hexOf(tronSender), to_address: hexOf(to) } },
      },
    ],
  },
})
function tronInfo(hash: string, transfer: FakeTransfer | undefined): object {
  if (!transfer || transfer.block === null) return {}
  const { to, amount, block, at, fails, contract = tronUsdt } = transfer
  const topic = (address: string) => `${'0'.repeat(24)}${hexOf(address).slice(2)}`
  const log = {
    address: hexOf(contract).slice(2),
    topics: ['ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', topic(tronSender), topic(to)],
    data: amount.toString(16).padStart(64, '0'),
  }
  return {
    id: hash,
    blockNumber: block,
    blockTimeStamp: at * 1000,
    receipt: { result: fails ? 'REVERT' : 'SUCCESS' },
    log: fails ? [] : [log],
  }
}

/** As a node of the Cosmos SDK pages: by number. */
const cosmos: Answer = (path, query, _body, { head, transfers, isOther }) => {
  if (path.endsWith('/blocks/latest')) {
    return { block: { header: { chain_id: isOther ? 'theta-testnet-001' : 'cosmoshub-4', height: String(head) } } }
  }
  const address = /^transfer\.recipient='(.+)'$/.exec(query.get('query') ?? '')?.[1]
  const size = Number(query.get('limit'))
  const from = (Number(query.get('page')) - 1) * size
  const all = newestFirst(transfers, address).filter(([, { block }]) => block !== null)
  return { tx_responses: all.slice(from, from + size).map(([hash, transfer]) => cosmosTransaction(hash, transfer)) }
}
export const cosmosSender = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'

function cosmosTransaction(txhash: string, { to, amount, block, at, fails }: FakeTransfer): object {
  const moved = (recipient: string, text: string) => ({
    type: 'transfer',
    attributes: [
      { key: 'recipient', value: recipient },
      { key: 'sender', value: cosmosSender },
      { key: 'amount', value: text },
    ],
  })
  return {
    height: String(block),
    txhash,
    code: fails ? 5 : 0,
    timestamp: new Date(at * 1000).toISOString(),
    events: [
      moved('cosmos17xpfvakm2amg962yls6f84z3kell8c5lserqta', '500uatom'),
      { type: 'message', attributes: [{ key: 'action', value: 'send' }] },
      moved(to, `7ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2,${amount}uatom`),
    ],
  }
}

const answers = { BITCOIN: bitcoin, TRON: tron, COSMOS: cosmos }
