import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { describeHints, type KnownInstance } from '#core/dialect/describe-hints.ts'
import { planRemedies } from '#core/dialect/hint-remedy.ts'
import { hintAt } from '#core/dialect/instance-hint.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { noNamesSeen, withSeenNames } from '#core/query/known-names.ts'

const known: KnownInstance = {
  conventions: presets.core,
  isDatacycle: true,
  seen: withSeenNames(
    noNamesSeen,
    { relations: ['image'], attributes: [{ relation: '', names: ['name', 'image'] }] },
    emptyForm,
  ),
  languages: null,
  dynamicEndpoints: new Set(),
  places: [[14, 46.5]],
}
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })
const json = (value: string): ParameterValue => ({ kind: 'json', text: value })

/** The remedy of the one hint of a form, as the change that it makes, and the words that are left then. */
function remedied(changes: Partial<QueryForm>, instance = known) {
  const form = { ...emptyForm, endpoint: 'alle-pois', ...changes }
  const [hint] = describeHints(form, instance)
  const remedy = hint && planRemedies(hint, form, instance.conventions)[0]
  if (!remedy) return null
  const conventions = { ...instance.conventions, ...remedy.conventions }
  const changed = Object.entries(remedy.form).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(form[name as keyof QueryForm]),
  )
  return {
    kind: remedy.kind,
    change: Object.fromEntries(changed),
    left: describeHints(remedy.form, { ...instance, conventions }).map(
      ({ messageKey }) => messageKey,
    ),
  }
}

const ascending = 'ascending' as const

test.each<[string, Partial<QueryForm>, string, Partial<QueryForm>]>([
  [
    'the key that was meant',
    { sort: [{ attribute: 'created', direction: 'descending' }] },
    'sort-by',
    { sort: [{ attribute: 'dct:created', direction: 'descending' }] },
  ],
  [
    'a key that sorts in one direction takes that direction',
    { sort: [{ attribute: 'startDate', direction: 'descending' }] },
    'sort-by',
    { sort: [{ attribute: 'proximity.inTime', direction: ascending }] },
  ],
  [
    'a key without a near one goes',
    { sort: [{ attribute: 'dc:slug', direction: ascending }] },
    'leave-out',
    { sort: [] },
  ],
  [
    'chance with a seed',
    { sort: [{ attribute: 'random', direction: ascending }] },
    'sort-by',
    { sort: [{ attribute: 'random(0.43)', direction: ascending }] },
  ],
  [
    'further criteria go',
    {
      sort: [
        { attribute: 'name', direction: ascending },
        { attribute: 'dct:created', direction: ascending },
      ],
    },
    'leave-out',
    { sort: [{ attribute: 'name', direction: ascending }] },
  ],
  [
    'longitude comes first',
    { filters: [{ key: 'geo.in.box', value: list('46', '13', '47', '15') }] },
    'swap-coordinates',
    { filters: [{ key: 'geo.in.box', value: list('13', '46', '15', '47') }] },
  ],
  ['dots go into a body', { q: 'hm..' }, 'use-post', { method: 'POST' }],
  [
    'a text of a union is searched for by itself',
    { method: 'POST', filters: [{ key: 'union', value: json('[{"q":"Velden"},{"q":"X"}]') }] },
    'search-text',
    { q: 'Velden', filters: [] },
  ],
  [
    'a name is searched for as full text',
    { filters: [{ key: 'attribute.name.in.like', value: text('Museum') }] },
    'search-text',
    { q: 'Museum', filters: [] },
  ],
  [
    'a day is a range',
    { filters: [{ key: 'attribute.dct:created.in.equals', value: text('2024-03-01') }] },
    'use-range',
    {
      filters: [
        { key: 'attribute.dct:created.in.min', value: text('2024-03-01') },
        { key: 'attribute.dct:created.in.max', value: text('2024-03-01') },
      ],
    },
  ],
  [
    'in comes first',
    {
      filters: [
        { key: 'geo.withGeometry', value: text('true') },
        { key: 'contentId', value: json('{"notIn":["b"],"in":["a"]}') },
      ],
    },
    'move-in-first',
    {
      filters: [
        { key: 'geo.withGeometry', value: text('true') },
        { key: 'contentId.in', value: list('a') },
        { key: 'contentId.notIn', value: list('b') },
      ],
    },
  ],
  [
    'any of the IDs',
    { filters: [{ key: 'contentId.in', value: list('a', 'b') }] },
    'join-ids',
    { filters: [{ key: 'contentId.in', value: list('a,b') }] },
  ],
  [
    'a whole month',
    { filters: [{ key: 'schedule.in.max', value: text('2024-02') }] },
    'use-value',
    { filters: [{ key: 'schedule.in.max', value: text('2024-02-29') }] },
  ],
  [
    'the name that was meant, in its field',
    { extra: [{ name: 'filters[q]', value: text('Velden') }] },
    'use-name',
    { q: 'Velden', extra: [] },
  ],
  [
    'a page size under another name',
    { extra: [{ name: 'pageSize', value: text('5') }] },
    'use-name',
    { pageSize: '5', extra: [] },
  ],
  [
    'languages with commas',
    { extra: [{ name: 'language', value: list('de', 'en') }] },
    'use-value',
    { extra: [{ name: 'language', value: text('de,en') }] },
  ],
  [
    'another name for the language',
    { extra: [{ name: 'lang', value: text('de') }] },
    'use-name',
    { extra: [{ name: 'language', value: text('de') }] },
  ],
  [
    'another name for the language beside the right one',
    {
      extra: [
        { name: 'language', value: text('de') },
        { name: 'lang', value: text('en') },
      ],
    },
    'leave-out',
    { extra: [{ name: 'language', value: text('de') }] },
  ],
  [
    'an unknown name goes',
    { extra: [{ name: 'foo', value: text('1') }] },
    'leave-out',
    { extra: [] },
  ],
  [
    'a relation that no item has goes',
    { include: ['image', 'nix'] },
    'leave-out',
    { include: ['image'] },
  ],
])('%s', (_, changes, kind, change) => {
  expect(remedied(changes)).toEqual({ kind, change, left: [] })
})

