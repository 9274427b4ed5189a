/** An item that is no JSON is called so, with its byte; what ends the list of items is called malformed or cut off. */
import { describe, expect, test } from 'vitest'
import { envelope, findIn, items } from './found-in.ts'

/** Of five items, the third has these members besides; the first `¦` of what is read marks the fault. */
const withMembers = (members: string): string =>
  envelope({
    graph: items(1, 5).map((one, at) =>
      at === 2 ? `{"@id":"id-3","@type":["Event"],"name":"Ü🏔️",${members}}` : one,
    ),
  })

function read(members: string) {
  const marked = withMembers(members)
  const offset = new TextEncoder().encode(marked.slice(0, marked.indexOf('¦'))).length
  const found = findIn({ body: marked.replace('¦', '') })
  return { offset, found }
}

describe('an item that is no JSON is named with its byte', () => {
  test.each([
    String.raw`"x":"a¦${'\n'}b"`,
    `"x":"a¦\tb"`,
    `"x":"a¦\u0001b"`,
    String.raw`"x":"a\¦q"`,
    String.raw`"x":"\u12¦"`,
    `"x":¦NaN`,
    `"x":¦nan`,
    `"x":¦Infinity`,
    `"x":-¦Infinity`,
    `"x":¦+1`,
    `"x":¦.5`,
    `"x":1.¦`,
    `"x":1e¦`,
    `"x":0¦1`,
    `"x":0¦x10`,
    `"x":¦undefined`,
    `"x":¦None`,
    `"x":¦True`,
    `"x":¦tru`,
    `"x":null¦1`,
    `"x":¦'a'`,
    '"x":¦`a`',
    `"x":¦=1`,
    `"x":¦(1)`,
    `"x":¦…`,
    `"x":{¦{name}}`,
    `"x":¦/* one */1`,
    `"x":1 ¦// one\n`,
    `"x":1,¦`,
    `"x":[1,¦]`,
    `"x":1,¦,"y":2`,
    `"x":1 ¦"y":2`,
    `"x":1¦;"y":2`,
    `"x":"a" ¦"b"`,
    `"x" ¦1`,
    `"x":¦`,
    `"x"¦`,
    `¦x:1`,
  ])('%j', (members) => {
    const { offset, found } = read(members)
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'items-invalid-json', offset, item: 3, count: 1 }),
    )
  })
})

describe('where items cannot be told apart any more, the response is malformed', () => {
  test.each([`"x":1}¦`, `"x":1},¦`, `"x":1¦]`, `"x":[1¦}`, `"x":[1]¦]`, `"x":{¦]`])(
    '%j',
    (members) => {
      const { offset, found } = read(members)
      expect(found).toContainEqual(
        expect.objectContaining({ kind: 'malformed', fault: expect.objectContaining({ offset }) }),
      )
    },
  )
})

test('what is JSON is not named', () => {
  const kinds = [String.raw`"x":"NaN\n\ud83d"`, `"x":-0`, `"x":1E+2`, `"x":[],"x":{}`, `"":""`].map(
    (members) => read(`${members}¦`).found.map(({ kind }) => kind),
  )
  expect(kinds.flat().filter((kind) => /invalid|malformed|broken/.test(kind))).toEqual([])
})
