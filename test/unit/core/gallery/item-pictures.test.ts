import { expect, test } from 'vitest'
import {
  countPictures,
  createPictureCollector,
  findLacking,
  picturesAmong,
} from '#core/gallery/collect-pictures.ts'
import { readItemPictures } from '#core/gallery/item-pictures.ts'
import { readJson } from '#core/json/read-json.ts'

function json(text: string) {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const picturesOf = (text: string, fields: readonly string[] = []) =>
  readItemPictures(json(text), 'en', fields)

test('reads an item that is a picture itself, with licence and author', () => {
  const image = `{"@id":"1","@type":["ImageObject"],"name":"Summit","contentUrl":"https://a.example/1.jpg",
    "thumbnailUrl":"https://a.example/1-small.jpg","cc:license":"CC BY 4.0",
    "dc:creator":[{"@id":"2","@type":["Person"],"name":"Ada"},{"@id":"3","@type":["Person"],"givenName":"Bo","familyName":"Berg"}]}`
  expect(picturesOf(image)).toEqual([
    {
      thumbnailUrl: 'https://a.example/1-small.jpg',
      fullUrl: 'https://a.example/1.jpg',
      name: 'Summit',
      license: 'CC BY 4.0',
      author: 'Ada, Bo Berg',
      notLoaded: [],
    },
  ])
})

test('reads the pictures that attributes name, each address once', () => {
  const event = `{"@type":["Event"],
    "image":[{"@id":"1","@type":["ImageObject"],"contentUrl":"https://a.example/1"},{"@id":"2","@type":["ImageObject"]}],
    "photo":{"@id":"1","@type":["ImageObject"],"contentUrl":"https://a.example/1"},
    "logo":"https://a.example/logo.svg","url":"https://a.example/"}`
  expect(picturesOf(event)).toEqual([
    {
      thumbnailUrl: 'https://a.example/1',
      fullUrl: 'https://a.example/1',
      name: null,
      license: null,
      author: null,
      notLoaded: [],
    },
    {
      thumbnailUrl: 'https://a.example/logo.svg',
      fullUrl: 'https://a.example/logo.svg',
      name: 'logo.svg',
      license: null,
      author: null,
      notLoaded: [],
    },
  ])
})

test('names a license given by its address as the item view does', () => {
  const address = 'https://creativecommons.org/licenses/by/4.0/'
  expect(
    picturesOf(`{"@type":"ImageObject","contentUrl":"https://a.example/1","license":"${address}"}`),
  ).toMatchObject([{ license: 'CC BY 4.0' }])
})

test('does not take an author of whom only an ID came for none', () => {
  const linked = `{"@type":"ImageObject","contentUrl":"https://a.example/1","author":[{"@id":"2","@type":["Person"]}]`
  expect(picturesOf(`${linked}}`)).toMatchObject([{ author: null, notLoaded: ['author'] }])
  expect(picturesOf(`${linked},"copyrightHolder":"The town"}`)).toMatchObject([
    { author: 'The town', notLoaded: [] },
  ])
})

test.each([
  { fields: [], notLoaded: [] },
  { fields: ['name'], notLoaded: [] },
  { fields: ['*', 'image.contentUrl'], notLoaded: ['license', 'author'] },
  { fields: ['image.contentUrl', 'image.author.name'], notLoaded: ['license'] },
  { fields: ['image.*'], notLoaded: [] },
])('knows of $fields what a picture of an item would have told', ({ fields, notLoaded }) => {
  const item = '{"image":{"@id":"1","@type":"ImageObject","contentUrl":"https://a.example/1"}}'
  expect(picturesOf(item, fields)).toMatchObject([{ notLoaded }])
})

test.each(['[{"@id":"2","@type":["Person"],"dc:slug":"2"}]', '{"@id":"2","@type":"skos:Concept"}'])(
  'an author without a name is neither known by its ID nor missing: %s',
  (author) => {
    expect(
      picturesOf(`{"@type":"ImageObject","contentUrl":"https://a.example/1","author":${author}}`),
    ).toMatchObject([{ author: null, notLoaded: ['author'] }])
  },
)

test('asks of an item that is a picture itself for its own attributes', () => {
  const image = '{"@id":"1","@type":"ImageObject","contentUrl":"https://a.example/1"}'
  expect(picturesOf(image, ['contentUrl', 'creditText'])).toMatchObject([
    { notLoaded: ['license'] },
  ])
  expect(picturesOf(image, ['*', 'author.name'])).toMatchObject([{ notLoaded: [] }])
})

test('shows words in the language of the page where there are several', () => {
  const image = `{"@type":"ImageObject","contentUrl":"https://a.example/1",
    "name":[{"@language":"de","@value":"Gipfel"},{"@language":"en","@value":"Summit"}]}`
  expect(picturesOf(image)).toMatchObject([{ name: 'Summit' }])
})

test('counts pictures, items with some, and what they do not say', () => {
  const pictures = createPictureCollector([])
  const own =
    '{"@type":"ImageObject","contentUrl":"https://a.example/1","license":"CC0","author":"Ada"}'
  for (const item of [
    own,
    '{}',
    `{"image":[${own},{"@type":"ImageObject","contentUrl":"https://a.example/2"}]}`,
    '{"image":[{"@id":"1","@type":["ImageObject"]}]}',
    '{"@type":"ImageObject","contentUrl":"https://a.example/3","license":{"@id":"8"},"author":{"@id":"9"}}',
    '{"logo":{"@id":"7","@type":["ImageObject"]},"location":{"@id":"6","@type":["Place"]}}',
  ])
    pictures.add(json(item))
  const all = pictures.read()
  expect(all).toEqual({
    itemCount: 6,
    fields: [],
    isRequested: true,
    owners: Uint32Array.of(0, 2, 2, 4),
    lacks: Uint8Array.of(0, 0, 3, 12),
    unresolved: new Map([
      ['image', [3]],
      ['logo', [5]],
    ]),
  })
  expect(countPictures(all)).toEqual({
    pictures: 4,
    illustrated: 3,
    withoutLicense: 1,
    withoutAuthor: 1,
    licenseNotLoaded: 1,
    authorNotLoaded: 1,
  })
  expect(findLacking(all, 'withoutLicense')).toEqual([2])
  expect(findLacking(all, 'authorNotLoaded')).toEqual([4])
  const some = picturesAmong(all, new Set([0, 1]))
  expect(some).toEqual({
    itemCount: 2,
    fields: [],
    isRequested: true,
    owners: Uint32Array.of(0),
    lacks: Uint8Array.of(0),
    unresolved: new Map(),
  })
  expect(picturesAmong(all, new Set([0, 1, 2, 3, 4, 5]))).toEqual(all)
})
