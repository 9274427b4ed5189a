/** A position in a PowerShell script. */
export interface PowerShellCursor {
  readonly text: string
  at: number
  /** How many brackets are open. */
  depth: number
  /** The first quote or bracket that is not closed; null if all are. */
  unclosed: string | null
  /** Reads a sticky pattern; null if it is not at the position. */
  match: (pattern: RegExp) => RegExpExecArray | null
  /** Skips blanks, comments and continued lines; with `withLines` also the ends of lines. */
  skipBlanks: (withLines: boolean) => void
  /** Skips the closing bracket; at the end of the text it is noted as missing. */
  close: (opening: string) => void
}

const blanks = /(?:[^\S\n]|`\r?\n)+/y
const blanksAndLines = /(?:\s|`\r?\n)+/y
const damagedContinuation = /`[^\S\n]+\n/y
const comment = /#[^\n]*/y

/** `joinLine` is called for a line behind a continuation that blanks damage. */
export function createCursor(text: string, joinLine: (start: number) => void): PowerShellCursor {
  const cursor: PowerShellCursor = {
    text,
    at: 0,
    depth: 0,
    unclosed: null,
    match: (pattern) => {
      pattern.lastIndex = cursor.at
      const found = pattern.exec(text)
      if (found) cursor.at = pattern.lastIndex
      return found
    },
    skipBlanks: (withLines) => {
      for (let start = -1; start !== cursor.at;) {
        start = cursor.at
        cursor.match(withLines ? blanksAndLines : blanks)
        if (cursor.match(damagedContinuation)) joinLine(cursor.at)
        if (text.startsWith('<#', cursor.at)) {
          const end = text.indexOf('#>', cursor.at)
          cursor.at = end === -1 ? text.length : end + 2
        } else cursor.match(comment)
      }
    },
    close: (opening) => {
      if (cursor.at >= text.length) cursor.unclosed ??= opening
      else cursor.at += 1
    },
  }
  return cursor
}

/** PowerShell treats typographic quotes as straight ones. */
const singleQuotes = /['\u2018-\u201b]/
const doubleQuotes = /["\u201c-\u201e]/
const hereString = /@(['"])[^\S\n]*\r?\n/y
const escapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['e', '\x1b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
])

export const isQuote = (character: string): boolean =>
  singleQuotes.test(character) || doubleQuotes.test(character)

/** Reads texts in quotes and here-strings. `readVariable` reads what a `$` in them stands for. */
export function createTextReader(cursor: PowerShellCursor, readVariable: () => string) {
  const { text } = cursor

  /** Reads a variable or an escape within a text. */
  function readSpecial(): string {
    if (text[cursor.at] === '$') return readVariable()
    const escaped = text[cursor.at + 1] ?? ''
    cursor.at += 2
    return escapes.get(escaped) ?? escaped
  }

  const isSpecial = (character: string): boolean => character === '$' || character === '`'

  return {
    /** Reads a quoted text from its first quote on. */
    readQuoted: (): string => {
      const opening = text[cursor.at] ?? ''
      const isDouble = doubleQuotes.test(opening)
      const quote = isDouble ? doubleQuotes : singleQuotes
      let value = ''
      cursor.at += 1
      while (cursor.at < text.length) {
        const character = text[cursor.at] ?? ''
        const isClosing = quote.test(character)
        if (isClosing && !quote.test(text[cursor.at + 1] ?? '')) break
        if (isDouble && isSpecial(character)) value += readSpecial()
        else {
          value += character
          cursor.at += isClosing ? 2 : 1
        }
      }
      cursor.close(opening)
      return value
    },

    /** Reads a here-string; null if there is none. */
    readHereString: (): string | null => {
      const quote = cursor.match(hereString)?.[1]
      if (quote === undefined) return null
      const start = cursor.at
      const end = text.indexOf(`\n${quote}@`, start - 1)
      if (end === -1) {
        cursor.at = text.length
        cursor.close(`@${quote}`)
        return ''
      }
      let value = ''
      while (cursor.at < end) {
        const character = text[cursor.at] ?? ''
        if (quote === '"' && isSpecial(character)) value += readSpecial()
        else {
          value += character
          cursor.at += 1
        }
      }
      cursor.at = Math.max(cursor.at, end + 3)
      return value.replace(/\r$/, '')
    },
  }
}
