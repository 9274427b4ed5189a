import { describe, expect, test } from 'vitest'
import { planApiCheck, type ApiCheckCard } from '#core/investigate/api-check/plan-api-check.ts'
import {
  sectionOfCheck,
  type CheckName,
  type LineOutcome,
} from '#core/investigate/api-check/line.ts'
import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { lookAtServer } from '../look-at-server.ts'
import { runToEnd } from '../run-to-end.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../../support/shared-samples.ts'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

type Expected = Readonly<Record<CheckName, LineOutcome | 'unanswered'>>

/** An endpoint of the first instance that keeps to api.md, with enough items to show all of it. */
const asDocumented: Expected = {
  envelope: 'envelope-present',
  items: 'items-typed',
  meta: 'meta-total-pages',
  total: 'total-confirmed',
  links: 'links-all',
  next: 'next-second-page',
  'last-next': 'last-next-absent',
  'page-number': 'pages-disjoint',
  'page-size': 'size-obeyed',
  'default-size': 'default-size',
  'largest-size': 'largest-size',
  beyond: 'beyond-empty',
  'bad-number': 'bad-number-refused',
  'bad-size': 'bad-size-refused',
  'unknown-endpoint': 'unknown-endpoint-refused',
  'unknown-filter': 'unknown-filter-ignored',
  'full-text': 'full-text-evaluated',
  relations: 'relations-unresolved',
  include: 'include-resolves',
  'unknown-include': 'unknown-include-ignored',
  fields: 'fields-per-relation',
  sort: 'sort-reverses',
  'sort-date': 'sort-date-reverses',
  'sort-created': 'sort-created-reverses',
  'sort-several': 'several-both',
  post: 'post-same',
  'post-filter': 'post-filter-same',
  'post-include': 'post-include-both',
  'post-fields': 'post-fields-both',
  'post-sort': 'post-sort-both',
  list: 'list-any',
  'list-in-query': 'list-query-both',
  brackets: 'brackets-both',
  umlauts: 'umlauts-read',
  plus: 'plus-blank',
  'endpoint-names': 'other-name-unknown',
}

const likeCore: Expected = {
  ...asDocumented,
  // Neither key is usable as delivered, and a usable one behind it sorts alone (datacycle-core.md 5).
  'sort-date': 'sort-date-ignored',
  'sort-created': 'sort-created-ignored',
  'sort-several': 'several-second-only',
  links: 'links-some',
  'unknown-filter': 'unknown-filter-refused',
  relations: 'relations-resolved',
  fields: 'fields-flat',
  list: 'list-all',
  'list-in-query': 'list-query-repeated',
  // The full text passes over a plus as over a blank, so that no body tells the two apart.
  plus: 'plus-untestable',
  'endpoint-names': 'both-names-work',
}

/** What an endpoint sends that responses everything with the same three items. */
const alwaysTheSame: Expected = {
  ...asDocumented,
  total: 'total-untestable',
  links: 'links-untestable',
  next: 'next-untestable',
  'last-next': 'last-next-untestable',
  'page-number': 'pages-same',
  'page-size': 'size-not-obeyed',
  'default-size': 'default-size-untestable',
  'largest-size': 'largest-untestable',
  beyond: 'beyond-untestable',
  'bad-number': 'bad-number-first',
  'bad-size': 'bad-size-default',
  'full-text': 'full-text-ignored',
  include: 'include-ignored',
  fields: 'fields-untestable',
  sort: 'sort-ignored',
  'sort-date': 'sort-date-ignored',
  'sort-created': 'sort-created-ignored',
  'sort-several': 'several-untestable',
  post: 'post-same',
  'post-filter': 'post-filter-untestable',
  'post-include': 'post-include-untestable',
  'post-fields': 'post-fields-untestable',
  'post-sort': 'post-sort-untestable',
  list: 'list-untestable',
  'list-in-query': 'list-query-untestable',
  brackets: 'brackets-untestable',
  umlauts: 'umlauts-untestable',
  plus: 'plus-untestable',
}

