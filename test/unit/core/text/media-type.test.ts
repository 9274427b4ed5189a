import { expect, test } from 'vitest'
import { isFormType, isJsonType } from '#core/text/media-type.ts'

test.each([
  ['application/json', true],
  ['Application/JSON ; charset=utf-8', true],
  ['text/json', true],
  ['application/ld+json', true],
  ['application/vnd.api+json;version=1', true],
  ['application/json, application/json', true],
  ['text/x-json', false],
  ['application/json-seq', false],
  ['application/x-ndjson', false],
  ['text/html; hint=json', false],
  ['', false],
])('%j as JSON: %j', (type, isJson) => {
  expect(isJsonType(type)).toBe(isJson)
})

test('a form is one in any case and with any parameters', () => {
  expect(isFormType('Application/X-WWW-Form-URLEncoded;charset=utf-8')).toBe(true)
  expect(isFormType('multipart/form-data')).toBe(false)
})
