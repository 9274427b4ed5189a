import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { findNearValues } from '#core/investigate/remedies.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'

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
