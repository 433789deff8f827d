import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { z } from 'zod'

/**
 * Why a chain is not followed further at this moment: nobody answers, too many questions, a node of another chain, a node
 * that is behind what we saw already or does not know what we ask for, answers that contradict each other, or nodes that do
 * not agree.
 */
export type StallReason = 'away' | 'limited' | 'other-chain' | 'behind' | 'contradictory' | 'disagreeing'

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
  /** The contract is a stranger's: it may burn all gas it gets or answer nonsense, which is a refusal like any other. */
  readonly isStranger?: boolean
}

/** Parses an answer; throws Stall where it is malformed. `what` names the question. */
export type Parse<T> = (result: unknown, what: string) => T

const errorShape = z.object({ code: z.number(), message: z.string() })
interface Reply {
  readonly id: number
  readonly result?: unknown
  readonly error?: z.output<typeof errorShape>
}

const questionsAtOnce = 100
const requestsAtOnce = 3
const answerMs = 10_000
/** All receipts of a busy block are megabytes: so many of them a request at most, one request at a time, and more time. */
const heavyAtOnce = 32
const heavyAnswerMs = 30_000
/** Enough for every honest token, and little enough to be burnt in a moment. */
const strangersGas = '0xf4240'
const limitCodes = new Set([-32005, -32016, -32029, 429])

/** A JSON-RPC node. Every failure is thrown as a `Stall`, so that none is taken for an answer. */
export class Node {
  readonly #url: string
  readonly #ended: AbortSignal
  #heavyAtOnce = heavyAtOnce

  /** `ended` breaks off what is being asked. */
  constructor(url: string, ended: AbortSignal) {
    this.#url = url
    this.#ended = ended
  }

  /** Asks all questions, in few requests, and answers the results in their order. Throws Stall. */
  async ask<T>(questions: readonly Question[], parse: Parse<T>): Promise<T[]> {
    return readAll(questions, await this.#askAll(questions), parse)
  }

  /**
   * As `ask`, for questions whose answers are large: few a request, and fewer where the node says that it is too much, or
   * nothing at all. Throws Stall, also when a single answer is too much.
   */
  async askHeavy<T>(questions: readonly Question[], parse: Parse<T>): Promise<T[]> {
    const answers: T[] = []
    // Halved on the way for what is too much, and tried twice as large the next time.
    this.#heavyAtOnce = Math.min(heavyAtOnce, this.#heavyAtOnce * 2)
    while (answers.length < questions.length) {
      const part = questions.slice(answers.length, answers.length + this.#heavyAtOnce)
      const batch = await this.#askPart(part, parse).catch((error: unknown) => {
        const isTooMuch = error instanceof Stall && (error.reason === 'away' || error.reason === 'limited')
        if (!isTooMuch || part.length === 1 || this.#ended.aborted) throw error
        return null
      })
      if (batch) answers.push(...batch)
      else this.#heavyAtOnce = Math.ceil(part.length / 2)
    }
    return answers
  }

  async #askPart<T>(questions: readonly Question[], parse: Parse<T>): Promise<T[]> {
    return readAll(questions, await this.#post(questions, heavyAnswerMs), parse)
  }

  /**
   * Reads contracts as they were at the block of this hash, which must be on the node's chain. A read that the contract
   * itself refused is null. Throws Stall, also when there is no contract that answers.
   */
  async read(reads: readonly Read[], blockHash: Hex): Promise<(Hex | null)[]> {
    const block = { blockHash, requireCanonical: true }
    const questions = reads.map(({ to, abi, name, args = [], isStranger = false }) => {
      const data = encodeFunctionData({ abi, functionName: name, args })
      return { method: 'eth_call', params: [{ to, data, ...(isStranger && { gas: strangersGas }) }, block] }
    })
    const replies = await this.#askAll(questions)
    return replies.map(({ error, result }, index) => {
      const { name, isStranger } = reads[index] as Read
      if (error && (isRevert(error) || (isStranger && isBurnt(error)))) return null
      if (error) throw stallOf(error, name)
      return readHex(result, name)
    })
  }

  async #askAll(questions: readonly Question[]): Promise<Reply[]> {
    const replies: Reply[] = []
    for (let from = 0; from < questions.length; from += questionsAtOnce * requestsAtOnce) {
      const starts = Array.from({ length: requestsAtOnce }, (_, index) => from + index * questionsAtOnce)
      const parts = starts.map((start) => questions.slice(start, start + questionsAtOnce))
      const batches = await Promise.all(
        parts.filter((part) => part.length > 0).map((part) => this.#post(part, answerMs)),
      )
      replies.push(...batches.flat())
    }
    return replies
  }

  async #post(questions: readonly Question[], withinMs: number): Promise<Reply[]> {
    const body = JSON.stringify(questions.map((question, id) => ({ jsonrpc: '2.0', id, ...question })))
    const given = await this.#send(body, withinMs)
    if (!Array.isArray(given)) {
      const { error } = readReply(given)
      throw error ? stallOf(error, 'the whole request') : new Stall('contradictory', 'the node gave no list of answers')
    }
    const byId = new Map(given.map(readReply).map((reply) => [reply.id, reply]))
    return questions.map(({ method }, id) => {
      const reply = byId.get(id)
      if (!reply) throw new Stall('contradictory', `the node left ${method} without an answer`)
      return reply
    })
  }

