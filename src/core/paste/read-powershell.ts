import type { ComputedValues } from './computed-values.ts'
import {
  createScript,
  isQuote,
  readExpression,
  readList,
  readOperand,
  readQuoted,
  written,
  type PowerShellScript,
} from './powershell-expression.ts'
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
  actions: PowerShellActions,
): string | null {
  const script: OpenScript = Object.assign(
    createScript(text, {
      computed,
      joinLine: actions.joinLine,
      readPipeline: () => readPipeline(script),
      readBlock: () => {
        readStatements(script, '}')
      },
    }),
    actions,
    { commandCount: 0 },
  )
  readStatements(script, null)
  return script.unclosed
}

interface OpenScript extends PowerShellScript, PowerShellActions {
  commandCount: number
}

function readStatements(script: OpenScript, closing: string | null): void {
  for (;;) {
    script.skipBlanks(true)
    script.at = skipPrompt(script.text, script.at)
    if (script.at >= script.text.length || script.text[script.at] === closing) return
    if (script.commandCount >= maxCommands) {
      script.skip(script.at, script.text.length)
      script.at = script.text.length
      return
    }
    const start = script.at
    if (/[;{}),]/.test(script.text[start] ?? '')) script.at += 1
    else readStatement(script)
    if (script.at === start) script.at += 1
  }
}

function readStatement(script: OpenScript): void {
  const start = script.at
  const assigned = script.match(assignment)
  const called = assigned ? null : script.match(memberCall)
  if (assigned) {
    const [, name = '', path = '', operator] = assigned
    script.skipBlanks(false)
    const valueStart = script.at
    const value = readPipeline(script)
    const known = value.kind === 'unknown' ? written(script, valueStart) : value
    assign(script, { name, member: nameInPath(path), isAdded: operator === '+=' }, known)
  } else if (called) {
    const args = readOperand(script)
    const [key = nullValue, value = nullValue] = args.kind === 'array' ? args.items : []
    assign(script, { name: called[1] ?? '', member: textOf(key) ?? '', isAdded: false }, value)
  } else if (script.match(keyword)) readBlockHead(script, start)
  else readUnassigned(script, start)
}

/** Reads a statement that assigns nothing; notes it as skipped unless it ran a command or has a known value. */
function readUnassigned(script: OpenScript, start: number): void {
  const before = script.commandCount
  const value = textOf(readPipeline(script)) ?? ''
  script.skipBlanks(false)
  const isWhole = /^(?:$|[\n;)}])/.test(script.text.slice(script.at, script.at + 1))
  if (!isWhole) script.match(/[^\n;]*/y)
  if (!isWhole || (script.commandCount === before && script.computed.isPlaceholder(value)))
    script.skip(start, script.at)
}

/** Sets a variable or a member of its value, or adds to it. */
function assign(
  { variables }: OpenScript,
  { name, member, isAdded }: { name: string; member: string; isAdded: boolean },
  value: PowerShellValue,
): void {
  const key = name.toLowerCase()
  const before = variables.get(key) ?? nullValue
  if (member === '') {
    variables.set(key, isAdded ? add(before, value) : value)
    return
  }
  // A member has JSON: a value without any becomes null, and what cannot be added to replaces what was there.
  const known = jsonOf(value) ?? nullValue
  const several = isAdded ? memberOf(before, member) : undefined
  const all = several === undefined ? known : add(several, known)
  variables.set(key, withMember(before, member, jsonOf(all) ?? known))
}