/** Where no two items have a startDate, and no two the same creation date. */
const withoutDates = {
  'sort-date': 'sort-date-untestable',
  'sort-several': 'several-untestable',
} as const

/** Each endpoint, and in what it is programmed to differ from those above. */
const table: readonly {
  endpoint: string
  like: Expected
  differs?: Partial<Expected>
  values?: Partial<Record<CheckName, object>>
}[] = [
  {
    endpoint: 'events',
    like: asDocumented,
    differs: { 'unknown-filter': 'unknown-filter-refused' },
    values: {
      total: { total: '240', pages: '48', size: '5', received: '5' },
      'default-size': { size: '25' },
      'largest-size': { requested: '500', received: '240', total: '240' },
      'unknown-filter': { status: '400', body: 'errors' },
      'unknown-endpoint': { status: '404', body: 'errors' },
    },
  },
  {
    endpoint: 'places',
    like: asDocumented,
    differs: { ...withoutDates, meta: 'meta-page-group', 'last-next': 'last-next-empty' },
    values: { 'largest-size': { requested: '500', received: '126', total: '126' } },
  },
  {
    endpoint: 'tours',
    like: asDocumented,
    differs: { ...withoutDates, 'last-next': 'last-next-empty' },
    values: { 'largest-size': { requested: '100', received: '63', total: '63' } },
  },
  { endpoint: 'images', like: asDocumented, differs: { ...withoutDates, meta: 'meta-page-group' } },
  {
    endpoint: 'highlights',
    like: asDocumented,
    differs: {
      'sort-several': 'several-untestable',
      'default-size': 'default-size-untestable',
      'largest-size': 'largest-untestable',
    },
  },
  { endpoint: 'everything', like: asDocumented },
  {
    endpoint: 'odd-lost-query',
    like: asDocumented,
    differs: { next: 'next-drops-parameters' },
    values: { next: { names: 'sort' } },
  },
  {
    endpoint: 'odd-overlapping',
    like: asDocumented,
    differs: {
      total: 'total-differs',
      'largest-size': 'largest-untestable',
      'page-number': 'pages-overlap',
      beyond: 'beyond-items',
    },
    values: { 'page-number': { both: '3' } },
  },
  {
    endpoint: 'odd-wrong-total',
    like: asDocumented,
    // An impossible word has seven hits here as well, so nothing is said of the full text.
    differs: {
      total: 'total-differs',
      'largest-size': 'largest-untestable',
      'full-text': 'full-text-untestable',
    },
    values: { total: { total: '247', pages: '50', size: '5', received: '0' } },
  },
  {
    endpoint: 'odd-ignores-filter',
    like: asDocumented,
    differs: {
      ...withoutDates,
      'full-text': 'full-text-ignored',
      'post-filter': 'post-filter-untestable',
      list: 'list-untestable',
      'list-in-query': 'list-query-untestable',
      umlauts: 'umlauts-untestable',
      plus: 'plus-untestable',
    },
  },
  {
    endpoint: 'odd-ignores-sort',
    like: asDocumented,
    differs: {
      ...withoutDates,
      'sort-created': 'sort-created-ignored',
      sort: 'sort-ignored',
      'post-sort': 'post-sort-untestable',
    },
  },
  {
    endpoint: 'odd-ignores-include',
    like: asDocumented,
    differs: {
      ...withoutDates,
      include: 'include-ignored',
      fields: 'fields-untestable',
      'post-include': 'post-include-untestable',
      'post-fields': 'post-fields-untestable',
    },
  },
  {
    endpoint: 'odd-foreign-links',
    like: alwaysTheSame,
    differs: { next: 'next-other-address' },
    values: {
      next: {
        link: 'http://127.0.0.2:9/api/v4/endpoints/odd-foreign-links?page%5Bnumber%5D=2',
      },
    },
  },
  {
    endpoint: 'odd-bare-array',
    like: alwaysTheSame,
    differs: {
      'sort-created': 'sort-created-untestable',
      'sort-date': 'sort-date-untestable',
      envelope: 'envelope-missing',
      meta: 'meta-none',
      'page-size': 'size-untestable',
      'unknown-filter': 'unknown-filter-untestable',
      'full-text': 'full-text-untestable',
      relations: 'relations-untestable',
      include: 'include-untestable',
    },
  },
  {
    endpoint: 'veranstaltungen',
    like: likeCore,
    values: {
      links: { there: 'prev, next', missing: 'self, first, last' },
      relations: { names: 'offers' },
      'largest-size': { requested: '500', received: '211', total: '211' },
    },
  },
  { endpoint: 'orte', like: likeCore, differs: { 'sort-date': 'sort-date-untestable' } },
  {
    endpoint: 'redaktion-herbsttipps',
    like: likeCore,
    differs: { 'default-size': 'default-size-untestable', 'largest-size': 'largest-untestable' },
  },
]

