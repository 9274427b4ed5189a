import { readTypes } from '#core/content/embedded-object.ts'
import { readNamePath } from '#core/json/read-name-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequiredAttributes } from './required-attributes.ts'
import { lacksAttribute } from './row-condition.ts'

/** How many items of a type lack a required attribute. */
export interface MissingAttribute {
  type: string
  attribute: string
  /** Number of items of that type. */
  items: number
  /** Number of those in which it is empty or absent; unresolved values are not missing. */
  missing: number
}

export interface TypeCount {
  type: string
  items: number
}

/** Counts missing required attributes and the types of items. */
export function createMissingCount(required: RequiredAttributes) {
  const rules = required.flatMap(({ type, attributes }) =>
    attributes.map((attribute) => ({
      type,
      attribute,
      path: readNamePath(attribute),
      items: 0,
      missing: 0,
    })),
  )
  const types = new Map<string, number>()
  return {
    add(item: JsonValue): void {
      const itemTypes = item.kind === 'object' ? new Set(readTypes(item)) : new Set<string>()
      for (const type of itemTypes) types.set(type, (types.get(type) ?? 0) + 1)
      for (const rule of rules) {
        if (!itemTypes.has(rule.type)) continue
        rule.items += 1
        if (lacksAttribute(item, rule.path)) rule.missing += 1
      }
    },
    /** In the order of `required`, including types without items. */
    missing: (): MissingAttribute[] =>
      rules.map(({ type, attribute, items, missing }) => ({ type, attribute, items, missing })),
    /** All types, most frequent first. */
    typeCounts: (): TypeCount[] =>
      Array.from(types, ([type, items]) => ({ type, items })).toSorted(
        (one, other) => other.items - one.items,
      ),
  }
}
