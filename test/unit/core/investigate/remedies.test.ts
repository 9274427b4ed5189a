import { expect, test } from 'vitest'
import { listConditions } from '#core/investigate/conditions.ts'
import {
  proposeRemedies,
  rankRemedies,
  type Remedy,
  withLanguage,
  findNearValues,
} from '#core/investigate/remedies.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { readParameter } from '../../../support/read-parameter.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'

const rules = { conventions: presets.core, definitions: [], isDatacycle: false }
const hits = (count: bigint) => ({ count, isExact: true })
const nothing = { definitions: [], endpoints: [] }

test('of three members the two that exclude each other become a choice, and the third stays', () => {
  const value = { kind: 'list', items: ['a', 'b', 'c'] } as const
  const form: QueryForm = { ...emptyForm, filters: [{ key: 'contentId.in', value }] }
  const [one, , third] = listConditions(form, rules)
  if (!one || !third) throw new Error('There are no conditions')
  const causes = [one, third]
  const diagnosis = { kind: 'pair', causes, without: hits(3n) } as const
  expect(proposeRemedies(form, diagnosis, nothing).map((remedy) => remedy.form.filters)).toEqual([
    [{ key: 'contentId.in', value: { kind: 'list', items: ['a,c', 'b'] } }],
  ])
})

test('another language is the only one', () => {
  const extra = ['de', 'en'].map((text) => ({
    name: 'language',
    value: { kind: 'text', text } as const,
  }))
  expect(withLanguage({ ...emptyForm, extra }, 'fr').extra).toEqual([
    { name: 'language', value: { kind: 'text', text: 'fr' } },
  ])
})

test('a category without items of its own is offered with its subcategories', () => {
  const filters = [
    { key: 'contentId.in', value: { kind: 'text', text: 'a' } },
    { key: 'classifications.in.withoutSubtree', value: { kind: 'text', text: 'tree' } },
  ] as const
  const form: QueryForm = { ...emptyForm, filters: [...filters], pageNumber: '2' }
  const [, condition] = listConditions(form, rules)
  if (!condition) throw new Error('There are no conditions')
  const diagnosis = { kind: 'found', causes: [condition], without: hits(3n) } as const
  const [first, ...others] = proposeRemedies(form, diagnosis, nothing)
  expect([first?.kind, first?.hits, first?.form.pageNumber, others]).toEqual([
    'subcategories',
    null,
    '',
    [],
  ])
  expect(first?.form.filters).toEqual([
    filters[0],
    { ...filters[1], key: 'classifications.in.withSubtree' },
  ])
})

test('an empty endpoint has others of its name as remedies, not tried', () => {
  const endpoints = [{ name: 'events-2027', label: 'Events' }]
  const form: QueryForm = { ...emptyForm, endpoint: 'events', q: 'x', pageNumber: '3' }
  expect(
    proposeRemedies(form, { kind: 'empty-endpoint' }, { definitions: [], endpoints }),
  ).toMatchObject([
    { kind: 'endpoint', hits: null, form: { endpoint: 'events-2027', q: 'x', pageNumber: '' } },
  ])
})

test('what leaves the words of the query stands first, even with fewer items', () => {
  const filters = [{ key: 'type', value: { kind: 'text', text: 'Event' } }] as const
  const form: QueryForm = { ...emptyForm, q: 'fairy tale', filters: [...filters] }
  const leaveOut = listConditions(form, { ...rules, isDatacycle: true }).map(
    (condition, at): Remedy => ({
      kind: 'leave-out',
      conditions: [condition],
      hits: hits(BigInt(103 - at)),
      form,
    }),
  )
  expect(
    rankRemedies(leaveOut).map((one) => one.kind === 'leave-out' && one.conditions[0]?.place.kind),
  ).toEqual(['language', 'filter', 'q'])
})

