import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { describeHints, describeBodyShapes } from '#core/dialect/describe-hints.ts'
import { hintRules } from '#core/dialect/instance-hint.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { noNamesSeen, withSeenNames, type SeenNames } from '#core/query/known-names.ts'
import { observeNames } from '#core/content/observe-items.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import {
  readRecordings,
  recordingOf,
  type RecordedExchange,
} from '../../../support/recorded-core.ts'

const recordings = [...readRecordings('pairs'), ...readRecordings('ties')]

/** What the items of an endpoint have shown when nothing was asked of them but a page. */
const seenAt = (endpoint: string): SeenNames =>
  recordings
    .filter(({ request: { path } }) =>
      new RegExp(`^/api/v4/endpoints/${endpoint}(\\?page\\[size\\]=\\d+)?$`).test(path),
    )
    .reduce(
      (known, { answer }) => withSeenNames(known, observeNames(itemsOf(answer.body)), emptyForm),
      noNamesSeen,
    )

function itemsOf(body: string) {
  const read = readJson(body)
  const graph = read.ok ? memberOf(read.value, '@graph') : undefined
  return graph?.kind === 'array' ? graph.items : []
}

/** The hints of a recorded request, as `parameter kind`; null where it is no request of the form. */
function hintsOf({ request }: RecordedExchange, conventions = presets.core): string[] | null {
  const { method, path, headers, body = null } = request
  const isJson = headers['content-type'] === 'application/json'
  const read = readRequest({ method, target: path, body: isJson ? body : null }, conventions)
  const isList = !/\/(?:suggest|facets|statistics)\b/.test(path)
  if (!read.ok || !isList || (body !== null && !isJson)) return null
  const hints = [
    ...describeHints(read.value.form, {
      conventions,
      isDatacycle: true,
      seen: seenAt(read.value.form.endpoint),
      languages: null,
      dynamicEndpoints: new Set(),
      places: [],
    }),
    ...(body === null ? [] : describeBodyShapes(body)),
  ]
  return hints.map(
    ({ parameter, messageKey }) =>
      `${parameter ? renderParameter(parameter) : 'endpoint'} ${hintRules[messageKey].kind}`,
  )
}

const fifteenPages = Object.fromEntries(
  Array.from({ length: 15 }, (_, index) => [
    `sort by created, page ${index + 1} of 15: items repeat and are lost`,
    ['sort unusable-sort'],
  ]),
)

test('what the server was seen to do otherwise than asked is told of the right parameter', () => {
  const told = recordings.flatMap((recording) => {
    const hints = hintsOf(recording) ?? []
    return hints.length === 0 ? [] : [[recording.name, hints] as const]
  })
  expect(Object.fromEntries(told)).toEqual({
    ...fifteenPages,
    'sort by startDate: ignored': ['sort unusable-sort'],
    'sort, unknown: order without meaning': ['sort unusable-sort'],
    'sort, unknown before known': ['sort unusable-sort'],
    'sort, two criteria: the second is ignored': ['sort first-sort-only'],
    'six of one name, by name, then the newest first: the second criterion is ignored': [
      'sort first-sort-only',
    ],
    'POST, sort as an array': ['sort dropped-name'],
    'attribute that is not searchable: ignored': ['filter.attribute.name.in.like not-searchable'],
    'attribute, no date': ['filter.attribute.dct:created.in.min no-date'],
    'union of full texts: ignored': ['filter.union text-in-union'],
    'two content IDs, all: none': ['filter.contentId.in and-of-ids'],
    'content IDs: notIn before in turns in round': ['filter.contentId.in not-in-before-in'],
    'unknown names at the top: ignored': [
      'extra.foo dropped-name',
      'extra.pageSize dropped-name',
      'extra.filters[q] dropped-name',
    ],
    'fields, star in front': ['fields.* star-inside'],
    'fields, unknown: nothing but @id and @type': ['fields. nothing-of-this-name'],
    'include, unknown: ignored': ['include.nix unknown-relation'],
    'POST, include as an array': ['include.image dropped-name'],
    'language unknown: ignored': ['language unknown-language'],
    'full text, two dots': ['q dots'],
    'several faults at once': ['filter.nix unknown-key'],
    'unknown filter key': ['filter.poi_category unknown-key'],
    'without items': ['extra.section[@graph] no-items'],
  })
})

