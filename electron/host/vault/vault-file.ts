import { chmod, lstat, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { KeySlot } from './key-provider.ts'
import { sealedToken, type SealedToken } from './sealed-token.ts'

/** Slots and records are read one by one, so that one broken entry does not take the others with it. */
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
    migrations: {},
    empty: () => ({ slots: [], records: {} }),
    now,
  })
}

/** The slots this version understands, the newest first. */
export function readSlots(content: VaultContent): KeySlot[] {
  return content.slots
    .flatMap((slot) => {
      const parsed = keySlot.safeParse(slot)
      return parsed.success ? [parsed.data] : []
    })
    .reverse()
}

/** `none`: no record. `damaged`: there is one, and not in the shape of a sealed token. */
export function readRecord(
  content: VaultContent,
  id: string,
): { kind: 'sealed'; record: SealedToken } | { kind: 'none' } | { kind: 'damaged' } {
  if (!Object.hasOwn(content.records, id)) return { kind: 'none' }
  const parsed = sealedToken.safeParse(content.records[id])
  return parsed.success ? { kind: 'sealed', record: parsed.data } : { kind: 'damaged' }
}

/** Adds a slot unless it is there; `instead` is taken out. Slots of unknown kinds stay. */
export function withSlot(content: VaultContent, slot: KeySlot, instead?: KeySlot): VaultContent {
  const same = (one: unknown, other: KeySlot) => {
    const parsed = keySlot.safeParse(one)
    return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(other)
  }
  const kept = content.slots.filter((one) => instead === undefined || !same(one, instead))
  return kept.some((one) => same(one, slot))
    ? { ...content, slots: kept }
    : { ...content, slots: [...kept, slot] }
}

export function withRecord(content: VaultContent, id: string, record: SealedToken): VaultContent {
  return { ...content, records: { ...content.records, [id]: record } }
}

export function withoutRecord(content: VaultContent, id: string): VaultContent {
  const others = Object.entries(content.records).filter(([other]) => other !== id)
  return { ...content, records: Object.fromEntries(others) }
}

/** What was found wrong with the vault file's place on disk and put right. */
export type FileRepair =
  /** Others than the owner could read it; its mode is 0600 again. */
  | 'mode-narrowed'
  /** It was a symbolic link; a file of its own with the same content stands there now. */
  | 'link-replaced'
  /** It is not as it should be, and that could not be changed. */
  | 'not-repaired'

/** Looks at the vault file before it is read; null when all is well or there is none. */
export async function repairVaultFile(file: string): Promise<FileRepair | null> {
  try {
    const found = await lstat(file)
    if (found.isSymbolicLink()) {
      const replaced = await saveAtomically(file, await readFile(file))
      return replaced.ok ? 'link-replaced' : 'not-repaired'
    }
    // Windows has no such bits: there the folder's access list protects the file.
    if (process.platform === 'win32' || (found.mode & 0o077) === 0) return null
    await chmod(file, 0o600)
    return 'mode-narrowed'
  } catch (error) {
    const code = readErrorCode(error)
    if (code === null) throw error
    return code === 'ENOENT' ? null : 'not-repaired'
  }
}

/** The names of all keys the records were sealed with. */
export function readKeyNames(content: VaultContent): string[] {
  return Object.keys(content.records).flatMap((id) => {
    const found = readRecord(content, id)
    return found.kind === 'sealed' ? [found.record.kid] : []
  })
}
