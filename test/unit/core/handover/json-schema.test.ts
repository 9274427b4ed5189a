import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { observeType } from '#core/content/observe-type.ts'
import { schemaOfSeen } from '#core/handover/json-schema.ts'
import { buildJson } from '#core/handover/json-tree.ts'
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
