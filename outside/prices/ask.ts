import type { z } from 'zod'
import { SourceFault } from './source.ts'

const mostBytes = 1_000_000
/** The longest Retry-After (s) that is respected of a service that was asked too often; below, of one with a fault. */
const longestRestSeconds = 3 * 86_400
const longestRepairSeconds = 3_600
/** The pause (s) for a service that was asked too often and sends no Retry-After. */
const limitedSeconds = 60

/** How a service is asked: the whole answer has to be there within `answerMs`. */
export interface Asking {
  readonly url: string
  readonly answerMs: number
  readonly headers?: Readonly<Record<string, string>>
}

/** What a service answers to a GET, as text, bounded in time and size. Throws SourceFault. */
export async function askText({ url, answerMs, headers = {} }: Asking): Promise<string> {
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch(url, { signal, redirect: 'error', headers }).catch(() => null)
  if (!response) throw new SourceFault('does not answer')
  if (response.ok) return bounded(response)
  await response.body?.cancel().catch(() => null)
  const isLimited = response.status === 429 || response.status === 418
  const retryAfter = restOf(response.headers.get('retry-after'), isLimited ? longestRestSeconds : longestRepairSeconds)
  throw new SourceFault(`answers with status ${response.status}`, retryAfter || (isLimited ? limitedSeconds : 0))
}

/** What a service answers in JSON, read by its shape. Every number arrives as the digits that were written. Throws SourceFault. */
export async function askJson<Shape extends z.ZodType>(asking: Asking, shape: Shape): Promise<z.output<Shape>> {
  const text = await askText(asking)
  try {
    return shape.parse(JSON.parse(text, asWritten))
  } catch {
    throw new SourceFault('answers what is not of its shape')
  }
}

/** JSON.parse would make a double of a price; the source text is the price. */
function asWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value
}

async function bounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) break
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    throw new SourceFault('broke off its answer')
  }
  if (bytes > mostBytes) throw new SourceFault('answers with more than can be')
  return text + decoder.decode()
}

/** `Retry-After` in seconds, whether it says how long or until when. */
function restOf(header: string | null, longest: number): number {
  if (header === null) return 0
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), longest) : 0
}
