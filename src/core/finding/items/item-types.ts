import { memberOf } from '#core/json/json-path.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/**
 * Finds items without `@type`, or with a text instead of a list (api.md 2.2). Concepts and schemes of CORE
 * are exempt (datacycle-core.md 7). Nested objects are not checked.
 */
export function createTypeFinder(): ItemFinder {
  const missing = createItemCounter()
  const texts = createItemCounter()
  let firstText = ''
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const type = memberOf(item, '@type')
      const isEmpty = type?.kind === 'array' && type.items.length === 0
      if (type === undefined || type.kind === 'null' || isEmpty)
        missing.count(item, position, ['@type'], type)
      else if (type.kind === 'string' && !type.value.startsWith('skos:')) {
        if (texts.counted.count === 0) firstText = type.value
        texts.count(item, position, ['@type'], type)
      }
    },
    findings: () => [
      ...(missing.counted.count > 0
        ? [{ kind: 'items-without-type' as const, ...missing.counted }]
        : []),
      ...(texts.counted.count > 0
        ? [{ kind: 'type-is-text' as const, type: firstText, ...texts.counted }]
        : []),
    ],
  }
}
