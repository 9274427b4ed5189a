import { resolvePaths, type Selection } from '#sample/query/selection.ts'
import type { ListQuery } from './list-query.ts'

/** Combines include and fields into a selection; fields apply only to included relations. */
export function selectRelations({ include, fields }: ListQuery): Selection {
  return withFields(resolvePaths(include), [], fields)
}

function withFields(
  selection: Selection,
  path: readonly string[],
  fields: ListQuery['fields'],
): Selection {
  const named = path.length === 0 ? undefined : fields.get(path.join('.'))
  return {
    isWhole: named === undefined,
    named: new Set(named),
    nested: new Map(
      [...selection.nested].map(([name, inner]) => [
        name,
        withFields(inner, [...path, name], fields),
      ]),
    ),
  }
}
