import { expect, test } from 'vitest'
import { readContentLink } from '#core/content/image-address.ts'
import { readJson } from '#core/json/read-json.ts'

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
