/** How CORE wants a name at the top of a request: as one text, as an object, or either way. */
type Shape = 'text' | 'object' | 'any'

/** The names that CORE reads at the top; all others it drops without a word (datacycle-core.md 2.1). */
const readNames: Readonly<Record<string, Shape>> = {
  token: 'text',
  filter: 'object',
  include: 'text',
  fields: 'text',
  sort: 'text',
  page: 'object',
  language: 'text',
  section: 'object',
  classificationTrees: 'any',
  classification_trees: 'any',
  content_id: 'any',
  uuid: 'any',
  uuids: 'text',
  search: 'text',
  limit: 'text',
  time: 'object',
  groupBy: 'text',
  dataFormat: 'text',
  minCountWithSubtree: 'text',
  minCountWithoutSubtree: 'text',
  conceptLanguage: 'text',
  classification_ids: 'any',
  weight: 'text',
  'dc:liveData': 'any',
  sl: 'any',
}

/** Read, and used by other lists than that of an endpoint's items: what they might be meant for there. */
const withoutEffect: Readonly<Record<string, string | null>> = {
  search: 'filter[q]',
  limit: 'page[size]',
  weight: null,
  time: null,
  groupBy: null,
  dataFormat: null,
  minCountWithSubtree: null,
  minCountWithoutSubtree: null,
  conceptLanguage: null,
}

/** Whether a name is taken and does nothing to a list of items, and what it was probably meant for. */
export const readNameWithoutEffect = (name: string): { near: string | null } | null =>
  Object.hasOwn(withoutEffect, name) ? { near: withoutEffect[name] ?? null } : null

/** What CORE does with a name at the top that is given in this shape. */
export function readTopLevelName(
  name: string,
  given: 'text' | 'list' | 'object',
): 'read' | 'unknown' | 'list-dropped' | 'object-dropped' | 'text-dropped' {
  const wanted = Object.hasOwn(readNames, name) ? readNames[name] : undefined
  if (wanted === undefined) return 'unknown'
  if (wanted === 'text' && given !== 'text') return `${given}-dropped`
  return wanted === 'object' && given !== 'object' ? 'text-dropped' : 'read'
}

/** Names that people write for something that the form has a field for. */
const meant: Readonly<Record<string, string>> = {
  filters: 'filter',
  includes: 'include',
  field: 'fields',
  sorts: 'sort',
  order: 'sort',
  orderby: 'sort',
  sortby: 'sort',
  pages: 'page',
  pagesize: 'page[size]',
  page_size: 'page[size]',
  perpage: 'page[size]',
  per_page: 'page[size]',
  pagenumber: 'page[number]',
  page_number: 'page[number]',
  lang: 'language',
  locale: 'language',
  languages: 'language',
  q: 'filter[q]',
  query: 'filter[q]',
}

/** The whole name that was probably meant (`filters[q]`: `filter[q]`); null where nothing is near. */
export function meantName(path: readonly string[]): string | null {
  const [first = '', ...rest] = path
  const root = meant[first.toLowerCase()]
  return root === undefined ? null : root + rest.map((segment) => `[${segment}]`).join('')
}
