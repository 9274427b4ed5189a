import type { Conventions } from '#core/query/conventions.ts'
import type { ParameterValue, QueryForm } from '#core/query/form.ts'
import { nested, type Nested } from './read-as-server.ts'

/** Where a parameter of a form is expected at the server, and as what. */
export interface Meaning {
  endpoint: string
  query: Nested
  body: Nested | null
}

/**
 * What a form asks for, told by hand from the design's rules and not by the app's own planner:
 * `query` as a server reads the query string, `body` as JSON.parse gives it, null for GET.
 */
export function meaningOfForm(form: QueryForm, conventions: Conventions): Meaning {
  const query = nested()
  const body = form.method === 'POST' ? nested() : null
  const narrow = body ?? query
  const at = (place: 'body' | 'query') => (body && place === 'body' ? body : query)
  const written = (value: ParameterValue, isInBody: boolean): ParameterValue =>
    value.kind === 'list' &&
    (isInBody ? conventions.listsInBody : conventions.listsInQuery) === 'commas'
      ? { kind: 'text', text: value.items.filter(Boolean).join(',') }
      : value
  const whole = (digits: string) => (body ? Number(digits) : digits)

  if (form.q !== '') put(narrow, ['filter', 'q'], utf8(form.q))
  for (const row of form.filters)
    if (row.key !== '')
      putValue(narrow, ['filter', ...splitKey(utf8(row.key))], written(row.value, narrow === body))

  const include = form.include.filter(Boolean)
  if (include.length > 0) put(at(conventions.includeInPost), ['include'], utf8(include.join(',')))
  putFields(at(conventions.fieldsInPost), form, conventions)
  const sort = form.sort.filter((criterion) => criterion.attribute !== '')
  const criteria = sort.map((it) => (it.direction === 'descending' ? '-' : '') + it.attribute)
  if (sort.length > 0) put(at(conventions.sortInPost), ['sort'], utf8(criteria.join(',')))

  if (form.pageSize !== '') put(narrow, ['page', 'size'], whole(form.pageSize))
  if (form.pageNumber !== '') put(narrow, ['page', 'number'], whole(form.pageNumber))
  for (const row of form.extra)
    if (row.name !== '')
      putValue(
        at(conventions.extraInPost),
        utf8(row.name).replaceAll(']', '').split('['),
        written(row.value, at(conventions.extraInPost) === body),
      )
  return { endpoint: utf8(form.endpoint), query, body }
}

function putFields(place: Nested, form: QueryForm, conventions: Conventions): void {
  const rows = form.fields
    .map((row) => ({ ...row, attributes: row.attributes.filter(Boolean) }))
    .filter((row) => row.attributes.length > 0)
  if (conventions.fields === 'per-relation')
    for (const row of rows) put(place, ['fields', utf8(row.relation)], utf8(row.attributes.join()))
  else if (rows.length > 0) {
    const prefix = (relation: string) => (relation === '' ? '' : `${relation}.`)
    const all = rows.flatMap((row) => row.attributes.map((name) => prefix(row.relation) + name))
    put(place, ['fields'], utf8(all.join()))
  }
}

/** What any UTF-8 encoder makes of a text. */
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('utf8')

/** `a.b` is a path, `a\.b` one name. */
function splitKey(key: string): string[] {
  const segments = ['']
  for (let at = 0; at < key.length; at += 1) {
    const isEscape = key[at] === '\\' && (key[at + 1] === '.' || key[at + 1] === '\\')
    if (isEscape) at += 1
    if (!isEscape && key[at] === '.') segments.push('')
    else segments.push((segments.pop() ?? '') + (key[at] ?? ''))
  }
  return segments
}

function putValue(place: Nested, path: string[], value: ParameterValue): void {
  switch (value.kind) {
    case 'text':
      if (value.text !== '') put(place, path, utf8(value.text))
      return
    case 'list': {
      const items = value.items.filter(Boolean)
      if (items.length > 0) put(place, path, items.map(utf8))
      return
    }
    case 'json':
      if (value.text !== '') put(place, path, JSON.parse(utf8(value.text)) as Nested)
  }
}

function put(place: Nested, [first = '', ...rest]: readonly string[], value: Nested[string]): void {
  if (rest.length === 0) place[first] = value
  else put((place[first] ??= nested()) as Nested, rest, value)
}
