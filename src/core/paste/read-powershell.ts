import type { ComputedValues } from './computed-values.ts'
import { createExpressionReader, createCursor, isQuote } from './powershell-expression.ts'
import {
  add,
  jsonOf,
  memberOf,
  nullValue,
  textOf,
  textValue,
  unknown,
  withMember,
  type PowerShellValue,
} from './powershell-value.ts'
import { maxCommands, skipContinuationPrompt, skipPrompt } from './shell-script.ts'

/** A command with its evaluated arguments. */
export interface PowerShellCommand {
  name: string
  args: PowerShellArgument[]
  /** What is piped into it; null if nothing is. */
  input: PowerShellValue | null
  /** What it writes into files (`> out.json`), as written. */
  redirections: string[]
  /** False if a quote or bracket in or before it is not closed. */
  isClosed: boolean
  start: number
  end: number
}

export type PowerShellArgument =
  /** `-Name` or `-Name:value`. */
  | { kind: 'parameter'; name: string; value: PowerShellValue | null }
  | { kind: 'value'; value: PowerShellValue }
  /** `@name`: the members of a hashtable as parameters. */
  | { kind: 'splat'; name: string; value: PowerShellValue }

export interface PowerShellActions {
  /** Runs a command and returns what it outputs. */
  run: (command: PowerShellCommand) => PowerShellValue
  /** Called for what is not followed, such as the head of a loop. */
  skip: (start: number, end: number) => void
  /** Called for a line that the shell would take for another command. */
  joinLine: (start: number) => void
}

/** Programs, which get their arguments as words; `curl` is one only where its parameters are none of PowerShell. */
const programName = /\.exe$|^(?:curl|wget|https?|xhs?)$/i
const cmdletName = /^(?:irm|iwr|Invoke-\w+)$/i
const cmdletParameter =
  /^[^\n|;]*\s-(?:Uri|Headers|Method|Body|ContentType|UseBasicParsing|OutFile)\b/i

const commandName = /[A-Za-z_][\w.\\:-]*/y
const keyword =
  /(?:if|elseif|else|while|foreach|for|switch|try|catch|finally|do|until|function|param|begin|process|end|return|trap)\b/iy
const assignment =
  /(?:\[[\w.[\], ]+\]\s*)?\$(?:script:|global:)?(\w+)((?:\.(?:\w+|'[^'\n]*'|"[^"\n]*")|\[(?:\s*(?:'[^'\n]*'|"[^"\n]*")\s*|[^\]'"]*)\])?)\s*(\+?=)(?!=)/y