test('fields of a relation become one list, of which the item keeps everything else', () => {
  const fields = [{ relation: 'image', attributes: ['name'] }]
  const documented = { ...known, conventions: presets.documented }
  expect(remedied({ include: ['image'], fields }, documented)).toEqual({
    kind: 'use-one-list',
    change: { fields: [{ relation: '', attributes: ['*'] }, ...fields] },
    left: [],
  })
})

test('where only the person knows there is no click', () => {
  expect(remedied({ filters: [{ key: 'schedule.in.min', value: text('gestern') }] })).toBeNull()
  expect(remedied({ endpoint: 'a..b' })).toBeNull()
})

test('the relation or attribute that was meant takes the place of the other', () => {
  const form = {
    ...emptyForm,
    include: ['imgae', 'image', 'location'],
    fields: [{ relation: '', attributes: ['nmae', 'geo'] }],
  }
  const relation = hintAt(readParameter('include.imgae'), { part: 'include' }, 'relation-near', {
    name: 'imgae',
    near: 'image',
  })
  expect(planRemedies(relation, form, presets.core)[0]?.form.include).toEqual(['image', 'location'])
  const attribute = hintAt(
    readParameter('fields.'),
    { part: 'fields', row: 0, member: 'attributes' },
    'fields-near',
    {
      name: 'nmae',
      near: 'name',
    },
  )
  expect(planRemedies(attribute, form, presets.core)[0]?.form.fields).toEqual([
    { relation: '', attributes: ['name', 'geo'] },
  ])
})

test('names with a minus are left out of their row, which is gone with the last', () => {
  const leftOf = (...attributes: string[]) => {
    const form = { ...emptyForm, fields: [{ relation: '', attributes }] }
    const hint = hintAt(
      readParameter('fields.'),
      { part: 'fields', row: 0, member: 'attributes' },
      'fields-minus',
      { name: '-geo' },
    )
    return planRemedies(hint, form, presets.core)[0]?.form.fields
  }
  expect([leftOf('name', '-geo'), leftOf('-geo')]).toEqual([
    [{ relation: '', attributes: ['name'] }],
    [],
  ])
})

test('a date that could be two days has a fix for each, and any other has one', () => {
  const fixesOf = (typed: string) => {
    const filters = [{ key: 'schedule.in.min', value: text(typed) }]
    const form = { ...emptyForm, endpoint: 'events', filters }
    return describeHints(form, known)
      .flatMap((hint) => planRemedies(hint, form, presets.core))
      .map((remedy) => [remedy.kind, remedy.values, remedy.form.filters[0]?.value])
  }
  const use = (day: string) => ['use-day', { day }, text(day)]
  expect(fixesOf('01/12/2026')).toEqual([use('2026-12-01'), use('2026-01-12')])
  expect(fixesOf('24/12/2026')).toEqual([])
  expect(fixesOf('12/24/2026')).toEqual([use('2026-12-24')])
  expect(fixesOf('1.12.26')).toEqual([use('2026-12-01')])
  expect(fixesOf('2026-12')).toEqual([['use-value', { value: '2026-12-01' }, text('2026-12-01')]])
  expect(fixesOf('soon')).toEqual([])
})

test('where only the first sort counts, the further one is left out, or the query is sorted by it', () => {
  const [first, further] = ['dct:modified', 'proximity.geographic'].map((attribute) => ({
    attribute,
    direction: ascending,
  }))
  const form = {
    ...emptyForm,
    filters: [{ key: 'geo.in.perimeter', value: list('13.9', '46.5', '1000') }],
    sort: [first, further].flatMap((one) => one ?? []),
  }
  const remedies = describeHints(form, known).flatMap((hint) =>
    planRemedies(hint, form, presets.core),
  )
  expect(remedies.map(({ kind, form: { sort } }) => [kind, sort])).toEqual([
    ['leave-out', [first]],
    ['sort-by', [further]],
  ])
})