const serverOf = (like: Expected) =>
  like === likeCore
    ? { baseUrl: core.baseUrl, token: core.tokens.editor }
    : { baseUrl: sample.baseUrl, token: sample.tokens.full }

async function cardOf(
  endpoint: string,
  server: { baseUrl: string; token: string },
  response: (step: Step) => Promise<StepOutcome> = (step) => lookAtServer(server, step),
  choose?: (open: readonly Step[]) => number,
) {
  const question = planApiCheck({ endpoint, otherName: '', baseUrl: server.baseUrl })
  const { conclusion, requested } = await runToEnd(question, response, choose)
  if (conclusion.kind !== 'card') throw new Error(`No card: ${JSON.stringify(conclusion.failure)}`)
  return { card: conclusion.card, requested, question }
}

const outcomesOf = ({ lines }: ApiCheckCard) =>
  Object.fromEntries(
    lines.map((line) => [line.check, line.kind === 'seen' ? line.outcome : line.kind]),
  )

describe('the card of an endpoint says what it is programmed to do', () => {
  test.each(table)('$endpoint', async ({ endpoint, like, differs = {}, values = {} }) => {
    const { card, requested, question } = await cardOf(endpoint, serverOf(like))
    expect(outcomesOf(card)).toEqual({ ...like, ...differs })
    expect(card.lines.map(({ check }) => check)).toEqual(Object.keys(sectionOfCheck))
    for (const [check, expected] of Object.entries(values))
      expect(card.lines.find((line) => line.check === check)).toMatchObject({ values: expected })
    expect(card.warnings).toEqual([])
    expect(requested.length).toBeLessThanOrEqual(question.price)
    expect(new Set(requested.map(({ key }) => key)).size).toBe(requested.length)
  })
})

test('an instance with everything to be tried takes the whole price', async () => {
  const { requested, question } = await cardOf('veranstaltungen', serverOf(likeCore))
  expect(requested.length).toBe(question.price)
})

test('the conventions follow from the lines', async () => {
  const { card: documented } = await cardOf('places', serverOf(asDocumented))
  expect(documented.conventions).toEqual({
    fields: 'per-relation',
    listMeans: 'any',
    listsInBody: 'array',
  })
  const { card } = await cardOf('orte', serverOf(likeCore))
  expect(card.conventions).toEqual({
    fields: 'flat-list',
    listMeans: 'all',
    listsInBody: 'array',
    listsInQuery: 'repeated',
  })
})

test('the order in which the answers come makes no difference', async () => {
  const server = serverOf(asDocumented)
  const { card } = await cardOf('events', server)
  const reversed = await cardOf('events', server, undefined, (open) => open.length - 1)
  expect(reversed.card).toEqual(card)
})

