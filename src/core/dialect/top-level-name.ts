import { ownValue } from '#core/own-value.ts'

/** The shape that CORE expects for a top-level parameter. */
type Shape = 'text' | 'object' | 'any'

/** Top-level names that CORE reads; it drops all others silently (datacycle-core.md 2.1). */
const knownNames: Readonly<Record<string, Shape>> = {
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

/** Names that CORE reads but does not use for lists of items, with the parameter that was probably meant. */
const unusedNames: Readonly<Record<string, string | null>> = {
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

/** Returns an object if a name has no effect on a list of items; `near` is the suggested name. */
export const readNameWithoutEffect = (name: string): { near: string | null } | null =>
  Object.hasOwn(unusedNames, name) ? { near: ownValue(unusedNames, name) ?? null } : null

/** How CORE treats a top-level name of this shape. */
export function readTopLevelName(
  name: string,
  givenShape: 'text' | 'list' | 'object',
): 'read' | 'unknown' | 'list-dropped' | 'object-dropped' | 'text-dropped' {
  const expectedShape = ownValue(knownNames, name)
  if (expectedShape === undefined) return 'unknown'
  if (expectedShape === 'text' && givenShape !== 'text') return `${givenShape}-dropped`
  return expectedShape === 'object' && givenShape !== 'object' ? 'text-dropped' : 'read'
}

/** Common names for parameters that have a form field. */
const synonyms: Readonly<Record<string, string>> = {
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

/** The suggested name (`filters[q]`: `filter[q]`); null if there is none. */
export function suggestName(path: readonly string[]): string | null {
  const [first = '', ...rest] = path
  const root = ownValue(synonyms, first.toLowerCase())
  return root === undefined ? null : root + rest.map((segment) => `[${segment}]`).join('')
}
