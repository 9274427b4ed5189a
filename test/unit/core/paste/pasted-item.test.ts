import { expect, test } from 'vitest'
import { findPastedItem } from '#core/paste/split-address.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { presets } from '#core/query/conventions.ts'

const id = '0cb0b4c3-0d6c-4b7c-9df0-0b8bb6b0a1f0'

test.each([
  [`/${id}`, id],
  [`/${id}/?include=image`, id],
  ['/jazz-n%C3%A4chte.json', 'jazz-nächte'],
  ['/suggest?search=a', null],
  ['/facets/abc', null],
  ['/facets', null],
  ['/%2e%2e', null],
  ['/', null],
  ['', null],
])('the item of endpoints/events%s is %s', (rest, item) => {
  const read = readPasted(`https://a.example/api/v4/endpoints/events${rest}`, presets.core)
  expect(read.kind === 'query' && findPastedItem(read.leftOut)).toBe(item)
})
