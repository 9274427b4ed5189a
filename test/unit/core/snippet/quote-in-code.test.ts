import { expect, test } from 'vitest'
import { quoteInGo } from '#core/snippet/quote-in-code.ts'

test.each([
  ['a "quoted" \\ text\nof two lines', '`a "quoted" \\ text\nof two lines`'],
  ['Ähre 🌾', '`Ähre 🌾`'],
  ['', '``'],
])('what can stand between backquotes reads as it is: %j', (text, quoted) => {
  expect(quoteInGo(text)).toBe(quoted)
})

test.each([
  ['a`b', '"a`b"'],
  ['a`"\\\nb', '"a`\\"\\\\\\nb"'],
  ['\r', '"\\u000d"'],
  ['\0', '"\\u0000"'],
  ['a\tb', '"a\\u0009b"'],
  ['\ufeffa', '"\\ufeffa"'],
  ['\u007f\u0085', '"\\u007f\\u0085"'],
])('what cannot is escaped between quotes: %j', (text, quoted) => {
  expect(quoteInGo(text)).toBe(quoted)
})
