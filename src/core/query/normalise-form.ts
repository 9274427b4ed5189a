import { readJson } from '#core/json/read-json.ts'
import { isPartInBody, joinsLists, type Conventions } from './conventions.ts'
import { asHeldInBody } from './filter-values.ts'
import { readFilterKey, renderFilterKey } from './filter-key.ts'
import { readFlatFields, renderFlatFields } from './flat-fields.ts'
import { flattenJson } from './flatten-json.ts'
import { pruneForm, type FieldsRow, type ParameterValue, type QueryForm } from './form.ts'
import { readParameterName, renderParameterName } from './parameter-name.ts'
import { toWellFormedForm } from './well-formed-form.ts'

/**
 * The form as its request tells it: what reading the request back gives, for every sendable form.
 *
 * Two forms that ask for the same have the same normal form. It differs from pruneForm only
 * - in lone surrogates, which cannot be sent;
 * - in JSON values: `"a"` is the text a, `["a"]` a list (where lists are arrays), `{"in":["a"]}` the path `.in`, and JSON text
 *   has no white space and no needless escapes;
 * - in a list whose values are written with commas between them: it is the one text that is sent;
 * - in a body, where members of one object stand together, `page` before the extra parameters;
 * - in a flat list of fields, where `author.name` of `image` is `name` of `image.author`.
 */
export function normaliseForm(form: QueryForm, conventions: Conventions): QueryForm {
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
    fields: normaliseFields(filled.fields, conventions),
    extra: (isExtraInBody ? pageFirst(asInBody(extra, conventions), hasPage) : extra).map(
      ({ path, value }) => ({
        name: renderParameterName(path),
        value,
      }),
    ),
  }
}

const normaliseFields = (rows: readonly FieldsRow[], conventions: Conventions) =>
  conventions.fields === 'flat-list' ? readFlatFields(renderFlatFields(rows)) : rows

const asSent = (
  value: ParameterValue,
  isInBody: boolean,
  conventions: Conventions,
): ParameterValue =>
  value.kind === 'list' && joinsLists(isInBody ? 'body' : 'query', conventions)
    ? { kind: 'text', text: value.items.join(',') }
    : value

interface Leaf {
  path: readonly string[]
  value: ParameterValue
}

const asInBody = (leaves: readonly Leaf[], conventions: Conventions): Leaf[] =>
  inTreeOrder(leaves, 0)
    .flatMap(openJson)
    .map(({ path, value }) => ({ path, value: asHeldInBody(value, conventions) }))

/** Leaves of one object next to each other, at the place of the first. */
function inTreeOrder(leaves: readonly Leaf[], depth: number): Leaf[] {
  if (leaves.length < 2) return [...leaves]
  const groups = new Map<string | undefined, Leaf[]>()
  for (const leaf of leaves) {
    const group = groups.get(leaf.path[depth])
    if (group) group.push(leaf)
    else groups.set(leaf.path[depth], [leaf])
  }
  return [...groups.values()].flatMap((group) => inTreeOrder(group, depth + 1))
}

function openJson({ path, value }: Leaf): Leaf[] {
  if (value.kind !== 'json') return [{ path, value }]
  const json = readJson(value.text)
  return json.ok ? flattenJson(json.value, path) : [{ path, value }]
}

function pageFirst(leaves: readonly Leaf[], hasPage: boolean): Leaf[] {
  const isPage = (leaf: Leaf) => hasPage && leaf.path[0] === 'page'
  return [...leaves.filter(isPage), ...leaves.filter((leaf) => !isPage(leaf))]
}
