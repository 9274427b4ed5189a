import {
  isEmptyValue,
  pruneForm,
  type ParameterValue,
  type RelativeDate,
  type StoredForm,
  type StoredValue,
} from '#core/query/form.ts'

/** How the parts of a query are written. */
export interface FormWords {
  /** Puts the full text in the quotes of a language. */
  quote: (text: string) => string
  /** Names an attribute or relation. */
  nameOf: (name: string) => string
  /** Names a filter by its key. */
  nameOfFilter: (key: string) => string
  /** Writes a value, such as a day, as in a language. */
  sayValue: (text: string) => string
  /** Writes another parameter, such as `language=en`. */
  sayParameter: (name: string, value: string) => string
  /** Writes a relative date, such as `30 days ago`. */
  sayRelative: (date: RelativeDate) => string
}

/** A query in one line, for lists: `“text” category=music,market +location`. */
export function describeForm(
  form: StoredForm,
  { quote, nameOf, nameOfFilter, sayValue, sayParameter, sayRelative }: FormWords,
): string {
  const { q, filters, include, sort, extra, pageNumber } = pruneForm(form)
  const render = (value: StoredValue) =>
    value.kind === 'relative' ? sayRelative(value) : valuesOf(value).map(sayValue).join(',')
  return [
    ...(q === '' ? [] : [quote(q)]),
    ...filters.map(({ key, value }) => {
      const name = nameOfFilter(key)
      return `${name}${name === key ? '=' : ': '}${render(value)}`
    }),
    ...include.map((relation) => `+${nameOf(relation)}`),
    ...sort.map(
      ({ attribute, direction }) => (direction === 'ascending' ? '↑' : '↓') + nameOf(attribute),
    ),
    ...extra.map(({ name, value }) => sayParameter(name, render(value))),
    ...(pageNumber === '' || pageNumber === '1' ? [] : [`#${pageNumber}`]),
  ].join(' ')
}

function valuesOf(value: ParameterValue): readonly string[] {
  if (isEmptyValue(value)) return []
  return value.kind === 'list' ? value.items : [value.text]
}
