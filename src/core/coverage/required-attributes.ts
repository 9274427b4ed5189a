import { readTypes } from '#core/content/identify-object.ts'
import { readNamePath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { lacksAttribute } from './row-condition.ts'
import * as z from 'zod/mini'

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

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

export const requiredAttributes = z
  .array(
    z.object({
      /** One of the types in `@type`. */
      type: name,
      /** Attribute keys as in `renderPath`; a dot separates nested names (`location.name`). */
      attributes: z.array(name).check(z.maxLength(100)),
    }),
  )
  .check(z.maxLength(100))

export type RequiredAttributes = z.infer<typeof requiredAttributes>

/**
 * Returns the list with an attribute required or no longer required. Types without attributes are removed.
 */
export function requireAttribute(
  list: RequiredAttributes,
  { type, attribute, isRequired }: { type: string; attribute: string; isRequired: boolean },
): RequiredAttributes {
  const known = list.find((one) => one.type === type)?.attributes ?? []
  const others = known.filter((one) => one !== attribute)
  const attributes = isRequired ? [...others, attribute] : others
  const changed = list.some((one) => one.type === type)
    ? list.map((one) => (one.type === type ? { type, attributes } : one))
    : [...list, { type, attributes }]
  return changed.filter((one) => one.attributes.length > 0)
}
