import type { JsonPath } from '#core/json/json-path.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createCounted, type ItemFinder } from './item-finder.ts'

/** Finds numbers that JavaScript would change (IEEE 754 doubles, RFC 8259 section 6). */
export function createChangedNumbers(): ItemFinder {
  const changed = createCounted()
  let first: { path: string; source: string } | null = null
  return {
    add(item, position) {
      const found = findNumber(item, [])
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
  const read = Number(source)
  return !Number.isFinite(read) || plainDigits(source) !== plainDigits(String(read))
}

/** A canonical form of a number: sign, digits without outer zeros, and the first digit's power of ten. */
function plainDigits(source: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(source)
  const [, sign = '', whole = '', fraction = '', power = '0'] = parts ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return '0'
  const leading = whole.replace(/^0+/, '')
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  const exponent = Number(power) + (leading === '' ? -zeros : leading.length)
  return `${sign}${digits.replace(/0+$/, '')}e${exponent}`
}

/** A stack instead of recursion, because responses may be deeply nested. */
function findNumber(item: JsonValue, from: JsonPath): { path: JsonPath; source: string } | null {
  const open: { value: JsonValue; path: JsonPath }[] = [{ value: item, path: from }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (value.kind === 'number' && isChangedByDouble(value.source))
      return { path, source: value.source }
    if (value.kind === 'object')
      for (const member of value.members.toReversed())
        open.push({ value: member.value, path: [...path, member.name] })
    if (value.kind === 'array')
      for (const [at, entry] of [...value.items.entries()].toReversed())
        open.push({ value: entry, path: [...path, at] })
  }
  return null
}