test('fields of a relation are told where the connection writes them as documented', () => {
  expect(hintsOf(recordingOf('fields[relation]: ignored'), presets.documented)).toEqual([
    'fields.image fields-of-relation',
  ])
})

/** A form of these conventions cannot ask for them: pasting tells what becomes of them. */
const sentByNoForm = ['filter as text: ignored', 'fields[relation]: ignored']

test('no word is said on the requests that do what they ask', () => {
  const clean = recordings
    .filter((one) => one.answer.status === 200 && hintsOf(one)?.length === 0)
    .map(({ name }) => name)
    .filter((name) => !sentByNoForm.includes(name))
  expect(clean).toMatchInlineSnapshot(`
    [
      "endpoint by slug",
      "endpoint by UUID",
      "static endpoint, another user",
      "token in the query",
      "zero items, dynamic",
      "zero items, static",
      "first page",
      "middle page",
      "last page",
      "behind the last page",
      "one page",
      "limit and offset",
      "size and offset",
      "full text",
      "full text, umlaut",
      "full text, ampersand",
      "full text, two words no item has",
      "full text, beginning of a word",
      "full text in Latin-1",
      "full text, empty",
      "POST full text",
      "POST with everything",
      "concept, GET",
      "concept, POST",
      "two concepts, all",
      "two concepts, any",
      "concept, excluded",
      "concept that is none",
      "union of concepts",
      "attribute, date",
      "schedule",
      "geo box",
      "geo perimeter",
      "linked",
      "one content ID",
      "two content IDs, any",
      "item in the endpoint by path",
      "item not in the endpoint by path",
      "item only linked from the endpoint, by path",
      "include",
      "include in depth",
      "fields",
      "fields of a relation",
      "fields, star",
      "fields on request only",
      "sort by name",
      "sort by name, down",
      "sort by dct:created",
      "sort, random with seed",
      "sort by distance",
      "without meta",
      "language en: filters too",
      "languages de,en",
      "tour with its line",
      "event",
      "six of one name, by name",
      "six of one name, the newest first",
    ]
  `)
})

test('of the eleven silent cases each is told at the right parameter, before anything is sent', () => {
  const elsewhere = {
    ...recordingOf('POST, sort as an array'),
    request: {
      method: 'POST' as const,
      path: '/api/v4/endpoints/alle-pois',
      headers: { 'content-type': 'application/json' },
      body: '{"filters":{"q":"Velden"},"page":{"size":2}}',
    },
  }
  const tied = recordings.find(({ name }) => name.endsWith('the second criterion is ignored'))
  if (!tied) throw new Error('There is no recording of a second criterion')
  const cases = [
    recordingOf('sort by startDate: ignored'),
    recordingOf('sort, unknown: order without meaning'),
    tied,
    recordingOf('attribute that is not searchable: ignored'),
    recordingOf('union of full texts: ignored'),
    recordingOf('content IDs: notIn before in turns in round'),
    recordingOf('unknown names at the top: ignored'),
    elsewhere,
    recordingOf('fields, unknown: nothing but @id and @type'),
    recordingOf('language unknown: ignored'),
    recordingOf('include, unknown: ignored'),
  ]
  expect(cases.map((recording) => hintsOf(recording))).toEqual([
    ['sort unusable-sort'],
    ['sort unusable-sort'],
    ['sort first-sort-only'],
    ['filter.attribute.name.in.like not-searchable'],
    ['filter.union text-in-union'],
    ['filter.contentId.in not-in-before-in'],
    ['extra.foo dropped-name', 'extra.pageSize dropped-name', 'extra.filters[q] dropped-name'],
    ['extra.filters[q] dropped-name'],
    ['fields. nothing-of-this-name'],
    ['language unknown-language'],
    ['include.nix unknown-relation'],
  ])
})
