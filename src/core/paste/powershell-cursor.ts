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
