import type { TextRepair } from '#core/query/reading.ts'
import { hasInvisible } from '#core/text/characters.ts'
import {
  readDoubleQuoted,
  readExpansion,
  type ExpansionContext,
  findMatchingBracket,
} from './bash-expansion.ts'
import { startsContinuation, type ReadPart } from './shell-script.ts'
import { readTypographicQuote } from './typographic.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'

/** A word, or the quote in it that is not closed. */
type ReadWord = ReadPart | { unclosedQuote: string }

const ordinary = /[\w\-.,:/?=%~@+*!^[\](){}]+/y
const ordinaryInArray = /[\w\-.,:/?=%~@+*!^[\]{}]+/y
const wordEnd = /[\s|;]|[<>](?!\()|&(?=[\s&]|$)/y
const continuedWord = /\\\r?\n/y
/** An address in backticks, which are quotes in Markdown. */
const addressInBackticks = /`(https?:\/\/[^\s`]*)`/y

/**
 * Reads a word of a bash script from its first character on. `noteRepair` is told what it repairs. In an array, a
 * closing parenthesis ends it.
 */
export function readBashWord(
  context: ExpansionContext,
  start: number,
  noteRepair: (repair: TextRepair) => void,
  isInArray = false,
): ReadWord {
  const { text, computed } = context

  /** null at the end of the word. */
  function readPart(at: number): ReadWord | null {
    const plain = isInArray ? ordinaryInArray : ordinary
    plain.lastIndex = at
    const run = plain.exec(text)?.[0]
    if (run !== undefined) return { value: run, end: at + run.length }
    wordEnd.lastIndex = at
    if (wordEnd.test(text) || (isInArray && text[at] === ')')) return null
    const character = text[at] ?? ''
    switch (character) {
      case "'":
      case '"':
      case '$':
        return readQuoted(at) ?? readExpansion(context, at)
      case '\\':
        return readEscape(at)
      case '`':
        return readAddress(at) ?? readExpansion(context, at)
      case '<':
      case '>': {
        // The output of a command as a file.
        const end = findMatchingBracket(text, at + 1, maxOutputLength) ?? at + 2
        return { value: computed.addPlaceholder(text.slice(at, end), null), end }
      }
      default:
        return readTypographic(at) ?? readPlain(at, character)
    }
  }

  /** null for a `$` that begins no quote. */
  function readQuoted(at: number): ReadWord | null {
    const quote = /^\$?["']/.exec(text.slice(at, at + 2))?.[0]
    if (quote === undefined) return null
    const inner = at + quote.length
    if (quote.endsWith('"')) return readDoubleQuoted(context, inner) ?? { unclosedQuote: '"' }
    if (quote === "$'") return readAnsiC(text, inner) ?? { unclosedQuote: quote }
    const end = text.indexOf("'", inner)
    return end === -1 ? { unclosedQuote: "'" } : { value: text.slice(inner, end), end: end + 1 }
  }

  function readEscape(at: number): ReadPart | null {
    continuedWord.lastIndex = at
    if (!continuedWord.test(text)) return { value: text[at + 1] ?? '', end: at + 2 }
    const { lastIndex: end } = continuedWord
    return startsContinuation(text, end) ? null : { value: '', end }
  }

  function readAddress(at: number): ReadPart | null {
    addressInBackticks.lastIndex = at
    const value = addressInBackticks.exec(text)?.[1]
    if (value === undefined) return null
    noteRepair('typographic')
    return { value, end: addressInBackticks.lastIndex }
  }

  /** A word that begins with such a quote, or has one after `=` or `:`, is quoted by it. */
  function readTypographic(at: number): ReadPart | null {
    const isBeginning = at === start || /[=:@]/.test(text[at - 1] ?? '')
    const read = isBeginning ? readTypographicQuote(text, at) : null
    if (read) noteRepair('typographic')
    return read
  }

  function readPlain(at: number, character: string): ReadPart {
    if (character === '&') noteRepair('ampersand')
    const isInvisible = hasInvisible(character)
    if (isInvisible) noteRepair('invisible')
    return { value: isInvisible ? '' : character, end: at + 1 }
  }

  let value = ''
  let at = start
  while (at < text.length) {
    const part = readPart(at)
    if (part === null) break
    if ('unclosedQuote' in part) return part
    value += part.value
    at = part.end
  }
  return { value, end: Math.min(at, text.length) }
}

/** Longer commands are kept as text, so that many unclosed brackets do not take quadratic time. */
const maxOutputLength = 400

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

/** Reads the text of `$'…'` with its escapes from behind the quote on; null if it is not closed. */
function readAnsiC(text: string, start: number): ReadPart | null {
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
