import { minifyJson } from '#core/request/minify-json.ts'

/**
 * The same JSON on one line, with `\u….` for every character of its strings that matches `unsafe`.
 *
 * The quotes around the strings stay; a quote or backslash within them is treated like any other
 * character. `unsafe` is not global and matches nothing that JSON has between its strings.
 */
export const escapeJson = (json: string, unsafe: RegExp): string =>
  minifyJson(json).replace(/\\(["\\])|\\[^]|[^]/gu, (token, escaped: string | undefined) => {
    const isOtherEscape = token.length === 2 && token.startsWith('\\') && escaped === undefined
    if (isOtherEscape || token === '"') return token
    const character = escaped ?? token
    return unsafe.test(character) ? unicodeEscape(character) : token
  })

/** A character beyond 16 bits becomes two escapes. */
const unicodeEscape = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
