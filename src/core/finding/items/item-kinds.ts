import type { JsonKind } from '#core/json/json-value.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/** Finds items that are not objects, grouped by their JSON kind. */
export function createNonObjectFinder(): ItemFinder {
  const byKind = new Map<JsonKind, ReturnType<typeof createItemCounter>>()
  return {
    add(item, position) {
      if (item.kind === 'object') return
      const counter = byKind.get(item.kind) ?? createItemCounter()
      byKind.set(item.kind, counter)
      counter.count(item, position, [], item)
    },
    findings: () =>
      Array.from(byKind, ([got, { counted }]) => ({ kind: 'items-not-objects', got, ...counted })),
  }
}
