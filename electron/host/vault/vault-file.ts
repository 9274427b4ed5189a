import { ownValue } from '#core/own-value.ts'
import { chmod, lstat, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'
import type { KeySlot } from './key-provider.ts'
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** Slots and records are parsed individually, so that an invalid entry does not affect the others. */
const vaultContent = z.looseObject({
  slots: z.array(z.unknown()),
  records: z.record(z.string(), z.unknown()),
})
export type VaultContent = z.infer<typeof vaultContent>

const keySlot: z.ZodType<KeySlot> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keyring'), service: z.string(), account: z.string() }),
  z.object({ kind: z.literal('safe-storage'), wrapped: z.string() }),
])

export function createVaultFile(file: string, now: () => Date): JsonDocument<VaultContent> {
  return createJsonDocument<VaultContent>({
    file,
    format: 'vault',
    version: 1,
    schema: vaultContent,
    empty: () => ({ slots: [], records: {} }),
    now,
  })
}

/** The slots that this version can read, newest first. */
export function readSlots(content: VaultContent): KeySlot[] {
  return content.slots
    .flatMap((slot) => {
      const parsed = keySlot.safeParse(slot)
      return parsed.success ? [parsed.data] : []
    })
    .reverse()
}

/** `none`: no record. `damaged`: the record is not a sealed token. */
export function readRecord(
  content: VaultContent,
  id: string,
): { kind: 'sealed'; record: SealedToken } | { kind: 'none' } | { kind: 'damaged' } {
  const record = ownValue(content.records, id)
  if (record === undefined) return { kind: 'none' }
  const parsed = sealedToken.safeParse(record)
  return parsed.success ? { kind: 'sealed', record: parsed.data } : { kind: 'damaged' }
}

/** Adds a slot unless it exists and removes `replaced`. Slots of unknown kinds stay. */
export function withSlot(content: VaultContent, slot: KeySlot, replaced?: KeySlot): VaultContent {
  const isSame = (one: unknown, other: KeySlot) => {
    const parsed = keySlot.safeParse(one)
    return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(other)
  }
  const others = content.slots.filter((one) => replaced === undefined || !isSame(one, replaced))
  return others.some((one) => isSame(one, slot))
    ? { ...content, slots: others }
    : { ...content, slots: [...others, slot] }
}

export function withRecord(content: VaultContent, id: string, record: SealedToken): VaultContent {
  return { ...content, records: { ...content.records, [id]: record } }
}

export function withoutRecord(content: VaultContent, id: string): VaultContent {
  const others = Object.entries(content.records).filter(([other]) => other !== id)
  return { ...content, records: Object.fromEntries(others) }
}

/** A problem with the vault file's mode or type, and whether it was fixed. */
export type FileRepair =
  /** Other users could read it; its mode is 0600 again. */
  | 'mode-narrowed'
  /** It was a symbolic link and was replaced by a file with the same content. */
  | 'link-replaced'
  /** There was a problem that could not be fixed. */
  | 'not-repaired'

/** Checks the vault file before it is read; null if it is fine or missing. */
export async function repairVaultFile(file: string): Promise<FileRepair | null> {
  try {
    const found = await lstat(file)
    if (found.isSymbolicLink()) {
      const replaced = await saveAtomically(file, await readFile(file))
      return replaced.ok ? 'link-replaced' : 'not-repaired'
    }
    // Windows has no mode bits; there, the folder's access list protects the file.
    if (process.platform === 'win32' || (found.mode & 0o077) === 0) return null
    await chmod(file, 0o600)
    return 'mode-narrowed'
  } catch (error) {
    const code = requireErrorCode(error)
    return code === 'ENOENT' ? null : 'not-repaired'
  }
}

/** IDs of all keys that the records were sealed with. */
export function readKeyIds(content: VaultContent): string[] {
  return Object.keys(content.records).flatMap((id) => {
    const found = readRecord(content, id)
    return found.kind === 'sealed' ? [found.record.kid] : []
  })
}

/** A token in the vault file, AES-256-GCM; binary members are base64. Source: NIST SP 800-38D. */
const sealedToken = z.looseObject({
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
