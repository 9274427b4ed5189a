import type { PastedQuery } from '#core/paste/read-pasted.ts'
import type { StoredForm, StoredValue } from '#core/query/form.ts'

/** What was read of a text, in one line for each part of the form and for each part that is not in it. */
export function tellReading(read: PastedQuery): string[] {
  if (read.kind === 'problem') return [`problem ${read.problem.kind}`]
  const { baseUrl, form, token, leftOut, notes } = read
  return [
    `${form.method} ${baseUrl ?? '?'} ${form.endpoint}`,
    ...listParameters(form).map(([name, value]) => `  ${name} = ${value}`),
    ...(token === null ? [] : [`token ${token}`]),
    ...leftOut.map(({ what, line, reason }) =>
      [reason, ...(line === undefined ? [] : [`line ${line}`]), what].join(': '),
    ),
    ...notes
      .filter(({ kind }) => kind !== 'written-differently')
      .map((note) => `note ${note.kind}${'name' in note ? ` ${note.name}` : ''}`),
  ]
}

/** The names and values of a form, as its fields have them. */
export const listParameters = (form: StoredForm): [name: string, value: string][] =>
  [
    ['q', form.q],
    ...form.filters.map(({ key, value }) => [`filter ${key}`, tellValue(value)]),
    ['include', form.include.join(', ')],
    ...form.fields.map(({ relation, attributes }) => [`fields ${relation}`, attributes.join(', ')]),
    [
      'sort',
      form.sort
        .map((one) => `${one.direction === 'descending' ? '-' : ''}${one.attribute}`)
        .join(', '),
    ],
    ['page size', form.pageSize],
    ['page number', form.pageNumber],
    ...form.extra.map(({ name, value }) => [name, tellValue(value)]),
  ].flatMap(([name = '', value = '']): [string, string][] => (value === '' ? [] : [[name, value]]))

function tellValue(value: StoredValue): string {
  switch (value.kind) {
    case 'text':
    case 'json':
      return value.text
    case 'list':
      return value.items.join(' | ')
    case 'relative':
      return `${value.amount} ${value.unit}`
  }
}
