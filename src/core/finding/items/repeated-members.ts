import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/** Finds objects with two members of the same name, which clients read differently (RFC 8259 section 4). */
export function createRepeatedMemberFinder(): ItemFinder {
  const repeated = createItemCounter()
  let first = ''
  return {
    add(item, position) {
      const found = findRepeated(item)
      if (!found) return
      if (repeated.counted.count === 0) first = renderPath(found.path)
      repeated.count(item, position, found.path, found.value)
    },
    findings: () =>
      repeated.counted.count > 0
        ? [{ kind: 'member-repeated', path: first, ...repeated.counted }]
        : [],
  }
}

function findRepeated(item: JsonValue): { path: JsonPath; value: JsonValue } | null {
  const pending: { value: JsonValue; path: JsonPath }[] = [{ value: item, path: [] }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next
    if (value.kind === 'object') {
      const names = new Set<string>()
      for (const member of value.members) {
        const at = [...path, member.name]
        if (names.has(member.name)) return { path: at, value: member.value }
        names.add(member.name)
        if (isNested(member.value)) pending.push({ value: member.value, path: at })
      }
    }
    if (value.kind === 'array')
      value.items.forEach((entry, at) => {
        if (isNested(entry)) pending.push({ value: entry, path: [...path, at] })
      })
  }
  return null
}

const isNested = ({ kind }: JsonValue) => kind === 'object' || kind === 'array'
