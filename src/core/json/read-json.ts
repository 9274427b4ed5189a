import type { JsonMember, JsonValue } from './json-value.ts'
import { err, ok, type Result } from '#core/result.ts'

type Container = { kind: 'array'; items: JsonValue[] } | { kind: 'object'; members: JsonMember[] }

const NULL: JsonValue = { kind: 'null' }
const TRUE: JsonValue = { kind: 'boolean', value: true }
const FALSE: JsonValue = { kind: 'boolean', value: false }

const needsDecoding = /[\\\p{Cc}]/u

// The signs of JSON (RFC 8259) as bytes and as UTF-16 units.
export const TAB = 0x09
export const LINE_FEED = 0x0a
export const CARRIAGE_RETURN = 0x0d
export const SPACE = 0x20
export const QUOTE = 0x22
export const COMMA = 0x2c
export const COLON = 0x3a
export const ARRAY_START = 0x5b
export const BACKSLASH = 0x5c
export const ARRAY_END = 0x5d
export const OBJECT_START = 0x7b
export const OBJECT_END = 0x7d

/**
 * Parses a JSON text (RFC 8259; accepts exactly what JSON.parse accepts). Works without recursion, so nesting
 * may have any depth. A byte order mark is a fault: decoding the bytes must remove it.
 */
export function readJson(text: string): Result<JsonValue, JsonFault> {
  // The ancestors of the current container, outermost first. For each of them, `names` has the name of the
  // member being read ('' in an array).
  const containers: Container[] = []
  const names: string[] = []
  let container: Container | undefined
  let name = ''
  let at = endOfSpace(text, 0)
  let expectedValue: JsonExpectation = 'value'

  for (;;) {
    let value: JsonValue
    let opened: Container | undefined
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const quote = closingQuote(text, at)
      const read = stringBetween(text, at, quote)
      if (read === null) return stringFault(text, at)
      value = { kind: 'string', value: read }
      at = quote + 1
    } else if (code === OBJECT_START || code === ARRAY_START) {
      at = endOfSpace(text, at + 1)
      value = opened =
        code === OBJECT_START ? { kind: 'object', members: [] } : { kind: 'array', items: [] }
      // For both kinds, the code of the closing bracket is that of the opening one plus 2.
      if (text.charCodeAt(at) === code + 2) {
        at += 1
        opened = undefined
      }
    } else if (code === 0x74 && text.startsWith('true', at)) {
      value = TRUE
      at += 4
    } else if (code === 0x66 && text.startsWith('false', at)) {
      value = FALSE
      at += 5
    } else if (code === 0x6e && text.startsWith('null', at)) {
      value = NULL
      at += 4
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfNumber(text, at)
      if (end < 0) return err(describeFault(text, ~end, 'digit'))
      value = { kind: 'number', source: text.slice(at, end) }
      at = end
    } else {
      return err(describeFault(text, at, expectedValue))
    }

    let expectedName: JsonExpectation = 'name'
    if (opened) {
      if (container) {
        containers.push(container)
        names.push(name)
      }
      container = opened
      expectedName = 'name-or-object-end'
      if (opened.kind === 'array') {
        expectedValue = 'value-or-array-end'
        continue
      }
    } else {
      // The value is complete: add it to its container, and close the containers that end after it.
      for (;;) {
        at = endOfSpace(text, at)
        if (!container) {
          return at === text.length ? ok(value) : err(describeFault(text, at, 'end-of-text'))
        }
        const next = text.charCodeAt(at)
        if (container.kind === 'array') {
          container.items.push(value)
          if (next === COMMA) break
          if (next !== ARRAY_END) return err(describeFault(text, at, 'comma-or-array-end'))
        } else {
          container.members.push({ name, value })
          if (next === COMMA) break
          if (next !== OBJECT_END) return err(describeFault(text, at, 'comma-or-object-end'))
        }
        at += 1
        value = container
        container = containers.pop()
        name = names.pop() ?? ''
      }
      at = endOfSpace(text, at + 1)
      expectedValue = 'value'
      if (container.kind === 'array') continue
    }

    if (text.charCodeAt(at) !== QUOTE) return err(describeFault(text, at, expectedName))
    const quote = closingQuote(text, at)
    const read = stringBetween(text, at, quote)
    if (read === null) return stringFault(text, at)
    name = read
    at = endOfSpace(text, quote + 1)
    if (text.charCodeAt(at) !== COLON) return err(describeFault(text, at, 'colon'))
    at = endOfSpace(text, at + 1)
    expectedValue = 'value'
  }
}

