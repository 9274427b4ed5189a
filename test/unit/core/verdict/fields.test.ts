import { expect, test } from 'vitest'
import { renderParameter } from '#core/query/asked-parameter.ts'
import { presets } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { judge } from './judge-text.ts'
import { body, six } from './planted.ts'

/** What is said of `fields` of the item itself, as a flat list, and what shows it. */
function said(attributes: string[], of: (number: number) => object, include: string[] = []) {
  const form: Partial<QueryForm> = { include, fields: [{ relation: '', attributes }] }
  const verdicts = judge({ form, conventions: presets.core, body: body({ graph: six(of) }) })
  const verdict = verdicts.find(({ parameter }) => renderParameter(parameter) === 'fields.')
  return { reason: verdict?.reason, evidence: verdict?.evidence, notes: verdict?.notes }
}

const first = (path: string) => [{ kind: 'item', position: 0, id: 'id-1', path, value: null }]
const never = (...attributes: string[]) =>
  attributes.map((attribute) => ({ kind: 'attribute-never-appears', attribute }))

test('what was not named is shown at the first item that has it, the most frequent first', () => {
  const of = (n: number) => ({ name: 'x', ...(n === 1 && { rare: 1 }), often: 1 })
  expect(said(['name'], of)).toEqual({
    reason: { kind: 'others-everywhere', relation: '', others: ['often', 'rare'] },
    evidence: first('rare'),
    notes: [],
  })
})

test('items with more than was named are counted where not all have more', () => {
  const of = (n: number) => ({ name: 'x', ...(n > 4 && { url: 'y' }) })
  expect(said(['name'], of)).toEqual({
    reason: { kind: 'others-somewhere', relation: '', others: ['url'], items: 2 },
    evidence: [{ kind: 'item', position: 4, id: 'id-5', path: 'url', value: null }],
    notes: [],
  })
})

test('no more than five others are named', () => {
  const of = () => ({ name: 'x', a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 })
  expect(said(['name'], of).reason).toEqual({
    kind: 'others-everywhere',
    relation: '',
    others: ['a', 'b', 'c', 'd', 'e'],
  })
})

test('where only what was named comes there is nothing to show', () => {
  expect(said(['name'], () => ({ name: 'x' }))).toEqual({
    reason: { kind: 'only-named', relation: '' },
    evidence: [],
    notes: [],
  })
})

test('a name of JSON-LD that was asked for is missed only where it does not come', () => {
  expect(said(['name', '@id', '@type', '@context'], () => ({ name: 'x' }))).toEqual({
    reason: { kind: 'only-named', relation: '' },
    evidence: [],
    notes: never('@context'),
  })
})

test('items of nothing but names of JSON-LD that were asked for are what was named', () => {
  expect(said(['@id', '@type'], () => ({})).reason).toEqual({ kind: 'only-named', relation: '' })
})

test('where nothing comes of what was named, that is said once, with five names at most', () => {
  expect(said(['a', 'b', 'c', 'd', 'e', 'f'], () => ({}))).toEqual({
    reason: { kind: 'nothing-of-this-name', relation: '', attributes: ['a', 'b', 'c', 'd', 'e'] },
    evidence: [],
    notes: [],
  })
})

test('a relation that include names comes along, under its first part', () => {
  const of = () => ({ name: 'x', image: [{ '@id': 'i', '@type': ['ImageObject'], name: 'y' }] })
  expect(said(['name'], of, ['image.author']).reason).toEqual({ kind: 'only-named', relation: '' })
})
