import { groupBy } from '#core/group-by.ts'
import { readJson } from '#core/json/read-json.ts'
import { isPartInBody, joinsLists, type Conventions } from './conventions.ts'
import { asBodyValue } from './filter-values.ts'
import { readFilterKey, renderFilterKey } from './filter-key.ts'
import { readFlatFields, renderFlatFields, flattenJson, type JsonLeaf } from './flat-fields.ts'
import {
  pruneForm,
  type FieldsRow,
  type ParameterValue,
  type QueryForm,
  isEmptyValue,
  type StoredForm,
} from './form.ts'
import { readParameterName, renderParameterName } from './parameter-name.ts'
import { toWellFormedForm } from './value-names.ts'
import type { LeftOut } from './reading.ts'

/**
 * The normal form of a query: what reading its request back returns, for every form that can be sent.
 *
 * Two forms with the same request have the same normal form. It differs from `pruneForm` only
 * - in lone surrogates, which cannot be sent;
 * - in JSON values: `"a"` is the text a, `["a"]` a list (if lists are arrays), `{"in":["a"]}` the path `.in`,
 *   and JSON text has no white space and no needless escapes;
 * - in a list sent as one comma-separated text, which becomes that text;
 * - in a body, where members of one object are adjacent, with `page` before the extra parameters;
 * - in a flat list of fields, where `author.name` of `image` is `name` of `image.author`.
 */
export function normalizeForm(form: QueryForm, conventions: Conventions): QueryForm {
  const filled = pruneForm(toWellFormedForm(form))
  const isPost = filled.method === 'POST'
  const isExtraInBody = isPost && isPartInBody('extra', conventions)
  const hasPage = filled.pageSize !== '' || filled.pageNumber !== ''

  const filters = filled.filters.map(({ key, value }) => ({
    path: readFilterKey(key),
    value: asSent(value, isPost, conventions),
  }))
  const extra = filled.extra.map(({ name, value }) => ({
    path: readParameterName(name),
    value: asSent(value, isExtraInBody, conventions),
  }))
  return {
    ...filled,
    filters: (isPost ? asInBody(filters, conventions) : filters).map(({ path, value }) => ({
      key: renderFilterKey(path),
      value,
    })),
    fields: normalizeFields(filled.fields, conventions),
    extra: (isExtraInBody ? pageFirst(asInBody(extra, conventions), hasPage) : extra).map(
      ({ path, value }) => ({
        name: renderParameterName(path),
        value,
      }),
    ),
  }
}

const normalizeFields = (rows: readonly FieldsRow[], conventions: Conventions) =>
  conventions.fields === 'flat-list' ? readFlatFields(renderFlatFields(rows)) : rows

const asSent = (
  value: ParameterValue,
  isInBody: boolean,
  conventions: Conventions,
): ParameterValue =>
  value.kind === 'list' && joinsLists(isInBody ? 'body' : 'query', conventions)
    ? { kind: 'text', text: value.items.join(',') }
    : value

const asInBody = (leaves: readonly JsonLeaf[], conventions: Conventions): JsonLeaf[] =>
  inTreeOrder(leaves, 0)
    .flatMap(flattenLeaf)
    .map(({ path, value }) => ({ path, value: asBodyValue(value, conventions) }))

/** Groups the leaves of each object at the position of its first leaf. */
function inTreeOrder(leaves: readonly JsonLeaf[], depth: number): JsonLeaf[] {
  // Leaves of the same name, which no request can have, cannot be told apart.
  if (leaves.length < 2 || leaves.every(({ path }) => path.length <= depth)) return [...leaves]
  const groups = groupBy(leaves, ({ path }) => path[depth])
  return [...groups.values()].flatMap((group) => inTreeOrder(group, depth + 1))
}

function flattenLeaf({ path, value }: JsonLeaf): JsonLeaf[] {
  if (value.kind !== 'json') return [{ path, value }]
  const json = readJson(value.text)
  return json.ok ? flattenJson(json.value, path) : [{ path, value }]
}

/** The form's `page` precedes the extra parameters, so an extra `page[…]` joins it there. */
function pageFirst(leaves: readonly JsonLeaf[], formHasPage: boolean): JsonLeaf[] {
  const isPage = (leaf: JsonLeaf) => formHasPage && leaf.path[0] === 'page'
  return [...leaves.filter(isPage), ...leaves.filter((leaf) => !isPage(leaf))]
}

/** The filters and extra parameters that have a row in the form, but no value, so that they are not sent. */
export function listEmptyRows({ filters, extra }: StoredForm): LeftOut[] {
  const names = [
    ...filters
      .filter(({ key, value }) => key !== '' && isEmptyValue(value))
      .map(({ key }) => renderParameterName(['filter', ...readFilterKey(key)])),
    ...extra
      .filter(({ name, value }) => name !== '' && isEmptyValue(value))
      .map(({ name }) => name),
  ]
  return names.map((what) => ({ what, reason: 'empty' }))
}
