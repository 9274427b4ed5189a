import { renderField } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import {
  isCoreFilterPath,
  suggestFilterPath,
  findNearCoreKeys,
} from '#core/dialect/filter-grammar.ts'
import {
  datacycleDefinitionOf,
  describeFilterKey,
  filterInputOf,
  offeredFilters,
  toggleSubtree,
} from '#core/dialect/filter-input.ts'
import type { FieldProblem } from '#core/query/form-field.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { emptyForm, type ParameterValue } from '#core/query/form.ts'

const meant = (key: string, isOpen = false) =>
  suggestFilterPath(readFilterKey(key), isOpen)?.join('.') ?? null

test('every key that is offered is one that CORE takes', () => {
  for (const { keys } of offeredFilters)
    for (const key of keys)
      expect([key, isCoreFilterPath(readFilterKey(key)), meant(key)]).toEqual([key, true, null])
})

test.each([
  ['clasifications.in.withSubtree', 'classifications.in.withSubtree'],
  ['classifications.in.withsubtree', 'classifications.in.withSubtree'],
  ['classifications', 'classifications.in.withSubtree'],
  ['category', 'classifications.in.withSubtree'],
  ['contentid.notin', 'contentId.notIn'],
  ['contentId', 'contentId.in'],
  ['schedule.in.mn', 'schedule.in.min'],
  ['attribute.dct:created.in', 'attribute.dct:created.in.min'],
  ['attribute.slogan.in.likes', 'attribute.slogan.in.like'],
  ['geo.in.perimiter', 'geo.in.perimeter'],
  ['created.min', 'attribute.dct:created.in.min'],
  ['modified.in.max', 'attribute.dct:modified.in.max'],
  ['schedule.max', 'schedule.in.max'],
  ['bbox', 'geo.in.box'],
  ['perimeter', 'geo.in.perimeter'],
  ['linked.image.contentid.in', 'linked.image.contentId.in'],
])('by %s, %s was meant', (key, near) => {
  expect([meant(key), isCoreFilterPath(readFilterKey(key)) && meant(key) === null]).toEqual([
    near,
    false,
  ])
})

test.each([
  'attribute.slogan.in.like',
  'attribute',
  'schedule.all.in.max',
  'geo.notIn.geoShape.polygon',
  'linked.image.attribute.caption.in.like',
  'union',
  'q.value',
  'skos:broader',
  'something.of.its.own',
  'contentId.in.more',
])('of %s nothing is asked', (key) => {
  expect(meant(key)).toBeNull()
})

test('a key may end before an object', () => {
  expect([meant('attribute.dct:created.in', true), meant('contentID', true)]).toEqual([
    null,
    'contentId',
  ])
})

test('each key has the input that it needs, and is a list where CORE wants one', () => {
  const kinds = offeredFilters.map(({ keys: [key = ''] }) => [
    key,
    filterInputOf(key)?.kind ?? null,
    datacycleDefinitionOf(key)?.send ?? null,
  ])
  expect(kinds).toEqual([
    ['classifications.in.withSubtree', 'concepts', 'list'],
    ['classifications.in.withoutSubtree', 'concepts', 'list'],
    ['classifications.notIn.withSubtree', 'concepts', 'list'],
    ['schedule.in.min', 'date', 'text'],
    ['geo.in.perimeter', 'numbers', 'list'],
    ['geo.in.box', 'numbers', 'list'],
    ['geo.withGeometry', 'yes-no', 'text'],
    ['contentId.in', 'ids', 'list'],
    ['contentId.notIn', 'ids', 'list'],
    ['attribute.dct:modified.in.min', 'date', 'text'],
    ['attribute.dct:created.in.min', 'date', 'text'],
    ['attribute.dc:touched.in.min', 'date', 'text'],
    ['attribute.description.in.like', null, null],
    ['attribute.slug.in.equals', null, null],
    ['classificationTreeId.in', 'ids', 'list'],
    ['endpointId.in', 'ids', 'list'],
    ['watchListId.in', 'ids', 'list'],
    ['filterId.in', 'ids', 'list'],
    ['creator.in', 'ids', 'list'],
  ])
  expect(toggleSubtree('classifications.notIn.withSubtree')).toBe(
    'classifications.notIn.withoutSubtree',
  )
  expect(describeFilterKey('schedule.in.max')).toEqual({ meaning: 'takes-place', end: 'max' })
  expect(describeFilterKey('region')).toBeNull()
})

test('a key that CORE takes is not asked about, whatever the definitions are near to', () => {
  const value: ParameterValue = { kind: 'list', items: ['a'] }
  const byName = (row: number): FieldProblem => ({
    field: { part: 'filter', row, member: 'key' },
    kind: 'filter-key-near',
    severity: 'hint',
    name: 'x',
    use: 'y',
    near: 'y',
  })
  const form = {
    ...emptyForm,
    filters: [
      { key: 'classifications.in.withoutSubtree', value },
      { key: 'contentIn', value },
      { key: 'own.key', value },
    ],
  }
  const found = findNearCoreKeys(form, [byName(0), byName(2)])
  expect(
    found.map((one) => [renderField(one.field), one.kind === 'filter-key-near' && one.use]),
  ).toEqual([
    ['filter.1.key', 'contentId.in'],
    ['filter.2.key', 'y'],
  ])
})

test.each(['graph.image.contentId.in', 'linked.image.contentId.in'])(
  'IDs of what is linked are a list: %s',
  (key) => {
    expect([filterInputOf(key), datacycleDefinitionOf(key)?.send]).toEqual([
      { kind: 'ids' },
      'list',
    ])
  },
)
