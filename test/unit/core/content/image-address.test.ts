import { expect, test } from 'vitest'
import { readImage } from '#core/content/image-address.ts'
import { readJson } from '#core/json/read-json.ts'

function imageIn(json: string) {
  const read = readJson(json)
  if (!read.ok) throw new Error(`The test's own JSON is broken: ${json}`)
  return readImage(read.value)
}

test.each([
  ['"https://cdn.example/a.JPG"', 'https://cdn.example/a.JPG'],
  ['"https://cdn.example/a.webp?width=300"', 'https://cdn.example/a.webp?width=300'],
  ['{"@type":["ImageObject"],"contentUrl":"https://cdn.example/1"}', 'https://cdn.example/1'],
  ['{"@type":["VideoObject"],"thumbnailUrl":"https://a.example/2"}', 'https://a.example/2'],
  ['{"contentUrl":"https://cdn.example/a.png"}', 'https://cdn.example/a.png'],
])('%s names the picture %s', (json, expected) => {
  expect(imageIn(json)).toEqual({ thumbnailUrl: expected, fullUrl: expected })
})

test.each([
  ['dcls:ImageObject', 'https://a.example/1', 'https://a.example/1'],
  ['VideoObject', 'https://a.example/1.mp4', 'https://a.example/2'],
])(
  '%s is shown by its thumbnail, and is the file at %s only as a picture',
  (type, content, file) => {
    const item = { '@type': type, contentUrl: content, thumbnailUrl: 'https://a.example/2' }
    expect(imageIn(JSON.stringify(item))).toEqual({
      thumbnailUrl: 'https://a.example/2',
      fullUrl: file,
    })
  },
)

test.each([
  '"https://cdn.example/page.html"',
  '"https://cdn.example"',
  '"a.jpg"',
  '"https://cdn.example/a.jpg b"',
  '{"@type":["VideoObject"],"contentUrl":"https://cdn.example/1"}',
  '{"@type":["ImageObject"],"contentUrl":"javascript:alert(1)"}',
  '{"@id":"1","@type":["ImageObject"]}',
  '5',
])('%s names none', (json) => {
  expect(imageIn(json)).toBeNull()
})
