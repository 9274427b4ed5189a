import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { applyRemedy } from '#core/verdict/apply-remedy.ts'
import { judge } from './judge-text.ts'

const sort = [
  { attribute: 'startdate', direction: 'descending' as const },
  { attribute: 'name', direction: 'ascending' as const },
]
const answer = (items: readonly object[], more: object = {}) =>
  JSON.stringify({ '@graph': items.map((item, at) => ({ '@id': `${at}`, ...item })), ...more })
const remedies = (body: string) =>
  judge({ form: { sort }, body }).find(({ parameter }) => parameter.kind === 'sort')?.remedies

test('an attribute that no item has is asked to be one that is called alike', () => {
  const told = remedies(answer([{ startDate: '2026-01-01', name: 'a' }]))
  expect(told).toEqual([{ kind: 'rename-sort', from: 'startdate', to: 'startDate' }])
  const form = { ...emptyForm, sort }
  expect(told?.map((remedy) => applyRemedy(form, { kind: 'sort' }, remedy))).toEqual([
    { sort: [{ attribute: 'startDate', direction: 'descending' }, sort[1]] },
  ])
})

test('nothing is offered where nothing is called alike, or the attribute is there', () => {
  expect(remedies(answer([{ name: 'a' }]))).toEqual([])
  expect(remedies(answer([{ startdate: '1', startDate: '2' }]))).toEqual([])
})

test('a dataCycle CORE, which sorts by keys of its own, is offered no attribute', () => {
  const context = {
    '@context': ['https://schema.org/', { '@base': 'x', dc: 'https://schema.datacycle.at/' }],
  }
  expect(remedies(answer([{ startDate: '1' }], context))).toEqual([])
})
