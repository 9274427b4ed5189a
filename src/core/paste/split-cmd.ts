import type { ReadingNote } from '#core/query/reading.ts'
import {
  createShellVariables,
  findLostContinuation,
  findProgram,
  lineAt,
  maxCommands,
  matchAt,
  maxJoinedLines,
  skipContinuationPrompt,
  skipPrompt,
  startsContinuation,
  type ShellCommand,
  type ShellScript,
} from './shell-script.ts'

const comment = /(?:::|@?rem\b)[^\n]*/iy
const assignment = /^\s*@?set\s+("?)(\w+)=/i
const caretAtLineEnd = /\^([^\S\n]*)\n/y
const variable = /%(\w+)%/y

/**
 * Splits a script as the Windows command prompt and the C runtime of the called program do: first the carets
 * (`^"`, `^&`, a `^` at the end of a line) and the variables that the script sets, then the quotes (`\"`, `""`). If
 * every `%` is doubled, as in a batch file, `%%` becomes `%`. Lost line continuations are joined, with a note.
 */
export function splitCmd(pasted: string): ShellScript {
  const text = undoBatchEscapes(pasted)
  const variables = createShellVariables()
  const notes: ReadingNote[] = []
  const noteLine = (offset: number) =>
    notes.push({ kind: 'line-joined', line: lineAt(text, offset) })
  const commands: ShellCommand[] = []
  let at = skipPrompt(text, 0)
  let start = at
  /** What the previous command prints, if it is piped into this one. */
  let piped: string | null = null
  let unescaped = ''
  /** Nothing but blanks so far. */
  let isEmpty = true
  let isQuoted = false

  const match = (pattern: RegExp) => matchAt(pattern, text, at)

  function closeCommand(operator: string): void {
    const set = readAssignment(unescaped)
    if (set !== null) variables.set(set.name, set.value)
    const words = splitQuoted(unescaped)
    const output = /^\s*@?echo (.*)$/is.exec(unescaped)?.[1]?.trimEnd() ?? null
    const isPiped = operator === '|' && output !== null
    if (words.length > 0)
      commands.push({
        words,
        input: piped,
        leftOut: [],
        start,
        end: at,
        isApplied: () => isPiped || (set !== null && variables.isUsed(set.name)),
      })
    piped = isPiped ? output : null
    unescaped = ''
    isEmpty = true
    start = at
    at += operator.length
  }

  function readCaret(): void {
    const lineEnd = match(caretAtLineEnd)
    if (!lineEnd) {
      unescaped += text[at + 1] ?? ''
      at += 2
      return
    }
    at = skipContinuationPrompt(text, at + lineEnd[0].length)
    const isDamaged = /[^\r]/.test(lineEnd[1] ?? '')
    const isGlued = /\S$/.test(unescaped) && startsContinuation(text, at)
    if (isDamaged || isGlued) noteLine(at)
    if (isGlued) unescaped += ' '
    // The first character of the next line is escaped.
    unescaped += text[at] ?? ''
    at += 1
  }

  function readLineEnd(): void {
    const continued =
      notes.length > maxJoinedLines ? null : findLostContinuation(text, at, splitQuoted(unescaped))
    if (continued === null) {
      closeCommand('')
      at = skipPrompt(text, at + 1)
      start = at
    } else {
      noteLine(continued)
      unescaped = `${unescaped.replace(/\s[\\^`]\s*$/, '')} `
      at = continued
    }
  }

  while (at < text.length && commands.length < maxCommands) {
    const character = text[at] ?? ''
    const ignored = isEmpty ? match(comment) : null
    const operator = isQuoted ? null : operatorAt(text, at)
    const name = character === '%' ? match(variable)?.[1]?.toUpperCase() : undefined
    const value = name === undefined ? undefined : variables.read(name)
    isEmpty &&= /\s/.test(character)
    if (ignored) at += ignored[0].length
    else if (!isQuoted && character === '^') readCaret()
    else if (!isQuoted && character === '\n') readLineEnd()
    else if (operator !== null) closeCommand(operator)
    else if (name !== undefined && value !== undefined) {
      unescaped += value
      at += name.length + 2
    } else {
      if (character === '"') isQuoted = !isQuoted
      unescaped += character
      at += 1
    }
  }
  if (isQuoted && !commands.some(({ words }) => findProgram(words)))
    return { kind: 'unclosed-quote', quote: '"' }
  unescaped += text.slice(at)
  at = text.length
  closeCommand('')
  return { kind: 'script', commands, notes, files: createShellVariables() }
}

/** The variable that a command sets; null if it sets none. */
function readAssignment(command: string): { name: string; value: string } | null {
  const [begin = '', quote = '', name] = assignment.exec(command) ?? []
  const value = command.slice(begin.length).trimEnd()
  return name === undefined || !value.endsWith(quote)
    ? null
    : { name: name.toUpperCase(), value: value.slice(0, value.length - quote.length) }
}

/** In a batch file every `%` of a URL is doubled; only variables have single ones. */
function undoBatchEscapes(text: string): string {
  const others = text.replace(/(?<!%)%[A-Za-z_]\w*%(?!%)/g, '').replaceAll('%%', '')
  return others.includes('%') ? text : text.replaceAll('%%', '%')
}

/** A pipe, a redirection or `&` between blanks; within a word they are part of the word. null for anything else. */
function operatorAt(text: string, at: number): string | null {
  if (!/\s/.test(text[at - 1] ?? ' ')) return null
  return /^[|&<>]{1,2}(?=\s|$)/.exec(text.slice(at, at + 3))?.[0] ?? null
}

/** The words as the C runtime of a Windows program reads them. */
function splitQuoted(unescaped: string): string[] {
  const words: string[] = []
  let word: string | null = null
  let isQuoted = false
  for (let at = 0; at < unescaped.length;) {
    const character = unescaped[at] ?? ''
    let end = at
    while (unescaped[end] === '\\') end += 1
    if (end > at) {
      const isBeforeQuote = unescaped[end] === '"'
      const isEscaped = isBeforeQuote && (end - at) % 2 === 1
      const count = isBeforeQuote ? Math.floor((end - at) / 2) : end - at
      word = (word ?? '') + '\\'.repeat(count) + (isEscaped ? '"' : '')
      at = end + (isEscaped ? 1 : 0)
    } else if (character === '"') {
      const isDoubled = isQuoted && unescaped[at + 1] === '"'
      word = (word ?? '') + (isDoubled ? '"' : '')
      if (!isDoubled) isQuoted = !isQuoted
      at += isDoubled ? 2 : 1
    } else {
      if (isQuoted || !/\s/.test(character)) word = (word ?? '') + character
      else if (word !== null) {
        words.push(word)
        word = null
      }
      at += 1
    }
  }
  return word === null ? words : [...words, word]
}
