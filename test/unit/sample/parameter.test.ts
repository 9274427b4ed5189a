import { expect, test } from 'vitest'
import { insertParameter, pathOfName, type MutableParameter } from '#sample/query/parameter.ts'

const plain = (value: MutableParameter): unknown => {
  if (typeof value === 'string') return value
  return Array.isArray(value)
    ? value.map(plain)
    : Object.fromEntries([...value].map(([name, inner]) => [name, plain(inner)]))
}

/** The group after these parameters, and which of them were refused. */
function insertAll(isStrict: boolean, ...parameters: readonly (readonly [string, string])[]) {
  const root = new Map<string, MutableParameter>()
  const refused = parameters.filter(
    ([name, value]) => !insertParameter(root, pathOfName(name), value, isStrict),
  )
  return { group: plain(root), refused: refused.map(([name]) => name) }
}

const conflicts: readonly [
  string,
  readonly [string, string],
  readonly [string, string],
  unknown,
][] = [
  ['a text after a group', ['a[b]', '1'], ['a', '2'], { a: '2' }],
  ['a text after a list', ['a[]', '1'], ['a', '2'], { a: '2' }],
  ['a group after a text', ['a', '1'], ['a[b]', '2'], { a: { b: '2' } }],
  ['a group after a list', ['a[]', '1'], ['a[b]', '2'], { a: { b: '2' } }],
  ['a list after a text', ['a', '1'], ['a[]', '2'], { a: ['2'] }],
  ['a list after a group', ['a[b]', '1'], ['a[]', '2'], { a: ['2'] }],
]

test.each(conflicts)('%s takes its place, unless strict', (_name, first, second, replaced) => {
  expect(insertAll(false, first, second)).toEqual({ group: replaced, refused: [] })
  expect(insertAll(true, first, second)).toEqual({
    group: insertAll(true, first).group,
    refused: [second[0]],
  })
})

test.each([true, false])('what fits together is kept together (strict: %s)', (isStrict) => {
  expect(insertAll(isStrict, ['a', '1'], ['a', '2'])).toEqual({ group: { a: '2' }, refused: [] })
  expect(insertAll(isStrict, ['a[]', '1'], ['a[]', '2'], ['b[c]', '3'], ['b[d]', '4'])).toEqual({
    group: { a: ['1', '2'], b: { c: '3', d: '4' } },
    refused: [],
  })
  expect(insertAll(isStrict, ['a[][b]', '1'], ['a[][c]', '2'], ['a[][b]', '3'])).toEqual({
    group: { a: [{ b: '1', c: '2' }, { b: '3' }] },
    refused: [],
  })
})
