import { isEmptyValue, type ParameterValue, type QueryForm } from '#core/query/form.ts'

/** All searchable text of a query, in lower case. */
export function searchTextOfForm(form: QueryForm): string {
  return [
    form.method,
    form.endpoint,
    form.q,
    ...form.filters.flatMap(({ key, value }) => [key, renderValue(value)]),
    ...form.include,
    ...form.fields.flatMap(({ relation, attributes }) => [relation, ...attributes]),
    ...form.sort.map(({ attribute }) => attribute),
    ...form.extra.flatMap(({ name, value }) => [name, renderValue(value)]),
  ]
    .join(' ')
    .toLowerCase()
}

const renderValue = (value: ParameterValue): string => {
  if (isEmptyValue(value)) return ''
  return value.kind === 'list' ? value.items.join(' ') : value.text
}

/** The words of a search, all of which must be found. */
export const readSearchWords = (search: string): string[] =>
  search.normalize().toLowerCase().split(/\s+/u).filter(Boolean)

/** Letters may be composed or not (NFC, NFD). `text` must be in lower case, as from `searchTextOfForm`. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.normalize().includes(word))
