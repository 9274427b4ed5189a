export type CodeLanguage = 'javascript' | 'python' | 'php'

export type CodeToken =
  /** A string with its escapes resolved; interpolated values become `{{name}}`. */
  | { kind: 'string'; text: string; isInterpolated: boolean }
  | { kind: 'number'; source: string }
  /** A name including its members, joined by `.`, `::` or `->`. */
  | { kind: 'name'; name: string; startsLine: boolean }
  | { kind: 'symbol'; symbol: string }

const simpleEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
}

const space = /\s+/y
const lineComment = { javascript: /\/\/.*/y, python: /#.*/y, php: /(?:\/\/|#(?!\[)).*/y }
const blockComment = /\/\*[^]*?(?:\*\/|$)/y
const number = /-?\d[\w.]*/y
/** Only outside PHP, where `.` concatenates strings. */
const joinedByDots = /[A-Za-z_$][\w$]*(?:\s*\??\.\s*[A-Za-z_$][\w$]*)*/y
const name = {
  javascript: joinedByDots,
  python: joinedByDots,
  php: /\$?[A-Za-z_]\w*(?:\s*(?:->|::)\s*\w+)*/y,
}
const pythonPrefix = /(?:[rbfu]|[rR][bBfF]|[bBfF][rR]|[RBFU])(?=['"])/y
const symbol = /=>|===?|!==?|[^\s]/y

/** Splits code into tokens; null if a string is not closed. */
export function readCodeTokens(text: string, language: CodeLanguage): CodeToken[] | null {
  const tokens: CodeToken[] = []
  let at = 0
  let startsLine = true
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }
  while (at < text.length) {
    const between = match(space)
    if (between !== null) startsLine ||= between.includes('\n')
    if (between !== null || match(lineComment[language]) !== null) continue
    if (language !== 'python' && match(blockComment) !== null) continue
    const isFirst = startsLine
    startsLine = false
    const prefix = language === 'python' ? (match(pythonPrefix)?.toLowerCase() ?? '') : ''
    if (/["'`]/.test(text[at] ?? '')) {
      const string = readString(text, at, language, prefix)
      if (string === null) return null
      const { text: content, isInterpolated } = string
      tokens.push({ kind: 'string', text: content, isInterpolated })
      at = string.end
      continue
    }
    const digits = match(number)
    if (digits !== null) {
      tokens.push({ kind: 'number', source: digits })
      continue
    }
    const word = match(name[language])
    if (word !== null)
      tokens.push({
        kind: 'name',
        name: word.replace(/\s+/g, '').replace('?.', '.'),
        startsLine: isFirst,
      })
    else tokens.push({ kind: 'symbol', symbol: match(symbol) ?? '' })
  }
  return tokens
}

function readString(text: string, start: number, language: CodeLanguage, prefix: string) {
  const quoteCharacter = text[start] ?? ''
  const isTriple = language === 'python' && text.startsWith(quoteCharacter.repeat(3), start)
  const quote = isTriple ? quoteCharacter.repeat(3) : quoteCharacter
  const isRaw = prefix.includes('r') || (language === 'php' && quoteCharacter === "'")
  let read = ''
  let isInterpolated = false
  for (let at = start + quote.length; at < text.length;) {
    if (text.startsWith(quote, at)) return { text: read, isInterpolated, end: at + quote.length }
    const interpolation = readInterpolation(text, at, language, quoteCharacter, prefix)
    if (interpolation) {
      read += `{{${interpolation.name}}}`
      isInterpolated = true
      at = interpolation.end
    } else if (text[at] !== '\\') {
      read += text[at] ?? ''
      at += 1
    } else if (isRaw) {
      const next = text[at + 1] ?? ''
      // PHP has two escapes in single quotes; Python's raw strings have none.
      read += language === 'php' && /[\\']/.test(next) ? next : `\\${next}`
      at += 2
    } else {
      const escape = readEscape(text, at, language)
      read += escape.text
      at = escape.end
    }
  }
  return null
}

/** `${name}` of JavaScript, `{name}` of a Python f-string, `$name` and `{$name}` of PHP. */
function readInterpolation(
  text: string,
  at: number,
  language: CodeLanguage,
  quote: string,
  prefix: string,
): { name: string; end: number } | null {
  const pattern = {
    javascript: quote === '`' ? /\$\{([^{}`]*)\}/y : null,
    python: prefix.includes('f') ? /\{([^{}:!]+)[^{}]*\}/y : null,
    php: quote === '"' ? /\{\$([^{}]+)\}|\$\{?([A-Za-z_]\w*)\}?/y : null,
  }[language]
  if (pattern === null) return null
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (!found) return null
  const inner = (found[1] ?? found[2] ?? '').trim()
  return { name: language === 'php' ? `$${inner}` : inner, end: pattern.lastIndex }
}

function readEscape(text: string, at: number, language: CodeLanguage) {
  const hex = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2}))/y
  hex.lastIndex = at
  const code = hex.exec(text)
  const digits = code?.slice(1).find(Boolean)
  if (digits !== undefined && Number.parseInt(digits, 16) <= 0x10ffff) {
    const point = Number.parseInt(digits, 16)
    return { text: String.fromCodePoint(point), end: hex.lastIndex }
  }
  const next = text[at + 1] ?? ''
  if (next === '\n') return { text: '', end: at + 2 }
  const simple = simpleEscapes[next]
  // An unknown escape keeps its backslash in Python and PHP, and loses it in JavaScript.
  const isKept = language !== 'javascript' && !/[\\'"$]/.test(next)
  return { text: simple ?? (isKept ? `\\${next}` : next), end: at + 2 }
}
