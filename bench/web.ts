/**
 * `npm run bench:web`: what a first visit to home costs a person on a slow phone network, beside a page that does nothing, in
 * turn in the same run. Writes bench/web.md. `--quick` takes fewer rounds.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { freePort } from '#outside/processes.ts'
import { serve } from '#server/main.ts'
import { chromiumFlags, findChromium } from '../build/chromium.mjs'
import { buildWeb } from '../build/web.ts'
import { median } from './figures.ts'
import { homeBytes } from './home.ts'
import { lighthouse, type Verdict } from './lighthouse.ts'

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 3 : 7
const verdictRounds = isQuick ? 3 : 5

/** "Slow 4G" as Lighthouse has it: 150 ms a round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Visit {
  /** From the navigation to the first price in sight, ms. */
  readonly price: number
  readonly largestPaint: number
  /** Layout shift, by the definition of Web Vitals. */
  readonly shift: number
  readonly requests: number
  readonly kilobytes: number
  readonly foreign: number
  /** From a key in the amount to the new amount to receive, less the 100 ms that it waits by rule, ms. */
  readonly key: number
}

await buildWeb(new AbortController().signal, 'demo', console.log)
const dataDir = await mkdtemp(join(tmpdir(), 'surety-bench-web-'))
const running = await serve({
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
const empty = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><title>empty</title><p>1 USDT = 1 EUR</p>')
}).listen(0, '127.0.0.1')
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  const visits: Visit[] = []
  const floors: number[] = []
  for (let round = 0; round < rounds; round++) {
    floors.push((await visit(browser, `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`, false)).price)
    visits.push(await visit(browser, running.url, true))
  }
  const verdicts: Verdict[] = []
  for (let visit = 0; visit < verdictRounds; visit++) verdicts.push(await lighthouse(running.url))
  const text = report(visits, floors, verdicts, await homeBytes())
  await writeFile(new URL('web.md', import.meta.url), text)
  console.log(text)
} finally {
  await browser.close()
  await running.stop()
  empty.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** One first visit, with nothing cached. */
async function visit(from: Browser, url: string, isMarket: boolean): Promise<Visit> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const seen = await listen(session, new URL(url).origin)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as unknown as Watched).priceAt > 0)
  const measured = await page.evaluate(() => {
    const { priceAt, paintAt, shift } = globalThis as unknown as Watched
    return { price: priceAt, largestPaint: paintAt, shift }
  })
  const first = { ...seen }
  const key = isMarket ? await keystroke(page) : 0
  await context.close()
  return { ...measured, ...first, key }
}

interface Watched {
  priceAt: number
  paintAt: number
  shift: number
}

/** Runs in the page before anything else of it: notes when the first price is in sight, and what has moved. */
function watch(): void {
  const watched = Object.assign(globalThis as unknown as Watched, { priceAt: 0, paintAt: 0, shift: 0 })
  new MutationObserver(() => {
    if (watched.priceAt === 0 && /1 USDT = \d/.test(document.body?.textContent ?? ''))
      watched.priceAt = performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.paintAt = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Counts what comes over the wire, compressed as it comes. */
async function listen(session: CDPSession, own: string) {
  const seen = { requests: 0, kilobytes: 0, foreign: 0 }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return
    seen.requests += 1
    if (new URL(request.url).origin !== own) seen.foreign += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.kilobytes += encodedDataLength / 1000
  })
  return seen
}

/** The time from a key to the new amount to receive, in the page's own clock. */
async function keystroke(page: Page): Promise<number> {
  const receive = page.getByLabel('You receive, estimated')
  await page.getByLabel('You send').fill('100')
  await page.waitForFunction(() => (document.querySelectorAll('input')[1]?.value ?? '') !== '')
  await receive.evaluate((field: HTMLInputElement) => {
    const before = field.value
    const times = Object.assign(globalThis, { keyAt: 0, answerAt: 0 }) as unknown as { keyAt: number; answerAt: number }
    addEventListener('keydown', () => {
      times.keyAt = performance.now()
    })
    const look = () => {
      if (field.value !== before) times.answerAt = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.getByLabel('You send').press('5')
  await page.waitForFunction(() => (globalThis as unknown as { answerAt: number }).answerAt > 0)
  const ruleMs = 100
  return page.evaluate((rule) => {
    const { keyAt, answerAt } = globalThis as unknown as { keyAt: number; answerAt: number }
    return answerAt - keyAt - rule
  }, ruleMs)
}

function report(
  visits: readonly Visit[],
  floors: readonly number[],
  verdicts: readonly Verdict[],
  home: { brotli: number; files: number },
): string {
  const medianOf = (of: (verdict: Verdict) => number) => median(verdicts.map(of))
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const range = (of: (visit: Visit) => number) =>
    `${Math.min(...visits.map(of)).toFixed(0)}–${Math.max(...visits.map(of)).toFixed(0)}`
  const ratio = median(visits.map(({ price }, i) => price / (floors[i] ?? Number.NaN)))
  const rows = [
    [
      'P17',
      'JavaScript of home, brotli',
      `${(home.brotli / 1000).toFixed(1)} kB in ${home.files} files`,
      '≤ 150 kB, then 120',
    ],
    [
      'P22',
      'navigation → first price in sight',
      `${middle((v) => v.price).toFixed(0)} ms (${range((v) => v.price)})`,
      '≤ 2200 ms',
    ],
    ['', 'the same of a page that does nothing', `${median(floors).toFixed(0)} ms; ratio ${ratio.toFixed(2)}`, ''],
    ['P19', 'largest paint', `${middle((v) => v.largestPaint).toFixed(0)} ms`, '≤ 1800 ms'],
    ['P20', 'layout shift', middle((v) => v.shift).toFixed(3), '≤ 0.02'],
    ['P18', 'bytes until then', `${middle((v) => v.kilobytes).toFixed(0)} kB`, '≤ 250 kB'],
    ['', 'requests, of them to others', `${middle((v) => v.requests)}, ${middle((v) => v.foreign)}`, '≤ 10, 0'],
    [
      'P21',
      'key → new amount, less the 100 ms of the rule',
      `${middle((v) => v.key).toFixed(0)} ms`,
      '≤ 100 ms + a round trip',
    ],
    ['', 'Lighthouse, phone: performance', `${medianOf((v) => v.performance)}`, '≥ 97'],
    ['', 'Lighthouse: accessibility', `${medianOf((v) => v.accessibility)}`, '100'],
    ['P19', 'Lighthouse: largest paint', `${medianOf((v) => v.largestPaint).toFixed(0)} ms`, '≤ 1800 ms'],
    ['P20', 'Lighthouse: total blocking time', `${medianOf((v) => v.blocking).toFixed(0)} ms`, '≤ 100 ms'],
    ['P20', 'Lighthouse: layout shift', medianOf((v) => v.shift).toFixed(3), '≤ 0.02'],
    ['', 'Lighthouse: speed of this machine', medianOf((v) => v.machine).toFixed(0), ''],
  ]
  return [
    '# A first visit to home on a slow phone network',
    '',
    `150 ms a round trip, 1.6 Mbit/s, nothing cached, 390 px. Median of ${rounds} visits. Taken by \`npm run bench:web\`; Lighthouse: median of ${verdictRounds}. The demo market: a script and a style of its wallet are among the requests.`,
    '',
    '| id | what | measured | goal |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')
}
