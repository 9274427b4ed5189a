import { renderField } from '../../../support/read-parameter.ts'
import { describe, expect, test } from 'vitest'
import { describeHints, type KnownInstance } from '#core/dialect/describe-hints.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { presets } from '#core/query/conventions.ts'
import { readUnorderedReason, readUsedCriterion } from '#core/dialect/sort-hints.ts'
import { emptyForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { noNamesSeen, withSeenNames } from '#core/query/known-names.ts'

const { documented, core } = presets
const onDatacycle: KnownInstance = {
  conventions: core,
  isDatacycle: true,
  seen: noNamesSeen,
  languages: null,
  dynamicEndpoints: new Set(),
  places: [],
}
const elsewhere: KnownInstance = { ...onDatacycle, conventions: documented, isDatacycle: false }

const form = (changes: Partial<QueryForm>): QueryForm => ({
  ...emptyForm,
  endpoint: 'alle-pois',
  ...changes,
})
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const json = (value: string): ParameterValue => ({ kind: 'json', text: value })
const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })
const sortedBy = (...names: string[]) => ({
  sort: names.map((attribute) => ({ attribute, direction: 'ascending' as const })),
})
const filter = (key: string, value: ParameterValue) => ({ filters: [{ key, value }] })
const extra = (name: string, value: ParameterValue = text('x')) => ({ extra: [{ name, value }] })

const inShort = ({ field, messageKey }: InstanceHint) => `${renderField(field)} ${messageKey}`
const hintsOf = (changes: Partial<QueryForm>, known: Partial<KnownInstance> = {}) =>
  describeHints(form(changes), { ...onDatacycle, ...known }).map(inShort)

