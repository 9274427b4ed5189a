import { hintOf, type FieldProblem, type FormField } from './form-field.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { isEmptyValue, type QueryForm } from './form.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { readValues } from './filter-values.ts'
import { findDefinition } from './filter-key.ts'

/**
 * Hints for filter keys that are part of no known key or label; they are sent unchanged. Rows that already have
 * a value are assumed to be intended, unless `isOfOtherSample` says that only the other sample server has the key.
 */
export function findUnknownKeys(
  form: QueryForm,
  definitions: readonly FilterDefinition[],
  isOfOtherSample: (key: string) => boolean = () => false,
): FieldProblem[] {
  const known = definitions.flatMap(({ key, label }) => [key.toLowerCase(), label.toLowerCase()])
  return form.filters.flatMap(({ key, value }, row): FieldProblem[] => {
    const typed = key.trim().toLowerCase()
    if (typed === '' || known.some((name) => name.includes(typed))) return []
    const isElsewhere = isOfOtherSample(key.trim())
    if (!isElsewhere && !isEmptyValue(value)) return []
    const kind = isElsewhere ? 'filter-key-of-other-sample' : 'filter-key-unknown'
    return [hintOf({ part: 'filter', row, member: 'key' }, { kind, name: key })]
  })
}

/**
 * Suggests a known filter key or value whose name or label is similar to an unknown one. At most one hint per
 * field; unknown keys and values stay allowed.
 */
export function findNearDefinitions(
  form: QueryForm,
  definitions: readonly FilterDefinition[],
): FieldProblem[] {
  const used = new Set(form.filters.map(({ key }) => key))
  const keys = definitions
    .filter(({ key }) => !used.has(key))
    .map(({ key, label }) => ({ use: key, label }))
  return form.filters.flatMap(({ key, value }, row): FieldProblem[] => {
    const definition = findDefinition(definitions, key)
    if (definition === null) {
      const near = findNear(key, keys)
      if (near === null) return []
      const field: FormField = { part: 'filter', row, member: 'key' }
      return [hintOf(field, { kind: 'filter-key-near', name: key, ...near })]
    }
    if (value.kind === 'json') return []
    const given = readValues(definition, value)
    const known = definition.knownValues
      .filter((one) => !given.includes(one.value))
      .map((one) => ({ use: one.value, label: one.label }))
    const isKnown = (text: string) => definition.knownValues.some((one) => one.value === text)
    for (const text of given) {
      const near = isKnown(text) ? null : findNear(text, known)
      if (near === null) continue
      const name = definition.label || key
      const field: FormField = { part: 'filter', row, member: 'value' }
      return [hintOf(field, { kind: 'filter-value-near', name, value: text, ...near })]
    }
    return []
  })
}

/** A known key or value that could replace the typed one. */
interface Known {
  use: string
  label: string
}

/** The entry with exactly this label, otherwise the one with the most similar value or label. */
function findNear(text: string, known: readonly Known[]): { use: string; near: string } | null {
  if (text === '') return null
  const [nearest] = findNearNames(
    text,
    known.flatMap(({ use, label }) => [use, label]),
  )
  const found =
    known.find(({ label }) => label === text) ??
    known.find(({ use, label }) => nearest !== undefined && (use === nearest || label === nearest))
  return found ? { use: found.use, near: displayName(found, text) } : null
}

/** Adds the value if the typed text equals the label, as both would look the same. */
function displayName({ use, label }: Known, typed: string): string {
  if (label === '') return use
  return label === typed ? `${label} (${use})` : label
}
