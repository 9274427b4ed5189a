import type { QueryForm } from '#core/query/form.ts'
import { presets } from '#core/query/conventions.ts'
import type { CheckReason, VerdictReason } from '#core/verdict/verdict.ts'
import type { Judged } from './judge-text.ts'

/** The reasons that an answer alone gives; those of a check are planted with its engine. */
export type ResponseReason = Exclude<VerdictReason['kind'], CheckReason['kind']>

/** An exchange that makes a verdict give this reason, and the one nearest to it that does not. */
export interface Planted {
  parameter: string
  cause: Judged
  but: string
  lookAlike: Judged
}

export interface Body {
  graph?: readonly object[]
  meta?: object
  links?: Record<string, string>
  context?: unknown
}

export const address = (page: number, more = ''): string =>
  `https://api.example/api/v4/endpoints/events?page%5Bsize%5D=6&page%5Bnumber%5D=${page}${more}`

/** Six items, each with what `of` gives for its number from 1. */
export const six = (of: (number: number) => object = () => ({})): object[] =>
  [1, 2, 3, 4, 5, 6].map((number) => ({
    '@id': `id-${number}`,
    '@type': ['Event'],
    ...of(number),
  }))

export const body = ({ graph, meta, links, context }: Body = {}): string =>
  JSON.stringify({
    ...(context === undefined ? {} : { '@context': context }),
    '@graph': graph ?? six(),
    meta: meta ?? { total: 18, pages: 3 },
    links: links ?? { next: address(2) },
  })

export const coreContext = (language?: string): unknown => [
  'https://schema.org/',
  { dc: 'https://schema.datacycle.at/', ...(language && { '@language': language }) },
]

const of = (form: Partial<QueryForm>, what: Body = {}): Judged => ({ form, body: body(what) })
const requested = (form: Partial<QueryForm>) => (what: Body) => of(form, what)
const text = (value: string) => ({ kind: 'text' as const, text: value })
const values = (name: string, list: readonly unknown[]) =>
  six((number) => (list[number - 1] === undefined ? {} : { [name]: list[number - 1] }))

/** A filter with JSON in a POST. */
const ofJson = (key: string, filter: string): Judged =>
  of({
    method: 'POST',
    filters: [{ key, value: { kind: 'json', text: filter } }],
  })

/** An include in a body typed by hand, which no item of a CORE has. */
const typedInclude = (include: string): Judged => ({
  ...of({ include: ['location'] }, { context: coreContext('de') }),
  plan: { kind: 'post', endpoint: 'events', query: [], body: `{"include":${include}}` },
})

const sized = requested({ pageSize: '6' })
const ofPage2 = requested({ pageNumber: '2' })
const byName = requested({ sort: [{ attribute: 'name', direction: 'ascending' }] })
const byBoth = requested({
  sort: [
    { attribute: 'day', direction: 'ascending' },
    { attribute: 'name', direction: 'ascending' },
  ],
})
/** A CORE's answer in the order of the names. */
const onCoreBy = (...attributes: string[]) =>
  of(
    {
      sort: attributes.map((attribute) => ({ attribute, direction: 'ascending' as const })),
    },
    { graph: values('name', ['a', 'b', 'c', 'd', 'e', 'f']), context: coreContext() },
  )
const withImage = requested({ include: ['image'] })
const narrowed = { relation: 'image', attributes: ['caption'] }
const withFields = requested({ include: ['image'], fields: [narrowed] })
const ofRegion = requested({ filters: [{ key: 'region', value: text('north') }] })
const inEnglish = requested({ extra: [{ name: 'language', value: text('en') }] })
const withoutMeta = requested({ extra: [{ name: 'section[meta]', value: text('0') }] })
const limitedTo = (limit: string) =>
  requested({ pageSize: '25', extra: [{ name: 'page[limit]', value: text(limit) }] })
const dropped = requested({ extra: [{ name: 'foo', value: text('1') }] })

