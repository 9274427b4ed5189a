import type { PowerShellCursor } from './powershell-cursor.ts'

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
