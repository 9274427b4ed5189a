import { expect, test } from 'vitest'
import {
  areDrawnAlike,
  arrangeColumns,
  defaultLayout,
  fitFirstColumn,
  haveSamePaths,
  moveColumn,
  showColumn,
  shownColumns,
  sizeColumn,
  wholeItem,
} from '#core/content/grid-layout.ts'
import { createItemColumns, type ItemColumn } from '#core/content/item-columns.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { readRecordings } from '../../../support/recorded-core.ts'

const column = (...path: string[]): ItemColumn => ({
  path,
  key: path.join('.'),
  present: 1,
  unresolved: 0,
  kinds: [{ kind: 'text', count: 1 }],
})
const found = [
  column('name'),
  column('@type'),
  column('geo'),
  column('geo', 'lat'),
  column('price'),
]

const shown = (layout = defaultLayout) =>
  arrangeColumns(found, layout)
    .filter(({ isShown }) => isShown)
    .map(({ key }) => key)

const columnOf = (key: string) => {
  const one = arrangeColumns(found, defaultLayout).find((candidate) => candidate.key === key)
  if (!one) throw new Error(`No column ${key}`)
  return one
}

test('attributes of the items are shown, nested ones are not', () => {
  expect(shown()).toEqual(['name', 'geo', 'price', '@type'])
})

test('a nested column is added and taken away, another one hidden and shown again', () => {
  const added = showColumn(defaultLayout, columnOf('geo.lat'), true)
  expect(shown(added)).toEqual(['name', 'geo', 'geo.lat', 'price', '@type'])
  expect(showColumn(added, columnOf('geo.lat'), false)).toEqual({
    ...defaultLayout,
    hidden: ['geo.lat'],
  })
  const hidden = showColumn(defaultLayout, columnOf('@type'), false)
  expect(shown(hidden)).toEqual(['name', 'geo', 'price'])
  expect(showColumn(hidden, columnOf('@type'), true)).toEqual(defaultLayout)
})

test('what the response is sorted by is shown behind the name, unless it was hidden or moved', () => {
  const shownSortedBy = (sorted: readonly string[], layout = defaultLayout) =>
    shownColumns(arrangeColumns(found, layout, sorted)).map(({ key }) => key)
  expect(shownSortedBy(['price'])).toEqual(['name', 'price', 'geo', '@type'])
  expect(shownSortedBy(['@type', 'price'])).toEqual(['name', '@type', 'price', 'geo'])
  expect(shownSortedBy(['name', 'geo.lat'])).toEqual(['name', 'geo.lat', 'geo', 'price', '@type'])
  expect(shownSortedBy(['price'], showColumn(defaultLayout, columnOf('price'), false))).toEqual([
    'name',
    'geo',
    '@type',
  ])
  const withoutLat = showColumn(defaultLayout, columnOf('geo.lat'), false)
  expect(shownSortedBy(['geo.lat'], withoutLat)).toEqual(['name', 'geo', 'price', '@type'])
  expect(shown(showColumn(withoutLat, columnOf('geo.lat'), true))).toContain('geo.lat')
})

test('a moved column keeps its place, and new ones come behind', () => {
  const all = arrangeColumns(found.slice(0, 3), defaultLayout)
  const moved = moveColumn(defaultLayout, all, 'geo', 'name')
  expect(shown(moved)).toEqual(['geo', 'name', '@type', 'price'])
  expect(shown(moveColumn(moved, arrangeColumns(found.slice(0, 3), moved), 'name', null))).toEqual([
    'geo',
    '@type',
    'name',
    'price',
  ])
})

test('a width is kept within reason', () => {
  const sizes = { name: 3, geo: 222.4, price: 5000 }
  const layout = Object.entries(sizes).reduce(
    (sized, [key, width]) => sizeColumn(sized, key, width),
    defaultLayout,
  )
  expect(layout.widths).toEqual({ name: 60, geo: 222, price: 1200 })
})

test('items without attributes, or with all of them hidden, are one column of their own', () => {
  expect(shownColumns(arrangeColumns([], defaultLayout))).toEqual([wholeItem])
  const layout = { ...defaultLayout, hidden: ['name', '@type', 'geo', 'price'] }
  expect(shownColumns(arrangeColumns(found, layout))).toEqual([wholeItem])
  expect(shownColumns(arrangeColumns(found, defaultLayout)).map(({ key }) => key)).toEqual(shown())
})

test.each([
  ['alle-pois', ['name', 'address', 'geo', 'image', 'photo', 'description']],
  ['veranstaltungen', ['name', 'startDate', 'endDate', 'eventSchedule', 'location', 'image']],
])('of the recorded items of %s what people look for stands in front', (endpoint, front) => {
  const page = readRecordings('pairs').find(({ request: { path } }) =>
    path.startsWith(`/api/v4/endpoints/${endpoint}?page[size]=`),
  )
  const read = readJson(page?.answer.body ?? '')
  const graph = read.ok ? memberOf(read.value, '@graph') : undefined
  const columns = createItemColumns()
  for (const item of graph?.kind === 'array' ? graph.items : []) columns.add(item)
  const keys = shownColumns(arrangeColumns(columns.list(), defaultLayout)).map(({ key }) => key)
  const own = keys.filter((key) => key.startsWith('@') || key.startsWith('dc:'))
  expect([keys.slice(0, 6), keys.slice(-own.length)]).toEqual([front, own])
})

