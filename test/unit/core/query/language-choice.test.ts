import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExtraRow } from '#core/query/form.ts'
import { readLanguageChoice, writeLanguageChoice } from '#core/query/request-parameter.ts'

const text = (name: string, value: string): ExtraRow => ({
  name,
  value: { kind: 'text', text: value },
})

test('what is chosen is one text with commas, in its place among the other parameters', () => {
  const extra = [text('a', '1'), text('language', 'de'), text('b', '2')]
  expect(writeLanguageChoice(extra, ['de', 'en'])).toEqual([
    text('a', '1'),
    text('language', 'de,en'),
    text('b', '2'),
  ])
  expect(writeLanguageChoice(extra, [])).toEqual([text('a', '1'), text('b', '2')])
  expect(writeLanguageChoice([], ['en'])).toEqual([text('language', 'en')])
})

test('what no choice can write is left to its row', () => {
  expect(readLanguageChoice([])).toEqual([])
  expect(readLanguageChoice([text('language', ' de, en,')])).toEqual(['de', 'en'])
  expect(readLanguageChoice([text('language', 'de'), text('language', 'en')])).toBeNull()
  expect(
    readLanguageChoice([{ name: 'language', value: { kind: 'list', items: ['de'] } }]),
  ).toBeNull()
})

test('what was written is read back', () => {
  const codes = fc.array(fc.constantFrom('de', 'en', 'fr', 'it'), { maxLength: 4 })
  fc.assert(
    fc.property(codes, (chosen) => {
      expect(readLanguageChoice(writeLanguageChoice([text('x', 'y')], chosen))).toEqual(chosen)
    }),
  )
})
