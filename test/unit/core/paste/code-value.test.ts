import { describe, expect, test } from 'vitest'
import {
  fillNames,
  memberNamed,
  readCall,
  readKeyword,
  readList,
  readNumber,
  readUnknownName,
  renderQuery,
  textOf,
  textValue,
  type CodeArgument,
  type CodeScope,
} from '#core/paste/code-value.ts'
import { createComputedValues } from '#core/paste/computed-values.ts'

const scopeOf = (names: Record<string, string> = {}): CodeScope => ({
  language: 'javascript',
  names: new Map(Object.entries(names).map(([name, value]) => [name, textValue(value)])),
  helpers: new Set(),
  computed: createComputedValues(''),
})
const positional = (value: CodeArgument['value']): CodeArgument => ({ name: '', value })
const object = (...members: [string, CodeArgument['value']][]): CodeArgument['value'] => ({
  kind: 'object',
  members: members.map(([name, value]) => ({ name, value })),
})
const list = (...items: CodeArgument['value'][]): CodeArgument['value'] => ({
  kind: 'array',
  items,
})

test('an unknown name is a placeholder, and an environment variable is called as in a shell', () => {
  expect(['token', 'process.env.TOKEN', 'process.env.TOKEN.x'].map(readUnknownName)).toEqual(
    ['{{token}}', '$TOKEN', '{{process.env.TOKEN.x}}'].map(textValue),
  )
})

test.each([
  ['0', 'number'],
  ['-10.50', 'number'],
  ['007', 'string'],
  ['1e3', 'string'],
  ['1.', 'string'],
  ['1_000', 'string'],
])('the number %s is a %s', (source, kind) => {
  expect(readNumber(source)).toEqual(kind === 'number' ? { kind, source } : { kind, value: source })
})

test('the words for nothing, true and false are read, and no others', () => {
  expect(['None', 'NULL', 'undefined', 'True', 'false', 'none', 'truely'].map(readKeyword)).toEqual(
    [
      { kind: 'null' },
      { kind: 'null' },
      { kind: 'null' },
      { kind: 'boolean', value: true },
      { kind: 'boolean', value: false },
      null,
      null,
    ],
  )
})

describe('a call of', () => {
  const pairs = object(['q', textValue('a b')])
  test.each<[string, CodeArgument['value'], string]>([
    ['JSON.stringify', pairs, '{"q":"a b"}'],
    ['encodeURIComponent', textValue('a b'), 'a%20b'],
    ['URLSearchParams', pairs, 'q=a%20b'],
    ['os.getenv', textValue('TOKEN'), '$TOKEN'],
    ['str', textValue('a'), 'a'],
    ['text.strip', textValue('x'), 'a b'],
    ['other.strip', textValue('x'), 'x'],
  ])('%s', (name, argument, expected) => {
    expect(readCall(name, [positional(argument)], scopeOf({ text: 'a b' }))).toEqual(
      textValue(expected),
    )
  })

  test('any other function is computed when the code runs', () => {
    const scope = scopeOf()
    const read = readCall('nonce', [], scope)
    expect([
      scope.computed.isPlaceholder(textOf(read)),
      scope.computed.restore(textOf(read)),
    ]).toEqual([true, '{{nonce()}}'])
  })
})

test.each([
  ['{{ city }}', 'Velden'],
  ['{{process.env.TOKEN}}', '$TOKEN'],
  ["{{os.environ['TOKEN']}}", '$TOKEN'],
  ['{{getenv("TOKEN")}}', '{{getenv("TOKEN")}}'],
  ['{{other}} and {{city}}', '{{other}} and Velden'],
])('the placeholders of %s are filled', (text, expected) => {
  expect(fillNames(text, scopeOf({ city: 'Velden' }))).toBe(expected)
})

test('a placeholder that is a call is computed when the code runs', () => {
  const scope = scopeOf()
  const filled = fillNames('a {{now()}}', scope)
  expect([filled.includes('now'), scope.computed.restore(filled)]).toEqual([false, 'a {{now()}}'])
})

test('a list with a name is an object, unless the name is short for itself', () => {
  const named: CodeArgument = { name: 'q', value: textValue('a') }
  const short: CodeArgument = { ...named, isShorthand: true }
  expect([readList([positional(textValue('b')), named]), readList([short])]).toEqual([
    object(['q', textValue('a')]),
    list(textValue('a')),
  ])
})

test('a member is found by its name, in objects only', () => {
  const given = object(['a', textValue('1')], ['b', textValue('2')])
  expect([memberNamed(given, 'b'), memberNamed(given, 'c'), memberNamed(list(), 'a')]).toEqual([
    textValue('2'),
    null,
    null,
  ])
})

test.each<[CodeArgument['value'], string]>([
  [textValue('a=1&b'), 'a=1&b'],
  [
    object(['a', textValue('x y')], ['b', list(textValue('1'), readNumber('2'))]),
    'a=x%20y&b=1&b=2',
  ],
  [list(list(textValue('a'), textValue('1')), textValue('b'), list(textValue('c'))), 'a=1'],
  [readNumber('7'), ''],
])('the query string of %j', (value, expected) => {
  expect(renderQuery(value)).toBe(expected)
})