describe('sorting', () => {
  test.each([
    'name',
    'NAME',
    '+name',
    'dct:created',
    'dct:modified',
    'dc:touched',
    'default',
    'random(0.43)',
    'proximity.inTime',
    'proximity.geographic_with(13.9,46.55)',
    'proximity.occurrence(2026-01-01,2026-12-31,eventSchedule)',
    'proximity.occurrence(start:2026-01-01,end:2026-12-31)',
    'proximity.occurrence(start:2026-01-01)',
    'proximity.in_occurrence',
    'proximity.in_occurrence(2026-01-01,2026-12-31,eventSchedule)',
    'proximity.in_occurrence_with_distance(13.9,46.5,2026-01-01,2026-12-31,eventSchedule)',
    'proximity.in_occurrence_with_distance(lon:13.9,lat:46.5)',
    'similarity(Konzert)',
    'createdAt',
    '@type(dcls:POI,dcls:Event)',
  ])('by %s is what CORE can do', (key) => {
    expect(hintsOf(sortedBy(key))).toEqual([])
  })

  test.each([
    'startDate',
    'created',
    '@id',
    'dc:slug',
    'dc:multilingual',
    'nonsense',
    'random2(1)',
  ])('by %s leaves no order at all', (key) => {
    expect(hintsOf(sortedBy(key))).toEqual(['sort.0.attribute sort-unusable'])
  })

  test('the first key that can be used is used, and nothing beside it', () => {
    expect(
      describeHints(form(sortedBy('', 'startDate', 'name', 'dct:created')), onDatacycle),
    ).toEqual([
      {
        severity: 'instance',
        parameter: { kind: 'sort' },
        field: { part: 'sort', row: 1, member: 'attribute' },
        messageKey: 'sort-unusable-skipped',
        values: { name: 'startDate', used: 'name' },
      },
      {
        severity: 'instance',
        parameter: { kind: 'sort' },
        field: { part: 'sort', row: 3, member: 'attribute' },
        messageKey: 'sort-further',
        values: { name: 'dct:created', used: 'name' },
      },
    ])
  })

  test('chance needs a seed, and a distance needs a point', () => {
    expect(hintsOf(sortedBy('random'))).toEqual(['sort.0.attribute sort-without-seed'])
    const byDistance = (point: string) => hintsOf(sortedBy(`proximity.geographic_with(${point})`))
    expect([byDistance('lon,lat'), byDistance(''), byDistance('x')]).toEqual([
      ['sort.0.attribute sort-needs-point'],
      ['sort.0.attribute sort-needs-point'],
      ['sort.0.attribute sort-without-point'],
    ])
  })

  const place = { key: 'geo.in.perimeter', value: list('13.9', '46.5', '1000') }
  const dates = { key: 'schedule.in.min', value: text('2026-01-01') }
  const opening = { key: 'attribute.eventSchedule.in.min', value: text('2026-01-01') }

  test.each<[string, Partial<QueryForm>, string[]]>([
    ['a full text', { q: 'See' }, ['sort-unusable-by-text']],
    ['a blank', { q: ' ' }, ['sort-unusable']],
    ['a place', { filters: [place] }, ['sort-unusable-by-place']],
    ['dates', { filters: [dates] }, ['sort-unusable-by-schedule']],
    ['a place and dates', { filters: [dates, place] }, ['sort-unusable-by-place']],
    ['dates of an attribute', { filters: [opening] }, ['sort-unusable-by-schedule']],
    [
      'dates in JSON',
      { method: 'POST', ...filter('schedule', json('{"in":{"min":"2026-01-01"}}')) },
      ['sort-unusable-by-schedule'],
    ],
    ['excluded dates', filter('schedule.notIn.min', text('2026-01-01')), ['sort-unusable']],
    // Only a circle has a middle.
    ['a box', filter('geo.in.box', list('13', '46', '14', '47')), ['sort-unusable']],
    ['outside a circle', filter('geo.notIn.perimeter', list('13', '46', '9')), ['sort-unusable']],
    ['having a position', filter('geo.withGeometry', text('true')), ['sort-unusable']],
  ])('an unusable key beside %s loses nothing that orders the items', (_, requested, words) => {
    const hints = describeHints(form({ ...sortedBy('startDate'), ...requested }), onDatacycle)
    const isLost = words.includes('sort-unusable')
    expect([
      hints.flatMap(({ parameter, messageKey }) =>
        parameter?.kind === 'sort' ? [messageKey] : [],
      ),
    ]).toEqual([words])
    expect(readUnorderedReason(form({ ...sortedBy('startDate'), ...requested }))).toBe(
      isLost ? 'core-unusable' : null,
    )
  })

  test.each<[string, Partial<QueryForm>, string[]]>([
    ['similarity', {}, ['sort-needs-text']],
    ['similarity', { q: 'See' }, []],
    ['similarity', { filters: [place] }, ['sort-needs-text-ordered']],
    ['proximity.geographic', {}, ['sort-needs-place']],
    ['proximity.geographic', { filters: [place] }, []],
    ['proximity.in_occurrence_with_distance', { q: 'See' }, ['sort-needs-place-ordered']],
    ['proximity.in_occurrence_with_distance(a,b)', {}, ['sort-needs-place']],
    ['proximity.in_occurrence_with_distance(13.9,46.5,a,b)', {}, ['sort-needs-place']],
    ['proximity.in_occurrence(a,b)', {}, ['sort-fails']],
    ['proximity.in_occurrence(a,b)', { filters: [dates] }, []],
    ['proximity.occurrence', {}, ['sort-needs-schedule']],
    ['proximity.occurrence', { q: 'See' }, ['sort-needs-schedule-ordered']],
    ['proximity.occurrence', { filters: [dates] }, []],
    ['proximity.occurrence', { filters: [opening] }, []],
    ['proximity.occurrence(a,b)', {}, ['sort-needs-schedule']],
    ['proximity.occurrence(a,b)', { filters: [dates] }, []],
    ['proximity.occurrence(,,eventSchedule)', {}, ['sort-needs-schedule']],
    ['proximity.geographic_with(lon,lat)', { q: 'See' }, ['sort-needs-point-ordered']],
  ])('by %s needs what it measures', (key, requested, words) => {
    const hints = describeHints(form({ ...sortedBy(key), ...requested }), onDatacycle)
    expect(hints.map(({ messageKey }) => messageKey)).toEqual(words)
  })

  test('a key without what it needs is passed over for the next one', () => {
    expect(hintsOf(sortedBy('similarity', 'name'))).toEqual([
      'sort.0.attribute sort-needs-text-skipped',
    ])
    expect(readUsedCriterion(form(sortedBy('similarity', 'name')))?.attribute).toBe('name')
    expect(
      readUsedCriterion(form({ ...sortedBy('similarity', 'name'), q: 'See' }))?.attribute,
    ).toBe('similarity')
  })

  test.each(['default', 'proximity.inTime', 'name'])('%s and its direction', (attribute) => {
    const hints = hintsOf({ sort: [{ attribute, direction: 'descending' }] })
    expect(hints).toEqual(attribute === 'name' ? [] : ['sort.0.attribute sort-direction'])
  })

  test('two dates without their names are offered with them', () => {
    const hints = describeHints(
      form(sortedBy('proximity.occurrence(2026-06-01,2026-06-30)')),
      onDatacycle,
    )
    expect(hints.map(({ values }) => ('near' in values ? values.near : null))).toEqual([
      'proximity.occurrence(start:2026-06-01,end:2026-06-30)',
    ])
  })

  test('a name of every object is no key', () => {
    expect(hintsOf(sortedBy('constructor'))).toEqual(['sort.0.attribute sort-unusable'])
  })

  test('an instance that is not known sorts by whatever its operator says', () => {
    expect(hintsOf(sortedBy('startDate', 'name'), elsewhere)).toEqual([])
    expect(
      hintsOf(sortedBy('startDate', 'name'), {
        ...elsewhere,
        conventions: { ...documented, sortCriteria: 'first' },
      }),
    ).toEqual(['sort.1.attribute sort-further-by-convention'])
  })
})

