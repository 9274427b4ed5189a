import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import type { ParameterValue, QueryForm } from '#core/query/form.ts'
import { readJson } from '#core/json/read-json.ts'
import { checkCondition } from '#core/verdict/check-condition.ts'
import { judge, type Judged } from './judge-text.ts'
import { body, coreContext, six } from './planted.ts'

const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const json = (value: string): ParameterValue => ({ kind: 'json', text: value })

/** What is said of one parameter of a dataCycle CORE's answer: its kind, its reason and its notes. */
function said(
  parameter: string,
  form: Partial<QueryForm>,
  of: (number: number) => object,
  more: Partial<Judged> = {},
) {
  const answer = body({ graph: six(of), context: coreContext('de'), links: {} })
  const verdict = judge({ form, conventions: presets.core, body: answer, ...more }).find(
    (one) => renderParameter(one.parameter) === parameter,
  )
  return [verdict?.kind, verdict?.reason.kind, verdict?.notes.map(({ attribute }) => attribute)]
}

const filter = (key: string, value: ParameterValue) => ({ filters: [{ key, value }] })
const like = 'attribute.description.in.like'

test.each<[string, (number: number) => object, string[]]>([
  [
    'in markup',
    () => ({ description: '<p>Ein <b>schöner</b> Ort</p>' }),
    ['obeyed', 'shown-by-items'],
  ],
  ['in capitals', () => ({ description: 'SCHÖNER ORT' }), ['obeyed', 'shown-by-items']],
  ['decomposed', () => ({ description: 'Scho\u0308ner Ort' }), ['obeyed', 'shown-by-items']],
  // A server may compare what an entity stands for.
  [
    'with an entity',
    () => ({ description: '<p>Ein sch&ouml;ner Ort</p>' }),
    ['unknown', 'filter-value-missing'],
  ],
  [
    'in other words',
    () => ({ description: '<p>Ein <b>schöner</b> See</p>' }),
    ['ignored', 'item-shows-other'],
  ],
])('a text is compared as a reader sees it: %s', (_, of, expected) => {
  const form = filter(like, text('schöner Ort'))
  expect(said(`filter.${like}`, form, of).slice(0, 2)).toEqual(expected)
})

test('what every item fits proves a key that CORE evaluates, and of another one only a smaller total', () => {
  const name = filter('attribute.keywords.in.like', text('0'))
  const named = (number: number) => ({ keywords: `0${number}` })
  const parameter = 'filter.attribute.keywords.in.like'
  expect([
    said(parameter, name, named),
    said(parameter, name, named, { maxTotalSeen: 18 }),
    said(parameter, name, named, { maxTotalSeen: 71 }),
    // The full text may be what made them fewer.
    said(parameter, { ...name, q: 'See' }, named, { maxTotalSeen: 71 }),
    said('filter.contentId.in', filter('contentId.in', text('id-1')), () => ({ '@id': 'id-1' })),
  ]).toEqual([
    ['unknown', 'fits-items', []],
    ['unknown', 'fits-items', []],
    ['obeyed', 'narrowed', []],
    ['unknown', 'fits-items', []],
    ['obeyed', 'shown-by-items', []],
  ])
})

test('of a row with in and notIn the condition is judged that failed', () => {
  const both = {
    method: 'POST' as const,
    ...filter('contentId', json('{"in":["a"],"notIn":["b"]}')),
  }
  const named = (id: string) => () => ({ '@id': id })
  expect([
    said('filter.contentId', both, named('c')),
    said('filter.contentId', both, named('b')),
  ]).toEqual([
    ['ignored', 'item-shows-other', []],
    ['ignored', 'item-shows-other', []],
  ])
})

test.each<[string, Partial<QueryForm>, string]>([
  ['one row', filter('contentId', json('{"notIn":["b"],"in":["a"]}')), 'filter.contentId'],
  [
    'two rows',
    {
      filters: [
        { key: 'contentId.notIn', value: text('b') },
        { key: 'contentId.in', value: text('a') },
      ],
    },
    'filter.contentId.in',
  ],
])('after notIn an in excludes too: %s', (_, form, parameter) => {
  const named = (id: string) => () => ({ '@id': id })
  const both = { method: 'POST' as const, ...form }
  expect([said(parameter, both, named('c')), said(parameter, both, named('a'))]).toEqual([
    ['unknown', 'excluded-absent', []],
    ['ignored', 'item-shows-excluded', []],
  ])
})

