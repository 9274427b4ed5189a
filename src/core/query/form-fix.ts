import { groupBy } from '#core/group-by.ts'
import { readJson } from '#core/json/read-json.ts'
import type { Conventions } from './conventions.ts'
import { renderFilterKey } from './filter-key.ts'
import { withWholeItem, flattenJson, type JsonLeaf } from './flat-fields.ts'
import {
  freshForm,
  type FieldsRow,
  type FilterRow,
  type ParameterValue,
  type QueryForm,
  type SortCriterion,
} from './form.ts'
import { rowOf, type FieldProblem } from './form-field.ts'
import { isParameterPath, readParameterName } from './parameter-name.ts'
import { placeParameters } from './place-parameters.ts'

/** A one-click fix for a problem, and the resulting form. */
export interface FormFix {
  kind: FixKind
  form: QueryForm
}

export type FixKind =
  | 'use-post'
  | 'add-to-include'
  | 'add-root-list'
  | 'split-names'
  | 'remove-repeated'
  | 'combine-lists'
  | 'sort-descending'
  | 'write-with-dots'
  | 'move-to-field'
  | 'use-page-one'
  | 'add-dashes'
  | 'use-suggestion'

/** The one-click fix for a problem; null if there is none. A fix never drops anything that would be sent. */
export function planFix(
  problem: FieldProblem,
  form: QueryForm,
  conventions: Conventions,
): FormFix | null {
  const row = rowOf(problem.field)
  switch (problem.kind) {
    case 'json-needs-post':
      return { kind: 'use-post', form: { ...form, method: 'POST' } }
    case 'endpoint-almost-uuid':
      return addDashes(form)
    case 'filter-key-brackets':
      return writeWithDots(form, row)
    case 'filter-key-is-q':
      return moveToFullText(form, row)
    case 'filter-key-near':
      return suggestionFix(form, row, (filter) => ({ ...filter, key: problem.use }))
    case 'filter-value-near':
      return suggestionFix(form, row, ({ key, value }) => ({
        key,
        value: replaceValue(value, problem.value, problem.use),
      }))
    case 'include-twice':
      return { kind: 'remove-repeated', form: { ...form, include: [...new Set(form.include)] } }
    case 'include-comma':
      return { kind: 'split-names', form: { ...form, include: splitNames(form.include) } }
    case 'fields-attribute-comma':
      return {
        kind: 'split-names',
        form: {
          ...form,
          fields: form.fields.map((one, at) =>
            at === row ? { ...one, attributes: splitNames(one.attributes) } : one,
          ),
        },
      }
    case 'fields-without-include':
      return { kind: 'add-to-include', form: { ...form, include: [...form.include, problem.name] } }
    case 'fields-without-root':
      return {
        kind: 'add-root-list',
        form: { ...form, fields: withWholeItem(form.fields) },
      }
    case 'fields-relation-twice':
      return combineLists(form, row)
    case 'sort-attribute-twice':
      return { kind: 'remove-repeated', form: { ...form, sort: form.sort.toSpliced(row, 1) } }
    case 'sort-attribute-dash':
      return {
        kind: 'sort-descending',
        form: { ...form, sort: form.sort.map((one, at) => (at === row ? withoutDash(one) : one)) },
      }
    case 'page-number-zero':
      return { kind: 'use-page-one', form: { ...form, pageNumber: '1' } }
    case 'extra-name-taken':
      return moveIfFree(form, row, conventions)
    case 'endpoint-missing':
    case 'endpoint-is-url':
    case 'endpoint-is-dots':
    case 'name-too-long':
    case 'value-too-long':
    case 'values-too-many':
    case 'filter-key-missing':
    case 'filter-key-segment-empty':
    case 'filter-key-twice':
    case 'filter-key-conflict':
    case 'filter-key-unknown':
    case 'filter-key-of-other-sample':
    case 'filter-value-missing':
    case 'filter-range-reversed':
    case 'list-value-comma':
    case 'json-invalid':
    case 'fields-relation-missing':
    case 'fields-relation-punctuation':
    case 'fields-attributes-missing':
    case 'sort-attribute-missing':
    case 'sort-parentheses':
    case 'page-size-not-whole':
    case 'page-size-large':
    case 'page-number-not-whole':
    case 'extra-name-missing':
    case 'extra-name-brackets':
    case 'extra-name-twice':
    case 'extra-name-conflict':
    case 'extra-value-missing':
    case 'token-in-parameter':
    case 'body-invalid':
    case 'body-not-object':
    case 'body-too-long':
    case 'token-in-body':
      return null
  }
}

function addDashes(form: QueryForm): FormFix | null {
  const groups = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i.exec(
    form.endpoint,
  )
  return groups && { kind: 'add-dashes', form: { ...form, endpoint: groups.slice(1).join('-') } }
}