  async #send(body: string, withinMs: number): Promise<unknown> {
    const signal = AbortSignal.any([this.#ended, AbortSignal.timeout(withinMs)])
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(this.#url, { method: 'POST', headers, body, signal }).catch(() => null)
    if (!response) throw new Stall('away', 'the node does not answer')
    const text = await response.text().catch(() => null)
    if (response.status === 429) throw new Stall('limited', 'the node was asked too often')
    if (response.status === 413) throw new Stall('limited', 'the node was asked for too much at once')
    if (!response.ok || text === null) throw new Stall('away', `the node answered with status ${response.status}`)
    try {
      return JSON.parse(text)
    } catch {
      throw new Stall('contradictory', 'the node did not answer in JSON')
    }
  }
}

/** Bytes as the wire has them. Throws Stall. */
export function readHex(given: unknown, what: string): Hex {
  if (typeof given === 'string' && /^0x[0-9a-f]*$/i.test(given)) return given as Hex
  throw new Stall('contradictory', `the answer to ${what} is not hex`)
}

/** A number as the wire has it. Throws Stall. */
export function readQuantity(given: unknown, what: string): number {
  if (typeof given === 'string' && /^0x[0-9a-f]{1,13}$/i.test(given)) return Number(given)
  throw new Stall('contradictory', `the answer to ${what} is not a number`)
}

/** The fields of an object on the wire, of which nothing is known yet. Throws Stall. */
export function readFields(given: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof given === 'object' && given !== null) return given as Record<string, unknown>
  throw new Stall('contradictory', `the answer to ${what} is no object`)
}

/** What a contract answered; null for a stranger's nonsense. Throws Stall when one of the market's own makes no sense. */
export function decoded({ abi, name, isStranger }: Read, data: Hex): unknown {
  try {
    return decodeFunctionResult({ abi, functionName: name, data })
  } catch {
    if (isStranger) return null
    throw new Stall('contradictory', `the answer to ${name} cannot be decoded`)
  }
}

function readAll<T>(questions: readonly Question[], replies: readonly Reply[], parse: Parse<T>): T[] {
  return replies.map(({ error, result }, index) => {
    const { method } = questions[index] as Question
    if (error) throw stallOf(error, method)
    return parse(result, method)
  })
}

function readReply(given: unknown): Reply {
  const { id, result, error } = readFields(given, 'a request')
  if (error === undefined || error === null) return { id: Number(id), result }
  const parsed = errorShape.safeParse(error)
  if (!parsed.success) throw new Stall('contradictory', 'the node gave an error that is none')
  return { id: Number(id), error: parsed.data }
}

/** Text after "execution reverted" is the contract's own, so nothing is read from it. */
function isRevert({ code, message }: RpcError): boolean {
  return code === 3 || /execution reverted/i.test(message)
}

/**
 * How nodes say that a contract's code ended otherwise than by returning or refusing. What may also be a node's own trouble
 * ("execution aborted") is none of these: taken for the contract's, it would make an asset count nothing.
 */
function isBurnt(error: RpcError): boolean {
  if (/stack limit reached/i.test(error.message)) return true
  const ends = /out ?of ?gas|invalid ?(fe|opcode|jump)|opcodenotfound|bad ?(instruction|jump)|stack ?(under|over)flow/i
  return !isOverloaded(error) && ends.test(error.message)
}

/** Whether the node had no time or no memory for the question, whatever it was asked. */
function isOverloaded({ code, message }: RpcError): boolean {
  return limitCodes.has(code) || /time(d )?[ -]?out|cancel|deadline|limit|too (large|big|many|much)/i.test(message)
}

type RpcError = NonNullable<Reply['error']>

function stallOf(error: RpcError, what: string): Stall {
  const message = `${what}: ${error.message.slice(0, 200)} (${error.code})`
  if (isOverloaded(error)) return new Stall('limited', message)
  // A node that was moved or is behind another of the same address does not know our block.
  const isUnknown = /not found|unknown block|not canonical|missing trie|state .*not available|BlockOutOfRange/i.test(
    error.message,
  )
  return new Stall(isUnknown ? 'behind' : 'contradictory', message)
}