const ids = ['6f1c2ad0-5f3b-4c52-9d52-0a4c9c3f0001', '6f1c2ad0-5f3b-4c52-9d52-0a4c9c3f0002']

test.each<[string, object, [string, string]]>([
  ['the slug of the item', { 'dc:slug': 'strandbad' }, ['obeyed', 'shown-by-items']],
  // An item has one slug in each language and shows one of them.
  ['another slug', { 'dc:slug': 'lido' }, ['unknown', 'filter-value-missing']],
  ['no slug', {}, ['unknown', 'filter-value-missing']],
])('an ID may be a slug: %s', (_, item, expected) => {
  const form = filter('contentId.in', text('strandbad'))
  const of = () => ({ '@id': ids[0], ...item })
  expect(said('filter.contentId.in', form, of).slice(0, 2)).toEqual(expected)
})

test('an item of another ID disproves an ID, and one with an excluded slug the exclusion', () => {
  const of = () => ({ '@id': ids[0], 'dc:slug': 'strandbad' })
  const said1 = (key: string, value: string) =>
    said(`filter.${key}`, filter(key, text(value)), of).slice(0, 2)
  expect([
    said1('contentId.in', ids[1] ?? ''),
    said1('contentId.notIn', 'strandbad'),
    said1('contentId.notIn', 'lido'),
  ]).toEqual([
    ['ignored', 'item-shows-other'],
    ['ignored', 'item-shows-excluded'],
    ['unknown', 'excluded-absent'],
  ])
})

test.each<[string, string, unknown, [string, string]]>([
  ['copyrightYear', '2017', 2017, ['obeyed', 'shown-by-items']],
  ['contentSize', '7150', 7150.5, ['ignored', 'item-shows-other']],
  ['width', '50', { '@type': 'QuantitativeValue', value: 50 }, ['unknown', 'filter-value-missing']],
  // Texts may be compared to the letter.
  ['description', '7', '007', ['unknown', 'filter-value-missing']],
])('%s equals %s: a number is compared as a number', (attribute, value, shown, expected) => {
  const key = `attribute.${attribute}.in.equals`
  const of = () => ({ [attribute]: shown })
  expect(said(`filter.${key}`, filter(key, text(value)), of).slice(0, 2)).toEqual(expected)
})

test.each(['2017', '2017.00', '2.017e3'])('the number 2017.0 equals %s', (value) => {
  const key = 'attribute.copyrightYear.in.equals'
  const answer = body({
    graph: six(() => ({ copyrightYear: 'YEAR' })),
    context: coreContext('de'),
    links: {},
  }).replaceAll('"YEAR"', '2017.0')
  const [verdict] = judge({
    form: filter(key, text(value)),
    conventions: presets.core,
    body: answer,
  })
  expect(verdict?.reason).toEqual({ kind: 'shown-by-items', attribute: 'copyrightYear' })
})

test.each<[string, unknown, unknown]>([
  ['least', '', { kind: 'nothing' }],
  ['most', ' ', { kind: 'nothing' }],
  ['least', ['1', '7'], { kind: 'yes', path: 'price', value: '7' }],
  ['most', ['7', '1'], { kind: 'yes', path: 'price', value: '1' }],
])('at %s 5 is proved by the value that fits, and by no blank: %o', (limit, price, evidence) => {
  const read = readJson(JSON.stringify({ price }))
  const limits = { least: '', most: '', [limit]: '5' }
  const condition = { kind: 'between', attribute: 'price', ...limits } as const
  expect(read.ok && checkCondition(read.value, condition)).toEqual(evidence)
})

test('the full text filter.search is shown by no item', () => {
  const key = 'search'
  const of = () => ({ 'dc:classification': [{ '@id': 'c1', '@type': 'skos:Concept' }] })
  expect(said(`filter.${key}`, filter(key, text('Velden')), of)).toEqual([
    'unknown',
    'full-text-not-shown',
    [],
  ])
})

test('other concepts are told only where concepts were asked for', () => {
  const carrying = () => ({
    'dc:classification': [{ '@id': 'c1', '@type': 'skos:Concept' }],
    keywords: ['a', 'b'],
  })
  const classes = 'classifications.in.withSubtree'
  const words = 'attribute.keywords.in.equals'
  expect([
    said(`filter.${classes}`, filter(classes, text('c2')), carrying),
    said(`filter.${words}`, filter(words, text('x')), carrying),
  ]).toEqual([
    ['unknown', 'other-concepts', []],
    ['unknown', 'filter-value-missing', []],
  ])
})

