import { describe, expect, test } from 'vitest'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import type { Complaint, ExpectedKind } from '#core/response/error-body.ts'
import { readLinks, readMeta, readContext } from '#core/response/envelope.ts'

const json = (text: string): JsonValue => {
  const read = readJson(text)
  if (!read.ok) throw new Error(`Not JSON: ${text}`)
  return read.value
}
const wrongKind = (path: string, expected: ExpectedKind, got: JsonValue['kind']): Complaint => ({
  kind: 'wrong-kind',
  path,
  expected,
  got,
})
const unknown = { total: null, pages: null, number: null, size: null, collection: null }

describe('meta', () => {
  test.each([
    ['{"total":71,"pages":3}', { total: '71', pages: 3 }],
    [
      '{"page":{"number":2,"size":25,"totalPages":3,"totalElements":71}}',
      { total: '71', pages: 3, number: 2, size: 25 },
    ],
    ['{"total":0,"pages":0}', { total: '0', pages: 0 }],
    ['{"total":12345678901234567890}', { total: '12345678901234567890' }],
    ['{"total":71.0,"pages":null}', { total: '71' }],
    ['{}', {}],
    [
      '{"collection":{"id":"u","name":"N","slug":"s","path":["Folder","N"]}}',
      { collection: { id: 'u', name: 'N', slug: 's', path: ['Folder', 'N'] } },
    ],
    ['{"collection":{"id":"u"}}', { collection: { id: 'u', name: null, slug: null, path: [] } }],
  ])('%s is read, what is missing is unknown', (text, known) => {
    expect(readMeta(json(text))).toEqual({ paging: { ...unknown, ...known }, complaints: [] })
  })

  test.each<[text: string, known: object, complaints: Complaint[]]>([
    ['{"total":"71"}', { total: '71' }, [wrongKind('meta.total', 'number', 'string')]],
    ['{"total":[1]}', {}, [wrongKind('meta.total', 'number', 'array')]],
    ['{"pages":2.5}', {}, [{ kind: 'no-count', path: 'meta.pages', got: '2.5' }]],
    ['{"pages":-1}', {}, [{ kind: 'no-count', path: 'meta.pages', got: '-1' }]],
    ['{"page":3}', {}, [wrongKind('meta.page', 'object', 'number')]],
    ['[]', {}, [wrongKind('meta', 'object', 'array')]],
    [
      '{"total":71,"page":{"totalElements":70}}',
      { total: '71' },
      [
        {
          kind: 'contradiction',
          path: 'meta.total',
          says: '71',
          otherPath: 'meta.page.totalElements',
          otherSays: '70',
        },
      ],
    ],
    [
      '{"collection":{"name":1,"path":["a",2]}}',
      { collection: { id: null, name: null, slug: null, path: ['a'] } },
      [
        wrongKind('meta.collection.name', 'string', 'number'),
        wrongKind('meta.collection.path[1]', 'string', 'number'),
      ],
    ],
  ])('%s is complained of and read as far as possible', (text, known, complaints) => {
    expect(readMeta(json(text))).toEqual({ paging: { ...unknown, ...known }, complaints })
  })

  test('an answer without meta says nothing', () => {
    expect(readMeta(null)).toEqual({ paging: unknown, complaints: [] })
  })
})

describe('links', () => {
  const none = { self: null, first: null, prev: null, next: null, last: null }

  test('absent, null and empty are the same: no link', () => {
    expect(readLinks(json('{"next":"","prev":null,"self":"/x","last":{"href":"/y"}}'))).toEqual({
      links: { ...none, self: '/x', last: '/y' },
      complaints: [],
    })
    expect(readLinks(null)).toEqual({ links: none, complaints: [] })
  })

  test('a link of another kind is complained of', () => {
    expect(readLinks(json('{"next":2}'))).toEqual({
      links: none,
      complaints: [wrongKind('links.next', 'string', 'number')],
    })
  })
})

const context = (text: string) => {
  const read = readJson(text)
  if (!read.ok) throw new Error(`Not JSON: ${text}`)
  return readContext(read.value)
}

describe('the mark of a dataCycle CORE', () => {
  test.each([
    ['["https://schema.org/",{"@language":"de","dc":"https://schema.datacycle.at/"}]', true],
    ['{"dc":"https://schema.datacycle.at/"}', true],
    ['["https://schema.org/",{"dc":"http://purl.org/dc/terms/"}]', false],
    ['["https://schema.datacycle.at/"]', false],
    ['"https://schema.datacycle.at/"', false],
    ['null', false],
    ['{"dc":{"@id":"https://schema.datacycle.at/"}}', false],
  ])('%s', (text, isDatacycle) => {
    expect(context(text).isDatacycle).toBe(isDatacycle)
  })
})

describe('the language that an answer is in', () => {
  test.each([
    ['["https://schema.org/",{"@language":"de"}]', 'de'],
    ['{"@language":"en"}', 'en'],
    // A later part of a context overrides an earlier one.
    ['[{"@language":"de"},{"@language":"en"}]', 'en'],
    ['["https://schema.org/",{}]', null],
    ['{"@language":null}', null],
    ['{"@language":1}', null],
  ])('%s', (text, language) => {
    expect(context(text).language).toBe(language)
  })

  test('an answer without a context tells nothing', () => {
    expect(readContext(null)).toEqual({ isDatacycle: false, language: null })
  })
})
