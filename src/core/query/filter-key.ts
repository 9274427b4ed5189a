/**
 * A filter key as a path: `classifications.in.withSubtree` names nested objects in a body and nested
 * brackets in a query. A dot that belongs to a name is written `\.`, a backslash `\\`.
 */
export function readFilterKey(key: string): string[] {
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

/** The key a person would type for a path: the inverse of readFilterKey. */
export function renderFilterKey(segments: readonly string[]): string {
  return segments.map((segment) => segment.replace(/[\\.]/g, '\\$&')).join('.')
}