describe('filters', () => {
  test.each<[string, ParameterValue, string[]]>([
    ['union', json('[{"q":"Velden"},{"q":"Villach"}]'), ['filter.0.value text-in-union']],
    ['union', json('[{"linked":{"image":{"q":"See"}}}]'), ['filter.0.value text-in-union']],
    ['union', json('[{"classifications":{"in":{"withSubtree":["a"]}}}]'), []],
    ['attribute.name.in.like', text('Museum'), ['filter.0.value attribute-not-searchable']],
    [
      'attribute',
      json('{"priceRange":{"in":{"like":"x"}}}'),
      ['filter.0.value attribute-not-searchable'],
    ],
    ['attribute.description.in.like', text('See'), []],
    ['attribute.description.in.equals', text('See'), ['filter.0.value equals-markup']],
    ['attribute.description.in.equals', text('<p>See</p>'), []],
    ['attribute.slug.in.like', text('see'), ['filter.0.value slug-like']],
    ['attribute.slug.in.equals', text('see'), []],
    ['attribute.address.in.like', text('Velden'), ['filter.0.value like-fails']],
    ['attribute.dc:slug.in.like', text('see'), ['filter.0.value like-fails']],
    ['attribute.url.in.like', text('x'), ['filter.0.value attribute-not-searchable']],
    ['attribute.headline.in.like', text('x'), ['filter.0.value attribute-not-searchable']],
    ['attribute.width.in.min', text('5'), []],
    ['attribute.dct:created.in.equals', text('2024-03-01'), ['filter.0.value attribute-operator']],
    ['slug', text('x'), ['filter.0.value filter-plain']],
    ['slug', list('x'), ['filter.0.value filter-plain']],
    ['slug.in.equals', text('x'), ['filter.0.value filter-misplaced']],
    ['skos:broader', text('x'), ['filter.0.value filter-plain']],
    ['contentId.in', list('a', 'b'), ['filter.0.value and-of-ids']],
    ['contentId.in', list('a', 'a'), []],
    ['contentId.in', list('a,b'), []],
    ['contentId.notIn', list('a', 'b'), []],
    ['contentId', json('{"notIn":["b"],"in":["a"]}'), ['filter.0.value not-in-before-in']],
    ['contentId', json('{"in":["a"],"notIn":["b"]}'), []],
    ['schedule.in.min', text('gestern'), ['filter.0.value no-date']],
    ['schedule', json('{"in":{"min":5}}'), ['filter.0.value no-date']],
    ['attribute.dct:modified.in.min', text('2024-02-31'), ['filter.0.value no-date']],
    ['attribute.dct:modified.in.min', text('2024'), ['filter.0.value no-date']],
    ['attribute.dct:modified.in.min', text('12.03.2024'), []],
    ['attribute.dct:modified.in.min', text('20260616'), []],
    ['attribute.dct:modified.in.min', text('16. Juni 2026'), []],
    ['attribute.dct:modified.in.min', text('2026-06-16T00:00:00 02:00'), []],
    ['attribute.dct:modified.in.min', text('2026-W25'), ['filter.0.value date-misread']],
    ['attribute.dct:modified.in.min', text('16. Mai 2026'), ['filter.0.value date-misread']],
    ['attribute.dct:modified.in.min', text('01/12/2026'), ['filter.0.value date-day-first']],
    ['attribute.dct:modified.in.min', text('6/16/2026'), ['filter.0.value no-date']],
    ['attribute.dct:modified', json('{"in":{"min":20260616}}'), ['filter.0.value no-date']],
    ['attribute.dct:modified.in.max', text('2024-03-01T10:00:00+01:00'), []],
    ['attribute.dct:modified.in.max', text('2024-03-01T10:00:00.000Z'), []],
    ['classifications.in.withSubtree', list('a', 'b'), []],
    ['schedule.in.min', text(''), []],
  ])('%s = %j', (key, value, expected) => {
    expect(hintsOf({ method: 'POST', ...filter(key, value) })).toEqual(expected)
    expect(hintsOf({ method: 'POST', ...filter(key, value) }, elsewhere)).toEqual([])
  })

  test('what stands in two rows is one filter to the server', () => {
    const rows = [
      { key: 'contentId.notIn', value: list('b') },
      { key: 'contentId.in', value: list('a') },
    ]
    expect(hintsOf({ filters: rows })).toEqual(['filter.1.value not-in-before-in'])
    expect(hintsOf({ filters: rows.toReversed() })).toEqual([])
  })
})

