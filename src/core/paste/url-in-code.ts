export interface UrlInCode {
  url: string
  /** False if the code computes a part of the URL, so that parameters may be missing. */
  isWhole: boolean
}

const apiUrl = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?\/api\/v4\//i
const urlStart = /https?:\/\//gi
/** The text of a URL within quotes or without any. */
const urlText = /[^\s"'`<>\\]*/y
/** The operators that join strings in languages such as Go, Java, Lua and Visual Basic; none in C. */
const joiner = /\s*(?:\+|\.\.|&|\\\s*\n)?\s*/y
/** The beginning of a string literal, such as `"`, `$"` or `f'`. */
const literalStart = /[$@a-z]{0,2}(["'`])/iy
/** A name or a call without nested calls, such as `day(-2 * 7)`. */
const computedPart = /([a-z_][\w.]*)(?:\([^()\n]*\))?/iy
/** `${name}`, `#{name}`, `{name}` or `%s` within a literal. */
const interpolation = /\{[^{}]*\}|%(?![\da-f]{2})/i

/**
 * The first URL of the API in code that is not read otherwise; null if there is none. String literals that the
 * code joins are one text. A part that the code computes becomes `{{name}}`.
 */
export function findUrlInCode(code: string): UrlInCode | null {
  let end = 0
  for (const { index } of code.matchAll(urlStart)) {
    if (index < end) continue
    const quote = /["'`]/.exec(code.charAt(index - 1))?.[0] ?? null
    const text = matchAt(urlText, code, index)?.[0] ?? ''
    const found =
      quote === null
        ? { url: withoutSentence(text), isWhole: !interpolation.test(text) }
        : readJoined(code, index, quote)
    if (apiUrl.test(found.url)) return found
    end = index + text.length
  }
  return null
}

const closing: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** Without what ends the sentence, the link of Markdown or the call in which a URL stands, and that it does not open. */
function withoutSentence(url: string): string {
  let end = url.length
  while (end > 0 && '.,;)]}'.includes(url.charAt(end - 1))) end -= 1
  const open = new Map<string, number>()
  const note = (character: string, by: number) =>
    open.set(character, (open.get(character) ?? 0) + by)
  for (const character of url.slice(0, end))
    note(closing.get(character) ?? character, closing.has(character) ? -1 : 1)
  for (; end < url.length; end += 1) {
    const opening = closing.get(url.charAt(end))
    if (opening === undefined || (open.get(opening) ?? 0) <= 0) break
    note(opening, -1)
  }
  return url.slice(0, end)
}

/** Of a text that is joined to itself again and again, every URL in it would begin another chain. */
const maxParts = 64

/** A literal or a computed part of a URL. `end` is its end in the code; null if nothing can be joined to it. */
interface UrlPart extends UrlInCode {
  end: number | null
}

/** Reads the literal from `start` on, and all that the code joins to it. */
function readJoined(code: string, start: number, quote: string): UrlInCode {
  let url = ''
  let isWhole = true
  let part: UrlPart | null = readLiteral(code, start, quote)
  for (let parts = 0; part && parts < maxParts; parts += 1) {
    url += part.url
    isWhole &&= part.isWhole
    part = part.end === null ? null : readJoinedPart(code, part.end)
  }
  return { url, isWhole }
}

function readLiteral(code: string, start: number, quote: string): UrlPart {
  const url = matchAt(urlText, code, start)?.[0] ?? ''
  const end = start + url.length
  // If it is not closed here, the literal contains a character that no URL has.
  const isClosed = code.charAt(end) === quote
  return { url, isWhole: isClosed && !interpolation.test(url), end: isClosed ? end + 1 : null }
}

/** What the code joins to the part that ends at `start`; null if nothing. */
function readJoinedPart(code: string, start: number): UrlPart | null {
  const join = matchAt(joiner, code, start)?.[0] ?? ''
  const next = start + join.length
  const literal = matchAt(literalStart, code, next)
  if (literal) return readLiteral(code, next + literal[0].length, literal[1] ?? '')
  if (join.trim() === '') return null
  const computed = matchAt(computedPart, code, next)
  if (!computed) return { url: '', isWhole: false, end: null }
  return { url: `{{${computed[1] ?? ''}}}`, isWhole: false, end: next + computed[0].length }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
