import { expect, test } from 'vitest'
import { checkForm } from '#core/query/check-form.ts'
import { presets } from '#core/query/conventions.ts'
import { planFix } from '#core/query/form-fix.ts'
import { emptyForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'

const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const form = (changes: Partial<QueryForm>): QueryForm => ({
  ...emptyForm,
  endpoint: 'events',
  ...changes,
})

/** The fix of the first problem that has one, and the problems that are left after it. */
function fixed(changes: Partial<QueryForm>, conventions = presets.documented) {
  const before = form(changes)
  for (const problem of checkForm(before, conventions)) {
    const fix = planFix(problem, before, conventions)
    if (fix)
      return {
        kind: fix.kind,
        form: fix.form,
        left: checkForm(fix.form, conventions).map(({ kind }) => kind),
      }
  }
  return null
}

test('what only a POST can carry is sent as a POST', () => {
  const filters = [{ key: 'open', value: { kind: 'json', text: 'true' } as const }]
  expect(fixed({ filters })).toEqual({
    kind: 'use-post',
    form: form({ filters, method: 'POST' }),
    left: [],
  })
})

test('fields of a relation that is not included include it', () => {
  const fields = [{ relation: 'image', attributes: ['name'] }]
  expect(fixed({ fields })).toEqual({
    kind: 'add-to-include',
    form: form({ fields, include: ['image'] }),
    left: [],
  })
})

test('a flat list keeps the item itself', () => {
  const fields = [{ relation: 'image', attributes: ['name'] }]
  expect(fixed({ fields }, presets.core)).toEqual({
    kind: 'add-root-list',
    form: form({ fields: [{ relation: '', attributes: ['*'] }, ...fields] }),
    left: [],
  })
})

const listOf = (...items: string[]): ParameterValue => ({ kind: 'list', items })

test.each([
  ['filter[category]', text('x'), 'category', text('x')],
  // Empty brackets mean a list; a CORE refuses a text there.
  ['classifications[in][withSubtree][]', text('x'), 'classifications.in.withSubtree', listOf('x')],
  ['contentId[in][]', listOf('x', 'y'), 'contentId.in', listOf('x', 'y')],
])('the key %s is written with dots', (typed, before, key, value) => {
  expect(fixed({ filters: [{ key: typed, value: before }] })).toEqual({
    kind: 'write-with-dots',
    form: form({ filters: [{ key, value }] }),
    left: [],
  })
})

test('a parameter with a field of its own moves there', () => {
  const extra = [
    { name: 'language', value: text('de') },
    { name: 'page[size]', value: text('50') },
  ]
  expect(fixed({ extra })).toEqual({
    kind: 'move-to-field',
    form: form({ pageSize: '50', extra: extra.slice(0, 1) }),
    left: [],
  })
  expect(fixed({ filters: [{ key: 'q', value: text('wine') }] })).toEqual({
    kind: 'move-to-field',
    form: form({ q: 'wine' }),
    left: [],
  })
})

test.each<[string, Partial<QueryForm>, Partial<QueryForm> | null]>([
  [
    'a list into a flat list, beside what stands there',
    {
      fields: [{ relation: '', attributes: ['name'] }],
      extra: [{ name: 'fields', value: text('name,startDate,image.url') }],
    },
    {
      fields: [
        { relation: '', attributes: ['name', 'startDate'] },
        { relation: 'image', attributes: ['url'] },
      ],
    },
  ],
  [
    'the members of a JSON object',
    { extra: [{ name: 'fields', value: { kind: 'json', text: '{"image":["url","name"]}' } }] },
    { fields: [{ relation: 'image', attributes: ['url', 'name'] }] },
  ],
  [
    'nothing where the field says something else',
    { pageSize: '20', extra: [{ name: 'page[size]', value: text('50') }] },
    null,
  ],
])('an extra parameter with a field moves %s', (_what, before, after) => {
  expect(fixed(before, presets.core)?.form ?? null).toEqual(after && form(after))
})

test('repeated rows become one', () => {
  expect(fixed({ include: ['image', 'place', 'image'] })?.form.include).toEqual(['image', 'place'])
  expect(
    fixed({
      include: ['image'],
      fields: [
        { relation: 'image', attributes: ['name', 'url'] },
        { relation: 'image', attributes: ['url', 'size'] },
      ],
    })?.form.fields,
  ).toEqual([{ relation: 'image', attributes: ['name', 'url', 'size'] }])
})

test('a minus becomes the direction, and page 0 page 1', () => {
  expect(fixed({ sort: [{ attribute: '-name', direction: 'ascending' }] })?.form.sort).toEqual([
    { attribute: 'name', direction: 'descending' },
  ])
  expect(fixed({ pageNumber: '0' })?.form.pageNumber).toBe('1')
})

test('a UUID without dashes gets them', () => {
  expect(fixed({ endpoint: '0123456789abcdef0123456789ABCDEF' })?.form.endpoint).toBe(
    '01234567-89ab-cdef-0123-456789ABCDEF',
  )
})

test('where only the person knows, there is no fix', () => {
  expect(fixed({ endpoint: '' })).toBeNull()
  expect(fixed({ pageSize: 'many' })).toBeNull()
})
