import type { FilterDefinition } from './filter-definition.ts'

type KnownValue = FilterDefinition['knownValues'][number]

/**
 * Known values as lines to be edited: the value, and behind a tab or ` = ` what people call it. That is
 * also what a spreadsheet's two columns become when they are copied.
 */
export const renderKnownValues = (values: readonly KnownValue[]): string =>
  values.map(({ value, label }) => (label === '' ? value : `${value} = ${label}`)).join('\n')

/** The inverse. Empty lines are passed over; of a value given twice the first line counts. */
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