describe('names', () => {
  const shown = {
    relations: ['image', 'location', 'location.image'],
    attributes: [
      { relation: '', names: ['name', 'image', 'location'] },
      { relation: 'image', names: ['name', 'contentUrl'] },
    ],
  }
  const seen = withSeenNames(noNamesSeen, shown, form({}))
  const withAddress = withSeenNames(
    seen,
    { relations: [], attributes: [{ relation: '', names: ['address'] }] },
    form({}),
  )

  test('an object of relations has no effect, and a list has', () => {
    const fields = [{ relation: 'image', attributes: ['name'] }]
    const include = ['image']
    expect(hintsOf({ include, fields }, { conventions: documented })).toEqual([
      'fields.0.relation fields-of-relation',
    ])
    expect(hintsOf({ include, fields })).toEqual([])
  })

  test('fields that no item has would leave nothing', () => {
    const fields = (relation: string, ...attributes: string[]) =>
      hintsOf({ fields: [{ relation, attributes }] }, { seen })
    expect(fields('', 'nix')).toEqual(['fields.0.attributes fields-unseen'])
    expect(fields('image', 'nix')).toEqual(['fields.0.attributes fields-unseen'])
    expect(fields('', 'nix', 'name')).toEqual([])
    expect(fields('', 'dct:created')).toEqual([])
    expect(fields('', '*')).toEqual([])
    expect(fields('', 'name', '-description')).toEqual(['fields.0.attributes fields-minus'])
    // Nothing was seen of it: it stands unresolved.
    expect(fields('location', 'nix')).toEqual([])
    expect(hintsOf({ fields: [{ relation: '', attributes: ['nix'] }] })).toEqual([])
  })

  test('a path is missed only where its holder was seen with its attributes', () => {
    const ofItem = (...attributes: string[]) =>
      hintsOf({ fields: [{ relation: '', attributes }] }, { seen: withAddress })
    expect(ofItem('address.addressLocality')).toEqual([])
    expect(ofItem('image.contentUrl')).toEqual([])
    expect(ofItem('image.nix')).toEqual(['fields.0.attributes fields-unseen'])
    expect(ofItem('nix.name')).toEqual(['fields.0.attributes fields-unseen'])
    // Seen as ID and type only.
    expect(ofItem('location.name')).toEqual([])
  })

  test('a star stands at the end of a path', () => {
    const fields = (relation: string, attribute: string) =>
      hintsOf({ fields: [{ relation, attributes: [attribute] }] })
    expect([
      fields('*', '*'),
      fields('', '*.name'),
      fields('image', '*'),
      hintsOf({ include: ['*.image'] }),
    ]).toEqual([
      ['fields.0.attributes star-inside'],
      ['fields.0.attributes star-inside'],
      [],
      ['include star-inside'],
    ])
  })

  test('a relation is missed only where relations were seen', () => {
    expect(hintsOf({ include: ['image', 'nix', 'location.image'] }, { seen })).toEqual([
      'include relation-unseen',
    ])
    expect(hintsOf({ include: ['nix'] })).toEqual([])
    expect(hintsOf({ include: ['full.recursive'] }, { seen })).toEqual([])
  })

  test.each<[string, Partial<QueryForm>]>([
    ['fields', { fields: [{ relation: '', attributes: ['name', 'startDate'] }] }],
    ['fields of a relation', { fields: [{ relation: 'location', attributes: ['name'] }] }],
    ['another parameter', extra('fields[1]')],
  ])('an answer that was cut by %s is no ground to miss a name', (_, requested) => {
    const cut = {
      relations: ['location', 'photo'],
      attributes: [
        { relation: '', names: ['name', 'startDate', 'location', 'photo'] },
        { relation: 'location', names: ['name', 'address'] },
      ],
    }
    const asking = {
      include: ['image', 'photo'],
      fields: [{ relation: '', attributes: ['description'] }],
    }
    const seenCut = withSeenNames(noNamesSeen, cut, form(requested))
    expect(hintsOf(asking, { seen: seenCut })).toEqual([])
    // What it shows, an item has, whatever items without `fields` lacked.
    const seenBoth = withSeenNames(seen, cut, form(requested))
    expect(hintsOf({ include: ['photo', 'nix'] }, { seen: seenBoth })).toEqual([
      'include relation-unseen',
    ])
    expect(
      hintsOf({ fields: [{ relation: 'location', attributes: ['url'] }] }, { seen: seenBoth }),
    ).toEqual([])
  })

  test('a name that is nearly one that was seen is asked about', () => {
    expect(hintsOf({ include: ['images.author'] }, { seen })).toEqual(['include relation-near'])
    const fields = [{ relation: '', attributes: ['names'] }]
    expect(hintsOf({ fields }, { seen })).toEqual(['fields.0.attributes fields-near'])
    // Also beside one that items have.
    const amongOthers = [{ relation: '', attributes: ['location', 'names'] }]
    expect(hintsOf({ fields: amongOthers }, { seen })).toEqual(['fields.0.attributes fields-near'])
    const unlike = [{ relation: '', attributes: ['name', 'nix'] }]
    expect(hintsOf({ fields: unlike }, { seen })).toEqual([])
  })

  test.each<[string, ParameterValue, string[]]>([
    ['foo', text('1'), ['extra.0.name name-dropped']],
    ['filters[q]', text('See'), ['extra.0.name name-dropped']],
    ['section', text('0'), ['extra.0.name text-dropped']],
    ['language', json('{"de":1}'), ['extra.0.name object-dropped']],
    ['section[meta]', text('0'), []],
    ['page[limit]', text('3'), []],
    ['classificationTrees', list('a', 'b'), ['extra.0.name trees-limit-categories']],
    ['classificationTrees', json('{"a":1}'), ['extra.0.name object-dropped']],
    ['uuid', text('1'), ['extra.0.name text-dropped']],
    ['uuid', list('1', '2'), []],
    ['dc:liveData', text('1'), ['extra.0.name text-dropped']],
    ['sl', list('1', '2'), ['extra.0.name list-dropped']],
    ['language', list('de', 'en'), ['extra.0.name list-dropped']],
    ['language', json('["de"]'), ['extra.0.name list-dropped']],
    ['language', text('xx'), ['extra.0.value language-unknown']],
    ['language', text('deutsch'), ['extra.0.value language-unknown']],
    ['language', text('de, en'), []],
    ['language', text('gsw'), []],
  ])('%s = %j at the top', (name, value, expected) => {
    expect(hintsOf({ method: 'POST', ...extra(name, value) })).toEqual(expected)
  })

  test('a language that the instance does not have is told once it has said which', () => {
    expect(hintsOf(extra('language', text('de,it')), { languages: ['de', 'en'] })).toEqual([
      'extra.0.value language-not-offered',
    ])
  })
})

