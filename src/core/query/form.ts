import type * as z from 'zod/mini'
import type { queryForm, storedForm } from './form-schema.ts'

/** A query with fixed dates, as sent; form-schema.ts describes its members. */
export type QueryForm = z.infer<typeof queryForm>

/** A query as edited and stored, in which dates may be relative. Every QueryForm is one. */
export type StoredForm = z.infer<typeof storedForm>

export type Method = QueryForm['method']
export type FilterRow = QueryForm['filters'][number]
export type FieldsRow = QueryForm['fields'][number]
export type SortCriterion = QueryForm['sort'][number]
export type ExtraRow = QueryForm['extra'][number]
export type ParameterValue = FilterRow['value']
export type StoredFilterRow = StoredForm['filters'][number]
export type StoredValue = StoredFilterRow['value']
export type RelativeDate = Extract<StoredValue, { kind: 'relative' }>

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

/** A new query, with the explicit page size recommended by api.md 8.1. */
export const freshForm: QueryForm = { ...emptyForm, pageSize: '25' }

/** True if a value sends nothing. */
export function isEmptyValue(value: StoredValue): boolean {
  if (value.kind === 'relative') return false
  return value.kind === 'list' ? value.items.every((item) => item === '') : value.text === ''
}

/** A value as one text, with commas between the members of a list. */
export const textOfValue = (value: ParameterValue): string =>
  value.kind === 'list' ? value.items.join(',') : value.text

/** The members of a list, or of a text that has them between commas. */
export const partsOf = (value: ParameterValue): readonly string[] =>
  value.kind === 'list' ? value.items : value.text.split(',')

/** True if a form limits the items of its endpoint, by full text or filters. */
export function limitsItems(form: QueryForm): boolean {
  const { q, filters, extra } = pruneForm(form)
  return (
    q !== '' ||
    filters.length > 0 ||
    extra.some(({ name }) => /^(?:q|search|filter)(?:\[|$)/.test(name))
  )
}

/** Removes what is not sent: empty rows and empty list members. */
export function pruneForm(form: QueryForm): QueryForm
export function pruneForm(form: StoredForm): StoredForm
export function pruneForm(form: StoredForm): StoredForm {
  return {
    ...form,
    filters: form.filters
      .filter((row) => row.key !== '' && !isEmptyValue(row.value))
      .map(({ key, value }) => ({
        key,
        value: value.kind === 'relative' ? value : pruneValue(value),
      })),
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
