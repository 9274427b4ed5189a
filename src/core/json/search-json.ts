import type { JsonValue } from '#core/json/json-value.ts'

/** The child positions from the root to a hit, as in `JsonTree.reveal`. */
export type JsonHit = readonly number[]

/**
 * Finds a text in member names and scalar values, ignoring case, in document order. Returns at most `maxHits`
 * hits; `count` is the number of all hits.
 */
export function searchJson(
  root: JsonValue,
  needle: string,
  maxHits: number,
): { hits: JsonHit[]; count: number } {
  const wanted = needle.toLowerCase()
  const hits: JsonHit[] = []
  let count = 0
  if (wanted === '') return { hits, count }

  // The container of each level, and the position of the next child to visit.
  const path: { value: JsonValue; next: number }[] = [{ value: root, next: 0 }]
  for (let level = path.at(-1); level; level = path.at(-1)) {
    const child = childAt(level.value, level.next)
    if (!child) {
      path.pop()
      continue
    }
    level.next += 1
    if (child.name.includes(wanted) || textOf(child.value).includes(wanted)) {
      count += 1
      if (hits.length < maxHits) hits.push(path.map(({ next }) => next - 1))
    }
    if (child.value.kind === 'array' || child.value.kind === 'object')
      path.push({ value: child.value, next: 0 })
  }
  return { hits, count }
}

function childAt(value: JsonValue, position: number): { name: string; value: JsonValue } | null {
  if (value.kind === 'array') {
    const item = value.items[position]
    return item ? { name: '', value: item } : null
  }
  const member = value.kind === 'object' ? value.members[position] : undefined
  return member ? { name: member.name.toLowerCase(), value: member.value } : null
}

function textOf(value: JsonValue): string {
  switch (value.kind) {
    case 'string':
      return value.value.toLowerCase()
    case 'number':
      return value.source.toLowerCase()
    case 'boolean':
      return String(value.value)
    case 'null':
      return 'null'
    case 'array':
    case 'object':
      return ''
  }
}
