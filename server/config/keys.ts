import { createHash, hkdfSync } from 'node:crypto'
import type { z } from 'zod'
import { secret } from './shapes.ts'

/** Keys derived from the two secrets, one a use, 32 bytes each. */
export interface Keys {
  readonly nonce: Buffer
  readonly access: Buffer
  readonly refresh: Buffer
  readonly realtime: Buffer
  readonly data: Buffer
  /** For codes that people carry from one channel to another. */
  readonly codes: Buffer
  /** Our identity towards push services. */
  readonly push: Buffer
}

/** What demo mode uses where the operator says nothing: secrets kept in `DATA_DIR`. */
export interface DemoSecrets {
  readonly secretKey: string
  readonly dataKey: string
}

export const keyEnvironment = { SECRET_KEY: secret.optional(), DATA_KEY: secret.optional() }

type Given = z.output<z.ZodObject<typeof keyEnvironment>>

const fewestCharacters = 8

/** `tokenSecret` is what Centrifugo knows tokens by, where it is used; `kept` are a demo's own secrets. */
export function keysOf(given: Given, tokenSecret: string | undefined, kept: DemoSecrets | null): Keys {
  const keys = deriveKeys(given.SECRET_KEY ?? kept?.secretKey ?? '', given.DATA_KEY ?? kept?.dataKey ?? '')
  return tokenSecret ? { ...keys, realtime: Buffer.from(tokenSecret) } : keys
}

/** What is wrong with keys of a real market. */
export function wrongKeys({ SECRET_KEY: secretKey, DATA_KEY: dataKey }: Given): string[] {
  const faults: string[] = []
  if (secretKey && secretKey === dataKey) faults.push('SECRET_KEY and DATA_KEY must not be the same')
  for (const [name, key] of Object.entries({ SECRET_KEY: secretKey, DATA_KEY: dataKey })) {
    if (key && new Set(key).size < fewestCharacters) faults.push(`${name} must be random`)
  }
  return faults
}

function deriveKeys(secretKey: string, dataKey: string): Keys {
  const derive = (from: string, use: string) =>
    Buffer.from(hkdfSync('sha256', createHash('sha256').update(from).digest(), 'surety', use, 32))
  return {
    nonce: derive(secretKey, 'nonce'),
    access: derive(secretKey, 'access'),
    refresh: derive(secretKey, 'refresh'),
    realtime: derive(secretKey, 'realtime'),
    data: derive(dataKey, 'data'),
    codes: derive(secretKey, 'codes'),
    push: derive(secretKey, 'push'),
  }
}
