import { hintOf, type FieldProblem } from './form-field.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { isEmptyValue, type QueryForm } from './form.ts'

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
