import { expect, test } from 'vitest'
import { countLacking } from '#core/folder/expectation.ts'
import { createResponseIndex } from '#core/response/response-index.ts'

function indexOf(items: readonly object[]) {
  const index = createResponseIndex({ decode: (bytes) => new TextDecoder().decode(bytes) })
  index.feed(new TextEncoder().encode(JSON.stringify({ '@graph': items })))
  index.end(null)
  return index
}

test.each([
  ['no such attribute', {}, 1],
  ['null', { image: null }, 1],
  ['a text of spaces', { image: ' \n' }, 1],
  ['a list of nothing', { image: [null, '', {}] }, 1],
  ['a list with one value', { image: [null, 'a'] }, 0],
  ['false', { image: false }, 0],
  ['an item that came as its ID', { image: [{ '@id': 'a', '@type': 'ImageObject' }] }, 0],
])(
  '%s, where each item must have the attribute, counts as the coverage counts it',
  (_, item, lack) => {
    expect(countLacking(indexOf([item]), ['image'])).toEqual(new Map([['image', lack]]))
  },
)

test('a path leads into lists, of which one member with a value is enough', () => {
  const items = [
    { image: [{ name: '' }, { name: 'Dom' }] },
    { image: [{ name: ' ' }] },
    { image: 'Dom' },
  ]
  expect(countLacking(indexOf(items), ['image.name', 'image'])).toEqual(
    new Map([
      ['image.name', 2],
      ['image', 1],
    ]),
  )
})