test('the endpoint is known by its other name where that is noted', async () => {
  const server = serverOf(asDocumented)
  const listed = await fetch(`${server.baseUrl}/api/v4/users`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
  const { '@graph': user } = (await listed.json()) as {
    '@graph': { storedFilters: { id: string; name: string }[] }
  }
  const otherName = user.storedFilters.find(({ name }) => name === 'Orte')?.id ?? ''
  const question = planApiCheck({ endpoint: 'places', otherName, baseUrl: server.baseUrl })
  const { conclusion } = await runToEnd(question, (step) => lookAtServer(server, step))
  expect(conclusion).toMatchObject({
    card: {
      lines: expect.arrayContaining([
        {
          kind: 'seen',
          check: 'endpoint-names',
          outcome: 'both-names-work',
          values: { other: otherName },
          restsOn: ['first', 'other-name'],
        },
      ]),
    },
  })
})

test('what was not answered is told of the lines that needed it, and apart as a warning', async () => {
  const server = serverOf(asDocumented)
  const overloaded: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 503 } }
  const { card } = await cardOf('places', server, (step) =>
    step.key === 'include' || step.key === 'q-plus'
      ? Promise.resolve(overloaded)
      : lookAtServer(server, step),
  )
  expect(outcomesOf(card)).toEqual({
    ...outcomesOf((await cardOf('places', server)).card),
    include: 'unanswered',
    fields: 'fields-untestable',
    'post-include': 'post-include-untestable',
    'post-fields': 'post-fields-untestable',
    plus: 'unanswered',
  })
  expect(card.warnings).toEqual([{ kind: 'failed', count: 2, all: 35 }])
})

test.each([
  ['odd-html', { kind: 'no-list' }],
  ['nothing-here', { kind: 'status', status: 404 }],
] as const)('%s gives no list, so there is no card', async (endpoint, failure) => {
  const server = serverOf(asDocumented)
  const question = planApiCheck({ endpoint, otherName: '', baseUrl: server.baseUrl })
  const { conclusion, requested } = await runToEnd(question, (step) => lookAtServer(server, step))
  expect(conclusion).toMatchObject({ kind: 'failed', failure })
  expect(requested.length).toBe(1)
})

test('more pages than can be counted with are no last page', async () => {
  const server = serverOf(asDocumented)
  const { card } = await cardOf('events', server, async (step) => {
    const outcome = await lookAtServer(server, step)
    if (step.key !== 'page-1' || !outcome.details) return outcome
    const meta = '{"total":240,"pages":9007199254740993}'
    return { ...outcome, details: { ...outcome.details, meta } }
  })
  expect(outcomesOf(card)).toEqual({
    ...asDocumented,
    total: 'total-untestable',
    links: 'links-untestable',
    'last-next': 'last-next-untestable',
    'largest-size': 'largest-untestable',
    beyond: 'beyond-untestable',
    'unknown-filter': 'unknown-filter-refused',
  })
})

interface Page {
  ids: string[]
  days: (number | null)[]
}

/** A line of the card of events where sorting by a key gives, up and down, these items with these dates. */
async function lineOfSort(
  check: CheckName,
  key: string,
  up: Page,
  down: Page | { status: number },
) {
  const server = serverOf(asDocumented)
  const planted = new Map<string, Page | { status: number }>([
    [`sort ${key} up`, up],
    [`sort ${key} down`, down],
  ])
  const { card } = await cardOf('events', server, async (step) => {
    const outcome = await lookAtServer(server, step)
    const page = planted.get(step.key)
    if (page === undefined || outcome.kind !== 'answered') return outcome
    if ('status' in page)
      return { kind: 'failed', failure: { kind: 'status', status: page.status } }
    const values = page.days.map((day) => (day === null ? null : `2026-03-0${day}`))
    return { ...outcome, response: { ...outcome.response, ids: page.ids, values } }
  })
  const line = card.lines.find((one) => one.check === check)
  return line?.kind === 'seen' ? [line.outcome, line.values] : line?.kind
}

const severalOf = (up: Page, down: Page | { status: number }) =>
  lineOfSort('sort-several', 'startDate,name', up, down)

const days = (...all: (number | null)[]): Page => ({
  ids: all.map((_, at) => 'abcdefg'.charAt(at)),
  days: all,
})