test('two dots are told wherever they stand in the URL', () => {
  const changes: Partial<QueryForm> = {
    endpoint: 'a..b',
    q: 'hm..',
    filters: [{ key: 'description', value: text('a..b') }],
    include: ['a..b'],
    ...sortedBy('a..b'),
    ...extra('x', text('..')),
  }
  const conventions = { ...documented, refusesDotDot: true }
  const inUrl = [
    'endpoint dots-by-convention',
    'q dots-by-convention',
    'filter.0.value dots-by-convention',
    'include dots-by-convention',
    'sort.0.attribute dots-by-convention',
    'extra.0.value dots-by-convention',
  ]
  expect(hintsOf(changes, { ...elsewhere, conventions })).toEqual(inUrl)
  expect(hintsOf({ ...changes, method: 'POST' }, { ...elsewhere, conventions })).toEqual([
    'endpoint dots-by-convention',
  ])
  expect(hintsOf({ q: 'hm..' })).toEqual(['q dots'])
  // Sent as `%252e%252e`, which the guard decodes twice.
  expect(hintsOf({ q: 'hm%2e%2E' })).toEqual(['q dots'])
  expect(hintsOf({ q: 'hm.%2e' })).toEqual(['q dots'])
  expect(hintsOf({ q: 'hm%252e%252e' })).toEqual([])
  expect(hintsOf(changes, elsewhere)).toEqual([])
})

