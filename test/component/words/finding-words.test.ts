import { expect, test } from 'vitest'
import { useFindingWords } from '#app/features/diagnose/use-finding-words.ts'
import { openPage } from '../../support/page/open-page.ts'

test.each([
  [0x7d, '}'],
  // The first of the two bytes of “ä” is no character, and a line feed cannot be seen.
  [0xc3, '0xC3'],
  [0x0a, '0x0A'],
])('invalid JSON is told with the byte %i that can be recognized', (found, told) => {
  const { opened, close } = openPage(() => ({ words: useFindingWords() }))
  const fault = { offset: 6, expected: 'value', found } as const
  expect(opened.words.describeFinding({ kind: 'malformed', insideItem: null, fault }, null)).toBe(
    `Invalid JSON from byte 6: expected a value, found “${told}”. Only the items before this point are shown.`,
  )
  close()
})
