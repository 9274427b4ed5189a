import { expect, test } from 'vitest'
import { judge } from './judge-text.ts'

/** What is said of `language` where the server names a language in the context, or beside its texts. */
function said(requested: string, { stated, marked }: { stated?: string; marked?: string }) {
  const name = marked === undefined ? 'See' : [{ '@language': marked, '@value': 'See' }]
  const verdicts = judge({
    form: { extra: [{ name: 'language', value: { kind: 'text', text: requested } }] },
    body: JSON.stringify({
      '@context': ['https://schema.org/', stated === undefined ? {} : { '@language': stated }],
      '@graph': [{ '@id': 'a', '@type': ['Place'], name }],
      meta: { total: 1, pages: 1 },
    }),
  })
  return verdicts
    .filter(({ parameter }) => parameter.kind === 'language')
    .map(({ kind, reason }) => [kind, reason])
}

test.each([
  ['de', 'de-AT'],
  ['DE', 'de-at'],
  ['de-AT', 'de-AT'],
])('a response in a region of the requested language %s is in it: %s', (requested, tag) => {
  const obeyed = [['obeyed', { kind: 'language-stated', language: tag }]]
  expect(said(requested, { stated: tag })).toEqual(obeyed)
  expect(said(requested, { marked: tag })).toEqual([
    ['obeyed', { kind: 'language-stated', language: tag.toLowerCase() }],
  ])
})

test('a response in a region of another language is not in the requested one', () => {
  const other = [['ignored', { kind: 'other-language', requested: 'de', got: 'en-GB' }]]
  expect(said('de', { stated: 'en-GB' })).toEqual(other)
  expect(said('den', { stated: 'de-AT' })).toEqual([
    ['ignored', { kind: 'other-language', requested: 'den', got: 'de-AT' }],
  ])
})

test('of two languages, a region of one leaves the other missing', () => {
  expect(said('de,en', { stated: 'de-AT' })).toEqual([
    ['partly', { kind: 'some-languages', got: 'de-AT', missing: 'en' }],
  ])
})
