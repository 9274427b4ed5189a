import { expect, test } from 'vitest'
import { findMessageFault, renderMessage } from '#core/language/render-message.ts'

test('a value stands for its name, a quoted text for itself, and a number is written as the language does', () => {
  expect([
    renderMessage('en', 'Page {page} of {pages}', { page: 1200, pages: 12_000n }),
    renderMessage('de', 'Seite {page} von {pages}', { page: 1200, pages: '12000' }),
    renderMessage('en', "a {'|'} b, {'{name}'}, {name}", { name: 'c | {d}' }),
    renderMessage('en', '{constructor}{absent}{nothing}.', { absent: undefined, nothing: null }),
    renderMessage('en', '', { count: 3 }),
  ]).toEqual(['Page 1,200 of 12,000', 'Seite 1.200 von 12000', 'a | b, {name}, c | {d}', '.', ''])
})

test.each([
  ['{count} item | {count} items', ['0 items', '1 item', '2 items', '1 item', 'No count: item']],
  ['none | one | {count}', ['none', 'one', '2', 'one', 'No count: one']],
  ['only one', ['only one', 'only one', 'only one', 'only one', 'No count: only one']],
])('of "%s" the count selects a form', (text, forms) => {
  const withoutCount = `No count: ${renderMessage('en', text).trim()}`
  expect([
    ...[0, 1, 2, 1n].map((count) => renderMessage('en', text, { count })),
    withoutCount,
  ]).toEqual(forms)
})

test('a count beside the values comes first', () => {
  expect(renderMessage('en', 'a page of {count} | pages of {count}', { count: 1 }, 2)).toBe(
    'pages of 1',
  )
})

test('what cannot be written is told', () => {
  expect(
    ['{name', 'name}', '{a b}', '{name} | ', "{'{'}", 'a | b', ''].map(findMessageFault),
  ).toEqual([
    'a brace belongs to no placeholder',
    'a brace belongs to no placeholder',
    'a brace belongs to no placeholder',
    'a form is empty',
    null,
    null,
    null,
  ])
})
