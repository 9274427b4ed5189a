import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { filterDefinition, type FilterDefinition } from '#core/query/filter-definition.ts'
import { asBodyValue, asJsonValue, asTextValue } from '#core/query/filter-values.ts'
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
