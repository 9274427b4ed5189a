import type { JsonValue } from '#core/json/json-value.ts'

/** Where a text was found: by positions from the root, as a tree counts them. */
export type JsonHit = readonly number[]

/**
 * Finds a text in member names and in texts, numbers, booleans and nulls, upper and lower case alike,
 * in the order of the document. At most `maxHits` places are told; `count` counts all of them.
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

  // The way to the value being looked at: each level's container, and the next child in it.
  const way: { value: JsonValue; next: number }[] = [{ value: root, next: 0 }]
  for (let level = way.at(-1); level; level = way.at(-1)) {
    const child = childAt(level.value, level.next)
    if (!child) {
      way.pop()
      continue
    }
    level.next += 1
    if (child.name.includes(wanted) || textOf(child.value).includes(wanted)) {
      count += 1
      if (hits.length < maxHits) hits.push(way.map(({ next }) => next - 1))
    }
    if (child.value.kind === 'array' || child.value.kind === 'object')
      way.push({ value: child.value, next: 0 })
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
