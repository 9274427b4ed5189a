import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { flattenJson } from '#core/query/flatten-json.ts'
import { pruneForm, type FilterRow, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { FormField } from '#core/query/form-field.ts'

/** One value that the filters send, with the whole way to it, wherever the way ends in the row. */
export interface FilterLeaf {
  /** Behind `filter`: `['contentId', 'in']`. */
  path: readonly string[]
  value: ParameterValue
  /** The row that holds it. */
  row: number
  parameter: AskedParameter
  field: FormField
}

/**
 * What the rows send, in order: a JSON object in a row is opened, so that `contentId.in` and
 * `contentId` with `{"in":…}` are one. What is no JSON, or left out of the request, is not there.
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
  const read = readJson(value.text)
  return read.ok ? flattenJson(read.value, path).map((leaf) => ({ ...leaf, ...own })) : []
}

/** The values of a leaf as texts; null for JSON that is no list of them. */
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

/** The JSON of a leaf; null where it is a text, a list of texts, or no JSON. */
export function jsonOf(value: ParameterValue): JsonValue | null {
  if (value.kind !== 'json') return null
  const read = readJson(value.text)
  return read.ok ? read.value : null
}
