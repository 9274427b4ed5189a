import { expect, test } from 'vitest'
import { createComputedValues } from '#core/paste/computed-values.ts'
import { splitBash } from '#core/paste/split-bash.ts'

test('joins the bytes of a character in a long run of escapes', () => {
  const text = String.raw`$'\x41${String.raw`\xc3\xa4`.repeat(60)}'`
  expect(splitBash(text, createComputedValues(text))).toMatchObject({
    commands: [{ words: [`A${'ä'.repeat(60)}`] }],
    notes: [],
  })
})
