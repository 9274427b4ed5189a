import { minifyJson } from '#core/request/plan-body.ts'

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
