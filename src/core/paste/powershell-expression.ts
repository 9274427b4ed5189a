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

/** A PowerShell script while it is read. */
export interface PowerShellScript extends ExpressionScope {
  readonly text: string
  at: number
  /** How many brackets are open. */
  depth: number
  /** The first quote or bracket that is not closed; null if all are. */
  unclosed: string | null
  /** Values by lower-case name. */
  readonly variables: Map<string, PowerShellValue>
  /** Reads a sticky pattern; null if it is not at the position. */
  match: (pattern: RegExp) => RegExpExecArray | null
  /** Skips blanks, comments and continued lines; with `withLines` also the ends of lines. */
  skipBlanks: (withLines: boolean) => void
  /** Skips the closing bracket; at the end of the text it is noted as missing. */
  close: (opening: string) => void
}

interface ExpressionScope {
  computed: ComputedValues
  /** Reads an expression or commands joined by `|`. */
  readPipeline: () => PowerShellValue
  /** Reads the statements of a block up to its closing brace. */
  readBlock: () => void
  /** Called for a line behind a continuation that blanks damage. */
  joinLine: (start: number) => void
}

const blanks = /(?:[^\S\n]|`\r?\n)+/y
const blanksAndLines = /(?:\s|`\r?\n)+/y
const damagedContinuation = /`[^\S\n]+\n/y
const comment = /#[^\n]*/y

export function createScript(text: string, scope: ExpressionScope): PowerShellScript {
  const script: PowerShellScript = {
    ...scope,
    text,
    at: 0,
    depth: 0,
    unclosed: null,
    variables: new Map(),
    match: (pattern) => {
      pattern.lastIndex = script.at
      const found = pattern.exec(text)
      if (found) script.at = pattern.lastIndex
      return found
    },
    skipBlanks: (withLines) => {
      for (let start = -1; start !== script.at;) {
        start = script.at
        script.match(withLines ? blanksAndLines : blanks)
        if (script.match(damagedContinuation)) scope.joinLine(script.at)
        if (text.startsWith('<#', script.at)) {
          const end = text.indexOf('#>', script.at)
          script.at = end === -1 ? text.length : end + 2
        } else script.match(comment)
      }
    },
    close: (opening) => {
      if (script.at >= text.length) script.unclosed ??= opening
      else script.at += 1
    },
  }
  return script
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

/** Reads a variable or an escape within a text. */
function readSpecial(script: PowerShellScript): string {
  if (script.text[script.at] === '$') return readSubstitution(script)
  const escaped = script.text[script.at + 1] ?? ''
  script.at += 2
  return escapes.get(escaped) ?? escaped
}

const isSpecial = (character: string): boolean => character === '$' || character === '`'

/** Reads a quoted text from its first quote on. */
export function readQuoted(script: PowerShellScript): string {
  const opening = script.text[script.at] ?? ''
  const isDouble = doubleQuotes.test(opening)
  const quote = isDouble ? doubleQuotes : singleQuotes
  let value = ''
  script.at += 1
  while (script.at < script.text.length) {
    const character = script.text[script.at] ?? ''
    const isClosing = quote.test(character)
    if (isClosing && !quote.test(script.text[script.at + 1] ?? '')) break
    if (isDouble && isSpecial(character)) value += readSpecial(script)
    else {
      value += character
      script.at += isClosing ? 2 : 1
    }
  }
  script.close(opening)
  return value
}

/** Reads a here-string; null if there is none. */
function readHereString(script: PowerShellScript): string | null {
  const quote = script.match(hereString)?.[1]
  if (quote === undefined) return null
  const start = script.at
  const end = script.text.indexOf(`\n${quote}@`, start - 1)
  if (end === -1) {
    script.at = script.text.length
    script.close(`@${quote}`)
    return ''
  }
  let value = ''
  while (script.at < end) {
    const character = script.text[script.at] ?? ''
    if (quote === '"' && isSpecial(character)) value += readSpecial(script)
    else {
      value += character
      script.at += 1
    }
  }
  script.at = Math.max(script.at, end + 3)
  return value.replace(/\r$/, '')
}

