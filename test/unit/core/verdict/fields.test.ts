import { describe, expect, test } from 'vitest'
import { renderParameter } from '#core/query/request-parameter.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { judge } from './judge-text.ts'
import { body, coreContext, six } from './planted.ts'

interface Asked {
  relation?: string
  include?: string[]
  conventions?: Conventions
  context?: unknown
}

/** What is said of one row of `fields` about these items, and what shows it. */
function saidOf(graph: readonly object[], attributes: string[], requested: Asked = {}) {
  const { relation = '', include = [], conventions = presets.core, context } = requested
  const form: Partial<QueryForm> = { include, fields: [{ relation, attributes }] }
  const verdicts = judge({ form, conventions, body: body({ graph, context }) })
  const verdict = verdicts.find(
    ({ parameter }) => renderParameter(parameter) === `fields.${relation}`,
  )
  return { reason: verdict?.reason, evidence: verdict?.evidence, notes: verdict?.notes }
}

const said = (attributes: string[], of: (number: number) => object, requested: Asked = {}) =>
  saidOf(six(of), attributes, requested)

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
  expect(said(['name'], of, { include: ['image.author'] }).reason).toEqual({
    kind: 'only-named',
    relation: '',
  })
})

test('one item is judged as more are, and no item not at all', () => {
  const one = six(() => ({ name: 'x' })).slice(0, 1)
  expect([saidOf(one, ['name']).reason, saidOf([], ['name']).reason]).toEqual([
    { kind: 'only-named', relation: '' },
    { kind: 'empty-page' },
  ])
})

test('a member without a name was not named', () => {
  expect(said(['name'], () => ({ name: 'x', '': 1 })).reason).toEqual({
    kind: 'others-everywhere',
    relation: '',
    others: [''],
  })
})

describe('of a relation', () => {
  const image = (more: object) => [{ '@id': 'i', '@type': ['ImageObject'], ...more }]
  const core = { relation: 'image', context: coreContext() }
  const unresolved = { kind: 'fields-unresolved', relation: 'image' }

  test('bare objects hold nothing of that name only where a CORE is asked by one list', () => {
    const of = (n: number) => (n === 2 ? { image: image({}) } : {})
    const nothing = { kind: 'nothing-of-this-name', relation: 'image', attributes: ['caption'] }
    expect([
      said(['caption'], of, core).reason,
      said(['caption'], of, { relation: 'image' }).reason,
      said(['caption', '*'], of, core).reason,
    ]).toEqual([nothing, unresolved, unresolved])
    // As an object of relations it is dropped.
    expect(
      said(['caption'], of, { ...core, conventions: presets.documented }).reason,
    ).toMatchObject({ kind: 'known-ignored', hint: { messageKey: 'fields-of-relation' } })
  })

  test('one that no item has did not come without details', () => {
    const absent = { kind: 'relation-absent', relation: 'image', near: [] }
    expect([
      said(['caption'], () => ({ name: 'x' }), core),
      said(['*'], () => ({ name: 'x' }), core),
    ]).toMatchObject([{ reason: absent, evidence: [], notes: [] }, { reason: absent }])
    expect(said(['caption'], (n) => (n === 2 ? { image: [] } : {}), core).reason).toEqual(
      unresolved,
    )
    const nested = { ...core, relation: 'location.image' }
    expect(said(['caption'], () => ({ location: image({}) }), nested).reason).toMatchObject({
      kind: 'fields-unresolved',
    })
  })

  test('a bare object beside a resolved one has nothing more than was named', () => {
    const of = () => ({ image: [...image({}), ...image({ caption: 'x' })] })
    expect(said(['caption', 'url'], of, core)).toEqual({
      reason: { kind: 'only-named', relation: 'image' },
      evidence: [],
      notes: never('url'),
    })
  })

  test('what else its objects hold is shown below it, and what include names below comes along', () => {
    const of = (n: number) => ({
      image: image({ caption: 'x', author: image({}), ...(n === 3 && { url: 'y' }) }),
    })
    const include = ['image', 'image.author.name', 'imagery.url', 'x.image.url']
    expect(said(['caption'], of, { ...core, include })).toEqual({
      reason: { kind: 'others-somewhere', relation: 'image', others: ['url'], items: 1 },
      evidence: [{ kind: 'item', position: 2, id: 'id-3', path: 'image.url', value: null }],
      notes: [],
    })
  })
})

test('a list of fields over the item may have taken a relation away, documented or not', () => {
  const items = [{ '@id': 'e', name: 'x', location: { '@id': 'p', '@type': ['Place'] } }]
  const fields = { name: 'fields', value: { kind: 'text', text: 'name,startDate' } } as const
  const [verdict] = judge({
    form: { include: ['location'], extra: [fields] },
    body: JSON.stringify({ '@graph': items }),
  })
  expect(verdict?.reason).toEqual({
    kind: 'hidden-by-fields',
    relation: 'location',
    attributes: ['name', 'startDate'],
  })
})
