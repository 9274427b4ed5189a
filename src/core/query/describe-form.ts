import { isEmptyValue, pruneForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'

/** A query in one line, for lists: `“text” category=music,market +location`. */
export function describeForm(form: QueryForm): string {
  const { q, filters, include, sort, extra, pageNumber } = pruneForm(form)
  return [
    ...(q === '' ? [] : [`“${q}”`]),
    ...filters.map(({ key, value }) => `${key}=${render(value)}`),
    ...include.map((relation) => `+${relation}`),
    ...sort.map(({ attribute, direction }) => (direction === 'ascending' ? '↑' : '↓') + attribute),
    ...extra.map(({ name, value }) => `${name}=${render(value)}`),
    ...(pageNumber === '' || pageNumber === '1' ? [] : [`#${pageNumber}`]),
  ].join(' ')
}

function render(value: ParameterValue): string {
  if (isEmptyValue(value)) return ''
  return value.kind === 'list' ? value.items.join(',') : value.text
}
