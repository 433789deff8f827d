import { z } from 'zod'
import { Stall } from '../chain/follow/node.ts'

/** An HTTP service for a network's payments. Every failure is thrown as a `Stall`. */
export interface Rest {
  /** Without a slash at its end. */
  readonly url: string
  /** Breaks off what is being asked. */
  readonly ended: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

const answerMs = 10_000
const mostBytes = 8_000_000

/** Asks for a path, with a body in JSON where one is given, and reads the answer by its shape. Throws Stall. */
export async function ask<Shape extends z.ZodType>(
  { url, ended, headers }: Rest,
  path: string,
  shape: Shape,
  body?: object,
): Promise<z.output<Shape>> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(answerMs)])
  const given = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  }
  const response = await fetch(url + path, { signal, redirect: 'error', ...(headers && { headers }), ...given }).catch(
    () => null,
  )
  if (!response) throw new Stall('away', 'the service does not answer')
  if (response.status === 429) throw new Stall('limited', 'the service was asked too often')
  if (!response.ok) throw new Stall('away', `the service answered with status ${response.status}`)
  const text = await bounded(response)
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Stall('contradictory', `the answer to ${kindOf(path)} is not what it should be`)
  }
}

/** A path as it may be logged: without the addresses and transactions in it. */
function kindOf(path: string): string {
  const parts = path.replace(/\?.*$/s, '').split('/')
  return parts.map((part) => (/^[a-z0-9]{0,23}$/.test(part) ? part : '…')).join('/')
}

/** The body of an answer; throws Stall where it is larger than any honest one. */
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
    throw new Stall('away', 'the service broke off its answer')
  }
  if (bytes > mostBytes) throw new Stall('contradictory', 'the service answered with more than can be')
  return text + decoder.decode()
}

/** A whole number that is exact and not negative, written as a number or as text. */
export const count = z.union([z.number(), z.string().regex(/^\d{1,15}$/)]).transform((given, context) => {
  const read = Number(given)
  if (Number.isSafeInteger(read) && read >= 0) return read
  context.addIssue({ code: 'custom', message: 'not a count' })
  return z.NEVER
})

/** How many pages of one address are read in one look at most; what lies before them stays as it is known. */
export const mostPages = 20

/** Reads pages, the newest first, until there is no other or they reach back far enough; whether they ended by themselves. */
export async function paged<Page, Next>(
  first: Next,
  read: (next: Next) => Promise<{ page: Page; next: Next | null }>,
): Promise<{ pages: Page[]; isWhole: boolean }> {
  const pages: Page[] = []
  let next: Next | null = first
  while (next !== null && pages.length < mostPages) {
    const answer: { page: Page; next: Next | null } = await read(next)
    pages.push(answer.page)
    next = answer.next
  }
  return { pages, isWhole: next === null }
}
