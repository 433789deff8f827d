import autocannon from 'autocannon'
import type { Row } from './figures.ts'
import { type Service, startService } from './service.ts'

const body = JSON.stringify({
  pair: { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } },
})
const headers = { 'content-type': 'application/json' }
const path = '/api/orders/estimate'

interface Load {
  readonly perSecond: number
  /** Microseconds of CPU a request. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p99: number
}

async function load(service: Service, url: string, seconds: number, rate?: number): Promise<Load> {
  const before = service.cpuSeconds()
  const connections = 32
  const options = { url, method: 'POST' as const, body, headers, connections, duration: seconds }
  const result = await autocannon(rate ? { ...options, overallRate: rate } : options)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  const cpu = ((service.cpuSeconds() - before) / result['2xx']) * 1e6
  return { perSecond: result.requests.average, cpu, p99: result.latency.p99 }
}

/** P1 and P2: estimates over HTTP beside a bare node:http that reads the same JSON and answers with the same bytes. */
export async function estimates(
  market: Service,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const answer = await fetch(market.url + path, { method: 'POST', body, headers })
  const echo = await startService('echo.ts', { REPLY: await answer.text() })
  try {
    const [subject, baseline, slow, floor]: [Load[], Load[], Load[], Load[]] = [[], [], [], []]
    const [ours, bare] = [market.url + path, `${echo.url}/`]
    await load(echo, bare, 1)
    await load(market, ours, 1)
    for (let round = 0; round < rounds; round++) {
      baseline.push(await load(echo, bare, seconds))
      subject.push(await load(market, ours, seconds))
      const half = Math.round(Math.min(...subject.map(({ perSecond }) => perSecond)) / 2)
      floor.push(await load(echo, bare, seconds, half))
      slow.push(await load(market, ours, seconds, half))
    }
    return [
      {
        id: 'P1',
        what: 'estimates over HTTP, 10⁴ agents, one process ÷ bare node:http with the same bytes',
        subject: subject.map(({ perSecond }) => perSecond),
        baseline: baseline.map(({ perSecond }) => perSecond),
        unit: 'requests/s',
        cpu: { subject: subject.map(({ cpu }) => cpu), baseline: baseline.map(({ cpu }) => cpu) },
        goal: '≥ 0.70',
      },
      {
        id: 'P2',
        what: 'the same at half of that load: 99th percentile',
        subject: slow.map(({ p99 }) => Math.max(p99, 1)),
        baseline: floor.map(({ p99 }) => Math.max(p99, 1)),
        unit: 'ms (1 at least)',
        goal: '≤ 1.5',
      },
    ]
  } finally {
    await echo.stop()
  }
}

/** P3 over HTTP: CPU of an estimate by the number of agents, while one of them changes all the time. */
export async function estimateCost(market: Service, seconds: number): Promise<number> {
  await load(market, market.url + path, 1)
  return (await load(market, market.url + path, seconds)).cpu
}
