import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { observeType } from '#core/content/observe-items.ts'
import { schemaOfJson, schemaOfSeen, buildJson } from '#core/share/render-openapi.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'

const schemaOf = (texts: readonly string[]): object => {
  const values = texts.map((text) => {
    const read = readJson(text)
    if (!read.ok) throw new Error(`No JSON: ${text}`)
    return read.value
  })
  const schema: unknown = JSON.parse(
    renderJson(buildJson(schemaOfSeen(observeType(values))), { indent: null }),
  )
  if (typeof schema !== 'object' || schema === null) throw new Error('A schema is an object')
  return schema
}

test('the schema takes every value that it was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.json({ maxDepth: 4 }), { minLength: 1, maxLength: 4 }), (texts) => {
      // A member is one that the text has: "valueOf" stands in every object of JavaScript.
      const validate = new Ajv({ strict: false, ownProperties: true }).compile(schemaOf(texts))
      expect(texts.filter((text) => !validate(JSON.parse(text)))).toEqual([])
    }),
  )
})

test('a member with the name of one that every object inherits is not looked for in the others', () => {
  const texts = ['{}', '{"valueOf":false}', 'false']
  const validate = new Ajv({ strict: false, ownProperties: true }).compile(schemaOf(texts))
  expect(texts.map((text) => validate(JSON.parse(text)))).toEqual([true, true, true])
})

test('it names what was seen, all kinds of it, and requires nothing', () => {
  expect(
    schemaOf(['{"name":"a","geo":{"lat":1.5},"image":[{"@id":"x"}]}', '{"name":null}']),
  ).toEqual({
    type: 'object',
    properties: {
      name: { type: ['string', 'null'] },
      geo: { type: 'object', properties: { lat: { type: 'number' } } },
      image: {
        type: 'array',
        items: { type: 'object', properties: { '@id': { type: 'string' } } },
      },
    },
  })
})

/** The schema of one value, by its text. */
function schemaOfText(text: string): unknown {
  const read = readJson(text)
  if (!read.ok) throw new Error(`No JSON: ${text}`)
  return JSON.parse(renderJson(buildJson(schemaOfJson(read.value)), { indent: null }))
}

test('a value that is at hand is described by the first of what its lists hold', () => {
  expect(schemaOfText('{"a":[-1,"x"],"b":1.0,"c":[],"d":{"e":null,"f":true}}')).toEqual({
    type: 'object',
    properties: {
      a: { type: 'array', items: { type: 'integer' } },
      b: { type: 'number' },
      c: { type: 'array', items: {} },
      d: { type: 'object', properties: { e: { type: 'null' }, f: { type: 'boolean' } } },
    },
  })
})

test.each([
  ['lists', (inner: string) => `[${inner}]`],
  ['objects', (inner: string) => `{"a":${inner}}`],
])('of %s within each other 32 are described, and below them anything', (_, around) => {
  const nested = (depth: number): string => (depth === 0 ? '1' : around(nested(depth - 1)))
  const isTold = (depth: number) => JSON.stringify(schemaOfText(nested(depth))).includes('integer')
  expect([isTold(31), isTold(32)]).toEqual([true, false])
})
