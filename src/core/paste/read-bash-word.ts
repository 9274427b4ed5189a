import type { TextRepair } from '#core/query/reading.ts'
import { hasInvisible } from '#core/text/characters.ts'
import { matchAt, startsContinuation, type ReadPart, type ShellVariables } from './shell-script.ts'
import { readTypographicQuote } from './repair-pasted.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { readBashDate } from '#core/snippet/render-curl.ts'
import type { ComputedValues } from './computed-values.ts'

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
    const run = matchAt(plain, text, at)?.[0]
    if (run !== undefined) return { value: run, end: at + run.length }
    if (matchAt(wordEnd, text, at) || (isInArray && text[at] === ')')) return null
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
    if (!matchAt(continuedWord, text, at)) return { value: text[at + 1] ?? '', end: at + 2 }
    const { lastIndex: end } = continuedWord
    return startsContinuation(text, end) ? null : { value: '', end }
  }

  function readAddress(at: number): ReadPart | null {
    const value = matchAt(addressInBackticks, text, at)?.[1]
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
    const escape = matchAt(codeEscape, text, at)
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

export interface ExpansionContext {
  text: string
  variables: ShellVariables
  computed: ComputedValues
}

/** Longer substitutions are kept as text, so that many unclosed brackets do not take quadratic time. */
const maxSubstitutionLength = 400
const variable = /\$(?:(\w+)|\{(\w+)(?::?[-=]([^{}'"\n]*))?\})/y

/**
 * Reads `$NAME`, `${NAME:-default}`, `$(…)` or `…` in backticks. A variable that the script does not set and a command
 * become placeholders, unless the command only prints a text. Only the first character if it is none of these, or
 * not closed.
 */
function readExpansion(context: ExpansionContext, at: number): ReadPart {
  const { text, variables, computed } = context
  if (text.startsWith('$(', at) || text[at] === '`') {
    const printed = readPrintedText(context, at)
    if (printed) return printed
    const end = findSubstitutionEnd(text, at)
    if (end === null) return { value: text[at] ?? '', end: at + 1 }
    const command = text.slice(at + (text[at] === '`' ? 1 : 2), end - 1)
    return { value: computed.addPlaceholder(text.slice(at, end), readBashDate(command)), end }
  }
  const [written, bare, braced, fallback] = matchAt(variable, text, at) ?? []
  if (written === undefined) return { value: text[at] ?? '', end: at + 1 }
  const known = variables.read(bare ?? braced ?? '') ?? fallback
  return { value: known ?? computed.addPlaceholder(written, null), end: at + written.length }
}

function findSubstitutionEnd(text: string, at: number): number | null {
  if (text[at] === '$') return findMatchingBracket(text, at + 1, maxSubstitutionLength)
  const closing = text.slice(at + 1, at + maxSubstitutionLength).indexOf('`')
  return closing === -1 ? null : at + closing + 2
}

const printedHereDocument = /\$\(\s*cat\s+(?=<<)/y
const closingBracket = /\s*\)/y

/** Reads `$(cat <<EOF …)`; null for any other substitution. Line ends at its end are not part of it. */
function readPrintedText(context: ExpansionContext, at: number): ReadPart | null {
  const { text } = context
  if (!matchAt(printedHereDocument, text, at)) return null
  const opening = readHereOperator(text, printedHereDocument.lastIndex)
  const lineEnd = opening ? text.indexOf('\n', opening.end) : -1
  const read = opening && lineEnd !== -1 ? readHereDocument(context, lineEnd + 1, opening) : null
  if (!read || !matchAt(closingBracket, text, read.end)) return null
  return { value: read.value.replace(/(?<!\n)\n+$/, ''), end: closingBracket.lastIndex }
}

/** The beginning of a here-document. */
export interface HereOperator {
  delimiter: string
  /** `<<-`: leading tabs are removed. */
  isIndented: boolean
  /** With a quoted delimiter nothing is replaced. */
  isLiteral: boolean
  end: number
}

const hereOperator = /<<(-?)[ \t]*(?:(['"])(?<quoted>[^'"\n]+)\2|(\\?)(?<bare>[^\s'"<>|;&()\\]+))/y

/** Reads `<<EOF`, `<<-EOF` or `<<'EOF'`; null for anything else. */
export function readHereOperator(text: string, at: number): HereOperator | null {
  const found = matchAt(hereOperator, text, at)
  if (!found) return null
  const { quoted, bare } = found.groups ?? {}
  return {
    delimiter: quoted ?? bare ?? '',
    isIndented: found[1] === '-',
    isLiteral: quoted !== undefined || found[4] !== '',
    end: at + found[0].length,
  }
}

/** Reads the lines of a here-document up to its delimiter; null without one. Prompts of a shell are removed. */
export function readHereDocument(
  { text, ...others }: ExpansionContext,
  start: number,
  { delimiter, isIndented, isLiteral }: HereOperator,
): ReadPart | null {
  const lines: string[] = []
  for (let at = start; at < text.length;) {
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd === -1 ? text.length : lineEnd
    const line = text
      .slice(at, end)
      .replace(/\r$/, '')
      .replace(isIndented ? /^\t+/ : '', '')
    const withoutPrompt = line.replace(/^> ?/, '')
    if (line === delimiter || withoutPrompt === delimiter) {
      const isPrompted = line !== delimiter || lines.every((one) => one.startsWith('>'))
      const content = (isPrompted ? lines.map((one) => one.replace(/^> ?/, '')) : lines).join('\n')
      const value = isLiteral
        ? content
        : (readExpanded({ ...others, text: content }, 0, null)?.value ?? content)
      return { value: lines.length === 0 ? '' : `${value}\n`, end }
    }
    lines.push(line)
    at = end + 1
  }
  return null
}

/** Reads a text in double quotes from behind the quote on; null if it is not closed. */
const readDoubleQuoted = (context: ExpansionContext, start: number): ReadPart | null =>
  readExpanded(context, start, '"')

/** Reads up to `closing`, null for the end of the text, and replaces variables, substitutions and escapes. */
function readExpanded(
  context: ExpansionContext,
  start: number,
  closing: '"' | null,
): ReadPart | null {
  const { text } = context
  let value = ''
  for (let at = start; at < text.length;) {
    const character = text[at] ?? ''
    if (character === closing) return { value, end: at + 1 }
    if (character === '`' || character === '$') {
      const read = readExpansion(context, at)
      value += read.value
      at = read.end
    } else if (character === '\\') {
      const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0]
      const next = text[at + 1] ?? ''
      const isEscaped = /[$`\\]/.test(next) || next === closing
      if (lineEnd === undefined) value += isEscaped ? next : `\\${next}`
      at += 1 + (lineEnd ?? next).length
    } else {
      value += character
      at += 1
    }
  }
  return closing === null ? { value, end: text.length } : null
}

/**
 * The index after the bracket that closes the one at `start`, in a shell's text with quotes; null if there
 * is none within `maxLength` characters.
 */
function findMatchingBracket(text: string, start: number, maxLength: number): number | null {
  const last = Math.min(text.length, start + maxLength)
  if (!text.slice(start, last).includes(')')) return null
  let depth = 0
  for (let at = start; at < last; at += 1) {
    const character = text[at] ?? ''
    if (character === "'" || character === '"') {
      const end = text.indexOf(character, at + 1)
      if (end === -1) return null
      at = end
    } else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
