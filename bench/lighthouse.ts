import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumFlags, findChromium } from '../build/chromium.mjs'

const version = '13.5.0'
const figure = z.object({ numericValue: z.number() })
const reportShape = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
  }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/** What Lighthouse says of one visit with a phone. Scores of 100; times in ms; `machine` is its own measure of this machine's speed. */
export interface Verdict {
  readonly performance: number
  readonly accessibility: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  readonly machine: number
}

/**
 * Has Lighthouse visit a page as it does by default: a phone, "slow 4G", four times slower than this machine. It is fetched by npm at its
 * first use, for this bench alone. Throws where it cannot be had.
 */
export async function lighthouse(url: string): Promise<Verdict> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance,accessibility']
  const chrome = `--chrome-flags=--headless ${chromiumFlags.join(' ')}`
  const command = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, ...flags, chrome]
  const path = findChromium()
  const env = { ...process.env, ...(path && { CHROME_PATH: path }) }
  const { stdout } = await promisify(execFile)('npm', command, { env, maxBuffer: 64 * 1024 * 1024 })
  const { categories, audits, environment } = reportShape.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))))
  return {
    performance: Math.round(100 * categories.performance.score),
    accessibility: Math.round(100 * categories.accessibility.score),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    machine: environment.benchmarkIndex,
  }
}
