import { expect, test } from 'vitest'
import { readImageAddress } from '#core/content/image-address.ts'
import { readJson } from '#core/json/read-json.ts'

function addressIn(json: string): string | null {
  const read = readJson(json)
  if (!read.ok) throw new Error(`The test's own JSON is broken: ${json}`)
  return readImageAddress(read.value)
}

test.each([
  ['"https://cdn.example/a.JPG"', 'https://cdn.example/a.JPG'],
  ['"https://cdn.example/a.webp?width=300"', 'https://cdn.example/a.webp?width=300'],
  ['{"@type":["ImageObject"],"contentUrl":"https://cdn.example/1"}', 'https://cdn.example/1'],
  [
    '{"@type":"dcls:ImageObject","contentUrl":"https://a.example/1","thumbnailUrl":"https://a.example/2"}',
    'https://a.example/2',
  ],
  ['{"contentUrl":"https://cdn.example/a.png"}', 'https://cdn.example/a.png'],
])('%s names the picture %s', (json, expected) => {
  expect(addressIn(json)).toBe(expected)
})

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
  expect(addressIn(json)).toBeNull()
})
