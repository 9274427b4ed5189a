/**
 * Splits a filter key into its path: `classifications.in.withSubtree` means nested objects in a body and
 * nested brackets in a query string. A dot within a name is escaped as `\.`, a backslash as `\\`.
 */
export function readFilterKey(key: string): string[] {
  // Nearly always; every filter of a form is read several times with each key typed.
  if (!key.includes('\\')) return key.split('.')
  const segments: string[] = []
  let segment = ''
  for (const [, escaped, dot, character] of key.matchAll(/\\([\\.])|(\.)|([^])/g)) {
    if (dot === undefined) segment += escaped ?? character ?? ''
    else {
      segments.push(segment)
      segment = ''
    }
  }
  return [...segments, segment]
}

/** The inverse of `readFilterKey`. */
export function renderFilterKey(segments: readonly string[]): string {
  return segments.map((segment) => segment.replace(/[\\.]/g, '\\$&')).join('.')
}

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
