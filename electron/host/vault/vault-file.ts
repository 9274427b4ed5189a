import { ownValue } from '#core/own-value.ts'
import { chmod, lstat, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { KeySlot } from './key-provider.ts'
import { sealedToken, type SealedToken } from './sealed-token.ts'

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
    const code = readErrorCode(error)
    if (code === null) throw error
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
