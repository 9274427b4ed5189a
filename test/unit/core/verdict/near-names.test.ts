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

test('a relation of a linked item that is absent is compared with what its own holders have', () => {
  const image = { '@id': 'p', '@type': 'ImageObject', name: 'a' }
  const place = { '@id': 'o', '@type': 'Place', name: 'Lake', image }
  const body = JSON.stringify({ '@graph': [{ '@id': 'e', location: place, images: [image] }] })
  const [, verdict] = judge({ form: { include: ['location', 'location.imag'] }, body })
  expect(verdict?.reason).toEqual({
    kind: 'relation-absent',
    relation: 'location.imag',
    near: ['location.image'],
  })
})

test.each(['image.nix', 'image.copyrightHolder', 'image.recursive', 'location.location'])(
  'an include that opens its parent is replaced by the parent, and never removed: %s',
  (relation) => {
    const image = { '@id': 'p', '@type': 'ImageObject', name: 'a' }
    const location = { '@id': 'o', '@type': 'Place', name: 'Lake' }
    const body = JSON.stringify({ '@graph': [{ '@id': 'e', image, location }] })
    const [verdict] = judge({ form: { include: [relation] }, body })
    expect([verdict?.reason.kind, verdict?.remedies]).toEqual([
      'absent-in-parent',
      [{ kind: 'rename-relation', to: relation.split('.')[0] }],
    ])
  },
)
