import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Settings } from '#outside/folders/s3.ts'
import { s3Headers } from '#outside/folders/s3-signature.ts'
import { freePort } from '#outside/processes.ts'

const keys = { region: 'us-east-1', accessKey: 'test-access', secretKey: 'test-secret-key', pathStyle: true } as const
const bucket = 'surety'

export interface TestS3 {
  readonly settings: S3Settings
  stop(): Promise<void>
}

/** The S3 gateway that the Go client installs (`go install github.com/versity/versitygw/cmd/versitygw@v1.8.0`); null without one. */
export function findS3Gateway(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), process.env.GOBIN ?? '', join(homedir(), 'go/bin')]
  return folders.map((folder) => join(folder, 'versitygw')).find((path) => existsSync(path)) ?? null
}

/** Starts the gateway over a folder, with a bucket in it. */
export async function startS3Gateway(program: string, folder: string): Promise<TestS3> {
  const port = await freePort()
  await mkdir(join(folder, 'data', bucket), { recursive: true })
  await mkdir(join(folder, 'sidecar'), { recursive: true })
  const named = ['--quiet', '--port', `127.0.0.1:${port}`, '--access', keys.accessKey, '--secret', keys.secretKey]
  const gateway = spawn(program, [...named, 'posix', '--sidecar', join(folder, 'sidecar'), join(folder, 'data')], {
    stdio: 'ignore',
  })
  const ended = once(gateway, 'exit')
  while (!(await answers(port))) {
    if (gateway.exitCode !== null) throw new Error('the S3 gateway did not start')
    await sleep(50)
  }
  return {
    settings: { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket },
    stop: async () => {
      gateway.kill()
      await ended
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** A stand-in for the service in memory: it signs what it is asked itself, and refuses what is signed otherwise. */
export class S3StandIn implements TestS3 {
  readonly objects = new Map<string, Buffer>()
  /** How many of the next requests fail, and how: a status, or null for a reset connection. */
  failures: { readonly how: number | null; times: number } = { how: null, times: 0 }
  /** How many objects a page of a list has. */
  pageSize = 1_000
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get settings(): S3Settings {
    const { port } = this.#server.address() as AddressInfo
    return { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (this.failures.times > 0) {
      this.failures.times--
      if (this.failures.how === null) request.socket.resetAndDestroy()
      else response.writeHead(this.failures.how).end()
      return
    }
    const url = new URL(request.url ?? '', this.settings.endpoint)
    const method = request.method ?? ''
    const moment = String(request.headers['x-amz-date'])
    const at = moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
    const own = s3Headers(keys, { method, url, body }, Date.parse(at)).authorization
    if (request.headers.authorization !== own) return void fault(response, 403, 'SignatureDoesNotMatch')
    const [, first, ...rest] = url.pathname.split('/')
    if (first !== bucket) return void fault(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (method === 'PUT') this.objects.set(key, body)
    if (method === 'DELETE') this.objects.delete(key)
    if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end()
    if (key === '') return void response.end(this.#list(url.searchParams))
    const object = this.objects.get(key)
    if (object) response.end(object)
    else fault(response, 404, 'NoSuchKey')
  }

  #list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const all = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const left = all.filter((key) => key > after)
    const page = left.slice(0, this.pageSize)
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    const isTruncated = left.length > page.length
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`
  }
}

function fault(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}