/** Converts `filter[a][b]`, `a[b]` and `a[b][]`, which means a list, to dot notation. */
function writeWithDots(form: QueryForm, row: number): FormFix | null {
  const given = form.filters[row]
  if (!given) return null
  const path = readParameterName(given.key.replace(/\[\]$/, ''))
  const own = path[0] === 'filter' && path.length > 1 ? path.slice(1) : path
  if (!isParameterPath(own)) return null
  const key = renderFilterKey(own)
  const value: ParameterValue =
    given.key.endsWith('[]') && given.value.kind === 'text'
      ? { kind: 'list', items: [given.value.text] }
      : given.value
  return {
    kind: 'write-with-dots',
    form: { ...form, filters: form.filters.with(row, { key, value }) },
  }
}

const suggestionFix = (
  form: QueryForm,
  row: number,
  change: (filter: FilterRow) => FilterRow,
): FormFix => ({
  kind: 'use-suggestion',
  form: { ...form, filters: form.filters.map((one, at) => (at === row ? change(one) : one)) },
})

/** Replaces one of several values; a text may hold several, separated by commas. */
function replaceValue(value: ParameterValue, from: string, to: string): ParameterValue {
  const replace = (one: string) => (one === from ? to : one)
  switch (value.kind) {
    case 'list':
      return { kind: 'list', items: value.items.map(replace) }
    case 'text':
      return {
        kind: 'text',
        text: value.text === from ? to : value.text.split(',').map(replace).join(','),
      }
    case 'json':
      return value
  }
}

function moveToFullText(form: QueryForm, row: number): FormFix | null {
  const value = form.filters[row]?.value
  if (value?.kind !== 'text' || form.q !== '') return null
  return {
    kind: 'move-to-field',
    form: { ...form, q: value.text, filters: form.filters.toSpliced(row, 1) },
  }
}

const splitNames = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.split(',').map((part) => part.trim())).filter((part) => part !== '')

function combineLists(form: QueryForm, row: number): FormFix | null {
  const again = form.fields[row]
  const first = form.fields.findIndex((one) => one.relation === again?.relation)
  if (!again || first < 0 || first === row) return null
  const fields = form.fields.map((one, at) =>
    at === first
      ? { ...one, attributes: [...new Set([...one.attributes, ...again.attributes])] }
      : one,
  )
  return { kind: 'combine-lists', form: { ...form, fields: fields.toSpliced(row, 1) } }
}

const withoutDash = ({ attribute }: SortCriterion): SortCriterion => ({
  attribute: attribute.replace(/^-+/, ''),
  direction: 'descending',
})

/** As `moveToField`, but null if that would replace a value entered by the user. */
function moveIfFree(form: QueryForm, row: number, conventions: Conventions): FormFix | null {
  const moved = moveToField(form, row, conventions)
  const keeps = (before: string, after: string) => before === '' || before === after
  const isFreshSize = form.pageSize === freshForm.pageSize
  if (
    moved === null ||
    !keeps(form.q, moved.q) ||
    !(isFreshSize || keeps(form.pageSize, moved.pageSize)) ||
    !keeps(form.pageNumber, moved.pageNumber)
  )
    return null
  return {
    kind: 'move-to-field',
    form: { ...moved, include: [...new Set(moved.include)], fields: mergeFields(moved.fields) },
  }
}

/** One row for each relation. */
function mergeFields(rows: readonly FieldsRow[]): FieldsRow[] {
  return Array.from(
    groupBy(rows, ({ relation }) => relation),
    ([relation, own]) => ({
      relation,
      attributes: [...new Set(own.flatMap(({ attributes }) => attributes))],
    }),
  )
}

/** Moves an extra parameter such as `filter[type]` into its form field; null if it has none. */
export function moveToField(
  form: QueryForm,
  row: number,
  conventions: Conventions,
): QueryForm | null {
  const given = form.extra[row]
  if (!given) return null
  const origin = { source: 'query', encoding: 'utf-8', isBare: false, isRepeated: false } as const
  const parameters = readLeaves(readParameterName(given.name), given.value).map((leaf) => ({
    ...leaf,
    shown: given.name,
    ...origin,
  }))
  const read = placeParameters(parameters, form.method, conventions)
  if (read.leftOut.length > 0 || read.form.extra.length > 0) return null
  const { q, filters, include, fields, sort, pageSize, pageNumber } = read.form
  return {
    ...form,
    q: q === '' ? form.q : q,
    filters: [...form.filters, ...filters],
    include: [...form.include, ...include],
    fields: [...form.fields, ...fields],
    sort: [...form.sort, ...sort],
    pageSize: pageSize === '' ? form.pageSize : pageSize,
    pageNumber: pageNumber === '' ? form.pageNumber : pageNumber,
    extra: form.extra.toSpliced(row, 1),
  }
}

/** The values of a parameter by path: one each for the members of a JSON object. */
function readLeaves(path: readonly string[], value: ParameterValue): JsonLeaf[] {
  const json = value.kind === 'json' ? readJson(value.text) : null
  return json?.ok === true ? flattenJson(json.value, path) : [{ path, value }]
}
