import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readPowerShellDate } from '#core/snippet/render-curl.ts'
import type { ComputedValues } from './computed-values.ts'
import {
  add,
  applyOperator,
  callMethod,
  callStatic,
  createObject,
  itemAt,
  jsonOf,
  listOf,
  memberOf,
  nullValue,
  textOf,
  textValue,
  unknown,
  type PowerShellValue,
} from './powershell-value.ts'

/** A position in a PowerShell script. */
interface PowerShellCursor {
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
function createTextReader(cursor: PowerShellCursor, readVariable: () => string) {
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

export interface ExpressionScope {
  computed: ComputedValues
  /** Values by lower-case name. */
  variables: ReadonlyMap<string, PowerShellValue>
  /** Reads an expression or commands joined by `|`. */
  readPipeline: () => PowerShellValue
  /** Reads the statements of a block up to its closing brace. */
  readBlock: () => void
}

const variable = /\$(?:\{([^}\n]+)\}|((?:env:|script:|global:)?\w+|\$))/iy
const type = /\[([\w.]+)(?:\[[^\]\n]*\]*)?\]/y
const number = /(?:0x[\da-f]+|-?\d+(?:\.\d+)?)(?!\w)/iy
const member = /\.(?:(\w+)|['"]([^'"\n]*)['"])(\(?)/y
const range = /\.\.(?=\s*[\d$-])/y
const operator = /-(f|join|split|replace|eq|ne|and|or|as|match|like)\b/iy

/** Deeper brackets are not followed, as they could overflow the stack. */
const maxDepth = 40

/** Reads expressions. What is not followed becomes a placeholder, by which dates are known. */
export function createExpressionReader(cursor: PowerShellCursor, scope: ExpressionScope) {
  const { text, match, skipBlanks } = cursor
  const { computed, variables, readPipeline, readBlock } = scope

  function written(start: number): JsonValue {
    const source = text.slice(start, cursor.at).trim()
    return textValue(computed.addPlaceholder(source, readPowerShellDate(source)))
  }

  const { readQuoted, readHereString } = createTextReader(cursor, () => {
    const start = cursor.at
    if (text[start + 1] === '(') {
      cursor.at += 2
      return textOf(readNested(() => readBracket(false))) ?? textOf(written(start)) ?? ''
    }
    const named = match(variable)
    if (named) return textOf(readVariable(named)) ?? textOf(written(start)) ?? ''
    cursor.at += 1
    return '$'
  })

  function readNested(read: () => PowerShellValue): PowerShellValue {
    cursor.depth += 1
    const value = cursor.depth > maxDepth ? giveUp() : read()
    cursor.depth -= 1
    return value
  }

  function giveUp(): PowerShellValue {
    cursor.at = text.length
    cursor.close(text[cursor.at - 1] ?? '')
    return unknown
  }

  function readExpression(): PowerShellValue {
    const start = cursor.at
    let value = readOperand()
    for (;;) {
      skipBlanks(cursor.depth > 0)
      const operated = match(operator)?.[1]
      if (operated !== undefined) {
        skipBlanks(true)
        value = applyOperator(value, operated, readList(readOperand(), cursor.depth > 0))
      } else if (text[cursor.at] === '+' && text[cursor.at + 1] !== '=') {
        cursor.at += 1
        skipBlanks(true)
        value = add(value, readOperand())
      } else if (text[cursor.at] === ',') value = readList(value, cursor.depth > 0)
      else if (match(range)) {
        skipBlanks(false)
        readOperand()
        value = listOf([value])
      } else return value.kind === 'unknown' ? written(start) : value
    }
  }

  /** The list that begins with a value, or the value alone; with `withLines` its commas may be in the next line. */
  function readList(first: PowerShellValue, withLines: boolean): PowerShellValue {
    const items = [first]
    skipBlanks(withLines)
    while (text[cursor.at] === ',') {
      cursor.at += 1
      skipBlanks(true)
      items.push(readOperand())
      skipBlanks(withLines)
    }
    return items.length === 1 ? first : listOf(items)
  }

  /** A literal, variable or bracket, with the members and methods after it. */
  function readOperand(): PowerShellValue {
    const start = cursor.at
    let value = readNested(readPrimary)
    for (;;) {
      const [whole, name, quoted, bracket] = match(member) ?? []
      if (whole !== undefined) {
        const key = name ?? quoted ?? ''
        value =
          bracket === '('
            ? callMethod(value, key, readArguments())
            : (memberOf(value, key) ?? unknown)
      } else if (text[cursor.at] === '[' && value.kind !== 'unknown') {
        cursor.at += 1
        const index = readNested(readExpression)
        skipBlanks(true)
        cursor.close('[')
        value = itemAt(value, index)
      } else return value.kind === 'unknown' ? written(start) : value
    }
  }

  function skipCharacter(): PowerShellValue {
    cursor.at += 1
    return unknown
  }

  function readPrimary(): PowerShellValue {
    const character = text[cursor.at] ?? ''
    const here = readHereString()
    if (here !== null) return textValue(here)
    if (isQuote(character)) return textValue(readQuoted())
    const opening = /^(?:[@$]?\(|@?\{)/.exec(text.slice(cursor.at, cursor.at + 2))?.[0]
    if (opening !== undefined) {
      cursor.at += opening.length
      if (opening === '@{') return readHashtable()
      return opening === '{' ? skipBlock() : readBracket(opening === '@(')
    }
    const named = match(variable)
    if (named) return readVariable(named)
    const typed = match(type)?.[1]
    if (typed !== undefined) return readTyped(typed)
    const source = match(number)?.[0]
    if (source === undefined) return skipCharacter()
    return { kind: 'number', source: /x/i.test(source) ? String(Number(source)) : source }
  }

  function readVariable([, braced, bare = '']: RegExpExecArray): PowerShellValue {
    const name = (braced ?? bare).toLowerCase().replace(/^(?:script|global):/, '')
    if (name === 'true' || name === 'false') return { kind: 'boolean', value: name === 'true' }
    return name === 'null' ? nullValue : (variables.get(name) ?? unknown)
  }

  function readTyped(name: string): PowerShellValue {
    // The bytes of a text are sent as the text.
    if (/encoding$/i.test(name) && match(/::UTF8\.GetBytes\(/iy))
      return readArguments()[0] ?? unknown
    const method = match(/::(\w+)\(/y)?.[1]
    if (method !== undefined) return callStatic(name, method, readArguments())
    if (match(/::\w+/y)) return unknown
    skipBlanks(false)
    const value = readOperand()
    // A character by its number, as Firefox writes those that are not ASCII; a date is written otherwise than it was.
    if (/^(?:system\.)?char$/i.test(name) && value.kind === 'number')
      return textValue(String.fromCharCode(Number(value.source)))
    if (/^(?:system\.)?datetime(?:offset)?$/i.test(name)) return unknown
    if (/^(?:system\.)?uribuilder$/i.test(name)) return createObject(name, value)
    const cast = /^(?:string|uri|securestring)$/i.test(name) ? textOf(value) : null
    return cast === null ? value : textValue(cast)
  }

  /** The arguments of a method from behind its bracket on. */
  function readArguments(): readonly PowerShellValue[] {
    const list = readNested(() => readBracket(true))
    return list.kind === 'array' ? list.items : []
  }

  /** Reads items, between which may be commas, semicolons and line ends, up to a closing bracket. */
  function readItems(closing: string, readItem: () => void): void {
    skipBlanks(true)
    while (cursor.at < text.length && text[cursor.at] !== closing) {
      const start = cursor.at
      readItem()
      skipBlanks(true)
      match(/[;,\s]+/y)
      skipBlanks(true)
      if (cursor.at === start) cursor.at += 1
    }
  }

  /** The value of the statements in brackets; a list of their values in `@(…)`. */
  function readBracket(isList: boolean): PowerShellValue {
    const values: PowerShellValue[] = []
    readItems(')', () => values.push(readPipeline()))
    cursor.close('(')
    const [only = nullValue, ...others] = values
    if (!isList) return others.length === 0 ? only : listOf(values)
    return listOf(
      values.flatMap((value): readonly PowerShellValue[] =>
        value.kind === 'array' ? value.items : [value],
      ),
    )
  }

  function skipBlock(): PowerShellValue {
    readBlock()
    cursor.close('{')
    return unknown
  }

  function readHashtable(): PowerShellValue {
    const members: JsonMember[] = []
    readItems('}', () => {
      const isBare = /[\w.]/.test(text[cursor.at] ?? '')
      const name = isBare ? (match(/[\w.@-]+/y)?.[0] ?? '') : (textOf(readOperand()) ?? '')
      skipBlanks(true)
      if (text[cursor.at] !== '=') return
      cursor.at += 1
      skipBlanks(true)
      const start = cursor.at
      const value = readPipeline()
      members.push({ name, value: jsonOf(value) ?? written(start) })
    })
    cursor.close('@{')
    return { kind: 'object', members }
  }

  return { readExpression, readOperand, readList, readQuoted, written }
}
