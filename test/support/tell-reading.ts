import { type PastedQuery, readPasted } from '#core/paste/read-pasted.ts'
import type { StoredForm, StoredValue } from '#core/query/form.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, renderTarget } from '#core/request/request-plan.ts'

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

/**
 * What is read from a pasted text, line for line: the request that the form sends, the token, what is left out (`-`), and
 * the notes (`+`). A text that is no query gives its problem.
 */
export function tellPasted(text: string): string[] {
  const read = readPasted(text, presets.documented)
  if (read.kind === 'problem') {
    const { kind, ...more } = read.problem
    return [`problem ${kind} ${Object.values(more).map(String).join(' ')}`.trim()]
  }
  const planned = planRequest(resolveForm(read.form, '2026-11-28'), presets.documented)
  const target = planned.ok ? decodeURIComponent(renderTarget(planned.value)) : 'cannot be sent'
  const body = planned.ok ? bodyOf(planned.value) : null
  return [
    `${read.source} ${read.form.method} ${read.baseUrl ?? '?'}${target.replace('/api/v4/endpoints', '')}`,
    ...(body === null ? [] : [body]),
    ...(read.token === null ? [] : [`token ${read.token}`]),
    ...read.leftOut.map(({ what, reason }) => `- ${what}: ${reason}`),
    ...read.notes.map(({ kind, ...more }) => `+ ${[kind, ...Object.values(more)].join(' ')}`),
  ]
}
