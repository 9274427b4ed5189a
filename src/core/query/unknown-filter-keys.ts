import { hintOf, type FieldProblem } from './field-problem.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { isEmptyValue, type QueryForm } from './form.ts'

/**
 * Hints for filter keys that match no known key or label; they are sent unchanged. Rows that already have a
 * value are assumed to be intended.
 */
export function findUnknownKeys(
  form: QueryForm,
  definitions: readonly FilterDefinition[],
): FieldProblem[] {
  const known = definitions.flatMap(({ key, label }) => [key.toLowerCase(), label.toLowerCase()])
  return form.filters.flatMap(({ key, value }, row): FieldProblem[] => {
    const typed = key.trim().toLowerCase()
    if (typed === '' || !isEmptyValue(value) || known.some((name) => name.includes(typed)))
      return []
    return [hintOf({ part: 'filter', row, member: 'key' }, 'filter-key-unknown', { name: key })]
  })
}
