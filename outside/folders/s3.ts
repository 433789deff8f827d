import { type Folder, FolderAway } from './folder.ts'
import { type S3Keys, s3Headers } from './s3-signature.ts'

/** A bucket of an S3-compatible service. */
export interface S3Settings extends S3Keys {
  /** Without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  /** Whether the bucket is named in the path; else it is the first part of the host's name. */
  readonly pathStyle: boolean
}

/** How long one try may take, in ms; there are two, as every one of our requests may be made again. */
const patienceMs = 10_000
const nothing = Buffer.alloc(0)

/** A folder of a bucket: everything whose name begins with `<prefix>/`. Throws FolderAway when the service cannot be reached. */
export class S3Folder implements Folder {
  readonly #settings: S3Settings
  readonly #base: string
  readonly #prefix: string

  constructor(settings: S3Settings, prefix: string) {
    this.#settings = settings
    this.#prefix = `${prefix}/`
    const { endpoint, bucket, pathStyle } = settings
    this.#base = pathStyle ? `${endpoint}/${bucket}/` : `${endpoint.replace('://', `://${bucket}.`)}/`
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#ask('PUT', this.#prefix + name, bytes)
  }

  async get(name: string): Promise<Buffer | undefined> {
    return (await this.#ask('GET', this.#prefix + name)) ?? undefined
  }

  async names(): Promise<string[]> {
    const names: string[] = []
    let more: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix })
      if (more !== undefined) query.set('continuation-token', more)
      const page = String((await this.#ask('GET', `?${query}`)) ?? '')
      names.push(...everyIn(page, 'Key').map((key) => key.slice(this.#prefix.length)))
      more = everyIn(page, 'IsTruncated')[0] === 'true' ? everyIn(page, 'NextContinuationToken')[0] : undefined
    } while (more !== undefined)
    return names
  }

  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', this.#prefix + name)
  }

  /** The answer's bytes; null when there is nothing of that name. */
  async #ask(method: string, what: string, body: Buffer = nothing): Promise<Buffer | null> {
    try {
      return await this.#askOnce(method, what, body)
    } catch (error) {
      if (!(error instanceof FolderAway)) throw error
      return this.#askOnce(method, what, body)
    }
  }

  async #askOnce(method: string, what: string, body: Buffer): Promise<Buffer | null> {
    const url = new URL(this.#base + what)
    const headers = s3Headers(this.#settings, { method, url, body }, Date.now())
    const isAway = (cause: unknown) => {
      throw new FolderAway('the files’ service does not answer', { cause })
    }
    const response = await fetch(url, {
      method,
      headers,
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(isAway)
    const bytes = Buffer.from(await response.arrayBuffer().catch(isAway))
    if (response.ok) return bytes
    const message = `the files’ service answered ${response.status} ${everyIn(String(bytes), 'Code')[0] ?? ''}`.trim()
    if (response.status >= 500 || response.status === 429) throw new FolderAway(message)
    // A bucket that is not there is a fault of the settings, not a file that is missing.
    if (response.status === 404 && !message.endsWith('NoSuchBucket')) return null
    throw new Error(message)
  }
}

/** The texts of all elements of this name. */
function everyIn(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => unescaped(text))
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi, (_all, name, decimal, hex) =>
    name ? (signs[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
