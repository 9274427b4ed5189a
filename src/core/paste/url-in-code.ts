export interface UrlInCode {
  url: string
  /** False if the code computes a part of the URL, so that parameters may be missing. */
  isWhole: boolean
}

/** A URL of the API. */
const apiUrl = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?\/api\/v4\//i
const urlStart = /https?:\/\//gi
/** The text of a URL within quotes or without any. */
const urlText = /[^\s"'`<>\\]*/y
/** The operators that join strings in languages such as Go, Java, Lua and Visual Basic; none in C. */
const joiner = /\s*(?:\+|\.\.|&|\\\s*\n)?\s*/y
/** The begin of a string literal, such as `"`, `$"` or `f'`. */
const literalStart = /[$@a-z]{0,2}(["'`])/iy
/** A name or a call without nested calls, such as `day(-2 * 7)`. */
const computedPart = /([a-z_][\w.]*)(?:\([^()\n]*\))?/iy
/** `${name}`, `#{name}`, `{name}` or `%s` within a literal. */
const interpolation = /\{[^}]*\}|%(?![\da-f]{2})/i

/**
 * The first URL of the API in code that is not read otherwise; null if there is none. String literals that the
 * code joins are one text. A part that the code computes becomes `{{name}}`.
 */
export function findUrlInCode(code: string): UrlInCode | null {
  for (const { index } of code.matchAll(urlStart)) {
    const quote = /["'`]/.exec(code.charAt(index - 1))?.[0] ?? null
    const found = quote === null ? readBare(code, index) : readJoined(code, index, quote)
    if (apiUrl.test(found.url)) return found
  }
  return null
}

const readBare = (code: string, start: number): UrlInCode => {
  const url = matchAt(urlText, code, start)?.[0] ?? ''
  return { url, isWhole: !interpolation.test(url) }
}

/** Reads the literal from `start` on, and all that the code joins to it. */
function readJoined(code: string, start: number, firstQuote: string): UrlInCode {
  let at = start
  let quote = firstQuote
  let url = ''
  let isWhole = true
  for (;;) {
    const text = matchAt(urlText, code, at)?.[0] ?? ''
    url += text
    at += text.length
    if (interpolation.test(text)) isWhole = false
    // The literal has a character that is not of a URL.
    if (code.charAt(at) !== quote) return { url, isWhole: false }
    at += 1
    for (;;) {
      const join = matchAt(joiner, code, at)?.[0] ?? ''
      const literal = matchAt(literalStart, code, at + join.length)
      if (literal) {
        at += join.length + literal[0].length
        quote = literal[1] ?? ''
        break
      }
      if (join.trim() === '') return { url, isWhole }
      isWhole = false
      const computed = matchAt(computedPart, code, at + join.length)
      if (!computed) return { url, isWhole }
      url += `{{${computed[1] ?? ''}}}`
      at += join.length + computed[0].length
    }
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
