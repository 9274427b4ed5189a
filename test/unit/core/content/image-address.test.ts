import { expect, test } from 'vitest'
import { readImage, readContentLink, readPictureProblem } from '#core/content/image-address.ts'
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

function linkIn(json: string) {
  const read = readJson(json)
  if (!read.ok) throw new Error(`The test's own JSON is broken: ${json}`)
  return readContentLink(read.value)
}

const long = `https://example.org/${'a'.repeat(1000)}`

test.each([
  ['"https://example.org/a"', { address: 'https://example.org/a', isPicture: false }],
  ['"http://example.org"', { address: 'http://example.org', isPicture: false }],
  ['"https://example.org/a.jpg"', { address: 'https://example.org/a.jpg', isPicture: true }],
  // A cell cuts its text; what is opened is whole.
  [`"${long}"`, { address: long, isPicture: false }],
])('%s leads out of the app', (json, link) => {
  expect(linkIn(json)).toEqual(link)
})

test.each([
  '"see https://example.org"',
  '"ftp://example.org/"',
  '"javascript:alert(1)"',
  '"someone@example.org"',
  '5',
  'null',
  '["https://example.org/a"]',
  '{"contentUrl":"https://example.org/a.jpg"}',
])('%s is no address', (json) => {
  expect(linkIn(json)).toBeNull()
})

const own = 'https://core.example'

test.each([
  ['not-allowed', 'http://localhost:3000/a.jpg', { kind: 'other-host', host: 'localhost' }],
  ['dns', 'https://media.example/a.jpg', { kind: 'other-host-failed', host: 'media.example' }],
  ['refused', `${own}/a.jpg`, { kind: 'not-delivered', host: 'core.example' }],
  ['not-an-image', `${own}/a.jpg`, { kind: 'no-picture', host: 'core.example' }],
  ['images-off', `${own}/a.jpg`, null],
  ['not-an-address', 'a.jpg', null],
])('%s of %s', (refusal, address, problem) => {
  expect(readPictureProblem(refusal, address, own)).toEqual(problem)
})
