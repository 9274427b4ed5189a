import { expect, test } from 'vitest'
import {
  forgetToken,
  isTokenProved,
  maxItemsInLanguage,
  maxItemsOf,
  observeResponse,
  observeEndpointList,
  unobservedInstance,
  type ObservedResponse,
} from '#core/instance/observed-instance.ts'

const marked: ObservedResponse = {
  endpoint: 'events',
  status: 200,
  hadToken: true,
  isDatacycle: true,
  language: null,
  requestedLanguage: '',
  isWhole: false,
  total: '12',
  itemCount: 5,
}
const observe = (...answers: Partial<ObservedResponse>[]) =>
  answers.reduce(
    (seen, answer) => observeResponse(seen, { ...marked, ...answer }),
    unobservedInstance,
  )

const nothing = {
  isDatacycle: false,
  hasUnmarkedResponse: false,
  languages: null,
  hasStatedLanguage: false,
  endpoints: {},
}
const counted = (items: number) => ({ maxItems: items, byLanguage: { '': items } })
const events = { acceptsToken: true, requiresToken: false, ...counted(12) }

test('of a server that was never asked nothing is known', () => {
  expect(unobservedInstance).toEqual(nothing)
})

test.each<[string, Partial<ObservedResponse>, object]>([
  ['of a CORE', {}, { isDatacycle: true, endpoints: { events } }],
  [
    'of another server',
    { isDatacycle: false },
    { hasUnmarkedResponse: true, endpoints: { events } },
  ],
  [
    'that names its language',
    { language: 'de' },
    { isDatacycle: true, hasStatedLanguage: true, endpoints: { events } },
  ],
  [
    'without a token',
    { hadToken: false },
    { isDatacycle: true, endpoints: { events: { ...events, acceptsToken: false } } },
  ],
  [
    'with more items than its total',
    { total: '3' },
    { isDatacycle: true, endpoints: { events: { ...events, ...counted(5) } } },
  ],
  [
    'whose total is no number',
    { total: 'many' },
    { isDatacycle: true, endpoints: { events: { ...events, ...counted(5) } } },
  ],
  [
    'without items and without a total',
    { total: null, itemCount: 0 },
    { isDatacycle: true, endpoints: { events: { ...events, ...counted(0) } } },
  ],
  [
    'that refuses a request without a token',
    { status: 401, hadToken: false, isDatacycle: false },
    {
      endpoints: {
        events: { acceptsToken: false, requiresToken: true, maxItems: null, byLanguage: {} },
      },
    },
  ],
  [
    'that refuses a token',
    { status: 401, isDatacycle: false },
    {
      endpoints: {
        events: { acceptsToken: false, requiresToken: false, maxItems: null, byLanguage: {} },
      },
    },
  ],
  [
    'that is a redirect',
    { status: 300, isDatacycle: false },
    {
      endpoints: {
        events: { acceptsToken: false, requiresToken: false, maxItems: null, byLanguage: {} },
      },
    },
  ],
])('an answer %s', (_, answer, seen) => {
  expect(observe(answer)).toEqual({ ...nothing, ...seen })
})

test('what was seen once stays, and the largest number of items', () => {
  const seen = observe({ language: 'de', total: '40' }, { isDatacycle: false, total: '3' })
  expect(seen).toEqual({
    ...nothing,
    isDatacycle: true,
    hasUnmarkedResponse: true,
    hasStatedLanguage: true,
    endpoints: { events: { ...events, ...counted(40) } },
  })
  expect(observeResponse(seen, marked)).toBe(seen)
})

test('the list of endpoints tells the languages, and one that names none takes none away', () => {
  const languages = ['de', 'en']
  const seen = observeEndpointList(unobservedInstance, { isDatacycle: true, languages })
  expect(seen).toEqual({ ...nothing, isDatacycle: true, languages })
  expect(observeEndpointList(seen, { isDatacycle: false, languages: null })).toBe(seen)
})

test('a token is proved where the same endpoint refuses requests without it, until it changes', () => {
  const refused: Partial<ObservedResponse> = { status: 401, hadToken: false }
  expect(isTokenProved(observe({}))).toBe(false)
  expect(isTokenProved(observe({}, { ...refused, endpoint: 'places' }))).toBe(false)
  const proved = observe({}, refused)
  expect(isTokenProved(proved)).toBe(true)
  expect(forgetToken(proved)).toEqual({ ...nothing, isDatacycle: true })
})

const uuid = '7b0b0c9e-3a5b-4a1e-9d0a-2f5d2a6f8c11'
const unmarked = {
  status: 200,
  hadToken: true,
  isDatacycle: true,
  language: null,
  requestedLanguage: '',
  isWhole: false,
  itemCount: 0,
}
const requested = [
  { ...unmarked, endpoint: 'events', total: '9' },
  { ...unmarked, endpoint: uuid.toUpperCase(), total: '71' },
  { ...unmarked, endpoint: 'places', total: '500' },
].reduce(observeResponse, unobservedInstance)

test('the items of an endpoint are counted together for its slug and its UUID, once both are known', () => {
  const known = [{ name: uuid, otherName: 'events', label: 'Events' }]
  expect([maxItemsOf(requested, 'events', []), maxItemsOf(requested, 'events', known)]).toEqual([
    9, 71,
  ])
  expect(maxItemsOf(requested, uuid, known)).toBe(71)
  expect(maxItemsOf(requested, 'tours', known)).toBe(null)
})

test('an endpoint with one known name is not another one with one known name', () => {
  const known = [
    { name: 'events', otherName: '', label: 'Events' },
    { name: 'places', otherName: '', label: 'Places' },
  ]
  expect(maxItemsOf(requested, 'events', known)).toBe(9)
})

test('of each language the largest number counts, and the whole endpoint anew', () => {
  const most = (language: string, ...answers: Partial<ObservedResponse>[]) =>
    maxItemsInLanguage(observe(...answers), 'events', [], language)
  const english = { requestedLanguage: 'en', total: '40' }
  expect([
    most('', {}, english),
    most('en', {}, english),
    most('it', {}, english),
    // An item was deleted since.
    most('', { total: '71', isWhole: true }, { total: '70', isWhole: true }),
    most('', { total: '71', isWhole: true }, { total: '5' }),
    most('constructor', {}),
  ]).toEqual([12, 40, null, 70, 71, null])
})
