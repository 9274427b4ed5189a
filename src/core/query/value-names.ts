import { isUuid } from '#core/text/uuid.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { findDefinition } from './find-definition.ts'

/** The display name of a filter value; null if unknown. */
export type NameOfValue = (key: string, value: string) => string | null

/**
 * Looks up a value's name in its own key's definition. UUIDs are also looked up in other keys' definitions
 * and in the names seen in responses, because an ID means the same everywhere.
 */
export function createNameOfValue(
  definitions: readonly FilterDefinition[],
  seen: ReadonlyMap<string, string>,
): NameOfValue {
  const everywhere = new Map(seen)
  for (const { knownValues } of definitions)
    for (const { value, label } of knownValues)
      if (label !== '' && isUuid(value)) everywhere.set(value, label)
  return (key, value) => {
    const own = findDefinition(definitions, key)?.knownValues.find((one) => one.value === value)
    return nonEmpty(own?.label) ?? (isUuid(value) ? nonEmpty(everywhere.get(value)) : null)
  }
}

export const nonEmpty = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
