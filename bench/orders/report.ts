import { type Row, short, table } from '../figures.ts'
import type { Load, Measured, PathName } from './measure.ts'
import { paths } from './paths.ts'

const words: Readonly<Record<Load, string>> = { hot: 'one agent', spread: '16 agents' }

/** Match and place as SQL alone: this checkout's functions beside those of 0.1.0 and beside the floor, in turn in the same run. */
export function orderRows({ runs, spent, newcomers }: Measured): Row[] {
  const rate = (load: Load, path: PathName) => runs[load][path].map(({ perSecond }) => perSecond)
  const cpu = (load: Load, path: PathName) => runs[load][path].map(({ cpuMs }) => cpuMs)
  const both: readonly Load[] = ['hot', 'spread']
  return [
    ...both.map((load) => ({
      id: 'P30',
      what: `orders in SQL, 32 clients, ${words[load]} ÷ the floor`,
      subject: rate(load, 'product'),
      baseline: rate(load, 'floor'),
      unit: 'orders/s',
      goal: load === 'hot' ? '≥ 0.65' : '≥ 0.40',
    })),
    ...both.map((load) => ({
      id: 'P31',
      what: `the same, ${words[load]} ÷ the functions of 0.1.0`,
      subject: rate(load, 'product'),
      baseline: rate(load, 'old'),
      unit: 'orders/s',
    })),
    ...both.map((load) => ({
      id: 'P32',
      what: `the functions of 0.1.0, ${words[load]} ÷ the floor`,
      subject: rate(load, 'old'),
      baseline: rate(load, 'floor'),
      unit: 'orders/s',
    })),
    ...both.map((load) => ({
      id: 'P33',
      what: `CPU of PostgreSQL for an order, ${words[load]} ÷ with the functions of 0.1.0`,
      subject: cpu(load, 'product'),
      baseline: cpu(load, 'old'),
      unit: 'ms/order',
      goal: '≤ 0.45',
    })),
    {
      id: 'P34',
      what: 'orders of one agent ÷ of 16, in SQL',
      subject: rate('hot', 'product'),
      baseline: rate('spread', 'product'),
      unit: 'orders/s',
      goal: '≥ 0.40',
    },
    {
      id: 'P35',
      what: 'WAL for an order, after a checkpoint ÷ with the functions of 0.1.0',
      subject: [spent.product.wal],
      baseline: [spent.old.wal],
      unit: 'bytes/order',
      goal: '≤ 7,000 bytes',
    },
    {
      id: 'P36',
      what: "a newcomer's match at an agent with 1,000 open orders of newcomers ÷ at one with none",
      subject: newcomers.busy,
      baseline: newcomers.idle,
      unit: 'ms',
      goal: '≤ 1.2',
    },
  ]
}

/** All that was measured, as Markdown: rates and CPU by path, WAL by relation, rows written by table. */
export function orderReport(measured: Measured): string {
  const disk = `The disk keeps 8 KiB in ${short(measured.flushMs)} ms: the quicker it is, the more of an order is work, and the further off the floor.`
  return [disk, table(orderRows(measured)), medians(measured), relations(measured), writes(measured)].join('\n\n')
}

const names = Object.keys(paths) as PathName[]

function medians({ spent }: Measured): string {
  const lines = names.map((name) => {
    const { perSecond, cpuMs, wal } = spent[name]
    return `| ${paths[name].name} | ${short(perSecond)} | ${short(cpuMs)} | ${wal.toFixed(0)} |`
  })
  return [
    'The long run, 16 agents:',
    '',
    '| | orders/s | ms of CPU an order | bytes of WAL an order |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function relations({ spent }: Measured): string {
  if (spent.product.relations.length === 0) return 'WAL by relation: pg_walinspect is not there.'
  const sections = names.map((name) => {
    const lines = spent[name].relations
      .filter(({ bytes }) => bytes >= 10)
      .map((each) => `${each.name} ${each.bytes.toFixed(0)}`)
    return `- ${paths[name].name}: ${lines.join(', ')}`
  })
  return ['WAL by relation, bytes an order:', '', ...sections].join('\n')
}

function writes({ spent }: Measured): string {
  const lines = names.flatMap((name) =>
    spent[name].tables.map((each) => {
      const counts = [each.inserted, each.updated, each.hot, each.deleted].map((count) => count.toFixed(2))
      return `| ${paths[name].name} | ${each.name} | ${counts.join(' | ')} |`
    }),
  )
  return [
    'Rows written for an order:',
    '',
    '| | table | inserted | updated | of these HOT | deleted |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
