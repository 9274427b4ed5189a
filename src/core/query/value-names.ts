import type { FilterDefinition } from './filter-definition.ts'
import { findDefinition } from './find-definition.ts'

/** What people call a value of a filter; null where nobody knows. */
export type NameOfValue = (key: string, value: string) => string | null

/**
 * Looks a value's name up: with its own key first, and the ID of something also with the other keys and
 * among the names that were seen besides, because it is the same thing wherever it stands.
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

const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)

const nonEmpty = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
