import { readFilterKey } from './filter-key.ts'

/**
 * The definition of a key, independent of how its dots are escaped; null if there is none. Separate from the
 * schema so that the page does not load the validator.
 */
export function findDefinition<Definition extends { key: string }>(
  definitions: readonly Definition[],
  key: string,
): Definition | null {
  const path = readFilterKey(key)
  const isSame = (other: readonly string[]) =>
    other.length === path.length && other.every((segment, index) => segment === path[index])
  return definitions.find((definition) => isSame(readFilterKey(definition.key))) ?? null
}
