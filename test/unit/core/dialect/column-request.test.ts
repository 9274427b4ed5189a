import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createItemColumns, columnValues, type ColumnPath } from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { planColumnRequest } from '#core/dialect/column-request.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { openCoreToAsk, askSample, type Ask } from '../verdict/sample-exchange.ts'
import { rounds } from '../../../support/rounds.ts'

const relation = (path: string) => ({
  path: path.split('.'),
  kinds: [{ kind: 'unresolved-relation', count: 1 } as const],
})

test.each([
  [
    'core',
    'name,image.name',
    '',
    {
      include: [],
      fields: [
        ['', 'name'],
        ['image', 'name'],
      ],
    },
  ],
  ['core', 'name,image', '', { include: [], fields: [['', 'name', 'image']] }],
  ['core', 'image,image.name', 'image', { include: ['image'], fields: [['', 'image']] }],
  [
    'core',
    'image,image.author.name',
    'image',
    { include: ['image', 'image.author'], fields: [['', 'image']] },
  ],
  [
    'documented',
    'image,image.author.name',
    'image',
    { include: ['image', 'image.author'], fields: [] },
  ],
  [
    'core',
    'image,image.author',
    'image,image.author',
    { include: ['image', 'image.author'], fields: [['', 'image']] },
  ],
  ['core', '@id,@type', 'image', { include: [], fields: [['', '@id']] }],
  ['core', 'image.@id', '', { include: [], fields: [['', 'image']] }],
  ['documented', 'name,image.name', '', { include: ['image'], fields: [['image', 'name']] }],
  ['documented', 'name,image', 'image', { include: ['image'], fields: [] }],
  ['documented', 'name', 'image', { include: [], fields: [] }],
  [
    'documented',
    'image.author.name,image.url',
    '',
    {
      include: ['image', 'image.author'],
      fields: [
        ['image', 'author', 'url'],
        ['image.author', 'name'],
      ],
    },
  ],
  ['documented', 'address.streetAddress', '', { include: [], fields: [] }],
  // What is limited still brings the relation in it that is shown in full.
  [
    'documented',
    'image.url,image.author',
    'image.author',
    { include: ['image.author', 'image'], fields: [['image', 'url', 'author']] },
  ],
  // A part is no relation: it is not included, what it holds is.
  [
    'documented',
    'offers.seller.name',
    '',
    { include: ['offers.seller'], fields: [['offers.seller', 'name']] },
  ],
] satisfies [PresetName, string, string, { include: string[]; fields: string[][] }][])(
  '%s: %s, %s included before',
  (dialect, shown, included, expected) => {
    const { include, fields } = planColumnRequest(
      shown.split(',').map((path) => path.split('.')),
      [relation('image'), relation('image.author'), relation('offers.seller')],
      { include: included === '' ? [] : included.split(','), fields: [] },
      presets[dialect],
    )
    const rows = fields.map((row) => [row.relation, ...row.attributes])
    expect({ include, fields: rows }).toEqual(expected)
  },
)

test.each(['core', 'documented'] as const)(
  '%s: a relation whose attributes are limited does not grow to all of them',
  (dialect) => {
    const limited = [{ relation: 'image', attributes: ['url', 'author.name'] }]
    const { include, fields } = planColumnRequest(
      [['name'], ['image']],
      [relation('image'), relation('image.author')],
      { include: ['image'], fields: limited },
      presets[dialect],
    )
    expect({ include, fields }).toEqual(
      dialect === 'core'
        ? {
            include: [],
            fields: [
              { relation: '', attributes: ['name'] },
              { relation: 'image', attributes: ['url'] },
              { relation: 'image.author', attributes: ['name'] },
            ],
          }
        : {
            include: ['image', 'image.author'],
            fields: [
              { relation: 'image', attributes: ['url', 'author'] },
              { relation: 'image.author', attributes: ['name'] },
            ],
          },
    )
  },
)

test('a name that no list of fields can hold is told', () => {
  const shown = [['name'], ['a.b'], ['c,d']]
  const { fields, unnameable } = planColumnRequest(shown, [], emptyForm, presets.core)
  expect({ fields, unnameable }).toEqual({
    fields: [{ relation: '', attributes: ['name'] }],
    unnameable: [['a.b'], ['c,d']],
  })
})

/** Servers that take what is written as each dialect does. */
const servers: readonly { dialect: PresetName; ask: Ask; form: Partial<QueryForm> }[] = [
  {
    dialect: 'documented',
    ask: askSample,
    form: { endpoint: 'events', pageSize: '5', include: ['location', 'image'] },
  },
  {
    dialect: 'core',
    ask: openCoreToAsk(),
    form: { endpoint: 'alles', pageSize: '5', include: ['image'] },
  },
]

test.each(servers)(
  '$dialect: the request brings the columns that are shown, and no other that can be left out',
  async ({ dialect, ask, form }) => {
    const conventions = presets[dialect]
    const before = itemsOf(await ask(form, conventions))
    const known = columnsOf(before)
    expect(known.length).toBeGreaterThan(10)
    await fc.assert(
      fc.asyncProperty(fc.subarray(known, { minLength: 1 }), async (chosen) => {
        const shown = chosen.map(({ path }) => path)
        const planned = planColumnRequest(
          shown,
          known,
          { include: form.include ?? [], fields: [] },
          conventions,
        )
        const { include, fields, limitsItem } = planned
        const after = itemsOf(await ask({ ...form, include, fields }, conventions))
        for (const path of shown) expect(valuesOf(after, path)).toEqual(valuesOf(before, path))
        const isWanted = (path: ColumnPath) =>
          path.at(-1) === '@id' ||
          path.at(-1) === '@type' ||
          (!limitsItem && !include.includes(path[0] ?? '')) ||
          shown.some((one) => isOneWay(limitsItem ? one : one.slice(0, 2), path))
        expect(columnsOf(after).filter(({ path }) => !isWanted(path))).toEqual([])
      }),
      { numRuns: rounds(100) },
    )
  },
)

/** Whether one leads to the other: a column brings what is in it, and what it is in. */
const isOneWay = (one: ColumnPath, other: ColumnPath): boolean =>
  one.every((name, at) => at >= other.length || name === other[at])

function columnsOf(items: readonly JsonValue[]) {
  const columns = createItemColumns()
  for (const item of items) columns.add(item)
  return columns.list()
}

/** A relation shows which items it leads to; what else they hold are columns of their own. */
const valuesOf = (items: readonly JsonValue[], path: ColumnPath) =>
  items.map((item) => columnValues(item, path).map(withoutParts))

function withoutParts(value: JsonValue): unknown {
  if (value.kind === 'array') return value.items.map(withoutParts)
  const id = memberOf(value, '@id')
  return id ?? value
}

function itemsOf(text: string): readonly JsonValue[] {
  const read = readJson(text)
  const items = read.ok ? memberOf(read.value, '@graph') : undefined
  return items?.kind === 'array' ? items.items : []
}
