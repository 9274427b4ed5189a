import { isLanguage } from '#core/language/language.ts'
import { parameterOfExtra, type RequestParameter } from '#core/query/request-parameter.ts'
import type { FormField } from '#core/query/form-field.ts'
import { isEmptyValue, type ExtraRow, type QueryForm } from '#core/query/form.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'
import { ownValue } from '#core/own-value.ts'

type ExtraHint = InstanceHint<
  | 'name-dropped'
  | 'list-dropped'
  | 'object-dropped'
  | 'text-dropped'
  | 'name-without-effect'
  | 'weight-refused'
  | 'no-items-asked'
  | 'trees-limit-categories'
  | 'page-limit'
  | 'language-unknown'
  | 'language-case'
  | 'language-not-offered'
>

/** Hints for CORE about extra parameters: top-level names and languages. */
export const describeCoreExtra = (
  form: QueryForm,
  languages: readonly string[] | null,
): ExtraHint[] => [
  ...form.extra.flatMap((row, index) =>
    row.name === '' || isEmptyValue(row.value) ? [] : describeRow(row, index, languages),
  ),
  ...describeLimit(form),
]

function describeRow(
  row: ExtraRow,
  index: number,
  languages: readonly string[] | null,
): ExtraHint[] {
  const { name } = row
  const path = readParameterName(name)
  const parameter = parameterOfExtra(name)
  const field: FormField = { part: 'extra', row: index, member: 'name' }
  const outcome = readTopLevelName(path[0] ?? '', shapeOf(row, path))
  switch (outcome) {
    case 'unknown': {
      const near = suggestName(path)
      return [hintAt(parameter, field, 'name-dropped', { name, ...(near !== null && { near }) })]
    }
    case 'list-dropped':
    case 'object-dropped':
    case 'text-dropped':
      return [hintAt(parameter, field, outcome, { name })]
    case 'read':
      return name === 'language' && row.value.kind === 'text'
        ? describeLanguages(
            row.value.text,
            { part: 'extra', row: index, member: 'value' },
            languages,
          )
        : describeAcceptedName(row, path, parameter, field)
  }
}

/** Hints for names that CORE reads, by their effect on a list of items. */
function describeAcceptedName(
  { name, value }: ExtraRow,
  path: readonly string[],
  parameter: RequestParameter,
  field: FormField,
): ExtraHint[] {
  const [root = '', member] = path
  if (root === 'weight' && value.kind === 'text' && !/^[A-D]+$/.test(value.text.trim()))
    return [hintAt(parameter, field, 'weight-refused', { name, value: value.text })]
  const unused = readNameWithoutEffect(root)
  if (unused !== null)
    return [
      hintAt(parameter, field, 'name-without-effect', {
        name,
        ...(unused.near !== null && { near: unused.near }),
      }),
    ]
  if (root === 'classificationTrees' || root === 'classification_trees')
    return [hintAt(parameter, field, 'trees-limit-categories', { name })]
  const isOff = value.kind === 'text' && value.text.trim() === '0'
  if (root === 'section' && member === '@graph' && isOff)
    return [hintAt(parameter, field, 'no-items-asked', { name })]
  return []
}

/** `page[limit]` overrides page size and number (datacycle-core.md 4). */
function describeLimit(form: QueryForm): ExtraHint[] {
  const index = form.extra.findIndex(
    ({ name, value }) => name === 'page[limit]' && !isEmptyValue(value),
  )
  const hasPageNumber =
    form.pageNumber !== '' || form.extra.some(({ name }) => name === 'page[number]')
  return index >= 0 && hasPageNumber
    ? [
        hintAt(
          { kind: 'extra', name: 'page[limit]' },
          { part: 'extra', row: index, member: 'name' },
          'page-limit',
          {},
        ),
      ]
    : []
}

function shapeOf({ value }: ExtraRow, path: readonly string[]): 'text' | 'list' | 'object' {
  if (path.length > 1) return 'object'
  if (value.kind !== 'json') return value.kind
  const [first = ''] = value.text.trim()
  if (first === '{') return 'object'
  return first === '[' ? 'list' : 'text'
}

/** CORE drops unknown languages and uses its default language if none is left. */
function describeLanguages(
  text: string,
  field: FormField,
  known: readonly string[] | null,
): ExtraHint[] {
  const requested = text.split(',').map((code) => code.trim())
  const unknown = requested.filter((code) => code !== '' && !isLanguage(code))
  if (unknown.length > 0)
    return [hintAt({ kind: 'language' }, field, 'language-unknown', { name: unknown.join(', ') })]
  // CORE's language codes are lower case.
  const capital = requested.find((code) => hasCapitals(code) && !(known ?? []).includes(code))
  if (capital !== undefined) {
    const near = requested.map((code) => (hasCapitals(code) ? code.toLowerCase() : code)).join(',')
    return [hintAt({ kind: 'language' }, field, 'language-case', { name: capital, near })]
  }
  const missing =
    known === null ? [] : requested.filter((code) => code !== '' && !known.includes(code))
  return missing.length > 0
    ? [
        hintAt({ kind: 'language' }, field, 'language-not-offered', {
          name: missing.join(', '),
          known: (known ?? []).join(', '),
        }),
      ]
    : []
}

/** True for an upper-case code without a region; regions are upper case (`pt-BR`). */
const hasCapitals = (code: string): boolean => /^[A-Za-z]{2,3}$/.test(code) && /[A-Z]/.test(code)

/** The shape that CORE expects for a top-level parameter. */
type Shape = 'text' | 'object' | 'list' | 'text-or-list'

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
  classificationTrees: 'text-or-list',
  classification_trees: 'text-or-list',
  content_id: 'text-or-list',
  uuid: 'list',
  uuids: 'text',
  search: 'text',
  limit: 'text',
  time: 'object',
  groupBy: 'text',
  dataFormat: 'text',
  minCountWithSubtree: 'text',
  minCountWithoutSubtree: 'text',
  conceptLanguage: 'text',
  classification_ids: 'text-or-list',
  weight: 'text',
  'dc:liveData': 'list',
  sl: 'text',
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
const readNameWithoutEffect = (name: string): { near: string | null } | null =>
  Object.hasOwn(unusedNames, name) ? { near: ownValue(unusedNames, name) ?? null } : null

/** How CORE treats a top-level name of this shape. */
export function readTopLevelName(
  name: string,
  givenShape: 'text' | 'list' | 'object',
): 'read' | 'unknown' | 'list-dropped' | 'object-dropped' | 'text-dropped' {
  const expectedShape = ownValue(knownNames, name)
  if (expectedShape === undefined) return 'unknown'
  const isRead =
    expectedShape === 'text-or-list' ? givenShape !== 'object' : givenShape === expectedShape
  if (isRead) return 'read'
  return expectedShape === 'object' ? 'text-dropped' : `${givenShape}-dropped`
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
