import { describe, expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { readContext } from '#core/response/response-context.ts'

const context = (text: string) => {
  const read = readJson(text)
  if (!read.ok) throw new Error(`Not JSON: ${text}`)
  return readContext(read.value)
}

describe('the mark of a dataCycle CORE', () => {
  test.each([
    ['["https://schema.org/",{"@language":"de","dc":"https://schema.datacycle.at/"}]', true],
    ['{"dc":"https://schema.datacycle.at/"}', true],
    ['["https://schema.org/",{"dc":"http://purl.org/dc/terms/"}]', false],
    ['["https://schema.datacycle.at/"]', false],
    ['"https://schema.datacycle.at/"', false],
    ['null', false],
    ['{"dc":{"@id":"https://schema.datacycle.at/"}}', false],
  ])('%s', (text, isDatacycle) => {
    expect(context(text).isDatacycle).toBe(isDatacycle)
  })
})

describe('the language that an answer is in', () => {
  test.each([
    ['["https://schema.org/",{"@language":"de"}]', 'de'],
    ['{"@language":"en"}', 'en'],
    // A later part of a context overrides an earlier one.
    ['[{"@language":"de"},{"@language":"en"}]', 'en'],
    ['["https://schema.org/",{}]', null],
    ['{"@language":null}', null],
    ['{"@language":1}', null],
  ])('%s', (text, language) => {
    expect(context(text).language).toBe(language)
  })

  test('an answer without a context tells nothing', () => {
    expect(readContext(null)).toEqual({ isDatacycle: false, language: null })
  })
})
