import type { FieldProblem } from './field-problem.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { isEmptyValue, type QueryForm } from './form.ts'

/**
 * Tells of keys that are typed into a filter and fit nothing that the connection knows: they go out as they are.
 * A row with a value is meant as it stands, and nothing is said of it.
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
    return [
      {
        field: { part: 'filter', row, member: 'key' },
        kind: 'filter-key-unknown',
        severity: 'hint',
        values: { name: key },
      },
    ]
  })
}
