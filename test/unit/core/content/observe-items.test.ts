import { expect, test } from 'vitest'
import { observeType, type SeenType, observeNames } from '#core/content/observe-items.ts'
import { readJson } from '#core/json/read-json.ts'

const seenOf = (...texts: string[]) =>
  observeType(
    texts.flatMap((text) => {
      const read = readJson(text)
      return read.ok ? [read.value] : []
    }),
  )

const seen = (count: number, more: Partial<SeenType> = {}): SeenType => ({
  count,
  isNull: false,
  isBoolean: false,
  isNumber: false,
  isText: false,
  list: null,
  object: null,
  ...more,
})
const [text, number] = [{ isText: true }, { isNumber: true }]

test.each<[string[], SeenType]>([
  [[], seen(0)],
  [['null'], seen(1, { isNull: true })],
  [['true', 'false'], seen(2, { isBoolean: true })],
  [['1', '"a"'], seen(2, { ...number, ...text })],
  [['[]'], seen(1, { list: seen(0) })],
  [['["a"]', '[1,2]'], seen(2, { list: seen(3, { ...number, ...text }) })],
  [['{}'], seen(1, { object: { count: 1, members: new Map() } })],
  [
    ['{"a":1}', '{"a":"x","b":null}', '{"a":1,"a":"x"}'],
    seen(3, {
      object: {
        count: 3,
        members: new Map([
          ['a', seen(3, { ...number, ...text })],
          ['b', seen(1, { isNull: true })],
        ]),
      },
    }),
  ],
])('of %j each kind is told, and how many there are', (values, expected) => {
  expect(seenOf(...values)).toEqual(expected)
})

/** How deep objects, or lists, are told from the outermost one down. */
function depthOf(type: SeenType | null | undefined): number {
  if (!type) return 0
  return 1 + depthOf(type.list ?? type.object?.members.get('a'))
}

test('eight levels below a value are told, of lists and of objects', () => {
  const lists = `${'['.repeat(20)}${']'.repeat(20)}`
  const objects = `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`
  const [ofLists, ofObjects] = [seenOf(lists), seenOf(objects)]
  // The list of the last level is there, and nothing is told of its members.
  expect([depthOf(ofLists), depthOf(ofObjects)]).toEqual([10, 9])
})

test('two hundred members of an object are told', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`m${at}`, at]))
  const { object } = seenOf(JSON.stringify(many), '{"m0":1}')
  expect([object?.members.size, object?.members.has('m200'), object?.members.get('m0')]).toEqual([
    200,
    false,
    seen(2, number),
  ])
})

const items = (...texts: unknown[]) =>
  texts.flatMap((text) => {
    const read = readJson(JSON.stringify(text))
    return read.ok ? [read.value] : []
  })

test('attributes and relations are told apart, and @id and @type are neither', () => {
  expect(
    observeNames(
      items(
        { '@id': '1', '@type': 'Event', name: 'Fair', image: [{ '@id': 'i', '@type': 'Image' }] },
        { '@id': '2', startDate: '2026-01-01', location: { '@id': 'p', '@type': 'Place' } },
      ),
    ),
  ).toEqual({
    relations: ['image', 'location'],
    attributes: [{ relation: '', names: ['name', 'image', 'startDate', 'location'] }],
  })
})

test('what a relation resolved to is listed under its path', () => {
  const image = {
    '@id': 'i',
    '@type': 'Image',
    contentUrl: 'https://example.org/a.jpg',
    author: { '@id': 'a', '@type': 'Person', name: 'Ada' },
  }
  expect(observeNames(items({ '@id': '1', image: [image] }))).toEqual({
    relations: ['image', 'image.author'],
    attributes: [
      { relation: '', names: ['image'] },
      { relation: 'image', names: ['contentUrl', 'author'] },
      { relation: 'image.author', names: ['name'] },
    ],
  })
})

test('texts in several languages are attributes, and what is no item is passed over', () => {
  expect(
    observeNames(items('no item', { name: [{ '@language': 'de', '@value': 'Markt' }], size: 3 })),
  ).toEqual({ relations: [], attributes: [{ relation: '', names: ['name', 'size'] }] })
})
