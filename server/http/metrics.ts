import { Gauge, type Registry } from 'prom-client'
import type { Figures } from '#api/dashboard.ts'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { type OutboxState, outboxState } from '#outside/db/outbox.ts'
import type { Context } from '../context.ts'
import { figuresOf } from '../dashboard/figures.ts'

interface Reading {
  readonly labels?: Readonly<Record<string, string | number>>
  /** null: no sample. */
  readonly value: number | null
}

interface Told {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  readonly readings: (figures: Figures) => readonly Reading[]
}

const one = (value: number | null): Reading[] => [{ value }]

/** The dashboard's figures as an operator's machine reads them. */
const gauges: readonly Told[] = [
  {
    name: 'surety_orders',
    help: 'Orders placed in the last 30 days, and every open one, by status.',
    labels: ['status'],
    readings: ({ orders }) =>
      orderStatusCodes.map((status) => ({
        labels: { status },
        value: orders.find((row) => row.status === status)?.count ?? 0,
      })),
  },
  {
    name: 'surety_volume_usd',
    help: 'What was closed of the orders placed in the last 30 days, in USD.',
    readings: ({ volume }) => one(volume.reduce((sum, { usd }) => sum + Number(usd), 0)),
  },
  {
    name: 'surety_orders_placed',
    help: 'Orders placed in the last 30 days.',
    readings: ({ disputes }) => one(disputes.placed),
  },
  {
    name: 'surety_orders_disputed',
    help: 'Orders placed in the last 30 days that were ever disputed.',
    readings: ({ disputes }) => one(disputes.disputed),
  },
  {
    name: 'surety_release_seconds',
    help: 'The median time from the user’s confirmation to the agent’s, of orders placed in the last 30 days.',
    readings: ({ release }) => one(release.medianSeconds),
  },
  {
    name: 'surety_agents_live',
    help: 'Agents that may be matched now: at work, with a requisite for what they take, and capacity left.',
    readings: ({ agents }) => one(agents.live),
  },
  {
    name: 'surety_prices_fresh',
    help: 'Symbols with a price that holds.',
    readings: ({ prices }) => one(prices.fresh),
  },
  {
    name: 'surety_prices_stale',
    help: 'Symbols without a price that holds.',
    readings: ({ prices }) => one(prices.stale),
  },
  {
    name: 'surety_price_age_seconds',
    help: 'The age of the oldest price that holds.',
    readings: ({ prices }) => one(prices.oldestSeconds),
  },
  {
    name: 'surety_chain_lag_seconds',
    help: 'How long ago a chain was last heard of.',
    labels: ['chain'],
    readings: ({ chains }) =>
      chains.map(({ chainId, lagSeconds }) => ({ labels: { chain: chainId }, value: lagSeconds })),
  },
  {
    name: 'surety_outbox_waiting',
    help: 'Events that are committed and not numbered yet.',
    readings: ({ outbox }) => one(outbox.count),
  },
  {
    name: 'surety_outbox_lag_seconds',
    help: 'For how long the oldest events have not been numbered.',
    readings: ({ outbox }) => one(outbox.oldestSeconds ?? 0),
  },
  {
    name: 'surety_deliveries_waiting',
    help: 'Messages to people whose time has come and that nobody has sent yet.',
    readings: ({ deliveries }) => one(deliveries.count),
  },
  {
    name: 'surety_deliveries_lag_seconds',
    help: 'For how long the oldest of these messages has waited.',
    readings: ({ deliveries }) => one(deliveries.oldestSeconds ?? 0),
  },
]

/** Adds the dashboard's figures; while the database is away only these are left out. */
export function addFigures(registry: Registry, context: Context): void {
  for (const { name, help, labels = [], readings } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const figures = await figuresOf(context).catch(() => null)
        this.reset()
        if (!figures) return this.remove()
        for (const { labels: of = {}, value } of readings(figures)) {
          if (value === null) this.remove(of)
          else this.set(of, value)
        }
      },
    })
  }
}

/** Adds what keeps the outbox's numbers and readers back; left out while the database is away. */
export function addOutbox(registry: Registry, context: Context): void {
  let asking: Promise<OutboxState | null> | null = null
  // The three are collected at once, by one statement.
  const read = () => {
    asking ??= outboxState(context.db)
      .catch(() => null)
      .finally(() => {
        asking = null
      })
    return asking
  }
  const gauge = (
    name: string,
    help: string,
    tell: (gauge: Gauge, state: OutboxState) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const state = await read()
        this.reset()
        if (state) tell(this, state)
        else this.remove()
      },
    })
  gauge(
    'surety_outbox_held_seconds',
    'For how long the oldest transaction that writes has been open in the whole cluster: numbers wait for it.',
    (held, { oldest }) => held.set(oldest ? (oldest.seconds ?? Number.NaN) : 0),
  )
  gauge(
    'surety_outbox_reader_lag_seconds',
    'By how long a reader that works through the events once is behind.',
    (lag, { readers }) => {
      for (const { name, seconds } of readers) lag.set({ reader: name }, seconds)
    },
    ['reader'],
  )
  gauge('surety_outbox_unforeseen', 'Events that lie where no partition was made in time.', (rows, { unforeseen }) =>
    rows.set(unforeseen),
  )
}
