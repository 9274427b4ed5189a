import { expect, test } from 'vitest'
import { createMixedLanguageFinder } from '#core/finding/find-items.ts'
import { readJson } from '#core/json/read-json.ts'
import type { QueryForm } from '#core/query/form.ts'

const texts = (...languages: string[]) =>
  languages.map((language) => ({ '@language': language, '@value': 'x' }))

/** What is found of items with these names, in short: both languages, and where the others stand. */
function found(names: readonly unknown[], extra: QueryForm['extra'] = []) {
  const finder = createMixedLanguageFinder({ extra })
  names.forEach((name, position) => {
    const item = readJson(JSON.stringify({ '@id': `id-${position}`, name }))
    if (item.ok) finder.add(item.value, position)
  })
  return finder
    .findings()
    .map((finding) =>
      finding.kind === 'languages-mixed'
        ? [
            finding.one,
            finding.other,
            finding.count,
            ...finding.evidence.flatMap((one) => (one.kind === 'item' ? [one.position] : [])),
          ]
        : finding.kind,
    )
}

test.each([
  ['plain texts', ['x', 'y'], []],
  ['one language', [texts('de'), texts('de')], []],
  ['two languages', [texts('de'), texts('en')], [['de', 'en', 1, 1]]],
  ['one of two languages', [texts('de', 'en'), texts('en')], []],
  ['none of two languages', [texts('de', 'en'), texts('it')], [['de, en', 'it', 1, 1]]],
  ['a text with a language behind a plain one', ['x', texts('de')], [['', 'de', 1, 1]]],
  [
    'texts in several languages behind a plain one',
    ['x', texts('de', 'en')],
    [['', 'de, en', 1, 1]],
  ],
  ['a plain text behind one with a language', [texts('de'), 'x'], [['de', '', 1, 1]]],
  [
    'several others, of which the first is named',
    [texts('de'), 'x', texts('en'), texts('de')],
    [['de', '', 2, 1, 2]],
  ],
  ['names that are no text', [7, texts('de'), null, texts('de')], []],
])('%s on a page', (_, names, expected) => {
  expect(found(names)).toEqual(expected)
})

const language = (value: QueryForm['extra'][number]['value'], name = 'language') => [
  { name, value },
]

test.each([
  ['de,en', language({ kind: 'text', text: 'de,en' }), []],
  ['a list of two', language({ kind: 'list', items: ['de', 'en'] }), []],
  ['de', language({ kind: 'text', text: 'de' }), [['de', 'en', 1, 1]]],
  ['a list of one', language({ kind: 'list', items: ['de'] }), [['de', 'en', 1, 1]]],
  ['another parameter', language({ kind: 'text', text: 'de,en' }, 'x'), [['de', 'en', 1, 1]]],
])('texts in different languages, where the language asked for is %s', (_, extra, expected) => {
  expect(found([texts('de'), texts('en')], extra)).toEqual(expected)
})

test('a plain text does not go with texts by language, however many were asked for', () => {
  const several = language({ kind: 'text', text: 'de,en' })
  expect([
    found(['x', texts('de')], several),
    found(['x', texts('de', 'en')], several),
    found([texts('de'), 'x'], several),
  ]).toEqual([[['', 'de', 1, 1]], [['', 'de, en', 1, 1]], [['de', '', 1, 1]]])
})