test('full.recursive is resolved where every relation is', () => {
  const image = (more: object) => () => ({
    image: [{ '@id': 'i', '@type': ['ImageObject'], ...more }],
  })
  const form = { include: ['full.recursive'] }
  expect([
    said('include.full.recursive', form, image({ name: 'See' })),
    said('include.full.recursive', form, image({})),
  ]).toEqual([
    ['obeyed', 'resolved', []],
    ['ignored', 'none-resolved', []],
  ])
})

test('a body that gives include as a list has no effect, unless the items have the details', () => {
  const asList = {
    plan: {
      kind: 'post' as const,
      endpoint: 'events',
      query: [],
      body: '{"include":["image"]}',
    },
  }
  const image = (more: object) => () => ({
    image: [{ '@id': 'i', '@type': ['ImageObject'], ...more }],
  })
  const form = { include: ['image'] }
  expect([
    said('include.image', form, () => ({}), asList),
    said('include.image', form, image({}), asList),
    said('include.image', form, image({ name: 'See' }), asList),
  ]).toEqual([
    ['ignored', 'shape-dropped', []],
    ['ignored', 'none-resolved', []],
    ['obeyed', 'resolved', []],
  ])
})

test('bare objects of a relation that fields names hold nothing of that name', () => {
  const bare = () => ({ image: [{ '@id': 'i', '@type': ['ImageObject'] }] })
  const fields = (attribute: string) => ({
    fields: [{ relation: 'image', attributes: [attribute] }],
  })
  expect([
    said('fields.image', fields('nix'), bare),
    said('fields.image', fields('*'), bare),
  ]).toEqual([
    ['absent', 'nothing-of-this-name', []],
    ['unknown', 'fields-unresolved', []],
  ])
})

test.each([
  ['de', 'obeyed', 'language-stated'],
  ['DE', 'ignored', 'language-capitals'],
  ['EN', 'ignored', 'language-capitals'],
  ['en-US', 'ignored', 'other-language'],
  ['en', 'ignored', 'other-language'],
  ['de,EN', 'partly', 'some-languages'],
])('the language %s of a German answer is %s', (language, kind, reason) => {
  const form = { extra: [{ name: 'language', value: text(language) }] }
  expect(said('language', form, () => ({}))).toEqual([kind, reason, []])
})

test('a sort is judged by the one criterion that CORE uses, and the others are told', () => {
  const ascending = (...names: string[]) => ({
    sort: names.map((attribute) => ({ attribute, direction: 'ascending' as const })),
  })
  const ordered = (number: number) => ({ name: `n${number}`, startDate: `2026-01-0${7 - number}` })
  expect([
    said('sort', ascending('name'), ordered),
    said('sort', ascending('name', 'startDate'), ordered),
    said('sort', ascending('startDate', 'name'), ordered),
    said('sort', ascending('similarity', 'name'), ordered),
    said('sort', { ...ascending('similarity', 'name'), q: 'See' }, ordered),
    said('sort', ascending('startDate'), ordered),
    said('sort', ascending('startDate'), (number) => ({ startDate: `2026-01-0${number}` })),
  ]).toEqual([
    ['obeyed', 'in-order', []],
    ['partly', 'in-order-of-one', ['startDate']],
    ['partly', 'in-order-of-one', ['startDate']],
    ['partly', 'in-order-of-one', ['similarity']],
    ['unknown', 'order-not-shown', ['name']],
    ['ignored', 'out-of-order', []],
    ['unknown', 'order-by-chance', []],
  ])
})

test.each([
  ['has ties', (n: number) => ({ name: `n${Math.min(n, 5)}` }), true],
  ['has no ties', (n: number) => ({ name: `n${n}` }), false],
])('an order by the one criterion of a CORE %s', (_, of, hasTies) => {
  const sort = ['name', 'startDate'].map((attribute) => ({
    attribute,
    direction: 'ascending' as const,
  }))
  const answer = body({ graph: six(of), context: coreContext('de'), links: {} })
  const verdict = judge({ form: { sort }, conventions: presets.core, body: answer }).find(
    ({ parameter }) => parameter.kind === 'sort',
  )
  expect(verdict?.reason).toEqual({ kind: 'in-order-of-one', attribute: 'name', hasTies })
})

