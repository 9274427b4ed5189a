import { expect, test } from 'vitest'
import { envelopePart } from '#core/investigate/api-check/pages.ts'
import { responseWithoutItems } from '#core/investigate/investigation.ts'
import { detailsOf, inShort, observe } from './observed.ts'

/** What the first response of a server shows, in short. */
function shown(response: unknown) {
  const lines = envelopePart.lines({
    ...observe({}),
    first: { response: responseWithoutItems, details: detailsOf(response) },
  })
  return lines.map(inShort)
}

const whole = { '@id': 'a', '@type': ['Event'] }

test.each<[string, unknown[], string]>([
  ['none', [], 'items-none'],
  ['with an ID and a list of types', [whole, whole], 'items-typed 2'],
  ['without an ID', [whole, { '@type': ['Event'] }], 'items-untyped 1 2'],
  ['whose type is a text', [{ '@id': 'a', '@type': 'Event' }, whole], 'items-untyped 1 2'],
  ['without types', [{ '@id': 'a' }, { '@id': 'b', '@type': [] }], 'items-untyped 2 2'],
])('items %s', (_, items, expected) => {
  expect(shown({ '@graph': items })[1]).toBe(expected)
})

const group = { number: 1, size: 25, totalPages: 3, totalElements: 60 }

test.each<[unknown, string]>([
  [undefined, 'meta-none'],
  [null, 'meta-none'],
  [{ total: 60, pages: 3 }, 'meta-total-pages'],
  [{ page: group }, 'meta-page-group'],
  [{ total: 60, pages: 3, page: group }, 'meta-both'],
  [{ total: 60 }, 'meta-other total'],
  [{ total: '60', pages: 3 }, 'meta-other total, pages'],
  [{ page: { ...group, size: undefined } }, 'meta-other page'],
  [{ page: { ...group, number: '1' }, hits: 1 }, 'meta-other page, hits'],
  [7, 'meta-other '],
])('meta is %j', (meta, expected) => {
  expect(shown({ '@graph': [], meta })[2]).toBe(expected)
})

test.each([
  [{ '@graph': [] }, 'envelope-present'],
  [[], 'envelope-missing'],
  [{ '@graph': {} }, 'envelope-missing'],
])('the envelope of %j', (response, expected) => {
  expect(shown(response)[0]).toBe(expected)
})
