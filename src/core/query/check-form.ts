import { isOfApi } from '#core/url/api-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { isPartInBody, joinsLists, type Conventions } from './conventions.ts'
import { describeEndpointName, isDots } from './endpoint-name.ts'
import { readFilterKey, isRangePair } from './filter-key.ts'
import {
  blockerOf,
  hintOf,
  type FieldProblem,
  type FormField,
  type PlainProblemKind,
} from './form-field.ts'
import { isEmptyValue, type FieldsRow, type ParameterValue, type QueryForm } from './form.ts'
import {
  hasBrackets,
  hasOwnField,
  isParameterPath,
  readParameterName,
  renderParameterName,
  isTokenName,
  splitSort,
} from './parameter-name.ts'
import { toWellFormedForm } from './value-names.ts'
import { maxNameLength, maxValueCount, maxValueLength } from './form-limits.ts'

/** Larger pages may be slow or time out (api.md 8.3 gives no number; 100 is typical for exports). */
const largePageSize = 500

/** Where a value is sent, which limits what it can contain. */
interface Place {
  isInUrl: boolean
  /** Several values are sent as one comma-separated string. */
  joinsLists: boolean
}

/**
 * Checks a form independently of the server's behavior (see core/dialect), in the order of its fields.
 *
 * Only problems with severity `blocks` prevent sending; `planRequest` rejects exactly those. A row that is
 * skipped because it is empty never blocks.
 */
export function checkForm(typed: QueryForm, conventions: Conventions): FieldProblem[] {
  const form = toWellFormedForm(typed)
  const place = (isInUrl: boolean): Place => ({
    isInUrl,
    joinsLists: joinsLists(isInUrl ? 'query' : 'body', conventions),
  })
  const isGet = form.method === 'GET'
  return [
    ...checkEndpoint(form.endpoint),
    ...checkLength({ part: 'q' }, form.q),
    ...checkLength({ part: 'include' }, form.include.join(',')),
    ...checkFilters(form, place(isGet)),
    ...checkRanges(form),
    ...checkInclude(form.include),
    ...checkFields(form, conventions),
    ...checkSort(form),
    ...checkPaging(form),
    ...checkExtra(form, conventions, place(isGet || !isPartInBody('extra', conventions))),
  ]
}

const tooLong = (field: FormField, { length }: string): FieldProblem =>
  blockerOf(field, { kind: 'name-too-long', most: maxNameLength, length })

function checkEndpoint(endpoint: string): FieldProblem[] {
  const field: FormField = { part: 'endpoint' }
  if (endpoint.length > maxNameLength) return [tooLong(field, endpoint)]
  if (isDots(endpoint)) return [blockerOf(field, 'endpoint-is-dots')]
  if (endpoint.includes('://') || isOfApi(endpoint)) return [blockerOf(field, 'endpoint-is-url')]
  switch (describeEndpointName(endpoint).kind) {
    case 'empty':
      return [blockerOf(field, 'endpoint-missing')]
    case 'almost-uuid':
      return [hintOf(field, 'endpoint-almost-uuid')]
    case 'uuid':
    case 'slug':
      return []
  }
}

/** Rows that are not sent cannot block. */
const asHints = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, severity: 'hint' }))

function checkFilters(form: QueryForm, place: Place): FieldProblem[] {
  const sentPaths: string[][] = []
  return form.filters.flatMap((row, index) => {
    const key: FormField = { part: 'filter', row: index, member: 'key' }
    const value: FormField = { part: 'filter', row: index, member: 'value' }
    const isEmpty = isEmptyValue(row.value)
    if (row.key === '') return isEmpty ? [] : [blockerOf(key, 'filter-key-missing')]
    const path = readFilterKey(row.key)
    const problems = checkFilterPath(key, path, sentPaths, form.q !== '')
    if (isEmpty) return [...asHints(problems), hintOf(value, 'filter-value-missing')]
    sentPaths.push(path)
    return [...problems, ...checkValue(value, row.value, place)]
  })
}

/** A range of dates that ends before it begins. The form has no relative dates any more. */
function checkRanges({ filters }: QueryForm): FieldProblem[] {
  return filters.flatMap((end, row): FieldProblem[] => {
    const until = dayOf(end.value)
    if (until === null) return []
    const begin = filters.find(({ key }) => isRangePair(key, end.key))
    const from = begin && dayOf(begin.value)
    if (from === undefined || from === null || until >= from) return []
    return [
      hintOf(
        { part: 'filter', row, member: 'value' },
        { kind: 'filter-range-reversed', from, until },
      ),
    ]
  })
}