/** What is said of an answer with this total, where the endpoint was seen with 71 items. */
function saidOfTotal(form: Partial<QueryForm>, total: number | null, more: Partial<Judged> = {}) {
  const graph = total === 0 ? [] : six(() => ({}))
  const answer = body({
    graph,
    context: coreContext('de'),
    links: {},
    meta: total === null ? {} : { total, pages: total === 0 ? 0 : 1 },
  })
  return judge({
    form,
    conventions: presets.core,
    body: answer,
    maxTotalSeen: 71,
    ...more,
  }).map(({ parameter, kind, reason }) => `${renderParameter(parameter)} ${kind} ${reason.kind}`)
}
const extra = (name: string, value = 'x') => ({ extra: [{ name, value: text(value) }] })
const sortedBy = (...names: string[]) => ({
  sort: names.map((attribute) => ({ attribute, direction: 'ascending' as const })),
})

test.each<[string, Partial<QueryForm>, number | null, string[]]>([
  ['a full text', { q: 'See' }, 12, ['q obeyed narrowed']],
  ['a full text that finds nothing', { q: 'nix' }, 0, ['q obeyed narrowed']],
  ['a full text that finds all', { q: 'e' }, 71, ['q unknown full-text-not-shown']],
  ['a full text without a total', { q: 'e' }, null, ['q unknown full-text-not-shown']],
  [
    'a filter',
    filter('geo.in.box', { kind: 'list', items: ['13', '46', '14', '47'] }),
    6,
    ['filter.geo.in.box obeyed narrowed'],
  ],
  [
    'two filters',
    { q: 'See', ...filter('schedule.in.min', text('2026-01-01')) },
    6,
    ['q unknown full-text-not-shown', 'filter.schedule.in.min unknown filter-not-shown'],
  ],
  // Known to do nothing, so the full text is the only one.
  [
    'a full text beside a name that is dropped',
    { q: 'See', ...extra('foo') },
    6,
    ['q obeyed narrowed', 'extra.foo ignored known-ignored'],
  ],
  // An operator can make an attribute searchable.
  [
    'a filter that is usually ignored',
    filter('attribute.name.in.like', text('See')),
    6,
    ['filter.attribute.name.in.like obeyed narrowed'],
  ],
  ['one item by its ID', extra('content_id'), 1, ['extra.content_id obeyed narrowed']],
  [
    'parts of the answer',
    { q: 'See', ...extra('section[links]', '0') },
    6,
    ['q obeyed narrowed', 'extra.section[links] ignored part-still-there'],
  ],
])('a smaller total proves the only condition: %s', (_, form, total, expected) => {
  expect(saidOfTotal(form, total)).toEqual(expected)
})

test('the largest total must be that of the same endpoint', () => {
  expect(saidOfTotal({ q: 'See' }, 12, { maxTotalSeen: null as never })).toEqual([
    'q unknown full-text-not-shown',
  ])
})

test.each<[string, Partial<QueryForm>, string[]]>([
  ['an unusable key', sortedBy('nonsense'), ['sort ignored known-ignored']],
  ['two of them', sortedBy('nonsense', 'created'), ['sort ignored known-ignored']],
  ['similarity without a text', sortedBy('similarity'), ['sort ignored known-ignored']],
  [
    'two dates without names',
    sortedBy('proximity.occurrence(a,b)'),
    ['sort ignored known-ignored'],
  ],
  ['a key that can be used', sortedBy('proximity.inTime'), ['sort unknown order-not-shown']],
  ['chance', sortedBy('random'), ['sort unknown order-not-shown']],
  [
    'an attribute that is not searchable',
    filter('attribute.priceRange.in.like', text('x')),
    ['filter.attribute.priceRange.in.like ignored known-ignored'],
  ],
  ['a name without effect', extra('search'), ['extra.search ignored known-ignored']],
])(
  'what is known to do nothing is decided where the items show nothing: %s',
  (_, form, expected) => {
    expect(saidOfTotal(form, 71)).toEqual(expected)
  },
)

test('an empty answer decides the size of the page if nothing was found, and what is known', () => {
  expect([
    saidOfTotal({ pageSize: '25', ...sortedBy('created') }, 0),
    saidOfTotal({ pageSize: '25' }, null, { body: body({ graph: [], meta: {}, links: {} }) }),
  ]).toEqual([
    ['sort ignored known-ignored', 'page.size obeyed all-there-are'],
    ['page.size unknown empty-page'],
  ])
})