describe('what is taken and does nothing', () => {
  test.each<[string, string[]]>([
    ['See', []],
    ['Café & Bar', []],
    ['Sankt-Veit', []],
    ['Orte', []],
    ['  ', ['text-blank']],
    ['See -Strand', ['text-operator']],
    ['"am See"', ['text-operator']],
    ['Strand*', ['text-whole-words']],
    ['See|Berg', ['text-whole-words']],
    ['See OR Berg', ['text-word']],
    ['Oregon', []],
  ])('the full text %s', (q, words) => {
    expect(describeHints(form({ q }), onDatacycle).map(({ messageKey }) => messageKey)).toEqual(
      words,
    )
  })

  const dynamic = new Set(['a1', 'alle-pois'])
  test.each<[string, ParameterValue, string[]]>([
    ['contentId.in', json('[""]'), ['value-blank']],
    ['contentId.in', json('["","a"]'), []],
    ['classifications.in.withSubtree', json('[" "]'), ['value-blank']],
    ['q', json('" "'), ['text-blank']],
    ['geo.withGeometry', text('1'), ['not-boolean']],
    ['geo.withGeometry', text('nonsense'), ['boolean-refused']],
    ['attribute.dct:created.in.bool', text('true'), ['boolean-refused']],
    ['geo.withGeometry', text('true'), []],
    ['geo.withGeometry', text('false'), []],
    ['geo.in.box', list('West', '46', '14', '47'), ['no-number']],
    ['geo.in.box', list('13', '46', '14', '47'), []],
    ['watchListId.in', list('A1'), ['not-a-collection']],
    ['watchListId.in', list('b2'), []],
    ['filterId.in', list('a1'), []],
    ['attribute.startDate.in.min', text('2025-01-01'), ['attribute-not-searchable']],
    ['nix', text('x'), ['key-unknown']],
    // Asked about as another key that was meant.
    ['category', text('x'), []],
  ])('the filter %s with %o', (key, value, words) => {
    const hints = describeHints(form(filter(key, value)), {
      ...onDatacycle,
      dynamicEndpoints: dynamic,
    })
    expect(hints.map(({ messageKey }) => messageKey)).toEqual(words)
  })

  test.each<[string, string, Partial<QueryForm>, string[]]>([
    ['search', 'See', {}, ['name-without-effect']],
    ['limit', '5', {}, ['name-without-effect']],
    ['weight', 'A', {}, ['name-without-effect']],
    ['weight', '1', {}, ['weight-refused']],
    ['page[limit]', '5', {}, []],
    ['page[limit]', '5', { pageNumber: '2' }, ['page-limit']],
    ['language', 'de', { pageNumber: '2' }, []],
    ['section[@graph]', '0', {}, ['no-items-asked']],
    ['section[@graph]', '1', {}, []],
    ['section[meta]', '0', {}, []],
    ['language', 'de', {}, []],
    ['language', 'DE', {}, ['language-case']],
    ['language', 'de,EN', {}, ['language-case']],
    ['language', 'pt-BR', {}, []],
  ])('%s=%s at the top', (name, value, requested, words) => {
    const hints = describeHints(form({ ...extra(name, text(value)), ...requested }), onDatacycle)
    expect(hints.map(({ messageKey }) => messageKey)).toEqual(words)
    expect(describeHints(form({ ...extra(name, text(value)), ...requested }), elsewhere)).toEqual(
      [],
    )
  })
})

