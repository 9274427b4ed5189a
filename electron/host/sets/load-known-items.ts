import type { KnownItem } from '#core/content/known-item.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { loadHeldItem } from './load-held-item.ts'
import type { SetFolders } from './set-folders.ts'

/** Opening a set reads its whole index, so only the newest ones are looked into. */
const maxSets = 5

/** Name and types of items, each from the newest of these sets that has it. Sends nothing. */
export async function loadKnownItems(
  folders: Pick<SetFolders, 'open'>,
  sets: readonly Pick<SetDocument, 'id' | 'startedAt'>[],
  ids: readonly string[],
): Promise<KnownItem[]> {
  const found = new Map<string, KnownItem>()
  const newest = sets.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
  for (const { id } of newest.slice(0, maxSets)) {
    const unknown = ids.filter((one) => !found.has(one))
    if (unknown.length === 0) break
    const files = await folders.open(id, 'read')
    try {
      for (const one of unknown) {
        const item = await loadHeldItem(files, one)
        if (item !== null) found.set(one, item)
      }
    } finally {
      await files.close()
    }
  }
  return [...found.values()]
}