test('what was counted stands before what was not, and what brings nothing is left out', () => {
  const remedy = (text: string, count: bigint | null, kind: 'words' | 'language'): Remedy => ({
    ...(kind === 'words' ? { kind, text } : { kind, language: text }),
    hits: count === null ? null : hits(count),
    form: emptyForm,
  })
  const ranked = rankRemedies([
    remedy('a', null, 'words'),
    remedy('b', 0n, 'words'),
    remedy('c', 90n, 'language'),
    remedy('d', 2n, 'words'),
    remedy('e', 3n, 'words'),
  ])
  expect(
    ranked.map((one) => ('text' in one ? one.text : 'language' in one && one.language)),
  ).toEqual(['e', 'd', 'c', 'a'])
})

test('an area without items is offered with longitude and latitude swapped', () => {
  const offered = (key: string, value: { kind: 'list'; items: string[] }) => {
    const form: QueryForm = { ...emptyForm, filters: [{ key, value }] }
    const causes = listConditions(form, { ...rules, isDatacycle: true }).filter(
      ({ place }) => place.kind === 'filter',
    )
    const diagnosis = { kind: 'found', causes, without: hits(3n) } as const
    return proposeRemedies(form, diagnosis, nothing).map((remedy) => [
      remedy.kind,
      ...remedy.form.filters.map((row) => row.value),
      // As it is named in the offer.
      remedy.kind === 'swap' && remedy.condition.value,
    ])
  }
  const list = (...items: string[]) => ({ kind: 'list' as const, items })
  expect(offered('geo.in.perimeter', list('46.6', '13.9', '500'))).toEqual([
    ['swap', list('13.9', '46.6', '500'), '13.9,46.6,500'],
  ])
  expect(offered('geo.in.box', list('46', '13', '47', '14'))).toEqual([
    ['swap', list('13', '46', '14', '47'), '13,46,14,47'],
  ])
  // Swapped, this one would be nowhere on Earth.
  expect(offered('geo.in.box', list('120', '13', '121', '14'))).toEqual([])
  expect(offered('geo.in.box', list('13', '13', '14', '14'))).toEqual([])
})

const definition = (
  key: string,
  knownValues: FilterDefinition['knownValues'],
): FilterDefinition => ({ key, label: '', send: 'text', listMeans: null, knownValues })

const definitions = [
  definition('region', [
    { value: 'nord', label: 'Norden' },
    { value: 'gruenau-am-see', label: 'Grünau am See' },
    { value: '7e57ab1e-dead-4bad-9bad-0ff1ce0ff1ce', label: 'Seenland' },
  ]),
  definition('category', [{ value: 'culture', label: 'Kultur' }]),
]
const near = (parameter: 'filter.region' | 'filter.town' | 'q', value: string) =>
  findNearValues({ parameter: readParameter(parameter), value }, definitions).map(
    ({ key, value: meant }) => [key, meant],
  )

test.each([
  ['a few letters', 'Nrd', [['region', 'nord']]],
  ['case', 'NORD', [['region', 'nord']]],
  ['spaces', ' nord ', [['region', 'nord']]],
  ['umlauts and spaces', 'Grünau am See', [['region', 'gruenau-am-see']]],
  ['a label in place of its ID', 'Seenland', [['region', '7e57ab1e-dead-4bad-9bad-0ff1ce0ff1ce']]],
  ['the same name in another scheme', 'Kultur', [['category', 'culture']]],
  ['a value that is known itself', 'nord', []],
  ['nothing near', 'qzxwvkj', []],
] as const)('what may have been meant: %s', (_, value, meant) => {
  expect(near('filter.region', value)).toEqual(meant)
})

test('of a key that nobody knows, a name is tried as its slug', () => {
  expect(near('filter.town', 'Bad Ischl')).toEqual([['town', 'bad-ischl']])
  expect(near('filter.town', 'bad-ischl')).toEqual([])
  expect(near('filter.town', 'A,B')).toEqual([])
  expect(near('filter.town', '2027-01-01')).toEqual([])
})

test('a full text has no near values', () => {
  expect(near('q', 'Nrd')).toEqual([])
})
