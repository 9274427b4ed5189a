import { expect, test } from 'vitest'
import { readPageParameters, type RequestedPage } from '#core/response/page-link.ts'

const none: RequestedPage = {
  number: null,
  size: null,
  offset: null,
  limit: null,
  hasCursor: false,
}
const read = (query: string) =>
  readPageParameters(Array.from(new URLSearchParams(query), ([name, value]) => ({ name, value })))

test.each<[string, Partial<RequestedPage>]>([
  ['filter[q]=See', {}],
  ['page[number]=3&page[size]=25', { number: 3, size: 25 }],
  ['page[offset]=50&page[limit]=25', { offset: 50, limit: 25 }],
  ['page[offset]=0', { offset: 0 }],
  ['page[number]=0&page[size]=0&page[limit]=0', {}],
  ['page[number]=1&page[size]=1&page[limit]=1', { number: 1, size: 1, limit: 1 }],
  ['page[number]=2&page[number]=4', { number: 4 }],
  ['page[number]= 2 ', { number: 2 }],
  ['page[number]=-1', {}],
  ['page[cursor]=c9', { hasCursor: true }],
  ['after=c9&page[size]=25', { size: 25, hasCursor: true }],
])('%s', (query, requested) => {
  expect(read(query)).toEqual({ ...none, ...requested })
})
