import { createHash, createHmac } from 'node:crypto'

/** Whose requests they are, and for which region. */
export interface S3Keys {
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/**
 * The headers that make a request to an S3-compatible service ours (AWS Signature Version 4, the whole body signed). `now` in Unix ms;
 * the service refuses what is more than a quarter of an hour off its own clock.
 */
export function s3Headers(
  keys: S3Keys,
  { method, url, body }: { readonly method: string; readonly url: URL; readonly body: Buffer },
  now: number,
): Record<string, string> {
  const moment = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const bodyHash = sha256(body)
  const signed = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const request = [method, url.pathname, canonicalQuery(url), lines.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${keys.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (known, part) => hmac(known, part),
    `AWS4${keys.secretKey}`,
  )
  const signature = hmac(key, text).toString('hex')
  const { host: _host, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return pairs.sort().join('&')
}

/** RFC 3986: everything but letters, digits and -._~ by its code. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(of: Buffer | string): string {
  return createHash('sha256').update(of).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