function readBlockHead(script: OpenScript, start: number): void {
  script.skipBlanks(false)
  const variable = script.match(loop)?.[1]
  if (variable !== undefined) {
    const items = readPipeline(script)
    const first = items.kind === 'array' ? items.items[0] : items
    script.variables.set(variable.toLowerCase(), first ?? unknown)
    script.skipBlanks(true)
    script.match(/\)/y)
  } else {
    script.match(/[\w-]+(?=\s*[({])/y)
    if (script.text[script.at] === '(') readOperand(script)
  }
  script.skip(start, script.at)
}

function readPipeline(script: OpenScript): PowerShellValue {
  let value = readElement(script, null)
  for (;;) {
    script.skipBlanks(false)
    if (!script.match(/\|(?!\|)/y)) return value
    script.skipBlanks(true)
    value = readElement(script, value)
  }
}

/** An expression, or a command. */
function readElement(script: OpenScript, input: PowerShellValue | null): PowerShellValue {
  const start = script.at
  if (script.match(/[&.](?=[\s'"$])/y)) {
    script.skipBlanks(false)
    return readCommand(script, start, textOf(readOperand(script)) ?? '', input)
  }
  const name = script.match(commandName)?.[0]
  return name === undefined ? readExpression(script) : readCommand(script, start, name, input)
}

function readCommand(
  script: OpenScript,
  start: number,
  name: string,
  input: PowerShellValue | null,
): PowerShellValue {
  // Blocks are read once, for the first item.
  if (/^foreach(?:-object)?$/i.test(name) && input !== null)
    script.variables.set('_', (input.kind === 'array' ? input.items[0] : input) ?? unknown)
  const line = script.text.slice(script.at, script.at + 2_000)
  const isProgram = programName.test(name) && !cmdletParameter.test(`${name}${line}`)
  const args: PowerShellArgument[] = []
  const redirections: string[] = []
  for (;;) {
    script.skipBlanks(false)
    if ((isProgram || cmdletName.test(name)) && script.match(nextParameter)) {
      script.at = skipContinuationPrompt(script.text, script.at)
      script.joinLine(script.at)
    }
    if (/^(?:$|[\n;|)}]|&&)/.test(script.text.slice(script.at, script.at + 2))) break
    const redirected = script.match(redirection)?.[0]
    if (redirected === undefined)
      args.push(isProgram ? readProgramWord(script) : readArgument(script))
    else redirections.push(`${redirected.trim()} ${readWord(script)}`.trim())
  }
  script.commandCount += 1
  const { at: end, unclosed } = script
  return script.run({ name, args, input, redirections, isClosed: unclosed === null, start, end })
}

function readArgument(script: OpenScript): PowerShellArgument {
  const [whole, name = '', colon] = script.match(/[-\u2013\u2014]([A-Za-z][\w-]*)(:?)/y) ?? []
  if (whole !== undefined) {
    script.skipBlanks(false)
    return {
      kind: 'parameter',
      name,
      value: colon === ':' ? readList(script, readItem(script), false) : null,
    }
  }
  const splat = script.match(/@(\w+)/y)?.[1]
  if (splat === undefined)
    return { kind: 'value', value: readList(script, readItem(script), false) }
  return { kind: 'splat', name: splat, value: script.variables.get(splat.toLowerCase()) ?? unknown }
}

/** A word of a program; quoted and other parts without a blank between them are one. */
function readProgramWord(script: OpenScript): PowerShellArgument {
  const isLiteral = /[@({]/.test(script.text[script.at] ?? '')
  const first = isLiteral ? (textOf(readOperand(script)) ?? '') : ''
  return { kind: 'value', value: textValue(first + readWord(script)) }
}

const readItem = (script: OpenScript): PowerShellValue =>
  /^(?:['"$(@[{\u2018-\u201e]|-?\d[\d.]*(?:[\s;,|)}]|$))/.test(
    script.text.slice(script.at, script.at + 30),
  )
    ? readOperand(script)
    : textValue(readWord(script))

/** Reads text up to a blank; it may contain quoted parts and variables. */
function readWord(script: OpenScript): string {
  const start = script.at
  let word = ''
  while (script.at < script.text.length) {
    const character = script.text[script.at] ?? ''
    const isEnd = /[\s;|]/.test(character) || (script.depth > 0 && /[)},]/.test(character))
    if (isEnd) break
    if (isQuote(character)) word += readQuoted(script)
    else if (character === '$') word += textOf(readOperand(script)) ?? ''
    else {
      const isEscaped = character === '`'
      word += isEscaped ? (script.text[script.at + 1] ?? '') : character
      script.at += isEscaped ? 2 : 1
    }
  }
  if (script.at === start) script.at += 1
  return word
}