test('names come first, then dates, places, pictures, dates of editing, others and what is the server’s', () => {
  const names = [
    'name',
    ...['endDate', 'eventSchedule'],
    ...['location', 'contentLocation', 'place', 'address', 'geo'],
    ...['image', 'primaryImage', 'photo', 'thumbnailUrl', 'logo'],
    'modifiedDate',
    ...['description', 'x:date'],
    '@type',
    '@id',
    'dc:touched',
  ]
  // Within a group they are in order of their names.
  const given = names.toSorted()
  const columns = given.map((name): ItemColumn => ({
    ...column(name),
    kinds: [{ kind: /date$|touched/i.test(name) ? 'date' : 'text', count: 1 }],
  }))
  const arranged = arrangeColumns(columns, defaultLayout).map(({ key }) => key)
  expect(arranged).toEqual(names)
})

test('the order of the columns does not depend on which item came first', () => {
  const names = ['eventSchedule', 'startDate', 'endDate', 'url', 'sameAs', 'performer']
  const keysOf = (given: readonly string[]) =>
    arrangeColumns(
      given.map((name) => column(name)),
      defaultLayout,
    ).map(({ key }) => key)
  expect(keysOf(names)).toEqual(keysOf(names.toReversed()))
  expect(keysOf(names).slice(0, 3)).toEqual(['startDate', 'endDate', 'eventSchedule'])
})

test('a column of nothing but links without details is narrow, as it says the same in each row', () => {
  const [narrow, wide] = arrangeColumns(
    [
      { ...column('image'), present: 2, unresolved: 2 },
      { ...column('logo'), present: 2, unresolved: 1 },
    ],
    defaultLayout,
  )
  expect([narrow?.width, wide?.width]).toEqual([110, 190])
})

test('a column is as wide as its most frequent values need, and its title', () => {
  const title = 'anAttributeWithALongName'
  const kinds = [
    { kind: 'number', count: 2 },
    { kind: 'html', count: 1 },
  ] as const
  const columns = [
    { ...column('price'), kinds: [...kinds] },
    { ...column('text'), kinds: kinds.toReversed() },
    { ...column(title), kinds: [...kinds] },
    { ...column('empty'), kinds: [] },
    column('name'),
  ]
  const widths = arrangeColumns(columns, defaultLayout).map(({ key, width }) => [key, width])
  expect(Object.fromEntries(widths)).toEqual({
    price: 90,
    text: 260,
    [title]: 24 * 7 + 36,
    empty: 180,
    name: 280,
  })
})

test('a column of numbers alone is numeric', () => {
  const isNumeric = (...kinds: ('number' | 'text')[]) => {
    const price = { ...column('price'), kinds: kinds.map((kind) => ({ kind, count: 1 })) }
    return arrangeColumns([price], defaultLayout)[0]?.isNumeric
  }
  expect([isNumeric('number'), isNumeric('number', 'text'), isNumeric()]).toEqual([
    true,
    false,
    false,
  ])
})

test('columns of which only more items were counted are drawn as before, wider or other ones are not', () => {
  const [name, geo] = [columnOf('name'), columnOf('geo')]
  expect(areDrawnAlike([name, geo], [{ ...name, present: 9 }, { ...geo }])).toBe(true)
  expect(areDrawnAlike([name, geo], [name, { ...geo, width: geo.width + 1 }])).toBe(false)
  expect(areDrawnAlike([name, geo], [name, { ...geo, isNumeric: true }])).toBe(false)
  expect(areDrawnAlike([name, geo], [geo, name])).toBe(false)
  expect(areDrawnAlike([name, geo], [name])).toBe(false)
})

test('the same attributes in the same order are the same paths', () => {
  expect(haveSamePaths([['name'], ['geo', 'lat']], [['name'], ['geo', 'lat']])).toBe(true)
  expect(haveSamePaths([['name'], ['geo', 'lat']], [['name'], ['geo.lat']])).toBe(false)
  expect(haveSamePaths([['name'], ['geo']], [['geo'], ['name']])).toBe(false)
  expect(haveSamePaths([['name']], [['name'], ['geo']])).toBe(false)
})

test('coordinates have room for the distance that they begin with, beside a point', () => {
  const geo = { ...column('geo'), kinds: [{ kind: 'coordinates' as const, count: 1 }] }
  const widthBeside = (sorted: readonly string[]) =>
    arrangeColumns([geo], defaultLayout, sorted).map(({ width }) => width)
  expect([widthBeside([]), widthBeside(['geo'])]).toEqual([[150], [240]])
})

test('the fixed column leaves half of a narrow grid to the others, and keeps its width in a wide one', () => {
  const [name, geo] = [columnOf('name'), columnOf('geo')]
  const widthIn = (width: number, columns = [name, geo]) => fitFirstColumn(columns, width)[0]?.width
  expect([324, 501, 880, 0].map((width) => widthIn(width))).toEqual([130, 200, 280, 280])
  expect(widthIn(200)).toBe(120)
  // Wider and narrower by choice, and alone.
  expect(widthIn(324, [{ ...name, width: 304 }, geo])).toBe(304)
  expect(widthIn(324, [{ ...name, width: 90 }, geo])).toBe(90)
  expect(widthIn(324, [name])).toBe(280)
  expect(fitFirstColumn([name, geo], 324)[1]).toBe(geo)
})
