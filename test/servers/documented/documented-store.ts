import { idOf } from '../core/moving-store.ts'

/** An item of a server as documented; its key is the test's, its `@id` may be anything. */
export interface DocumentedItem {
  key: number
  id: string | undefined
  name: string
  created: number
  modified: number
  version: number
}

/** Items that a script changes; nothing is known of deletions. */
export interface DocumentedStore {
  items: () => readonly DocumentedItem[]
  insert: () => number
  edit: (key: number) => void
  remove: (key: number) => void
  /** One goes and another comes: the total stays. */
  replace: (key: number) => number
}

export function createDocumentedStore(
  size: number,
  idAt: (key: number) => string | undefined = idOf,
): DocumentedStore {
  const items = new Map<number, DocumentedItem>()
  let clock = 0
  let next = 0
  function insert(): number {
    const key = next++
    clock += 1
    const name = `Item ${String((key * 7919) % 100_003).padStart(6, '0')}`
    items.set(key, { key, id: idAt(key), name, created: clock, modified: clock, version: 1 })
    return key
  }
  for (let at = 0; at < size; at += 1) insert()
  return {
    items: () => [...items.values()],
    insert,
    edit(key) {
      const item = items.get(key)
      clock += 1
      if (item) items.set(key, { ...item, modified: clock, version: item.version + 1 })
    },
    remove: (key) => {
      items.delete(key)
    },
    replace: (key) => {
      items.delete(key)
      return insert()
    },
  }
}
