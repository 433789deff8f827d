import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { demoAccount, demoAgents } from '#server/demo/people.ts'
import { type Answer, caller } from '../market.ts'

/** What a client knows of a wish: it was granted, it was refused, or nobody ever answered. */
export type Outcome = 'ok' | 'refused' | 'unknown'

/** One wish of a client, under a name that the database knows it by. */
export type Wish = { outcome: Outcome; status: number } & (
  | { kind: 'place'; user: string; key: string; orderId: string | null }
  | { kind: 'step'; orderId: string; to: string; by: string }
  | { kind: 'rate'; orderId: string; score: number }
  | { kind: 'message'; clientId: string }
)

/** People at work: they match, place, confirm, pay out, cancel, rate and write until they are told to stop. */
export interface Load {
  stop(): Promise<void>
}

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

type Say = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Said>
interface Said {
  readonly outcome: Outcome
  readonly answer: Answer | null
}

/** Sets so many people to work at the market at `url`, which may be away at any moment. What they wish is added to `wishes`. */
export async function startLoad(url: string, clients: number, wishes: Wish[]): Promise<Load> {
  const state = { stopped: false }
  const agents = new Map<string, Say>()
  for (const { index } of demoAgents) agents.set(demoAccount(index).address, await signedIn(url, index))
  const work = Array.from({ length: clients }, async (_, i) => {
    const index = 20 + i
    const addr = demoAccount(index).address
    const say = await signedIn(url, index)
    await say('PUT', `/api/users/${addr}/terms-of-service`)
    for (let round = 0; !state.stopped; round++) await trade({ wishes, say, addr, agents, round })
  })
  return {
    stop: async () => {
      state.stopped = true
      await Promise.all(work)
    },
  }
}

/** Calls as a person, who signs in anew once their access has ended. */
async function signedIn(url: string, index: number): Promise<Say> {
  const call = caller(url)
  const account = demoAccount(index)
  let token: string | null = null
  const say: Say = async (method, path, body, headers = {}) => {
    try {
      token ??= await signIn()
      const answer = await call(method, path, body, { ...headers, authorization: `Bearer ${token}` })
      if (answer.status === 401) token = null
      const isKnown = answer.status < 500
      return { answer, outcome: answer.status === 200 ? 'ok' : isKnown ? 'refused' : 'unknown' }
    } catch (error) {
      // Nobody was there to hear it.
      const isUnheard = token === null || codeOf(error) === 'ECONNREFUSED'
      return { answer: null, outcome: isUnheard ? 'refused' : 'unknown' }
    }
  }
  const signIn = async (): Promise<string> => {
    const { body } = await call('GET', `/api/users/${account.address}/nonce`)
    const sign = await account.signMessage({ message: body.nonce })
    const signed = await call('POST', '/api/login', { addr: account.address, sign })
    if (signed.status !== 200) throw new Error(`not signed in: ${signed.status}`)
    return signed.body.accessToken
  }
  return say
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error.cause as { code?: string } | undefined)?.code : undefined
}

interface Trader {
  readonly wishes: Wish[]
  readonly say: Say
  readonly addr: string
  readonly agents: ReadonlyMap<string, Say>
  readonly round: number
}

/** One swap, as far as it comes. */
async function trade(trader: Trader): Promise<void> {
  const { wishes, say, addr, agents, round } = trader
  const matched = await say('POST', '/api/orders/match', { pair, amount: '10', transferTo })
  if (matched.outcome !== 'ok') return void (await pause(50))
  if (round % 7 === 6) return
  const orderId = await place(trader, matched.answer?.body.offer.id)
  if (!orderId) return
  const agentAddr = (await read(say, orderId))?.agentAddrs[0] ?? ''
  const agent = agents.get(agentAddr)
  if (!agent) return
  await message(trader, orderId)
  const step = async (by: string, who: Say, to: string): Promise<boolean> => {
    const order = await read(who, orderId)
    if (!order) return false
    const { outcome, answer } = await who('PATCH', `/api/orders/${orderId}`, {
      newStatus: to,
      oldStatus: order.status,
      updatedAt: order.updatedAt,
    })
    wishes.push({ kind: 'step', orderId, to, by, outcome, status: answer?.status ?? 0 })
    return outcome === 'ok'
  }
  if (round % 3 === 2) return void (await step(addr, say, 'cancelled'))
  if (!(await step(addr, say, 'agentTransfer')) || !(await step(agentAddr, agent, 'closed'))) return
  const score = 1 + (round % 5)
  const rated = await say('PATCH', `/api/orders/${orderId}/rating`, { score })
  wishes.push({ kind: 'rate', orderId, score, outcome: rated.outcome, status: rated.answer?.status ?? 0 })
}

/** Places under one key until somebody says yes or no: what got lost before must not be done twice. */
async function place({ wishes, say, addr }: Trader, offerId: string): Promise<string | null> {
  const wish = { kind: 'place' as const, user: addr, key: randomUUID() }
  let isOpen = false
  for (let tries = 0; tries < 200; tries++) {
    const headers = { 'idempotency-key': wish.key }
    const { outcome, answer } = await say('POST', '/api/orders/place', { offer_id: offerId }, headers)
    isOpen ||= outcome === 'unknown'
    if (outcome === 'ok' || (outcome === 'refused' && answer?.status !== 401 && answer !== null)) {
      const orderId: string | null = answer?.body.order?.id ?? null
      wishes.push({ ...wish, orderId, outcome, status: answer?.status ?? 0 })
      return orderId
    }
    await pause(50)
  }
  wishes.push({ ...wish, orderId: null, outcome: isOpen ? 'unknown' : 'refused', status: 0 })
  return null
}

async function message({ wishes, say }: Trader, orderId: string): Promise<void> {
  const clientId = randomUUID()
  const { outcome, answer } = await say('POST', `/api/orders/${orderId}/messages`, { text: 'on its way', clientId })
  wishes.push({ kind: 'message', clientId, outcome, status: answer?.status ?? 0 })
}

async function read(
  say: Say,
  orderId: string,
): Promise<{ status: string; updatedAt: string; agentAddrs: string[] } | null> {
  const { answer } = await say('GET', `/api/orders/${orderId}`)
  return answer?.status === 200 ? answer.body.order : null
}
