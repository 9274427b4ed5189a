import { readJsonOrNull } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { flattenJson } from '#core/query/flatten-json.ts'
import { pruneForm, type FilterRow, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { FormField } from '#core/query/form-field.ts'

/** One filter value with its complete path, across key and JSON value. */
export interface FilterLeaf {
  /** Without `filter`: `['contentId', 'in']`. */
  path: readonly string[]
  value: ParameterValue
  /** Index of the filter row. */
  row: number
  parameter: RequestParameter
  field: FormField
}

/**
 * The filter values as sent, in order. JSON objects are flattened, so `contentId.in` equals `contentId` with
 * `{"in":…}`. Omits invalid JSON and rows that are not sent.
 */
export function readFilterLeaves(form: QueryForm): FilterLeaf[] {
  return form.filters.flatMap((row, index) => {
    const [sent] = pruneForm({ ...form, filters: [row] }).filters
    return sent === undefined ? [] : leavesOf(sent, index)
  })
}

function leavesOf({ key, value }: FilterRow, row: number): FilterLeaf[] {
  const own = {
    row,
    parameter: { kind: 'filter', name: key },
    field: { part: 'filter', row, member: 'value' },
  } as const
  const path = readFilterKey(key)
  if (value.kind !== 'json') return [{ path, value, ...own }]
  const read = readJsonOrNull(value.text)
  return read === null ? [] : flattenJson(read, path).map((leaf) => ({ ...leaf, ...own }))
}

/** The values of a leaf as texts; null for JSON. */
export function textsOf(value: ParameterValue): readonly string[] | null {
  switch (value.kind) {
    case 'text':
      return [value.text]
    case 'list':
      return value.items
    case 'json':
      return null
  }
}

/** The parsed JSON of a leaf; null for texts and invalid JSON. */
export const jsonOf = (value: ParameterValue): JsonValue | null =>
  value.kind === 'json' ? readJsonOrNull(value.text) : null