test.each([
  ['reversed', days(1, 1, 2), { ids: ['b', 'a', 'c'], days: [1, 1, 2] }, 'several-both'],
  ['as before', days(1, 1, 2), days(1, 1, 2), 'several-first-only'],
  [
    'reversed but for one date',
    days(1, 1, 2, 2, 3),
    { ids: ['b', 'a', 'c', 'd', 'e'], days: [1, 1, 2, 2, 3] },
    'several-untestable',
  ],
  [
    'deviates',
    days(1, 1, 1, 2),
    { ids: ['b', 'c', 'a', 'd'], days: [1, 1, 1, 2] },
    'several-untestable',
  ],
  [
    'perhaps cut by the end of the page',
    days(1, 2, 2),
    { ids: ['a', 'c', 'b'], days: [1, 2, 2] },
    'several-untestable',
  ],
  ['all there are', days(1, 1), { ids: ['b', 'a'], days: [1, 1] }, 'several-untestable'],
  [
    'without a date',
    days(null, null, 1),
    { ids: ['b', 'a', 'c'], days: [null, null, 1] },
    'several-untestable',
  ],
])('a second criterion is seen by items of one date: %s', async (_, up, down, outcome) => {
  expect(await severalOf(up, down)).toEqual([outcome, { key: 'startDate' }])
})

test('a refusal of two criteria is told with its status', async () => {
  expect(await severalOf(days(1, 1, 2), { status: 400 })).toEqual([
    'several-refused',
    { key: 'startDate', status: '400', body: 'empty' },
  ])
})

const turned = ({ ids, days: shown }: Page): Page => ({
  ids: ids.toReversed(),
  days: shown.toReversed(),
})

test.each([
  ['turn, with dates that repeat', days(1, 1, 2), turned(days(1, 1, 2)), 'sort-date-reverses'],
  [
    'turn beside items without a date',
    days(1, null, 2),
    turned(days(1, null, 2)),
    'sort-date-reverses',
  ],
  ['fall where one rises', days(1, 3, 2), turned(days(1, 3, 2)), 'sort-date-unordered'],
  ['rise, and fall but for one', days(1, 2, 3), turned(days(2, 1, 3)), 'sort-date-unordered'],
  ['come in one order', days(2, 1, 3), days(2, 1, 3), 'sort-date-ignored'],
  ['have one date', days(1, 1, 1), turned(days(1, 1, 1)), 'sort-date-untestable'],
  ['show too little', { ids: ['a'], days: [1] }, { ids: ['b'], days: [1] }, 'sort-date-untestable'],
])('sorting by a date is judged by the dates: they %s', async (_, up, down, outcome) => {
  expect(await lineOfSort('sort-date', 'startDate', up, down)).toEqual([
    outcome,
    { key: 'startDate' },
  ])
})

/** What of asDocumented shows without any item. */
const withoutItems: Expected = {
  ...alwaysTheSame,
  items: 'items-none',
  'last-next': 'last-next-absent',
  'page-number': 'pages-untestable',
  'page-size': 'size-untestable',
  beyond: 'beyond-empty',
  'bad-number': 'bad-number-refused',
  'bad-size': 'bad-size-refused',
  'unknown-filter': 'unknown-filter-untestable',
  'full-text': 'full-text-untestable',
  relations: 'relations-untestable',
  include: 'include-untestable',
  sort: 'sort-untestable',
  'sort-date': 'sort-date-untestable',
  'sort-created': 'sort-created-untestable',
  post: 'post-untestable',
}

test('an endpoint without items says so beside the lines', async () => {
  const { card } = await cardOf('past-events', serverOf(asDocumented))
  expect(outcomesOf(card)).toEqual(withoutItems)
  const valuesOf = (name: CheckName) =>
    card.lines.flatMap((line) => (line.kind === 'seen' && line.check === name ? [line.values] : []))
  // Its one page is empty.
  expect([valuesOf('last-next'), valuesOf('beyond')]).toEqual([[{ last: '1' }], [{ number: '2' }]])
  expect(card.warnings).toEqual([{ kind: 'empty-endpoint' }])
  expect(card.conventions).toEqual({})
})
