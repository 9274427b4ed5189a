import type { FilterDefinition } from './filter-definition.ts'

type KnownValue = FilterDefinition['knownValues'][number]

/**
 * Known values as editable lines: the value, then a tab or ` = ` and its label. Two columns copied from a
 * spreadsheet have the same format.
 */
export const renderKnownValues = (values: readonly KnownValue[]): string =>
  values.map(({ value, label }) => (label === '' ? value : `${value} = ${label}`)).join('\n')

/** The inverse. Empty lines are skipped; the first line of a repeated value is used. */
export function readKnownValues(text: string): KnownValue[] {
  const byValue = new Map<string, KnownValue>()
  for (const line of text.split(/\r?\n/)) {
    const [, value = '', label = ''] = /^(.*?)(?:\t+| = )(.*)$/.exec(line) ?? [line, line]
    const trimmed = value.trim()
    if (trimmed !== '' && !byValue.has(trimmed))
      byValue.set(trimmed, { value: trimmed, label: label.trim() })
  }
  return [...byValue.values()]
}
