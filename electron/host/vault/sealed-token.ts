import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { z } from 'zod'

/** A token in the vault file, AES-256-GCM; binary members are base64. Source: NIST SP 800-38D. */
export const sealedToken = z.looseObject({
  /** ID of the key it was sealed with; see `keyIdOf`. */
  kid: z.string(),
  /** The only origin the token may be sent to. */
  origin: z.string(),
  /** The nonce: 12 bytes, new for every sealing. */
  n: z.base64(),
  /** The encrypted token and its 16 byte tag. */
  c: z.base64(),
})
export type SealedToken = z.infer<typeof sealedToken>

export const keyLength = 32
export const nonceLength = 12
const tagLength = 16
const cipherName = 'aes-256-gcm'

/** Key ID that reveals nothing about the key. */
export function keyIdOf(key: Uint8Array): string {
  const digest = createHash('sha256').update('vault-kid\0').update(key).digest('hex')
  return `k_${digest.slice(0, 16)}`
}

/** Seals a token so that it opens only for this connection, this origin and with this key. */
export function sealToken(
  token: string,
  connection: { id: string; origin: string },
  key: Uint8Array,
  nonce: Uint8Array,
): SealedToken {
  const kid = keyIdOf(key)
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagLength })
  cipher.setAAD(associatedDataOf(kid, connection))
  const sealed = [cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return {
    kid,
    origin: connection.origin,
    n: Buffer.from(nonce).toString('base64'),
    c: Buffer.concat(sealed).toString('base64'),
  }
}

/** Returns the token; null if the key is wrong or the record was changed. */
export function openSealedToken(record: SealedToken, id: string, key: Uint8Array): string | null {
  const nonce = Buffer.from(record.n, 'base64')
  const sealed = Buffer.from(record.c, 'base64')
  if (nonce.length !== nonceLength || sealed.length < tagLength) return null
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagLength })
  decipher.setAAD(associatedDataOf(record.kid, { id, origin: record.origin }))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    const opened = decipher.update(sealed.subarray(0, -tagLength))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * The AEAD associated data. Each part is length-prefixed, so different records never encode to equal bytes.
 */
function associatedDataOf(kid: string, connection: { id: string; origin: string }): Buffer {
  const parts = ['vault/v1', kid, connection.id, connection.origin].map((part) =>
    Buffer.from(part, 'utf8'),
  )
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}
