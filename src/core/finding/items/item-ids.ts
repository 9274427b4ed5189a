import { memberOf } from '#core/json/json-path.ts'
import { isUuid } from '#core/text/uuid.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/** Finds items without an `@id` (api.md 2.2: always present). */
export function createMissingIdFinder(): ItemFinder {
  const missing = createItemCounter()
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '') missing.count(item, position, ['@id'], id)
    },
    findings: () =>
      missing.counted.count > 0 ? [{ kind: 'items-without-id', ...missing.counted }] : [],
  }
}

/** Finds items whose `@id` is not a UUID (api.md 2.2), which may not work in filters and links. */
export function createNonUuidFinder(): ItemFinder {
  const odd = createItemCounter()
  let first: string | null = null
  return {
    add(item, position) {
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '' || isUuid(id.value)) return
      first ??= id.value
      odd.count(item, position, ['@id'], id)
    },
    findings: () => (first === null ? [] : [{ kind: 'ids-no-uuid', id: first, ...odd.counted }]),
  }
}

/** Finds items whose `@id` occurs twice on the page. */
export function createRepeatedIdFinder(): ItemFinder {
  const ids = new Set<string>()
  const repeated = createItemCounter()
  return {
    add(item, position) {
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '') return
      if (ids.has(id.value)) repeated.count(item, position, ['@id'], id)
      ids.add(id.value)
    },
    findings: () =>
      repeated.counted.count > 0 ? [{ kind: 'items-repeated', ...repeated.counted }] : [],
  }
}
