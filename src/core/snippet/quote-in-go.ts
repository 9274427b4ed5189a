/**
 * A Go string literal: a raw one in backquotes, unless the text has characters that are not allowed there
 * (The Go Programming Language Specification, "String literals").
 */
export const quoteInGo = (text: string): string =>
  /[`\r\0\ufeff]|\p{Cc}/u.test(text.replaceAll('\n', ''))
    ? `"${text
        .replace(/["\\]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replace(
          /[\p{Cc}\ufeff]/gu,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )}"`
    : `\`${text}\``
