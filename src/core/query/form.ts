/**
 * What a person has filled in: the whole query, as typed.
 *
 * Numbers are text because a half-typed number is a state of the form as well. Empty members are
 * left out of the request (design: empty inputs are never sent as empty parameters).
 */
export interface QueryForm {
  /** UUID or slug (api.md 2.1). */
  endpoint: string
  method: Method
  /** Full text: `filter[q]` (api.md 4.2). */
  q: string
  filters: readonly FilterRow[]
  /** Relation names to resolve (api.md 4.4). */
  include: readonly string[]
  fields: readonly FieldsRow[]
  sort: readonly SortCriterion[]
  pageSize: string
  pageNumber: string
  /** Any other parameter. */
  extra: readonly ExtraRow[]
}

export type Method = 'GET' | 'POST'

export interface FilterRow {
  /** Instance-specific: a plain key or a path such as `classifications.in.withSubtree`. */
  key: string
  value: ParameterValue
}

export interface FieldsRow {
  /** The relation whose attributes are listed; '' means the item itself, where the instance knows that. */
  relation: string
  attributes: readonly string[]
}

export interface SortCriterion {
  attribute: string
  direction: 'ascending' | 'descending'
}

export interface ExtraRow {
  /** As it stands in a query string, for example `language` or `section[meta]`. */
  name: string
  value: ParameterValue
}

/** A value as the API will see it: how it is typed in and shown is the page's matter. */
export type ParameterValue =
  /** One string; a comma in it is part of it. */
  | { kind: 'text'; text: string }
  /** `name[]=a&name[]=b` in a query, an array of strings in a body. */
  | { kind: 'list'; items: readonly string[] }
  /** Any JSON value, as typed; possible in a body only. */
  | { kind: 'json'; text: string }

/** Nothing filled in. */
export const emptyForm: QueryForm = {
  endpoint: '',
  method: 'GET',
  q: '',
  filters: [],
  include: [],
  fields: [],
  sort: [],
  pageSize: '',
  pageNumber: '',
  extra: [],
}

/** What a person starts from: an explicit page size, as api.md 8.1 recommends. */
export const freshForm: QueryForm = { ...emptyForm, pageSize: '25' }

/** Whether a value has nothing in it that could be sent. */
export function isEmptyValue(value: ParameterValue): boolean {
  return value.kind === 'list' ? value.items.every((item) => item === '') : value.text === ''
}

/** The form without what would be left out of the request: empty rows and empty list members. */
export function pruneForm(form: QueryForm): QueryForm {
  return {
    ...form,
    filters: form.filters
      .filter((row) => row.key !== '' && !isEmptyValue(row.value))
      .map(({ key, value }) => ({ key, value: pruneValue(value) })),
    include: form.include.filter(isFilled),
    fields: form.fields
      .map(({ relation, attributes }) => ({ relation, attributes: attributes.filter(isFilled) }))
      .filter((row) => row.attributes.length > 0),
    sort: form.sort.filter((criterion) => criterion.attribute !== ''),
    extra: form.extra
      .filter((row) => row.name !== '' && !isEmptyValue(row.value))
      .map(({ name, value }) => ({ name, value: pruneValue(value) })),
  }
}

const isFilled = (text: string): boolean => text !== ''

const pruneValue = (value: ParameterValue): ParameterValue =>
  value.kind === 'list' ? { kind: 'list', items: value.items.filter(isFilled) } : value
