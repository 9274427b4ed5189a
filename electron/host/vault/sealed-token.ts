import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { z } from 'zod'

/** A token in the vault file, AES-256-GCM; binary members are base64. Source: NIST SP 800-38D. */
export const sealedToken = z.looseObject({
  /** Names the key it was sealed with; see `describeKey`. */
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

/** A name for a key that tells nothing about it. */
export function describeKey(key: Uint8Array): string {
  const digest = createHash('sha256').update('vault-kid\0').update(key).digest('hex')
  return `k_${digest.slice(0, 16)}`
}

/** Seals a token so that it opens only for this connection, this origin and with this key. */
export function sealToken(
  token: string,
  of: { id: string; origin: string },
  key: Uint8Array,
  nonce: Uint8Array,
): SealedToken {
  const kid = describeKey(key)
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagLength })
  cipher.setAAD(boundTo(kid, of))
  const sealed = [cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return {
    kid,
    origin: of.origin,
    n: Buffer.from(nonce).toString('base64'),
    c: Buffer.concat(sealed).toString('base64'),
  }
}

/** The token, or null when anything about the record is not as it was sealed. */
export function openSealedToken(record: SealedToken, id: string, key: Uint8Array): string | null {
  const nonce = Buffer.from(record.n, 'base64')
  const sealed = Buffer.from(record.c, 'base64')
  if (nonce.length !== nonceLength || sealed.length < tagLength) return null
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagLength })
  decipher.setAAD(boundTo(record.kid, { id, origin: record.origin }))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    const opened = decipher.update(sealed.subarray(0, -tagLength))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Lengths in front, so that no two different records can run together to the same bytes. */
function boundTo(kid: string, of: { id: string; origin: string }): Buffer {
  const parts = ['vault/v1', kid, of.id, of.origin].map((part) => Buffer.from(part, 'utf8'))
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}
