/** The position where a text stops being valid JSON. */
export interface JsonFault {
  /** In UTF-16 units from 0; the length of the text when it ends too early. */
  offset: number
  /** From 1. CR LF, LF and CR each end a line. */
  line: number
  /** In UTF-16 units from 1. */
  column: number
  expected: JsonExpectation
  /** The character at that position; null at the end of the text. */
  found: string | null
}

export type JsonExpectation =
  | 'value'
  | 'value-or-array-end'
  | 'name'
  | 'name-or-object-end'
  | 'colon'
  | 'comma-or-array-end'
  | 'comma-or-object-end'
  | 'digit'
  | 'closing-quote'
  /** A character below U+0020 in a string must be escaped. */
  | 'escaped-control-character'
  /** A backslash is not followed by a valid escape. */
  | 'escape'
  | 'hex-digit'
  | 'end-of-text'

/** Describes the fault at an offset, without checking that there is one. */
export function describeFault(text: string, offset: number, expected: JsonExpectation): JsonFault {
  let line = 1
  let lineStart = 0
  for (const lineEnd of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1
    lineStart = lineEnd.index + lineEnd[0].length
  }
  const codePoint = text.codePointAt(offset)
  return {
    offset,
    line,
    column: offset - lineStart + 1,
    expected,
    found: codePoint === undefined ? null : String.fromCodePoint(codePoint),
  }
}
