import { expect, test } from 'vitest'
import { describeCautions, type ComparedAnswer } from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'

const form: QueryForm = { ...freshForm, endpoint: 'events' }
const answer = (change: Partial<ComparedAnswer> = {}): ComparedAnswer => ({
  baseUrl: 'https://api.example',
  form,
  shape: 'envelope',
  items: 12,
  total: '12',
  isWhole: true,
  ...change,
})
const clean = { repeated: 0, withoutId: { before: 0, after: 0 } }

const cautions = (before: Partial<ComparedAnswer>, after: Partial<ComparedAnswer> = {}) =>
  describeCautions(answer(before), answer(after), clean, presets.documented)

test('two whole answers to the same query need no caution, by GET or POST', () => {
  expect(cautions({})).toEqual([])
  expect(cautions({ form: { ...form, method: 'POST' } })).toEqual([])
  expect(
    cautions(
      { form: { ...form, include: ['a', 'b'] } },
      { form: { ...form, include: ['b', 'a'] } },
    ),
  ).toEqual([])
  expect(cautions({ form: { ...form, pageNumber: '1' } })).toEqual([])
})

test('every way in which two queries differ is named', () => {
  expect(
    cautions({
      baseUrl: 'https://other.example',
      form: {
        ...form,
        endpoint: 'places',
        q: 'Markt',
        pageNumber: '2',
        sort: [{ attribute: 'name', direction: 'ascending' }],
      },
    }),
  ).toEqual([
    { kind: 'other-instance' },
    { kind: 'other-endpoint' },
    { kind: 'other-query' },
    { kind: 'other-page' },
    { kind: 'other-sort' },
  ])
})

test('a part of all hits cannot tell what is gone; an unknown total claims nothing', () => {
  expect(cautions({ total: '240' })).toEqual([{ kind: 'one-page', isSorted: false }])
  const sorted = { ...form, sort: [{ attribute: 'name', direction: 'ascending' as const }] }
  expect(cautions({ form: sorted }, { form: sorted, total: '13' })).toEqual([
    { kind: 'one-page', isSorted: true },
  ])
  expect(cautions({ total: null })).toEqual([])
})

test('answers that are no lists, or not whole, and items that cannot be told apart are named', () => {
  expect(
    describeCautions(
      answer({ shape: 'no-graph' }),
      answer({ isWhole: false }),
      { repeated: 2, withoutId: { before: 0, after: 3 } },
      presets.documented,
    ),
  ).toEqual([
    { kind: 'no-list', side: 'before' },
    { kind: 'broken-off', side: 'after' },
    { kind: 'repeated-ids', count: 2 },
    { kind: 'without-id', before: 0, after: 3 },
  ])
})