/** The day of a date, with or without a time; null for anything else. Times are not compared: zones may differ. */
function dayOf(value: ParameterValue): string | null {
  if (value.kind !== 'text') return null
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:.*)?$/i.exec(value.text.trim())?.[1] ?? null
  const time = day === null ? Number.NaN : Date.parse(day)
  // Some engines read an impossible day as one of the next month.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${day ?? ''}T`)
  return isDay ? day : null
}

function checkFilterPath(
  field: FormField,
  path: readonly string[],
  earlier: readonly (readonly string[])[],
  hasFullText: boolean,
): FieldProblem[] {
  // As sent, `filter[a][b]` is longer than the key.
  const name = renderParameterName(['filter', ...path])
  if (name.length > maxNameLength) return [tooLong(field, name)]
  if (path.some(hasBrackets)) return [blockerOf(field, 'filter-key-brackets')]
  if (path.some((segment) => segment === '')) return [blockerOf(field, 'filter-key-segment-empty')]
  if (path.length === 1 && path[0] === 'q') return [blockerOf(field, 'filter-key-is-q')]
  if (path[0] === 'q' && hasFullText) return [blockerOf(field, 'filter-key-conflict')]
  return checkRepeat(field, path, earlier, 'filter-key-twice', 'filter-key-conflict')
}

/** Rejects a repeated path, and a value where another path needs an object. */
function checkRepeat(
  field: FormField,
  path: readonly string[],
  earlier: readonly (readonly string[])[],
  twice: PlainProblemKind,
  conflict: PlainProblemKind,
): FieldProblem[] {
  for (const other of earlier) {
    if (path.some((segment, at) => at < other.length && segment !== other[at])) continue
    return [blockerOf(field, path.length === other.length ? twice : conflict)]
  }
  return []
}

function checkValue(field: FormField, value: ParameterValue, place: Place): FieldProblem[] {
  switch (value.kind) {
    case 'text':
      return checkLength(field, value.text)
    case 'list': {
      const { items } = value
      if (items.length > maxValueCount)
        return [blockerOf(field, { kind: 'values-too-many', most: maxValueCount })]
      const problems = checkLength(field, items.join(','))
      return problems.length > 0 || !place.joinsLists ? problems : checkCommas(field, items)
    }
    case 'json':
      if (!readJson(value.text).ok) return [blockerOf(field, 'json-invalid')]
      return place.isInUrl ? [blockerOf(field, 'json-needs-post')] : []
  }
}

const checkLength = (field: FormField, { length }: string): FieldProblem[] =>
  length > maxValueLength
    ? [blockerOf(field, { kind: 'value-too-long', most: maxValueLength, length })]
    : []

/** Rejects a comma in one of several values, which would be read as two. A single value may contain commas. */
function checkCommas(field: FormField, items: readonly string[]): FieldProblem[] {
  const filled = items.filter((item) => item !== '')
  const divided = filled.find((item) => item.includes(','))
  return filled.length < 2 || divided === undefined
    ? []
    : [blockerOf(field, { kind: 'list-value-comma', value: divided })]
}

function checkInclude(include: readonly string[]): FieldProblem[] {
  const field: FormField = { part: 'include' }
  const twice = findRepeated(include)
  if (include.some((name) => name.includes(','))) return [blockerOf(field, 'include-comma')]
  return twice === null ? [] : [hintOf(field, { kind: 'include-twice', name: twice })]
}

function findRepeated(names: readonly string[]): string | null {
  return names.find((name, index) => name !== '' && names.indexOf(name) < index) ?? null
}

function checkFields(form: QueryForm, conventions: Conventions): FieldProblem[] {
  const sentRelations: string[] = []
  const rows = form.fields.flatMap((row, index) => {
    const relation: FormField = { part: 'fields', row: index, member: 'relation' }
    const attributes: FormField = { part: 'fields', row: index, member: 'attributes' }
    if (hasNoAttributes(row))
      return row.relation === '' ? [] : [hintOf(attributes, 'fields-attributes-missing')]
    const isRepeated = sentRelations.includes(row.relation)
    sentRelations.push(row.relation)
    return [
      ...(isRepeated
        ? [blockerOf(relation, { kind: 'fields-relation-twice', name: row.relation })]
        : []),
      ...(row.attributes.some((name) => name.includes(','))
        ? [blockerOf(attributes, 'fields-attribute-comma')]
        : []),
      ...checkFieldsRelation(relation, row.relation, form, conventions),
    ]
  })
  return [...rows, ...checkFieldsRoot(form, conventions)]
}

