import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

/** Approximate widths in characters. */
const widths: Partial<Record<ValueKind['kind'], number>> = {
  boolean: 8,
  number: 12,
  date: 12,
  'date-time': 17,
  html: 60,
  url: 40,
}

/** The width of a sheet column in characters, by its name and the kind of its values. */
export function planColumnWidth(name: string, kinds: ItemColumn['kinds']): number {
  const usual = kinds[0] === undefined ? 12 : (widths[kinds[0].kind] ?? 28)
  return Math.min(60, Math.max(usual, name.length + 4))
}
