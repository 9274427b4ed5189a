import { decodePercent } from '#core/url/decode-percent.ts'
import { readBashDate } from '#core/snippet/render-curl-bash.ts'
import type { ComputedValues } from './computed-values.ts'
import { findMatchingBracket } from './matching-bracket.ts'
import { createWordList, type ShellWords } from './shell-words.ts'

/**
 * Splits a command by bash quoting rules: '…', "…", $'…' with its escapes, \ and continued lines.
 *
 * Variables stay as they are (`$TOKEN`); substitutions (`$(date)`) become placeholders of `computed`. An `&`
 * within a word is part of the word, because unquoted URLs are pasted more often than background jobs.
 */
export function splitBash(text: string, computed: ComputedValues): ShellWords {
  const list = createWordList()
  let at = 0
  while (at < text.length) {
    const character = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (character === '\\') {
      const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))
      if (!lineEnd) list.add(next)
      at += 1 + (lineEnd ? lineEnd[0].length : next.length)
    } else if (character === "'") {
      const end = text.indexOf("'", at + 1)
      if (end === -1) return { kind: 'unclosed-quote', quote: "'" }
      list.add(text.slice(at + 1, end))
      at = end + 1
    } else if (character === '`' || (character === '$' && next === '(')) {
      const read = readSubstitution(text, at, computed)
      list.add(read.value)
      at = read.end
    } else if (character === '"' || (character === '$' && next === '"')) {
      const read = readDoubleQuoted(text, at + (character === '$' ? 2 : 1), computed)
      if (!read) return { kind: 'unclosed-quote', quote: '"' }
      list.add(read.value)
      at = read.end
    } else if (character === '$' && next === "'") {
      const read = readAnsiC(text, at + 2)
      if (!read) return { kind: 'unclosed-quote', quote: "$'" }
      list.add(read.value)
      at = read.end
    } else if (character === '\n' || character === '\r') {
      list.end()
      if (list.words.length > 0) return words(list.words, text.slice(at))
      at += 1
    } else if (/\s/.test(character)) {
      list.end()
      at += 1
    } else if (isOperator(text, at, list.isInWord())) {
      list.end()
      return words(list.words, text.slice(at))
    } else {
      list.add(character)
      at += 1
    }
  }
  list.end()
  return words(list.words, '')
}

const words = (all: string[], rest: string): ShellWords => ({
  kind: 'words',
  words: all,
  rest: rest.trim(),
})

function isOperator(text: string, at: number, isInWord: boolean): boolean {
  const character = text[at] ?? ''
  if (character === '#') return !isInWord
  if ('|;<>'.includes(character)) return true
  return character === '&' && !(isInWord && /[^\s&]/.test(text[at + 1] ?? ' '))
}

interface Quoted {
  value: string
  end: number
}

/** Longer substitutions are kept as text, so that many unclosed brackets do not take quadratic time. */
const maxSubstitutionLength = 400

/** Reads `$(…)` or `…` in backticks; only the first character if it is not closed. */
function readSubstitution(text: string, at: number, computed: ComputedValues): Quoted {
  const isOld = text[at] === '`'
  const closing = isOld ? text.slice(at + 1, at + maxSubstitutionLength).indexOf('`') : -1
  const oldEnd = closing === -1 ? null : at + closing + 2
  const end = isOld ? oldEnd : findMatchingBracket(text, at + 1, maxSubstitutionLength)
  if (end === null) return { value: text[at] ?? '', end: at + 1 }
  const command = text.slice(at + (isOld ? 1 : 2), end - 1)
  return { value: computed.addPlaceholder(text.slice(at, end), readBashDate(command)), end }
}

function readDoubleQuoted(text: string, start: number, computed: ComputedValues): Quoted | null {
  let value = ''
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') return { value, end: at + 1 }
    if (character === '`' || (character === '$' && text[at + 1] === '(')) {
      const read = readSubstitution(text, at, computed)
      value += read.value
      at = read.end - 1
      continue
    }
    if (character !== '\\') {
      value += character
      continue
    }
    const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))
    const next = text[at + 1] ?? ''
    if (lineEnd) at += lineEnd[0].length
    else {
      value += /["$`\\]/.test(next) ? next : `\\${next}`
      at += 1
    }
  }
  return null
}

const plainEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const codeEscape =
  /\\(?:x([\dA-Fa-f]{1,2}(?:\\x[\dA-Fa-f]{1,2})*)|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3})|([^]))/y

function readAnsiC(text: string, start: number): Quoted | null {
  let value = ''
  for (let at = start; at < text.length;) {
    const character = text[at] ?? ''
    if (character === "'") return { value, end: at + 1 }
    codeEscape.lastIndex = at
    const escape = codeEscape.exec(text)
    value += escape ? readEscape(escape) : character
    at += escape ? escape[0].length : 1
  }
  return null
}

function readEscape([, bytes, short, long, octal, other]: RegExpExecArray): string {
  // Adjacent bytes may form one UTF-8 character (\xc3\xa4).
  if (bytes !== undefined)
    return decodePercent(
      bytes
        .split('\\x')
        .map((byte) => `%${byte.padStart(2, '0')}`)
        .join(''),
    )
  const hex = short ?? long
  if (hex !== undefined) return codePoint(Number.parseInt(hex, 16))
  if (octal !== undefined) return codePoint(Number.parseInt(octal, 8) & 0xff)
  const character = other ?? ''
  return plainEscapes[character] ?? (/[\\'"?]/.test(character) ? character : `\\${character}`)
}

const codePoint = (code: number): string =>
  code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
