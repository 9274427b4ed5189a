import { minifyJson } from '#core/request/plan-body.ts'

/**
 * A string literal for Python and JavaScript. In single quotes, so that JSON's double quotes need no escapes.
 */
export const quoteInCode = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\x00')
    .replace(/[\u2028\u2029]/g, (line) => `\\u${line.charCodeAt(0).toString(16)}`)}'`

/** In single quotes of a shell only the quote itself is special. */
export const quoteInBash = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * A PHP string literal; double-quoted if control characters must be escaped, which single quotes do not
 * support.
 */
export const quoteInPhp = (text: string): string =>
  /[^\P{Cc}\n]/u.test(text)
    ? `"${text
        .replace(/[\\"$]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replace(/\p{Cc}/gu, (char) => `\\u{${char.charCodeAt(0).toString(16)}}`)}"`
    : `'${text.replace(/[\\']/g, '\\$&')}'`

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

/** In UTF-16 units of up to three bytes; Java's limit is 65,535 bytes (JVM specification 4.4.7). */
const maxLiteralLength = 16_000

/**
 * A Java string expression. ASCII only, because older versions read files in the system's encoding; a very
 * long text is joined from several literals.
 */
export function quoteInJava(text: string): string {
  if (text.length <= maxLiteralLength) return javaLiteral(text)
  const parts = Array.from({ length: Math.ceil(text.length / maxLiteralLength) }, (_, at) =>
    javaLiteral(text.slice(at * maxLiteralLength, (at + 1) * maxLiteralLength)),
  )
  return `String.join("", ${parts.join(', ')})`
}

const javaLiteral = (text: string): string =>
  `"${text
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    // After the line breaks, because Java would read \u000a as a line break within the literal.
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

/**
 * Minifies JSON and writes every string character that matches `unsafe` as `\u….`.
 *
 * The quotes around strings stay; a quote or backslash within them is treated like any other character.
 * `unsafe` must not be global and must not match JSON punctuation.
 */
export const escapeJson = (json: string, unsafe: RegExp): string =>
  minifyJson(json).replace(/\\(["\\])|\\[^]|[^]/gu, (token, escaped: string | undefined) => {
    const isOtherEscape = token.length === 2 && token.startsWith('\\') && escaped === undefined
    if (isOtherEscape || token === '"') return token
    const character = escaped ?? token
    return unsafe.test(character) ? unicodeEscape(character) : token
  })

/** Characters above U+FFFF become two escapes. */
const unicodeEscape = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Minifies JSON and escapes `{{`, which REST clients read as a variable. Two braces are never adjacent
 * between JSON tokens, so only strings change.
 */
export const escapeVariablesInJson = (json: string): string =>
  minifyJson(json).replaceAll('{{', '{\\u007b')

/** The same for a URL. Only links received from a server contain plain braces. */
export const escapeVariablesInUrl = (url: string): string =>
  url.replaceAll('{{', '%7B%7B').replaceAll('}}', '%7D%7D')

/**
 * Percent-encodes what a URL must not contain (RFC 3986, 2): the space, the characters ``{}|\^`"<>``, and a `%`
 * that begins no escape. They could end a shell's quoting, or be rejected or rewritten by a library. Only links
 * received from a server may contain them; those with control characters are refused, and characters beyond
 * ASCII are encoded before (page-link.ts). Brackets stay.
 */
export const encodeStrayCharacters = (url: string): string =>
  url.replace(/[{}|\\^`"<> ]|%(?![\da-f]{2})/gi, encodeCharacter)

/** Percent-encodes an ASCII character. */
export const encodeCharacter = (char: string): string =>
  `%${char.charCodeAt(0).toString(16).toUpperCase()}`
