import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Centrifuge } from 'centrifuge'
import { WebSocket } from 'ws'
import { messagesChannel } from '#api/channels.ts'
import { demoAccount, demoAgents } from '#server/demo/people.ts'
import { type Call, callerAnew, signIn } from '../deep/instances.ts'
import type { Answer } from '../market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
const firstAccount = 60

/** What happened to those who worked while instances were killed. */
export interface Toll {
  requests: number
  /** Requests that had to be made a second time. */
  repeated: number
  /** Requests that failed the second time too, in words. */
  readonly failures: string[]
  /** Orders that were said to be placed, and messages that were said to be written. */
  readonly orders: string[]
  readonly messages: string[]
  /** Messages that the listener has heard of. */
  readonly heard: Set<string>
  /** How often the listener was told that what it missed is not known. */
  unrecovered: number
}

/** People who trade at `url` until they are stopped, and one who listens to a chat all the time. */
export async function startTraders(url: string, count: number) {
  const toll: Toll = {
    requests: 0,
    repeated: 0,
    failures: [],
    orders: [],
    messages: [],
    heard: new Set(),
    unrecovered: 0,
  }
  const state = { isStopped: false }
  const agents = new Map<string, Call>()
  for (const { index } of demoAgents) {
    agents.set(demoAccount(index).address, twice(toll, (await signIn(url, index)).call))
  }
  const people = await Promise.all(Array.from({ length: count }, (_, i) => signIn(url, firstAccount + i)))
  const chat = await listen(url, toll, agents)
  const work = people.map(async ({ call }, i) => {
    for (let round = i; !state.isStopped; round++) await trade(toll, twice(toll, call), agents, round)
  })
  const talk = async () => {
    while (!state.isStopped) {
      // A chat takes sixty messages a minute of one person: the talk is to last as long as the kills do.
      await chat.say()
      await pause(1_050)
    }
  }
  const all = [...work, talk()]
  return {
    toll,
    stop: async () => {
      state.isStopped = true
      await Promise.all(all)
      await chat.end()
      return toll
    },
  }
}

/** Each request may be made a second time, at once: everything that changes something carries what makes that harmless. */
function twice(toll: Toll, call: Call): Call {
  return async (method, path, body) => {
    toll.requests++
    const once = () => call(method, path, body).catch((error: Error) => error)
    const first = await once()
    if (!isFault(first)) return first
    toll.repeated++
    const second = await once()
    if (!isFault(second)) return second
    toll.failures.push(`${method} ${path}: ${wordsOf(first)}, then ${wordsOf(second)}`)
    return { status: 0, headers: new Headers(), body: {} }
  }
}

function isFault(answer: Answer | Error): answer is Error {
  return answer instanceof Error || answer.status >= 500
}

function wordsOf(answer: Answer | Error): string {
  return answer instanceof Error ? answer.message : `${answer.status} ${answer.body?.code}`
}

/** One swap, to its end or until somebody cancels. */
async function trade(toll: Toll, call: Call, agents: ReadonlyMap<string, Call>, round: number): Promise<void> {
  const { body: matched } = await call('POST', '/api/orders/match', { pair, amount: '10', transferTo })
  if (!matched.offer) return void (await pause(50))
  const { body: placed } = await call('POST', '/api/orders/place', { offer_id: matched.offer.id })
  if (!placed.order) return
  const { id } = placed.order
  toll.orders.push(id)
  await say(toll, call, id)
  if (round % 4 === 3) return void (await step(toll, call, id, 'cancelled'))
  const agent = agents.get((await call('GET', `/api/orders/${id}`)).body.order?.agentAddrs[0])
  if (agent && (await step(toll, call, id, 'agentTransfer'))) await step(toll, agent, id, 'closed')
}

/** A step is taken from what was seen: made a second time it finds itself done. */
async function step(toll: Toll, call: Call, id: string, newStatus: string): Promise<boolean> {
  const { order } = (await call('GET', `/api/orders/${id}`)).body
  if (!order) return false
  const { status: oldStatus, updatedAt } = order
  const { status, body } = await call('PATCH', `/api/orders/${id}`, { newStatus, oldStatus, updatedAt })
  const isDone = status === 200 || (body?.code === 'order.changed' && body.values?.status === newStatus)
  if (!isDone && status !== 0) toll.failures.push(`${id} to ${newStatus}: ${status} ${JSON.stringify(body)}`)
  return isDone
}

async function say(toll: Toll, call: Call, id: string): Promise<string | null> {
  const { status, body } = await call('POST', `/api/orders/${id}/messages`, {
    text: 'still here',
    clientId: randomUUID(),
  })
  if (status === 200) toll.messages.push(body.message.id)
  return status === 200 ? body.message.id : null
}

/** Somebody who listens to an order's chat with the official client while the other party talks. */
async function listen(url: string, toll: Toll, agents: ReadonlyMap<string, Call>) {
  const { call } = await signIn(url, firstAccount - 1)
  const sure = twice(toll, call)
  const { body: matched } = await sure('POST', '/api/orders/match', { pair, amount: '10', transferTo })
  const { id } = (await sure('POST', '/api/orders/place', { offer_id: matched.offer.id })).body.order
  toll.orders.push(id)
  const agent = agents.get((await sure('GET', `/api/orders/${id}`)).body.order.agentAddrs[0]) as Call
  const { centrifuge } = (await sure('GET', '/api/config')).body
  class PageSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: url })
    }
  }
  const client = new Centrifuge(centrifuge.endpoint, {
    token: centrifuge.token,
    websocket: PageSocket,
    maxReconnectDelay: 500,
  })
  const channel = messagesChannel(id)
  const token = (await sure('POST', '/api/realtime/subscription-token', { channel })).body.token
  const subscription = client.newSubscription(channel, { token })
  subscription.on('publication', ({ data }) => toll.heard.add(data.id))
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    if (wasRecovering && !recovered) toll.unrecovered++
  })
  subscription.subscribe()
  client.connect()
  await subscription.ready(10_000)
  const lines: string[] = []
  return {
    say: async () => {
      const message = await say(toll, agent, id)
      if (message) lines.push(message)
    },
    end: async () => {
      const until = Date.now() + 15_000
      const lost = () => lines.filter((message) => !toll.heard.has(message))
      while (lost().length > 0 && Date.now() < until) await pause(100)
      for (const message of lost()) toll.failures.push(`the listener never heard of ${message}`)
      client.disconnect()
      await callerAnew(url)('GET', '/healthz')
    },
  }
}
