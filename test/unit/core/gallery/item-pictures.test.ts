import { expect, test } from 'vitest'
import {
  countPictures,
  createPictureCollector,
  picturesAmong,
} from '#core/gallery/collect-pictures.ts'
import { readItemPictures } from '#core/gallery/item-pictures.ts'
import { readJson } from '#core/json/read-json.ts'

function json(text: string) {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const picturesOf = (text: string) => readItemPictures(json(text), 'en')

test('reads an item that is a picture itself, with licence and author', () => {
  const image = `{"@id":"1","@type":["ImageObject"],"name":"Summit","contentUrl":"https://a.example/1.jpg",
    "thumbnailUrl":"https://a.example/1-small.jpg","cc:license":"CC BY 4.0",
    "author":[{"@id":"2","@type":["Person"],"name":"Ada"},{"@id":"3","@type":["Person"],"name":"Bo"}]}`
  expect(picturesOf(image)).toEqual([
    {
      address: 'https://a.example/1-small.jpg',
      name: 'Summit',
      license: 'CC BY 4.0',
      author: 'Ada, Bo',
    },
  ])
})

test('reads the pictures that attributes name, each address once', () => {
  const event = `{"@type":["Event"],
    "image":[{"@id":"1","@type":["ImageObject"],"contentUrl":"https://a.example/1"},{"@id":"2","@type":["ImageObject"]}],
    "photo":{"@id":"1","@type":["ImageObject"],"contentUrl":"https://a.example/1"},
    "logo":"https://a.example/logo.svg","url":"https://a.example/"}`
  expect(picturesOf(event)).toEqual([
    { address: 'https://a.example/1', name: null, license: null, author: null },
    { address: 'https://a.example/logo.svg', name: null, license: null, author: null },
  ])
})

test('takes an author of whom only an ID came for none', () => {
  const image = `{"@type":"ImageObject","contentUrl":"https://a.example/1","author":[{"@id":"2","@type":["Person"]}],
    "copyrightHolder":"The town"}`
  expect(picturesOf(image)).toMatchObject([{ author: 'The town' }])
})

test('shows words in the language of the page where there are several', () => {
  const image = `{"@type":"ImageObject","contentUrl":"https://a.example/1",
    "name":[{"@language":"de","@value":"Gipfel"},{"@language":"en","@value":"Summit"}]}`
  expect(picturesOf(image)).toMatchObject([{ name: 'Summit' }])
})

test('counts pictures, items with some, and what they do not say', () => {
  const pictures = createPictureCollector()
  const own =
    '{"@type":"ImageObject","contentUrl":"https://a.example/1","license":"CC0","author":"Ada"}'
  for (const item of [
    own,
    '{}',
    `{"image":[${own},{"@type":"ImageObject","contentUrl":"https://a.example/2"}]}`,
    '{"image":[{"@id":"1","@type":["ImageObject"]}]}',
  ])
    pictures.add(json(item))
  const all = pictures.read()
  expect(all).toEqual({
    items: 4,
    owners: Uint32Array.of(0, 2, 2),
    lacks: Uint8Array.of(0, 0, 3),
    unresolved: Uint32Array.of(3),
  })
  expect(countPictures(all)).toEqual({
    pictures: 3,
    illustrated: 2,
    withoutLicense: 1,
    withoutAuthor: 1,
  })
  const some = picturesAmong(all, new Set([0, 1]))
  expect(some).toEqual({
    items: 2,
    owners: Uint32Array.of(0),
    lacks: Uint8Array.of(0),
    unresolved: Uint32Array.of(),
  })
  expect(picturesAmong(all, new Set([0, 1, 2, 3]))).toEqual(all)
})
