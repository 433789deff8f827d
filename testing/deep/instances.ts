import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, request } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { demoAccount } from '#server/demo/people.ts'
import type { Answer } from '../market.ts'

const script = join(import.meta.dirname, '..', '..', 'bench', 'market.ts')

/** A whole server as a process of its own. */
export interface Instance {
  readonly url: string
  readonly pid: number
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<unknown>
  /** What it has written to its log. */
  said(): string
}

/** Starts an instance with this environment; resolves once it serves. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('url ')) continue
    const url = `http://127.0.0.1:${env.PORT}`
    return { url, pid: child.pid ?? 0, kill: (signal) => child.kill(signal), ended, said: () => text }
  }
  throw new Error(`an instance ended before it was ready:\n${text}`)
}

/** A balancer that knows nothing of HTTP: each new connection goes to the next port; one that nobody answers is passed over. */
export async function startBalancer(port: number, targets: readonly number[]) {
  const sockets = new Set<Socket>()
  const away = new Set<number>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('error', () => client.destroy())
    const order = targets.map((_, i) => targets[(turn + i) % targets.length] as number)
    turn += 1
    pass(
      client,
      order.filter((each) => !away.has(each)),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sends nobody there any more, as a balancer whose check has failed. */
    leaveOut: (target: number) => void away.add(target),
    takeIn: (target: number) => void away.delete(target),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function pass(client: Socket, [first, ...rest]: readonly number[]): void {
  if (first === undefined) {
    client.destroy()
    return
  }
  const server = connect(first, '127.0.0.1')
  server.once('connect', () => {
    server.removeAllListeners('error')
    server.on('error', () => client.destroy())
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    client.pipe(server).pipe(client)
  })
  server.once('error', () => pass(client, rest))
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Calls an API with a new connection each time, so that a balancer sends each call to the next instance. */
export function callerAnew(url: string, token: string | null = null): Call {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? null : JSON.stringify(body)
      const headers = {
        ...(text !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      }
      const sent = request(url + path, { method, headers, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('error', reject)
        response.on('end', () => {
          const answered = text === '' ? null : JSON.parse(text)
          resolve({ status: response.statusCode ?? 0, headers: new Headers(), body: answered })
        })
      })
      sent.on('error', reject)
      sent.end(text ?? undefined)
    })
}

/** What one instance says of itself, asked past the balancer under the market's own name. */
export function metricsOf(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${url}/metrics`, { headers: { host }, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

/** Signs in an account of the demo's mnemonic and accepts the terms. */
export async function signIn(url: string, index: number): Promise<{ addr: string; call: Call }> {
  const account = demoAccount(index)
  const visitor = callerAnew(url)
  const { body } = await visitor('GET', `/api/users/${account.address}/nonce`)
  const sign = await account.signMessage({ message: body.nonce })
  const signed = await visitor('POST', '/api/login', { addr: account.address, sign })
  if (signed.status !== 200) throw new Error(`account ${index} cannot sign in: ${JSON.stringify(signed.body)}`)
  const call = callerAnew(url, signed.body.accessToken)
  await call('PUT', `/api/users/${account.address}/terms-of-service`)
  return { addr: account.address, call }
}