test.each<[string, string[], string[], unknown]>([
  ['events, whose place is linked', ['name', 'location'], ['name', 'location'], 'location'],
  ['places', ['name', 'geo'], ['name', 'geo'], undefined],
  ['events with coordinates', ['name', 'location'], ['name', 'location', 'geo'], undefined],
  ['items limited by fields', [], ['name', 'location'], undefined],
  ['pictures', ['name'], ['name'], undefined],
])('an area around %s', (_, unrestricted, all, relation) => {
  const names = (attributes: string[]) => ({
    relations: [],
    attributes: attributes.length === 0 ? [] : [{ relation: '', names: attributes }],
  })
  const seen = { all: names(all), unrestricted: names(unrestricted) }
  const hints = describeHints(form(filter('geo.in.perimeter', list('13', '46', '500'))), {
    ...onDatacycle,
    seen,
  })
  expect(hints.map(({ messageKey, values }) => [messageKey, values])).toEqual(
    relation === undefined ? [] : [['no-own-place', { name: 'geo.in.perimeter', relation }]],
  )
})

describe('an area in which none of the places seen is', () => {
  const places = [
    [13.9, 46.6],
    [14.1, 46.7],
    [14.5, 48],
  ] as const
  const told = (key: string, value: ParameterValue, seen: KnownInstance['places'] = places) =>
    describeHints(form(filter(key, value)), { ...onDatacycle, places: seen }).map(
      ({ messageKey, values }) => [messageKey, values],
    )
  const swapped = (name: string, found: string) => [
    ['coordinates-swapped', { name, places: '3', found }],
  ]

  test('is told where longitude and latitude swapped are around some', () => {
    expect(told('geo.in.box', list('46', '13', '47', '15'))).toEqual(swapped('geo.in.box', '2'))
    expect(told('geo.in.perimeter', list('46.6', '13.9', '500'))).toEqual(
      swapped('geo.in.perimeter', '1'),
    )
    expect(told('geo.in.perimeter', text('46.6,13.9,30000'))).toEqual(
      swapped('geo.in.perimeter', '2'),
    )
  })

  test('is not told where nothing proves it', () => {
    expect(told('geo.in.box', list('13', '46', '15', '47'))).toEqual([])
    expect(told('geo.in.box', list('1', '2', '3', '4'))).toEqual([])
    expect(told('geo.in.box', list('46', '13', '47', '15'), [])).toEqual([])
    // One of the places is there as well.
    expect(told('geo.in.box', list('46', '13', '47', '15'), [...places, [46.5, 14]])).toEqual([])
    expect(told('contentId.in', list('46', '13', '47', '15'))).not.toContainEqual(
      swapped('contentId.in', '2')[0],
    )
  })
})
