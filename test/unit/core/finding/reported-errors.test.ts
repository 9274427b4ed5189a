import { expect, test } from 'vitest'
import { readReportedErrors } from '#core/finding/read-envelope.ts'
import { readJson } from '#core/json/read-json.ts'

function wordsOf(value: unknown) {
  const read = readJson(JSON.stringify(value))
  return read.ok ? readReportedErrors('warnings', read.value) : read
}

test.each([null, false, '', ' ', [], {}, 0])('%j says nothing', (value) => {
  expect(wordsOf(value)).toBeNull()
})

test.each<[unknown, string[]]>([
  [true, ['true']],
  [1, ['1']],
  ['Filter ignored', ['Filter ignored']],
  [{ code: 7 }, ['{"code":7}']],
  [
    ['1', '2', '3', '4', '5', '6'],
    ['1', '2', '3', '4', '5'],
  ],
  [Array.from({ length: 200 }, () => 7), [`[${'7,'.repeat(149)}7`]],
])(
  '%j is told in its own words, five at most and 300 characters of what has none',
  (value, words) => {
    expect(wordsOf(value)).toEqual({ kind: 'error-in-success', member: 'warnings', words })
  },
)
