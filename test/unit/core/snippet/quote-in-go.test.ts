import { expect, test } from 'vitest'
import { quoteInGo } from '#core/snippet/quote-in-go.ts'

test.each([
  ['stands between backquotes as it is', 'a "b" \\ c\nd', '`a "b" \\ c\nd`'],
  ['with a backquote is escaped', 'a`"\\\n', '"a`\\"\\\\\\n"'],
  ['with control characters has four digits for each', '\r\u0001\ufeff', '"\\u000d\\u0001\\ufeff"'],
])('a text in Go %s', (_, text, quoted) => {
  expect(quoteInGo(text)).toBe(quoted)
})
