import { isSameField, type FormField } from '#core/query/form-field.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { hintOf, type FieldProblem } from '#core/query/field-problem.ts'
import type { QueryForm } from '#core/query/form.ts'
import { isCoreFilterPath, suggestFilterPath } from './filter-grammar.ts'

/**
 * Suggests CORE's keys for similar but invalid filter keys. `byDefinition` are the suggestions from
 * the connection's own definitions; those for keys are used only if CORE has neither the key nor a similar one.
 */
export function findNearCoreKeys(
  form: QueryForm,
  byDefinition: readonly FieldProblem[],
): FieldProblem[] {
  const isAboutKey = ({ kind }: FieldProblem) => kind === 'filter-key-near'
  const keyProblems = form.filters.flatMap(({ key, value }, row): FieldProblem[] => {
    const field: FormField = { part: 'filter', row, member: 'key' }
    const path = readFilterKey(key)
    // A JSON value may hold the rest of the path.
    const mayEndAnywhere = value.kind === 'json'
    const found = suggestFilterPath(path, mayEndAnywhere)
    if (found === null)
      return isCoreFilterPath(path)
        ? []
        : byDefinition.filter((one) => isSameField(one.field, field))
    const near = renderFilterKey(found)
    if (form.filters.some((other) => other.key === near)) return []
    return [hintOf(field, 'filter-key-near', { name: key, use: near, near })]
  })
  return [...keyProblems, ...byDefinition.filter((problem) => !isAboutKey(problem))]
}