const variable = /\$(?:\{([^}\n]+)\}|((?:env:|script:|global:)?\w+|\$))/iy
const type = /\[([\w.]+)(?:\[[^\]\n]*\]*)?\]/y
const number = /(?:0x[\da-f]+|-?\d+(?:\.\d+)?)(?!\w)/iy
const member = /\.(?:(\w+)|['"]([^'"\n]*)['"])(\(?)/y
const range = /\.\.(?=\s*[\d$-])/y
const operator = /-(f|join|split|replace|eq|ne|and|or|as|match|like)\b/iy

/** Deeper brackets are not followed, as they could overflow the stack. */
const maxDepth = 40

/** A placeholder for what is written from a position on, by which dates are known. */
export function written(script: PowerShellScript, start: number): JsonValue {
  const source = script.text.slice(start, script.at).trim()
  return textValue(script.computed.addPlaceholder(source, readPowerShellDate(source)))
}

/** Reads an expression. What is not followed becomes a placeholder. */
export function readExpression(script: PowerShellScript): PowerShellValue {
  const start = script.at
  let value = readOperand(script)
  for (;;) {
    script.skipBlanks(script.depth > 0)
    const operated = script.match(operator)?.[1]
    if (operated !== undefined) {
      script.skipBlanks(true)
      value = applyOperator(
        value,
        operated,
        readList(script, readOperand(script), script.depth > 0),
      )
    } else if (script.text[script.at] === '+' && script.text[script.at + 1] !== '=') {
      script.at += 1
      script.skipBlanks(true)
      value = add(value, readOperand(script))
    } else if (script.text[script.at] === ',') value = readList(script, value, script.depth > 0)
    else if (script.match(range)) {
      script.skipBlanks(false)
      readOperand(script)
      value = listOf([value])
    } else return value.kind === 'unknown' ? written(script, start) : value
  }
}

/** The list that begins with a value, or the value alone; with `withLines` its commas may be in the next line. */
export function readList(
  script: PowerShellScript,
  first: PowerShellValue,
  withLines: boolean,
): PowerShellValue {
  const items = [first]
  script.skipBlanks(withLines)
  while (script.text[script.at] === ',') {
    script.at += 1
    script.skipBlanks(true)
    items.push(readOperand(script))
    script.skipBlanks(withLines)
  }
  return items.length === 1 ? first : listOf(items)
}

/** A literal, variable or bracket, with the members and methods after it. */
export function readOperand(script: PowerShellScript): PowerShellValue {
  const start = script.at
  let value = readNested(script, readPrimary)
  for (;;) {
    const [whole, name, quoted, bracket] = script.match(member) ?? []
    if (whole !== undefined) {
      const key = name ?? quoted ?? ''
      value =
        bracket === '('
          ? callMethod(value, key, readArguments(script))
          : (memberOf(value, key) ?? unknown)
    } else if (script.text[script.at] === '[' && value.kind !== 'unknown') {
      script.at += 1
      const index = readNested(script, readExpression)
      script.skipBlanks(true)
      script.close('[')
      value = itemAt(value, index)
    } else return value.kind === 'unknown' ? written(script, start) : value
  }
}

function readPrimary(script: PowerShellScript): PowerShellValue {
  const character = script.text[script.at] ?? ''
  const here = readHereString(script)
  if (here !== null) return textValue(here)
  if (isQuote(character)) return textValue(readQuoted(script))
  const opening = /^(?:[@$]?\(|@?\{)/.exec(script.text.slice(script.at, script.at + 2))?.[0]
  if (opening !== undefined) {
    script.at += opening.length
    if (opening === '@{') return readHashtable(script)
    return opening === '{' ? skipBlock(script) : readBracket(script, opening === '@(')
  }
  const named = script.match(variable)
  if (named) return readVariable(script, named)
  const typed = script.match(type)?.[1]
  if (typed !== undefined) return readTyped(script, typed)
  const source = script.match(number)?.[0]
  if (source !== undefined)
    return { kind: 'number', source: /x/i.test(source) ? String(Number(source)) : source }
  script.at += 1
  return unknown
}

function readVariable(
  script: PowerShellScript,
  [, braced, bare = '']: RegExpExecArray,
): PowerShellValue {
  const name = (braced ?? bare).toLowerCase().replace(/^(?:script|global):/, '')
  if (name === 'true' || name === 'false') return { kind: 'boolean', value: name === 'true' }
  return name === 'null' ? nullValue : (script.variables.get(name) ?? unknown)
}

function readTyped(script: PowerShellScript, name: string): PowerShellValue {
  // The bytes of a text are sent as the text.
  if (/encoding$/i.test(name) && script.match(/::UTF8\.GetBytes\(/iy))
    return readArguments(script)[0] ?? unknown
  const method = script.match(/::(\w+)\(/y)?.[1]
  if (method !== undefined) return callStatic(name, method, readArguments(script))
  if (script.match(/::\w+/y)) return unknown
  script.skipBlanks(false)
  const value = readOperand(script)
  // A character by its number, as Firefox writes those that are not ASCII; a date is written otherwise than it was.
  if (/^(?:system\.)?char$/i.test(name) && value.kind === 'number')
    return textValue(String.fromCharCode(Number(value.source)))
  if (/^(?:system\.)?datetime(?:offset)?$/i.test(name)) return unknown
  if (/^(?:system\.)?uribuilder$/i.test(name)) return createObject(name, value)
  const cast = /^(?:string|uri|securestring)$/i.test(name) ? textOf(value) : null
  return cast === null ? value : textValue(cast)
}

/** Reads a bracket; one in too many others ends the reading. */
function readNested(
  script: PowerShellScript,
  read: (script: PowerShellScript) => PowerShellValue,
): PowerShellValue {
  if (script.depth >= maxDepth) {
    script.at = script.text.length
    script.close(script.text.at(-1) ?? '')
    return unknown
  }
  script.depth += 1
  const value = read(script)
  script.depth -= 1
  return value
}

/** The arguments of a method from behind its bracket on. */
function readArguments(script: PowerShellScript): readonly PowerShellValue[] {
  const list = readNested(script, () => readBracket(script, true))
  return list.kind === 'array' ? list.items : []
}

/** Reads items, between which may be commas, semicolons and line ends, up to a closing bracket. */
function readItems(script: PowerShellScript, closing: string, readItem: () => void): void {
  script.skipBlanks(true)
  while (script.at < script.text.length && script.text[script.at] !== closing) {
    const start = script.at
    readItem()
    script.skipBlanks(true)
    script.match(/[;,\s]+/y)
    script.skipBlanks(true)
    if (script.at === start) script.at += 1
  }
}

/** The value of the statements in brackets; a list of their values in `@(…)`. */
function readBracket(script: PowerShellScript, isList: boolean): PowerShellValue {
  const values: PowerShellValue[] = []
  readItems(script, ')', () => values.push(script.readPipeline()))
  script.close('(')
  const [only = nullValue, ...others] = values
  if (!isList) return others.length === 0 ? only : listOf(values)
  return listOf(
    values.flatMap((value): readonly PowerShellValue[] =>
      value.kind === 'array' ? value.items : [value],
    ),
  )
}

function skipBlock(script: PowerShellScript): PowerShellValue {
  script.readBlock()
  script.close('{')
  return unknown
}

function readHashtable(script: PowerShellScript): PowerShellValue {
  const members: JsonMember[] = []
  readItems(script, '}', () => {
    const isBare = /[\w.]/.test(script.text[script.at] ?? '')
    const name = isBare
      ? (script.match(/[\w.@-]+/y)?.[0] ?? '')
      : (textOf(readOperand(script)) ?? '')
    script.skipBlanks(true)
    if (script.text[script.at] !== '=') return
    script.at += 1
    script.skipBlanks(true)
    const start = script.at
    const value = script.readPipeline()
    members.push({ name, value: jsonOf(value) ?? written(script, start) })
  })
  script.close('@{')
  return { kind: 'object', members }
}

/** Reads what a `$` in a text stands for. */
function readSubstitution(script: PowerShellScript): string {
  const start = script.at
  if (script.text[start + 1] === '(') {
    script.at += 2
    return (
      textOf(readNested(script, () => readBracket(script, false))) ??
      textOf(written(script, start)) ??
      ''
    )
  }
  const named = script.match(variable)
  if (named) return textOf(readVariable(script, named)) ?? textOf(written(script, start)) ?? ''
  script.at += 1
  return '$'
}
