import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/find-definition.ts'

/** The limits of a filter definition (filter-definition.ts). */
const maxKnownValues = 10_000
const maxLabelLength = 200

/**
 * Adds the labels of concepts as known values of one key to the filter definitions, so that the form shows
 * labels for the IDs it sends. Values already known are kept. A key without a definition gets one; with
 * conventions where a list means AND, it always sends a list.
 */
export function withConceptLabels(
  definitions: readonly FilterDefinition[],
  key: string,
  concepts: readonly { id: string; label: string }[],
  conventions: Conventions,
): FilterDefinition[] {
  const known = findDefinition(definitions, key)
  const definition: FilterDefinition = known ?? {
    key,
    label: '',
    send: conventions.listMeans === 'all' ? 'list' : 'text',
    listMeans: null,
    knownValues: [],
  }
  const values = new Set(definition.knownValues.map(({ value }) => value))
  const added = concepts
    .filter(({ id, label }) => label !== '' && !values.has(id))
    .map(({ id, label }) => ({ value: id, label: label.slice(0, maxLabelLength) }))
  const knownValues = [...definition.knownValues, ...added].slice(0, maxKnownValues)
  const next = { ...definition, knownValues }
  return known === null
    ? [...definitions, next]
    : definitions.map((one) => (one === known ? next : one))
}
