import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { filterDefinition, type FilterDefinition } from '#core/query/filter-definition.ts'
import {
  asBodyValue,
  asJsonValue,
  asTextValue,
  allowsAlternatives,
  readAlternatives,
  toggleOperator,
  writeAlternatives,
} from '#core/query/filter-values.ts'
import { emptyForm, type ParameterValue } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { anyText } from '../../../support/arbitraries/text.ts'

const commas: FilterDefinition = filterDefinition.parse({ key: 'type', send: 'commas' })
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })
const json = (value: string): ParameterValue => ({ kind: 'json', text: value })

test.each<[ParameterValue, ParameterValue]>([
  [text(''), json('')],
  [text('music'), json('"music"')],
  [text('a,b'), json('"a,b"')],
  [text('say "so"'), json('"say \\"so\\""')],
  [list(), json('')],
  [list('', ''), json('')],
  [list('a'), json('["a"]')],
  [list('a', 'b', ''), json('["a","b"]')],
])('as JSON, %j is %j', (value, expected) => {
  expect(asJsonValue(value)).toEqual(expected)
})

test.each<[ParameterValue, ParameterValue]>([
  [json(''), text('')],
  [json('"music"'), text('music')],
  [json(' ["a", "b"] '), list('a', 'b')],
  [json('["a"]'), list('a')],
  [json('1.0'), text('1.0')],
  [json('["a",1]'), text('["a",1]')],
  [json('{"in":["a"]}'), text('{"in":["a"]}')],
  [json('"half'), text('"half')],
])('as text, %j is %j', (value, expected) => {
  expect(asTextValue(null, value)).toEqual(expected)
})

test('a list becomes the one text that a key with commas is sent as', () => {
  expect(asTextValue(commas, json('["a","b"]'))).toEqual(text('a,b'))
})

test('a list of a body stays JSON only where lists are sent as one text', () => {
  const joined = { ...presets.documented, listsInBody: 'commas' } as const
  expect(asBodyValue(text('a,b'), joined)).toEqual(text('a,b'))
  expect(asBodyValue(list('a', 'b'), joined)).toEqual(json('["a","b"]'))
  expect(asBodyValue(list('a', 'b'), presets.documented)).toEqual(list('a', 'b'))
})

const anyValue = fc.oneof(
  anyText.map(text),
  fc.array(anyText, { maxLength: 4 }).map((items) => list(...items)),
)
const sent = (value: ParameterValue) =>
  planRequest(
    { ...emptyForm, endpoint: 'events', method: 'POST', filters: [{ key: 'type', value }] },
    presets.documented,
  )

test('to JSON and back, the same is sent all the way', () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom(null, commas), (value, definition) => {
      const asJson = asJsonValue(value)
      expect(sent(asJson)).toEqual(sent(value))
      // A key that is sent with commas takes a list as the one text that it means.
      if (definition === null || value.kind === 'text')
        expect(sent(asTextValue(definition, asJson))).toEqual(sent(value))
    }),
  )
})

test('a comma is a choice in a list whose members must all hold, and nowhere else', () => {
  const list = { kind: 'list', items: ['a,b'] } as const
  expect([
    allowsAlternatives(null, list, presets.core),
    allowsAlternatives(null, list, presets.documented),
    allowsAlternatives(null, { kind: 'text', text: 'a,b' }, presets.core),
  ]).toEqual([true, false, false])
})

test('the word between two values turns round, and the others stay', () => {
  expect(toggleOperator(['a', 'b', 'c'], 1)).toEqual(['a,b', 'c'])
  expect(toggleOperator(['a,b', 'c'], 2)).toEqual(['a,b,c'])
  expect(toggleOperator(['a,b,c'], 1)).toEqual(['a', 'b,c'])
})

test('turning the same word twice changes nothing, and no value is lost', () => {
  const value = fc.stringMatching(/^[a-z]{1,3}$/)
  const members = fc.array(fc.array(value, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(members, fc.nat(), (groups, seed) => {
      const given = groups.map(writeAlternatives)
      const count = groups.flat().length
      const at = 1 + (seed % Math.max(1, count - 1))
      const turned = toggleOperator(given, at)
      expect(turned.flatMap(readAlternatives)).toEqual(groups.flat())
      expect(toggleOperator(turned, at)).toEqual(given)
    }),
  )
})