const bare = (id: string) => ({ '@id': id, '@type': ['ImageObject'] })
const whole = (id: string, more: object = { name: 'Lake' }) => ({ ...bare(id), ...more })
const images = (of: (number: number) => unknown) => ({ graph: six((n) => ({ image: of(n) })) })
const imageWithPlace = (n: number) => [
  whole(`i${n}`, { geo: { '@type': 'GeoCoordinates', latitude: 46.6 } }),
]
const region = (of: (number: number) => unknown) => ({ graph: six((n) => ({ region: of(n) })) })
const concept = (id: string, label: string) => ({
  '@id': id,
  '@type': 'skos:Concept',
  'skos:prefLabel': label,
})
const flat = (fields: QueryForm['fields'], what: Body): Judged => ({
  ...of({ fields }, what),
  conventions: presets.core,
})

/** Every reason has both: a reason without them does not compile. */
export const planted: Record<ResponseReason, Planted> = {
  'empty-page': {
    parameter: 'page.size',
    cause: sized({ graph: [], links: {} }),
    but: 'one item',
    lookAlike: sized({ graph: six().slice(0, 1), links: {} }),
  },
  'items-too-large': {
    parameter: 'sort',
    cause: { ...byName({ graph: values('name', ['a']) }), read: 0 },
    but: 'one item was read',
    lookAlike: { ...byName({ graph: values('name', ['a']) }), read: 1 },
  },
  'missing-in-links': {
    parameter: 'extra.foo',
    cause: dropped({ context: coreContext() }),
    but: 'an instance that repeats nothing',
    lookAlike: dropped({ context: 'https://schema.org/' }),
  },
  'known-ignored': {
    parameter: 'extra.search',
    cause: {
      ...of(
        { extra: [{ name: 'search', value: text('lake') }] },
        { context: coreContext(), links: {} },
      ),
      conventions: presets.core,
    },
    but: 'another server, of which nothing is known',
    lookAlike: of({ extra: [{ name: 'search', value: text('lake') }] }, { links: {} }),
  },
  narrowed: {
    parameter: 'q',
    cause: { ...of({ q: 'lake' }), maxTotalSeen: 19 },
    but: 'a filter beside it may have done it',
    lookAlike: {
      ...of({ q: 'lake', filters: [{ key: 'region', value: text('north') }] }),
      maxTotalSeen: 19,
    },
  },
  'full-page': {
    parameter: 'page.size',
    cause: sized({}),
    but: 'one item less',
    lookAlike: sized({ graph: six().slice(1) }),
  },
  'all-there-are': {
    parameter: 'page.size',
    cause: of({ pageSize: '10' }, { meta: { total: 6, pages: 1 }, links: {} }),
    but: 'a second page follows',
    lookAlike: of({ pageSize: '10' }, { meta: { total: 12, pages: 2 } }),
  },
  'more-than-requested': {
    parameter: 'page.size',
    cause: of({ pageSize: '5' }),
    but: 'just as many',
    lookAlike: sized({}),
  },
  'fewer-than-requested': {
    parameter: 'page.size',
    cause: of({ pageSize: '40' }),
    but: 'the last page is not full',
    lookAlike: of(
      { pageSize: '40', pageNumber: '2' },
      { meta: { total: 46, pages: 2 }, links: { prev: address(1) } },
    ),
  },
  'short-page': {
    parameter: 'page.size',
    cause: of({ pageSize: '7' }, { meta: { total: 18, pages: 3 } }),
    but: 'pages that are counted by the smaller size',
    lookAlike: of({ pageSize: '9' }, { meta: { total: 18, pages: 3 } }),
  },
  'other-size-stated': {
    parameter: 'page.size',
    cause: of(
      { pageSize: '40', pageNumber: '3' },
      { meta: { page: { number: 3, size: 20, totalPages: 3, totalElements: 46 } }, links: {} },
    ),
    but: 'the last page at the size asked for',
    lookAlike: of(
      { pageSize: '20', pageNumber: '3' },
      { meta: { page: { number: 3, size: 20, totalPages: 3, totalElements: 46 } }, links: {} },
    ),
  },
  'fewer-and-end-unknown': {
    parameter: 'page.size',
    cause: of({ pageSize: '40' }, { meta: {}, links: {} }),
    but: 'the total tells',
    lookAlike: of({ pageSize: '40' }, { meta: { total: 6 }, links: {} }),
  },
  'limit-counts': {
    parameter: 'page.size',
    cause: limitedTo('6')({ meta: { total: 18 }, links: {} }),
    but: 'more items than the limit',
    lookAlike: limitedTo('5')({ meta: { total: 18 }, links: {} }),
  },
  'page-confirmed': {
    parameter: 'page.number',
    cause: ofPage2({ links: { prev: address(1), next: address(3) } }),
    but: 'the neighbours contradict one another',
    lookAlike: ofPage2({ links: { prev: address(1), next: address(9) } }),
  },
  'other-page': {
    parameter: 'page.number',
    cause: ofPage2({ meta: { page: { number: 1, size: 6, totalPages: 3, totalElements: 18 } } }),
    but: 'meta says the page asked for',
    lookAlike: ofPage2({
      meta: { page: { number: 2, size: 6, totalPages: 3, totalElements: 18 } },
    }),
  },
  'items-of-other-page': {
    parameter: 'page.number',
    cause: { ...ofPage2({ links: {} }), samePageAs: 1 },
    but: 'one item only, which may be chance',
    lookAlike: { ...ofPage2({ graph: six().slice(0, 1), links: {} }), samePageAs: 1 },
  },
  'page-unknown': {
    parameter: 'page.number',
    cause: ofPage2({ links: {} }),
    but: 'the link to itself tells',
    lookAlike: ofPage2({ links: { self: address(2) } }),
  },
  'in-order': {
    parameter: 'sort',
    // Code points put capitals first; German people do not.
    cause: byName({ graph: values('name', ['Aal', 'Bär', 'Esel', 'Ähre', 'ähnlich', 'öde']) }),
    but: 'four different values, which may be chance',
    lookAlike: byName({ graph: values('name', ['a', 'b', 'c', 'd', 'd', 'd']) }),
  },
  'in-order-of-one': {
    parameter: 'sort',
    cause: { ...onCoreBy('similarity', 'name'), conventions: presets.core },
    but: 'one attribute alone',
    lookAlike: { ...onCoreBy('name'), conventions: presets.core },
  },
  'out-of-order': {
    parameter: 'sort',
    cause: byName({ graph: values('name', ['d', 'b', 'a', 'e', 'c', 'f']) }),
    but: 'numbers in names, counted',
    lookAlike: byName({
      graph: values('name', ['Weg 1', 'Weg 2', 'Weg 3', 'Weg 10', 'Weg 11', 'Weg 20']),
    }),
  },
  'later-out-of-order': {
    parameter: 'sort',
    cause: byBoth({
      graph: six((n) => ({ day: Math.ceil(n / 2), name: n % 2 === 1 ? 'b' : 'a' })),
    }),
    but: 'the first criterion alone decides',
    lookAlike: byBoth({ graph: six((n) => ({ day: n, name: String(9 - n) })) }),
  },
  'too-few-values': {
    parameter: 'sort',
    cause: byName({ graph: values('name', ['a', 'a', 'b', 'b', 'b', 'c']) }),
    but: 'few values, and in no order',
    lookAlike: byName({ graph: values('name', ['b', 'a', 'b', 'b', 'b', 'c']) }),
  },
  'sort-attribute-absent': {
    parameter: 'sort',
    cause: byName({}),
    but: 'one item has it',
    lookAlike: byName({ graph: values('name', ['a']) }),
  },
  'not-comparable': {
    parameter: 'sort',
    cause: byName({ graph: six((n) => ({ name: [`${9 - n}`, 'b'] })) }),
    but: 'one language of a text',
    lookAlike: byName({
      graph: six((n) => ({ name: [{ '@language': 'de', '@value': `${9 - n}` }] })),
    }),
  },
  'order-by-chance': {
    parameter: 'sort',
    cause: of(
      { sort: [{ attribute: 'startDate', direction: 'ascending' }] },
      {
        graph: values('startDate', [
          '2026-01-01',
          '2026-01-02',
          '2026-01-03',
          '2026-01-04',
          '2026-01-05',
        ]),
        context: coreContext('de'),
      },
    ),
    but: 'a key that a CORE sorts by',
    lookAlike: of(
      { sort: [{ attribute: 'name', direction: 'ascending' }] },
      { graph: values('name', ['a', 'b', 'c', 'd', 'e']), context: coreContext('de') },
    ),
  },
  'order-not-shown': {
    parameter: 'sort',
    cause: of({ sort: [{ attribute: 'random(0.4)', direction: 'ascending' }] }),
    but: 'an attribute that is called alike',
    lookAlike: of(
      { sort: [{ attribute: 'random', direction: 'ascending' }] },
      { graph: values('random', [1, 2, 3, 4, 5, 6]) },
    ),
  },
  resolved: {
    parameter: 'include.image',
    // JSON-LD writes an object once, and refers to it from then on.
    cause: withImage(images((n) => [n === 1 ? whole('i') : bare('i')])),
    but: 'another object is bare',
    lookAlike: withImage(images((n) => [n === 1 ? whole('i') : bare('j')])),
  },
  'none-resolved': {
    parameter: 'include.image',
    cause: withImage(images((n) => [bare(`i${n}`)])),
    but: 'a place on the map, a part of its item',
    lookAlike: withImage(images(() => ({ '@id': 'g', '@type': 'GeoCoordinates', latitude: 1 }))),
  },
  'partly-resolved': {
    parameter: 'include.image',
    cause: withImage(images((n) => [whole(`i${n}`), bare(`j${n}`)])),
    but: 'one of them is elsewhere in full',
    lookAlike: withImage(images(() => [whole('i1'), bare('i1')])),
  },
  'relation-absent': {
    parameter: 'include.image',
    cause: withImage({ graph: six(() => ({ photo: [bare('i')] })) }),
    but: 'one item has it',
    lookAlike: withImage(images((n) => (n === 6 ? [whole('i')] : undefined))),
  },
  'hidden-by-fields': {
    parameter: 'include.image',
    cause: withFields(images((n) => [bare(`i${n}`)])),
    but: 'fields of another relation',
    lookAlike: of(
      { include: ['image'], fields: [{ ...narrowed, relation: 'location' }] },
      images((n) => [bare(`i${n}`)]),
    ),
  },
  'relation-empty': {
    parameter: 'include.image',
    cause: withImage(images(() => [])),
    but: 'one is not empty',
    lookAlike: withImage(images((n) => (n === 3 ? [whole('i')] : []))),
  },
  'not-a-relation': {
    parameter: 'include.image',
    cause: withImage(images(() => ({ '@type': 'PostalAddress', '@id': 'a', street: 'x' }))),
    but: 'an object of another type',
    lookAlike: withImage(images(() => whole('a'))),
  },
  'parent-unresolved': {
    parameter: 'include.image.author',
    cause: of(
      { include: ['image.author'] },
      images((n) => [bare(`i${n}`)]),
    ),
    but: 'a resolved one without an author',
    lookAlike: of(
      { include: ['image.author'] },
      images((n) => [whole(`i${n}`)]),
    ),
  },
  'part-of-parent': {
    parameter: 'include.image.geo',
    cause: of({ include: ['image.geo'] }, images(imageWithPlace)),
    but: 'an image that is included itself',
    lookAlike: of({ include: ['image', 'image.geo'] }, images(imageWithPlace)),
  },
  'absent-in-parent': {
    parameter: 'include.image.nix',
    cause: of(
      { include: ['image.nix'] },
      images((n) => [whole(`i${n}`)]),
    ),
    but: 'an image that is included itself',
    lookAlike: of(
      { include: ['image.nix', 'image'] },
      images((n) => [whole(`i${n}`)]),
    ),
  },
  'comes-anyway': {
    parameter: 'include.potentialAction',
    cause: {
      ...of(
        { include: ['potentialAction'] },
        { graph: six(() => ({ potentialAction: [whole('a')] })), context: coreContext() },
      ),
      conventions: presets.core,
    },
    but: 'another server',
    lookAlike: of(
      { include: ['potentialAction'] },
      { graph: six(() => ({ potentialAction: [whole('a')] })) },
    ),
  },
  'only-named': {
    parameter: 'fields.image',
    cause: withFields(images((n) => [whole(`i${n}`, { caption: 'x' })])),
    but: 'an attribute more, in one item',
    lookAlike: withFields(
      images((n) => [whole(`i${n}`, { caption: 'x', ...(n === 4 && { url: 'y' }) })]),
    ),
  },
  'others-everywhere': {
    parameter: 'fields.image',
    cause: withFields(images((n) => [whole(`i${n}`, { caption: 'x', url: 'y' })])),
    but: 'names of JSON-LD',
    lookAlike: withFields(images((n) => [whole(`i${n}`, { caption: 'x', '@context': 'y' })])),
  },
  'others-somewhere': {
    parameter: 'fields.image',
    cause: withFields(
      images((n) => [whole(`i${n}`, { caption: 'x', ...(n === 4 && { url: 'y' }) })]),
    ),
    but: 'what include names below it',
    lookAlike: of(
      { include: ['image', 'image.author'], fields: [narrowed] },
      images((n) => [whole(`i${n}`, { caption: 'x', ...(n === 4 && { author: whole('p') }) })]),
    ),
  },
  'nothing-of-this-name': {
    parameter: 'fields.',
    cause: flat([{ relation: '', attributes: ['nix'] }], {}),
    but: 'one of two names is known',
    lookAlike: flat([{ relation: '', attributes: ['nix', 'name'] }], {
      graph: values('name', ['a', 'b', 'c', 'd', 'e', 'f']),
    }),
  },
  'fields-unresolved': {
    parameter: 'fields.image',
    cause: of(
      { fields: [narrowed] },
      images((n) => [bare(`i${n}`)]),
    ),
    but: 'resolved without being asked for',
    lookAlike: of(
      { fields: [narrowed] },
      images((n) => [whole(`i${n}`)]),
    ),
  },
  'everything-named': {
    parameter: 'fields.',
    cause: flat([{ relation: '', attributes: ['*'] }], { graph: values('name', ['a']) }),
    but: 'a list of names',
    lookAlike: flat([{ relation: '', attributes: ['name'] }], { graph: values('name', ['a']) }),
  },
  'shown-by-items': {
    parameter: 'filter.contentId.in',
    cause: {
      ...of(
        { filters: [{ key: 'contentId.in', value: text('id-1') }] },
        { graph: six().slice(0, 1), context: coreContext() },
      ),
      conventions: presets.core,
    },
    but: 'a server that may ignore it',
    lookAlike: of(
      { filters: [{ key: 'contentId.in', value: text('id-1') }] },
      { graph: six().slice(0, 1) },
    ),
  },
  'fits-items': {
    parameter: 'filter.region',
    cause: ofRegion(region((n) => (n === 3 ? ['North', 'South'] : concept('c1', 'North')))),
    but: 'one item carries another concept',
    lookAlike: ofRegion(region((n) => concept('c', n === 3 ? 'South' : 'North'))),
  },
  'item-shows-other': {
    parameter: 'filter.region',
    cause: ofRegion(region((n) => (n === 3 ? 'south' : 'north'))),
    but: 'a list of concepts, which may lie below the one asked for',
    lookAlike: ofRegion(region((n) => [n === 3 ? 'south' : 'north'])),
  },
  'item-shows-excluded': {
    parameter: 'filter.contentId.notIn',
    cause: of({ filters: [{ key: 'contentId.notIn', value: text('id-2') }] }),
    but: 'it is not on the page',
    lookAlike: of({ filters: [{ key: 'contentId.notIn', value: text('id-9') }] }),
  },
  'other-concepts': {
    parameter: 'filter.region',
    cause: ofRegion(region(() => [concept('c2', 'Village in the north')])),
    but: 'the concept itself',
    lookAlike: ofRegion(region(() => [concept('c1', 'North')])),
  },
  'filter-not-shown': {
    parameter: 'filter.region',
    cause: ofJson('region', '{}'),
    but: 'the attribute is known',
    lookAlike: ofRegion({}),
  },
  'filter-value-missing': {
    parameter: 'filter.region',
    cause: ofRegion({}),
    but: 'every item shows it',
    lookAlike: ofRegion(region(() => 'north')),
  },
  'excluded-absent': {
    parameter: 'filter.contentId',
    cause: ofJson('contentId', '{"notIn":["x"]}'),
    but: 'an ID is demanded, too',
    lookAlike: ofJson('contentId', '{"in":["y"],"notIn":["x"]}'),
  },
  'full-text-not-shown': {
    parameter: 'q',
    cause: of(
      { q: 'lake' },
      { context: coreContext(), links: { next: address(2, '&filter%5Bq%5D=lake') } },
    ),
    but: 'the links of a CORE lack it',
    lookAlike: of({ q: 'lake' }, { context: coreContext() }),
  },
  'language-stated': {
    parameter: 'language',
    cause: inEnglish({ context: coreContext('en') }),
    but: 'the context says another',
    lookAlike: inEnglish({ context: coreContext('de') }),
  },
  'other-language': {
    parameter: 'language',
    cause: inEnglish({ graph: six(() => ({ name: [{ '@language': 'de', '@value': 'See' }] })) }),
    but: 'the language an event is held in',
    lookAlike: inEnglish({ graph: six(() => ({ inLanguage: 'de' })) }),
  },
  'some-languages': {
    parameter: 'language',
    cause: of(
      { extra: [{ name: 'language', value: text('de,xx') }] },
      { context: coreContext('de') },
    ),
    but: 'several at once, which no context names',
    lookAlike: of(
      { extra: [{ name: 'language', value: text('de,en') }] },
      {
        context: coreContext(),
        graph: six(() => ({ name: [{ '@language': 'de', '@value': 'See' }] })),
      },
    ),
  },
  'language-capitals': {
    parameter: 'language',
    cause: of({ extra: [{ name: 'language', value: text('DE') }] }, { context: coreContext('de') }),
    but: 'in lower case',
    lookAlike: of(
      { extra: [{ name: 'language', value: text('de') }] },
      { context: coreContext('de') },
    ),
  },
  'shape-dropped': {
    parameter: 'include.location',
    cause: typedInclude('["location"]'),
    but: 'a text',
    lookAlike: typedInclude('"location"'),
  },
  'language-unknown': {
    parameter: 'language',
    cause: inEnglish({}),
    but: 'the values tell',
    lookAlike: inEnglish({
      graph: six(() => ({ name: [{ '@language': 'en', '@value': 'Lake' }] })),
    }),
  },
  'part-left-out': {
    parameter: 'extra.section[meta]',
    cause: {
      ...withoutMeta({}),
      body: JSON.stringify({ '@graph': six(), links: {} }),
    },
    but: 'it is there',
    lookAlike: withoutMeta({}),
  },
  'part-still-there': {
    parameter: 'extra.section[meta]',
    cause: withoutMeta({}),
    but: 'it was asked for',
    lookAlike: of({ extra: [{ name: 'section[meta]', value: text('1') }] }),
  },
  'effect-unknown': {
    parameter: 'extra.foo',
    cause: dropped({}),
    but: 'the links of a CORE lack it',
    lookAlike: dropped({ context: coreContext() }),
  },
}
