import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One question to a node and what it answered; a fault changes either. */
// biome-ignore lint/suspicious/noExplicitAny: the wire itself, which faults bend in any way they like
export type Wire = any

/** How a node misbehaves. What is left out is answered as the real node answers it. */
export interface NodeFault {
  /** The HTTP status of every answer; null drops the connection. */
  readonly status?: number | null
  /** Hears of each request before it is answered. */
  readonly request?: () => void
  /** Another question instead of this one. */
  readonly ask?: (question: Wire) => Wire
  /** Another reply instead of this one. */
  readonly reply?: (question: Wire, reply: Wire) => Wire
  /** Other replies instead of all of a request. */
  readonly replies?: (replies: Wire[], questions: Wire[]) => Wire
}

/** A node that answers as another does, until it is told to misbehave. */
export async function startNode(behind: string) {
  let fault: NodeFault = {}
  const server = createServer(async (request, response) => {
    const { status = 200, request: heard, ask, reply, replies } = fault
    heard?.()
    if (status === null) {
      request.socket.destroy()
      return
    }
    const body = JSON.parse(await textOf(request))
    const questions: Wire[] = Array.isArray(body) ? body : [body]
    const sent = ask ? questions.map(ask) : questions
    const answer = await fetch(behind, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    const given = (await answer.json()) as Wire[]
    const questionOf = (given: Wire) => questions.find(({ id }) => id === given.id)
    const bent = reply ? given.map((each) => reply(questionOf(each), each)) : given
    const all = replies ? replies(bent, questions) : bent
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(body) ? all : all[0]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    misbehave(how: NodeFault) {
      fault = how
    },
    behave() {
      fault = {}
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}
