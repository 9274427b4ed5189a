import { canonicalNumber } from '#core/json/canonical-number.ts'
import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createItemCounter, type ItemFinder } from './item-finder.ts'

/** Finds numbers that JavaScript would change (IEEE 754 doubles, RFC 8259 section 6). */
export function createChangedNumberFinder(): ItemFinder {
  const changed = createItemCounter()
  let first: { path: string; source: string } | null = null
  return {
    add(item, position) {
      const found = findChangedNumber(item)
      if (!found) return
      first ??= { path: renderPath(found.path), source: found.source }
      changed.count(item, position, found.path, { kind: 'number', source: found.source })
    },
    findings: () =>
      first === null
        ? []
        : [
            {
              kind: 'number-changes',
              ...first,
              becomes: String(Number(first.source)),
              ...changed.counted,
            },
          ],
  }
}

/** True if a double cannot hold the exact value of a JSON number; its spelling (`1.0`) does not matter. */
export function isChangedByDouble(source: string): boolean {
  // Fast path: up to 15 digits are always exact.
  if (/^[^e]{1,15}$/i.test(source)) return false
  const double = Number(source)
  // Underflow: decided here because canonicalNumber is slow for huge exponents.
  if (double === 0) return /^[^e]*[1-9]/i.test(source)
  return !Number.isFinite(double) || canonicalNumber(source) !== canonicalNumber(String(double))
}

/** A stack instead of recursion, because responses may be deeply nested. */
function findChangedNumber(item: JsonValue): { path: JsonPath; source: string } | null {
  const pending: { value: JsonValue; path: JsonPath }[] = [{ value: item, path: [] }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next
    if (value.kind === 'number' && isChangedByDouble(value.source))
      return { path, source: value.source }
    if (value.kind === 'object')
      for (const member of value.members.toReversed())
        pending.push({ value: member.value, path: [...path, member.name] })
    if (value.kind === 'array')
      for (const [at, entry] of [...value.items.entries()].toReversed())
        pending.push({ value: entry, path: [...path, at] })
  }
  return null
}