const hasNoAttributes = (row: FieldsRow): boolean => row.attributes.every((name) => name === '')

function checkFieldsRelation(
  field: FormField,
  relation: string,
  form: QueryForm,
  conventions: Conventions,
): FieldProblem[] {
  if (relation.includes(',') || hasBrackets(relation))
    return [blockerOf(field, 'fields-relation-punctuation')]
  if (conventions.fields === 'flat-list') return []
  const name = renderParameterName(['fields', relation])
  if (name.length > maxNameLength) return [tooLong(field, name)]
  if (relation === '') return [blockerOf(field, 'fields-relation-missing')]
  return form.include.includes(relation)
    ? []
    : [hintOf(field, { kind: 'fields-without-include', name: relation })]
}

/** A flat list without attributes of the root item omits them all (datacycle-core.md 2.3). */
function checkFieldsRoot(form: QueryForm, conventions: Conventions): FieldProblem[] {
  if (conventions.fields === 'per-relation') return []
  const filled = form.fields.filter((row) => !hasNoAttributes(row))
  const namesRoot = filled.some((row) => row.relation === '')
  return filled.length === 0 || namesRoot
    ? []
    : [hintOf({ part: 'fields', row: 0, member: 'attributes' }, 'fields-without-root')]
}

function checkSort(form: QueryForm): FieldProblem[] {
  const names = form.sort.map((criterion) => criterion.attribute)
  return names.flatMap((name, index) => {
    const field: FormField = { part: 'sort', row: index, member: 'attribute' }
    if (name === '') return [hintOf(field, 'sort-attribute-missing')]
    if (name.startsWith('-')) return [blockerOf(field, 'sort-attribute-dash')]
    if (splitSort(name).length > 1 || !hasClosedParentheses(name))
      return [blockerOf(field, 'sort-parentheses')]
    if (names.indexOf(name) < index) return [hintOf(field, { kind: 'sort-attribute-twice', name })]
    return []
  })
}

function hasClosedParentheses(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

function checkPaging({ pageSize, pageNumber }: QueryForm): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (pageSize !== '' && !isPositiveWhole(pageSize))
    problems.push(blockerOf({ part: 'page-size' }, 'page-size-not-whole'))
  else if (Number(pageSize) > largePageSize)
    problems.push(hintOf({ part: 'page-size' }, { kind: 'page-size-large', limit: largePageSize }))
  if (/^0+$/.test(pageNumber)) problems.push(blockerOf({ part: 'page-number' }, 'page-number-zero'))
  else if (pageNumber !== '' && !isPositiveWhole(pageNumber))
    problems.push(blockerOf({ part: 'page-number' }, 'page-number-not-whole'))
  return problems
}

const isPositiveWhole = (text: string): boolean => /^[1-9]\d*$/.test(text)

function checkExtra(form: QueryForm, conventions: Conventions, place: Place): FieldProblem[] {
  // An extra parameter `fields` would overlap with the form's own `fields[relation]`.
  const sentPaths = form.fields
    .filter((row) => !hasNoAttributes(row))
    .map(({ relation }) => ['fields', relation])
  return form.extra.flatMap((row, index) => {
    const name: FormField = { part: 'extra', row: index, member: 'name' }
    const value: FormField = { part: 'extra', row: index, member: 'value' }
    const isEmpty = isEmptyValue(row.value)
    if (row.name === '') return isEmpty ? [] : [blockerOf(name, 'extra-name-missing')]
    if (isTokenName(row.name)) return [blockerOf(name, 'token-in-parameter')]
    // An object of relations belongs in the form's own `fields`.
    if (row.name === 'fields' && row.value.kind === 'json')
      return [blockerOf(name, { kind: 'extra-name-taken', name: row.name })]
    const problems = checkExtraPath(name, row.name, conventions, sentPaths)
    if (isEmpty) return [...asHints(problems), hintOf(value, 'extra-value-missing')]
    sentPaths.push(readParameterName(row.name))
    return [...problems, ...checkValue(value, row.value, place)]
  })
}

function checkExtraPath(
  field: FormField,
  name: string,
  conventions: Conventions,
  earlier: readonly (readonly string[])[],
): FieldProblem[] {
  if (name.length > maxNameLength) return [tooLong(field, name)]
  const path = readParameterName(name)
  if (!isParameterPath(path)) return [blockerOf(field, 'extra-name-brackets')]
  if (hasOwnField(path, conventions)) return [blockerOf(field, { kind: 'extra-name-taken', name })]
  return checkRepeat(field, path, earlier, 'extra-name-twice', 'extra-name-conflict')
}