/**
 * The offset of the quote that ends the string opened at `at`, or -1. Searching for the next quote and
 * checking backward is several times faster than checking each character.
 */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1)
  while (quote > 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}

/** The value of the string between two quotes; null if it is invalid. */
function stringBetween(text: string, start: number, quote: number): string | null {
  if (quote < 0) return null
  const inner = text.slice(start + 1, quote)
  return needsDecoding.test(inner) ? decodeToken(text.slice(start, quote + 1)) : inner
}

function decodeToken(token: string): string | null {
  try {
    const value: unknown = JSON.parse(token)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

function stringFault(text: string, start: number): Result<never, JsonFault> {
  const offset = faultInString(text, start)
  return err(describeFault(text, offset, expectedInString(text, offset)))
}

function expectedInString(text: string, offset: number): JsonExpectation {
  if (offset >= text.length) return 'closing-quote'
  if (text.charCodeAt(offset) < 0x20 && text[offset - 1] !== '\\')
    return 'escaped-control-character'
  return text[offset - 1] === '\\' ? 'escape' : 'hex-digit'
}

export function readJsonOrNull(text: string): JsonValue | null {
  const read = readJson(text)
  return read.ok ? read.value : null
}

/** Reads an invalid text, such as that of an item at which a response broke off, as a string. */
export const readJsonOrText = (text: string): JsonValue =>
  readJsonOrNull(text) ?? { kind: 'string', value: text }

// The ends of JSON tokens (RFC 8259), as UTF-16 offsets.

const PLUS = 0x2b
const MINUS = 0x2d
const DOT = 0x2e
const ZERO = 0x30
const NINE = 0x39

/** The offset of the first character from `at` on that is not white space. */
export function endOfSpace(text: string, at: number): number {
  let end = at
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code > SPACE) break
    if (code !== SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN && code !== TAB) break
    end += 1
  }
  return end
}

/** The offset of the first invalid character in the invalid string whose opening quote is at `at`. */
function faultInString(text: string, at: number): number {
  let end = at
  const piece = /[ -[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y
  piece.lastIndex = end
  while (piece.test(text)) end = piece.lastIndex
  const escape = /\\(?:u[\dA-Fa-f]*)?/y
  escape.lastIndex = end
  return escape.test(text) ? escape.lastIndex : end
}

/**
 * The offset after the number that starts at `at` with a minus or a digit. If a digit is missing, the bitwise
 * complement (`~`) of its offset, which is negative.
 */
function endOfNumber(text: string, at: number): number {
  let end = text.charCodeAt(at) === MINUS ? at + 1 : at
  if (text.charCodeAt(end) === ZERO) {
    end += 1
  } else {
    const digits = end
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
  }
  let code = text.charCodeAt(end)
  if (code === DOT) {
    const digits = end + 1
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
    code = text.charCodeAt(end)
  }
  if ((code | 0x20) === 0x65) {
    const sign = text.charCodeAt(end + 1)
    const digits = sign === PLUS || sign === MINUS ? end + 2 : end + 1
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
  }
  return end
}

function endOfDigits(text: string, at: number): number {
  let end = at
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code < ZERO || code > NINE) break
    end += 1
  }
  return end
}

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

type JsonExpectation =
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
function describeFault(text: string, offset: number, expected: JsonExpectation): JsonFault {
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
