import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** What is encrypted where: bound into each sealed value, so that one cannot be passed off as another. */
export type SealedFor =
  | 'email'
  | 'transfer'
  | 'key'
  | 'chat'
  | 'chat name'
  | 'push'
  | `message ${string}`
  | `file ${string}`
  | `statement ${string}`

const version = 1
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text for a column (AES-256-GCM): version, nonce, tag, ciphertext. `key` is 32 bytes that the database never sees
 * (`DATA_KEY`).
 */
export function seal(key: Buffer, purpose: SealedFor, text: string): Buffer {
  return sealBytes(key, purpose, Buffer.from(text, 'utf8'))
}

/** Opens what `seal` made; throws when the key, the purpose or a byte is not the same. */
export function unseal(key: Buffer, purpose: SealedFor, sealed: Buffer): string {
  return unsealBytes(key, purpose, sealed).toString('utf8')
}

/** The same for bytes that are no text. */
export function sealBytes(key: Buffer, purpose: SealedFor, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body])
}

/** Opens what `sealBytes` made; throws when the key, the purpose or a byte is not the same. */
export function unsealBytes(key: Buffer, purpose: SealedFor, sealed: Buffer): Buffer {
  if (sealed[0] !== version) throw new Error('a sealed value of an unknown version')
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
  const body = sealed.subarray(1 + nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()])
}
