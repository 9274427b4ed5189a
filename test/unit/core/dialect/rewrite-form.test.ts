import { expect, test } from 'vitest'
import { rewriteForm } from '#core/dialect/rewrite-form.ts'
import { presets } from '#core/query/conventions.ts'
import { filterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

const { documented, core } = presets
const rewritten = (form: Partial<QueryForm>, definitions = [] as { key: string }[]) =>
  rewriteForm(
    { ...emptyForm, ...form },
    documented,
    core,
    definitions.map((one) => filterDefinition.parse({ ...one, listMeans: 'all' })),
  )
const two = { kind: 'list', items: ['a', '', 'b'] } as const

test('attributes of a relation leave the item whole', () => {
  const image = { relation: 'image', attributes: ['name'] }
  expect(rewritten({ fields: [image] }).fields).toEqual([
    { relation: '', attributes: ['*'] },
    image,
  ])
  const root = { relation: '', attributes: ['name'] }
  expect(rewritten({ fields: [root, image] }).fields).toEqual([root, image])
  expect(rewritten({ fields: [{ relation: 'image', attributes: [''] }] }).fields).toHaveLength(1)
})

test('a list of fields over the item has its field in one flat list', () => {
  const extra = [{ name: 'fields', value: { kind: 'text', text: 'name,image.name' } as const }]
  expect(rewritten({ extra })).toEqual({
    ...emptyForm,
    fields: [
      { relation: '', attributes: ['name'] },
      { relation: 'image', attributes: ['name'] },
    ],
  })
})

test('values of which any was enough are one text with commas', () => {
  const filters = [{ key: 'classifications.in.withSubtree', value: two }]
  expect(rewritten({ filters }).filters).toEqual([
    { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['a,b'] } },
  ])
  expect(rewritten({ filters }, [{ key: 'classifications.in.withSubtree' }]).filters).toEqual(
    filters,
  )
  const one = [{ key: 'x', value: { kind: 'list', items: ['a'] } as const }]
  expect(rewritten({ filters: one }).filters).toEqual(one)
})

test('what means the same stays as it is, the way back included', () => {
  const form = { ...emptyForm, q: 'See', filters: [{ key: 'x', value: two }] }
  expect(rewriteForm(form, core, core, [])).toEqual(form)
  expect(rewriteForm(form, core, documented, [])).toEqual(form)
})

test.each([
  ['one CORE to another', core, core],
  ['a CORE to what is documented', core, documented],
  ['what is documented to the same', documented, documented],
])('from %s nothing is rewritten', (_, from, to) => {
  const form: QueryForm = {
    ...emptyForm,
    fields: [{ relation: 'image', attributes: ['name'] }],
    filters: [{ key: 'classifications.in.withSubtree', value: two }],
  }
  expect(rewriteForm(form, from, to, [])).toEqual(form)
})