/** `name` of `.name`, `.'name'`, `[name]` and `["name"]`. */
const nameInPath = (path: string): string =>
  path
    .replace(/^(?:\.|\[\s*)['"]?/, '')
    .replace(/\]$/, '')
    .trimEnd()
    .replace(/['"]$/, '')
const memberCall = /\$(\w+)(?=\.(?:Add|Set_Item)\()\.\w+/iy
const loop = /\(\s*\$(\w+)\s+in\s+/iy
const redirection = /[\d*]?>{1,2}(?:&\d)?[^\S\n]*/y
const nextParameter = /[^\S\n]*\n\s*(?=(?:>{1,2} +)?-[A-Za-z])/y

/**
 * Reads a PowerShell script: evaluates literals, variables, hashtables and the joining of texts, and hands each
 * command to `run`. Everything else becomes a placeholder of `computed`. Blocks are read as if they ran once.
 * Returns the quote or bracket that is not closed; null if all are.
 */
export function readPowerShell(
  text: string,
  computed: ComputedValues,
  { run, skip, joinLine }: PowerShellActions,
): string | null {
  const cursor = createCursor(text, joinLine)
  const { match, skipBlanks } = cursor
  const variables = new Map<string, PowerShellValue>()
  let countCommands = 0
  const { readExpression, readOperand, readList, readQuoted, written } = createExpressionReader(
    cursor,
    {
      computed,
      variables,
      readPipeline,
      readBlock: () => {
        readStatements('}')
      },
    },
  )

  function readStatements(closing: string | null): void {
    for (;;) {
      skipBlanks(true)
      cursor.at = skipPrompt(text, cursor.at)
      if (cursor.at >= text.length || text[cursor.at] === closing) return
      if (countCommands > maxCommands) {
        skip(cursor.at, text.length)
        cursor.at = text.length
        return
      }
      const start = cursor.at
      if (/[;{}),]/.test(text[start] ?? '')) cursor.at += 1
      else readStatement()
      if (cursor.at === start) cursor.at += 1
    }
  }

  function readStatement(): void {
    const start = cursor.at
    const assigned = match(assignment)
    const called = assigned ? null : match(memberCall)
    if (assigned) {
      const [, name = '', path = '', operator] = assigned
      skipBlanks(false)
      const valueStart = cursor.at
      const value = readPipeline()
      const known = value.kind === 'unknown' ? written(valueStart) : value
      assign(name, nameInPath(path), operator === '+=', known)
    } else if (called) {
      const args = readOperand()
      const [key = nullValue, value = nullValue] = args.kind === 'array' ? args.items : []
      assign(called[1] ?? '', textOf(key) ?? '', false, value)
    } else if (match(keyword)) readBlockHead(start)
    else readUnassigned(start)
  }

  /** A statement that is no command, and sets nothing that is followed, is skipped by name. */
  function readUnassigned(start: number): void {
    const before = countCommands
    const value = textOf(readPipeline()) ?? ''
    skipBlanks(false)
    const isWhole = /^(?:$|[\n;)}])/.test(text.slice(cursor.at, cursor.at + 1))
    if (!isWhole) match(/[^\n;]*/y)
    if (!isWhole || (countCommands === before && computed.isPlaceholder(value)))
      skip(start, cursor.at)
  }

  function assign(name: string, member: string, isAdded: boolean, value: PowerShellValue): void {
    const key = name.toLowerCase()
    const before = variables.get(key) ?? nullValue
    const known = jsonOf(value) ?? nullValue
    const several = isAdded ? memberOf(before, member) : undefined
    const all = several === undefined ? known : add(several, known)
    if (member === '') variables.set(key, isAdded ? add(before, value) : value)
    else variables.set(key, withMember(before, member, jsonOf(all) ?? known))
  }

  function readBlockHead(start: number): void {
    skipBlanks(false)
    const variable = match(loop)?.[1]
    if (variable !== undefined) {
      const items = readPipeline()
      const first = items.kind === 'array' ? items.items[0] : items
      variables.set(variable.toLowerCase(), first ?? unknown)
      skipBlanks(true)
      match(/\)/y)
    } else {
      match(/[\w-]+(?=\s*[({])/y)
      if (text[cursor.at] === '(') readOperand()
    }
    skip(start, cursor.at)
  }

  function readPipeline(): PowerShellValue {
    let value = readElement(null)
    for (;;) {
      skipBlanks(false)
      if (!match(/\|(?!\|)/y)) return value
      skipBlanks(true)
      value = readElement(value)
    }
  }

  /** An expression, or a command. */
  function readElement(input: PowerShellValue | null): PowerShellValue {
    const start = cursor.at
    if (match(/[&.](?=[\s'"$])/y)) {
      skipBlanks(false)
      return readCommand(start, textOf(readOperand()) ?? '', input)
    }
    const name = match(commandName)?.[0]
    return name === undefined ? readExpression() : readCommand(start, name, input)
  }

  function readCommand(
    start: number,
    name: string,
    input: PowerShellValue | null,
  ): PowerShellValue {
    // Blocks are read once, for the first item.
    if (/^foreach(?:-object)?$/i.test(name) && input !== null)
      variables.set('_', (input.kind === 'array' ? input.items[0] : input) ?? unknown)
    const line = text.slice(cursor.at, cursor.at + 2_000)
    const isProgram = programName.test(name) && !cmdletParameter.test(`${name}${line}`)
    const command: PowerShellCommand = {
      name,
      args: [],
      input,
      redirections: [],
      isClosed: true,
      start,
      end: start,
    }
    for (;;) {
      skipBlanks(false)
      if ((isProgram || cmdletName.test(name)) && match(nextParameter)) {
        cursor.at = skipContinuationPrompt(text, cursor.at)
        joinLine(cursor.at)
      }
      if (/^(?:$|[\n;|)}]|&&)/.test(text.slice(cursor.at, cursor.at + 2))) break
      const redirected = match(redirection)?.[0]
      if (redirected === undefined)
        command.args.push(isProgram ? readProgramWord() : readArgument())
      else command.redirections.push(`${redirected.trim()} ${readWord()}`.trim())
    }
    command.end = cursor.at
    command.isClosed = cursor.unclosed === null
    countCommands += 1
    return run(command)
  }

  function readArgument(): PowerShellArgument {
    const [whole, name = '', colon] = match(/[-\u2013\u2014]([A-Za-z][\w-]*)(:?)/y) ?? []
    if (whole !== undefined) {
      skipBlanks(false)
      return { kind: 'parameter', name, value: colon === ':' ? readList(readItem(), false) : null }
    }
    const splat = match(/@(\w+)/y)?.[1]
    if (splat === undefined) return { kind: 'value', value: readList(readItem(), false) }
    return { kind: 'splat', name: splat, value: variables.get(splat.toLowerCase()) ?? unknown }
  }

  /** A word of a program; quoted and other parts without a blank between them are one. */
  function readProgramWord(): PowerShellArgument {
    const isLiteral = /[@({]/.test(text[cursor.at] ?? '')
    const first = isLiteral ? (textOf(readOperand()) ?? '') : ''
    return { kind: 'value', value: textValue(first + readWord()) }
  }

  const readItem = (): PowerShellValue =>
    /^(?:['"$(@[{\u2018-\u201e]|-?\d[\d.]*(?:[\s;,|)}]|$))/.test(
      text.slice(cursor.at, cursor.at + 30),
    )
      ? readOperand()
      : textValue(readWord())

  /** Reads text up to a blank; it may contain quoted parts and variables. */
  function readWord(): string {
    const start = cursor.at
    let word = ''
    while (cursor.at < text.length) {
      const character = text[cursor.at] ?? ''
      const isEnd = /[\s;|]/.test(character) || (cursor.depth > 0 && /[)},]/.test(character))
      if (isEnd) break
      if (isQuote(character)) word += readQuoted()
      else if (character === '$') word += textOf(readOperand()) ?? ''
      else {
        const isEscaped = character === '`'
        word += isEscaped ? (text[cursor.at + 1] ?? '') : character
        cursor.at += isEscaped ? 2 : 1
      }
    }
    if (cursor.at === start) cursor.at += 1
    return word
  }

  readStatements(null)
  return cursor.unclosed
}
