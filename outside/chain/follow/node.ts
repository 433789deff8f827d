import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { z } from 'zod'

/**
 * Why a chain is not followed further at this moment: nobody answers, too many questions, a node of another chain, a node
 * that is behind what we saw already or does not know what we ask for, or answers that contradict each other.
 */
export type StallReason = 'away' | 'limited' | 'other-chain' | 'behind' | 'contradictory'

/** A round that ends without any change, to be tried again. The message is for the log; it names no URL. */
export class Stall extends Error {
  override readonly name = 'Stall'
  readonly reason: StallReason

  constructor(reason: StallReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** One question to a node. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A read of a contract. */
export interface Read {
  readonly to: Address
  readonly abi: Abi
  readonly name: string
  readonly args?: readonly unknown[]
}

const replyShape = z.object({
  id: z.number().int(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})
type Reply = z.output<typeof replyShape>

const questionsAtOnce = 100
const requestsAtOnce = 3
const answerMs = 10_000
const limitCodes = new Set([-32005, -32016, -32029, 429])

/** A JSON-RPC node. Whatever goes wrong becomes a `Stall`, so that nothing is ever taken for an answer that is none. */
export class Node {
  readonly #url: string
  readonly #ended: AbortSignal

  /** `ended` breaks off what is being asked. */
  constructor(url: string, ended: AbortSignal) {
    this.#url = url
    this.#ended = ended
  }

  /** Asks all questions, in few requests, and answers the results in their order. Throws Stall. */
  async ask(questions: readonly Question[]): Promise<unknown[]> {
    const replies = await this.#askAll(questions)
    return replies.map(({ error, result }, index) => {
      if (error) throw stallOf(error, questions[index]?.method ?? '')
      return result
    })
  }

  /** Asks one question whose result has this shape. Throws Stall. */
  async one<T extends z.ZodType>(method: string, params: readonly unknown[], shape: T): Promise<z.output<T>> {
    const [result] = await this.ask([{ method, params }])
    return shaped(result, shape, method)
  }

  /**
   * Reads contracts as they were at the block of this hash, which must be on the node's chain. A read that the contract
   * itself refused is null. Throws Stall, also when there is no contract that answers.
   */
  async read(reads: readonly Read[], blockHash: Hex): Promise<unknown[]> {
    const block = { blockHash, requireCanonical: true }
    const questions = reads.map(({ to, abi, name, args = [] }) => {
      const data = encodeFunctionData({ abi, functionName: name, args })
      return { method: 'eth_call', params: [{ to, data }, block] }
    })
    const replies = await this.#askAll(questions)
    return replies.map(({ error, result }, index) => {
      const { abi, name } = reads[index] as Read
      if (error && isRevert(error)) return null
      if (error) throw stallOf(error, name)
      return decoded(abi, name, shaped(result, hex, name))
    })
  }

  async #askAll(questions: readonly Question[]): Promise<Reply[]> {
    const replies: Reply[] = []
    for (let from = 0; from < questions.length; from += questionsAtOnce * requestsAtOnce) {
      const starts = Array.from({ length: requestsAtOnce }, (_, index) => from + index * questionsAtOnce)
      const parts = starts.map((start) => questions.slice(start, start + questionsAtOnce))
      const found = await Promise.all(parts.filter((part) => part.length > 0).map((part) => this.#post(part)))
      replies.push(...found.flat())
    }
    return replies
  }

  async #post(questions: readonly Question[]): Promise<Reply[]> {
    const body = JSON.stringify(questions.map((question, id) => ({ jsonrpc: '2.0', id, ...question })))
    const given = await this.#send(body)
    if (!Array.isArray(given)) {
      const { data } = replyShape.partial().safeParse(given)
      throw data?.error
        ? stallOf(data.error, 'the whole request')
        : new Stall('contradictory', 'the node gave no list of answers')
    }
    const byId = new Map(given.map((each) => shaped(each, replyShape, 'a reply')).map((reply) => [reply.id, reply]))
    return questions.map(({ method }, id) => {
      const reply = byId.get(id)
      if (!reply) throw new Stall('contradictory', `the node left ${method} without an answer`)
      return reply
    })
  }

  async #send(body: string): Promise<unknown> {
    const signal = AbortSignal.any([this.#ended, AbortSignal.timeout(answerMs)])
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(this.#url, { method: 'POST', headers, body, signal }).catch(() => null)
    if (!response) throw new Stall('away', 'the node does not answer')
    const text = await response.text().catch(() => null)
    if (response.status === 429) throw new Stall('limited', 'the node was asked too often')
    if (!response.ok || text === null) throw new Stall('away', `the node answered with status ${response.status}`)
    try {
      return JSON.parse(text)
    } catch {
      throw new Stall('contradictory', 'the node did not answer in JSON')
    }
  }
}

/** Bytes as the wire has them. */
export const hex = z.string().regex(/^0x[0-9a-f]*$/i, 'not hex') as unknown as z.ZodType<Hex>

/** A number as the wire has it. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/i, 'not a number')
  .transform(Number)

/** A result in its shape; throws Stall when it has another. */
export function shaped<T extends z.ZodType>(result: unknown, shape: T, what: string): z.output<T> {
  const { data, error } = shape.safeParse(result)
  if (error) throw new Stall('contradictory', `the answer to ${what} makes no sense: ${error.issues[0]?.message}`)
  return data
}

function decoded(abi: Abi, functionName: string, data: Hex): unknown {
  try {
    return decodeFunctionResult({ abi, functionName, data })
  } catch {
    throw new Stall('contradictory', `the answer to ${functionName} cannot be decoded`)
  }
}

type RpcError = NonNullable<Reply['error']>

function isRevert({ code, message }: RpcError): boolean {
  return code === 3 || /execution reverted/i.test(message)
}

function stallOf(error: RpcError, what: string): Stall {
  const said = `${what}: ${error.message.slice(0, 200)} (${error.code})`
  if (limitCodes.has(error.code)) return new Stall('limited', said)
  // A node that was moved or is behind another of the same address does not know our block.
  const isUnknown = /not found|unknown block|not canonical|missing trie|BlockOutOfRange/i.test(error.message)
  return new Stall(isUnknown ? 'behind' : 'contradictory', said)
}
