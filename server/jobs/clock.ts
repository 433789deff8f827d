import { allowedShare } from '#domain/collateral/share.ts'
import { plain } from '#domain/money/decimal.ts'
import { revalueCapacity } from '#outside/db/agents.ts'
import { forgetOldNotifications } from '#outside/db/notifications.ts'
import { agentsWithDueOffers, releaseDueOffers } from '#outside/db/offers.ts'
import { expireOrder, forgetWasted, freeHold, ordersToExpire, ordersToFree } from '#outside/db/orders.ts'
import { forgetOldNews, makePartitions } from '#outside/db/outbox.ts'
import { forgetStrayPayments, retireOrderLegs } from '#outside/db/payments.ts'
import { thinPricePoints, thinSnapshots } from '#outside/db/prices.ts'
import { forgetOldSessions } from '#outside/db/sessions.ts'
import type { Context } from '../context.ts'
import { forgetLostFiles } from '../messages/forget-lost.ts'
import { openLegs } from '../order-payments.ts'
import { redactOldOrders } from '../orders/redact.ts'
import { pollPrices } from '../prices/poll.ts'

/** Under which due work is done. */
const clockLease = 'clock'

/** How often each kind of due work is looked for, in ms. Whether it is due, the database's clock decides. */
const every = {
  expiry: 1_000,
  prices: 5_000,
  revaluation: 60_000,
  forgetting: 600_000,
  partitions: 60_000,
  legs: 5_000,
  lostFiles: 6 * 3_600_000,
  redaction: 3_600_000,
}

/**
 * The door through which time comes in. Of all processes one does the due work, the one with the lease; work that is already under
 * way is not started twice. Doing it in two processes would cost time and nothing else: each decision is the database's own.
 */
export class Clock {
  readonly #context: Context
  readonly #timers: NodeJS.Timeout[] = []
  readonly #running = new Set<Promise<void>>()

  constructor(context: Context) {
    this.#context = context
  }

  start(): void {
    const { leases } = this.#context
    leases.want(clockLease)
    const inTurn = (work: (context: Context) => Promise<unknown>) => async () =>
      leases.hold(clockLease) && work(this.#context)
    this.#repeat(every.expiry, inTurn(expireDue))
    this.#repeat(every.revaluation, inTurn(revalue))
    this.#repeat(every.forgetting, inTurn(forget))
    this.#repeat(every.partitions, inTurn(keepPartitions))
    // Where no network is looked at, too: the events are kept until this reader is past them.
    this.#repeat(every.legs, inTurn(openLegs))
    this.#repeat(every.lostFiles, inTurn(forgetLostFiles))
    this.#repeat(every.redaction, inTurn(redactOldOrders))
    // Under a lease of its own.
    this.#repeat(every.prices, () => pollPrices(this.#context))
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.allSettled(this.#running)
  }

  #repeat(ms: number, work: () => Promise<unknown>): void {
    let current: Promise<void> | null = null
    const timer = setInterval(() => {
      if (current) return
      const run = work().then(
        () => undefined,
        (error) => this.#context.log.warn({ err: error }, 'due work failed and will be tried again'),
      )
      current = run
      this.#running.add(run)
      void run.finally(() => {
        current = null
        this.#running.delete(run)
      })
    }, ms)
    this.#timers.push(timer)
  }
}

/** Ends what is over: offers, transfer windows, holds. */
export async function expireDue(context: Context): Promise<void> {
  const { db } = context
  const agents = await agentsWithDueOffers(db)
  for (const agent of agents) await releaseDueOffers(db, agent)
  const expired = await ordersToExpire(db)
  for (const id of expired) await expireOrder(db, id, context.settings.holdSeconds.crypto)
  const freed = await ordersToFree(db)
  for (const id of freed) await freeHold(db, id)
  if (agents.length + expired.length + freed.length > 0) context.tell()
}

/** Sets what every agent, or each of these, may promise, at today's rates. */
export async function revalue(context: Context, only: readonly string[] | null = null): Promise<void> {
  if ((await revalueCapacity(context.db, plain(allowedShare), only)) > 0) context.tell()
}

const minuteMs = 60_000

/** One that is in somebody's way is made or dropped a minute later. */
async function keepPartitions({ db }: Context): Promise<void> {
  await makePartitions(db)
  await forgetOldNews(db)
}

async function forget(context: Context): Promise<void> {
  await forgetOldNotifications(context.db)
  await retireOrderLegs(context.db)
  await forgetStrayPayments(context.db)
  await thinPricePoints(context.db)
  await thinSnapshots(context.db)
  await forgetWasted(context.db)
  await forgetOldSessions(context.db, Math.floor(context.now() / minuteMs) - 60)
}
