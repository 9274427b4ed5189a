import type { LeftOut, ReadingNote, TextRepair } from '#core/query/reading.ts'
import type { ComputedValues } from './computed-values.ts'
import {
  readBashWord,
  readHereDocument,
  readHereOperator,
  type HereOperator,
  type ExpansionContext,
} from './read-bash-word.ts'
import { withOrdinaryBlanks } from '#core/text/characters.ts'
import {
  createShellVariables,
  findLostContinuation,
  findProgram,
  lineAt,
  maxCommands,
  matchAt,
  maxJoinedLines,
  outputOf,
  skipContinuationPrompt,
  skipPrompt,
  startsContinuation,
  type ShellCommand,
  type ShellScript,
  type ShellVariables,
} from './shell-script.ts'

/** A command while it is read. */
interface OpenCommand extends Omit<ShellCommand, 'isApplied'> {
  words: string[]
  leftOut: LeftOut[]
  /** The arrays that it sets. */
  arrays: string[]
  /** The command whose output is its input; null if none. */
  pipedFrom: OpenCommand | null
  /** The file that gets its output; null if none. */
  outputFile: string | null
  /** The variables and files that it sets, if it does nothing else. */
  sets: readonly { all: ShellVariables; name: string }[]
}

const openCommand = (start: number, pipedFrom: OpenCommand | null = null): OpenCommand => ({
  words: [],
  input: null,
  leftOut: [],
  arrays: [],
  start,
  end: start,
  pipedFrom,
  outputFile: null,
  sets: [],
})

/** A script while it is read. */
interface OpenScript extends ExpansionContext {
  files: ShellVariables
  commands: OpenCommand[]
  current: OpenCommand
  hereDocuments: { command: OpenCommand; opening: HereOperator }[]
  notes: ReadingNote[]
  noteRepair: (repair: TextRepair) => void
  at: number
  /** Where the last word ended. */
  wordEnd: number
}

const operator = /&&|\|\||\|&?|;+|&|[(){}](?=\s|$)/y
const redirection = /(?:\d+(?=[<>])|&(?=>))?(?:<<<|<>|>>|>\||>|<)(?!\()(?:&[\d-]+)?[^\S\n]*/y
const continuedLine = /\\([^\S\n]*)\n/y
/** A continuation whose line end was lost or became a letter (`curl \ -H …`, `curl \n -H …`), or ends the text. */
const lostLineEnd = /\\(?:[ \t]+(?=[^\s\\])|n(?=[ \t])|\s*$)/y
const comment = /#[^\n]*/y
const blanks = /[^\S\n]+/y

/**
 * Splits a script by bash rules: quotes, escapes, continued lines, here-documents, comments, operators and
 * redirections. Variables that the script sets are replaced, others stay (`$TOKEN`); other substitutions
 * (`$(date)`) become placeholders of `computed`.
 *
 * What was damaged when it was copied is read as it was meant, with a note: lost line continuations, typographic
 * quotes, invisible characters. An `&` within a word is part of it, because unquoted URLs are pasted more often than
 * background jobs.
 */
export function splitBash(text: string, computed: ComputedValues): ShellScript {
  const repairs = new Set<TextRepair>()
  const start = skipPrompt(text, 0)
  const script: OpenScript = {
    text,
    computed,
    variables: createShellVariables(),
    files: createShellVariables(),
    commands: [],
    current: openCommand(start),
    hereDocuments: [],
    notes: [],
    noteRepair: (what) => repairs.add(what),
    at: start,
    wordEnd: -1,
  }
  const { commands, hereDocuments, notes, files } = script
  while (script.at < text.length) {
    const skipped = skip(script, blanks)?.[0] ?? ''
    if (withOrdinaryBlanks(skipped) !== skipped) script.noteRepair('blanks')
    const unclosed = script.at < text.length ? readNext(script) : null
    if (unclosed === null && commands.length < maxCommands) continue
    // Text after the request, such as a greeting with an apostrophe, is no script.
    if (unclosed !== null && !commands.some(({ words }) => findProgram(words)))
      return { kind: 'unclosed-quote', quote: unclosed }
    script.current.words.push(text.slice(script.at))
    script.at = text.length
  }
  if (hereDocuments[0])
    return { kind: 'unclosed-quote', quote: `<<${hereDocuments[0].opening.delimiter}` }
  closeCommand(script)
  const repaired = Array.from(repairs, (what) => ({ kind: 'repaired', what }) as const)
  return { kind: 'script', commands: listCommands(commands), notes: [...repaired, ...notes], files }
}

/** The commands with what is piped into them. */
function listCommands(commands: readonly OpenCommand[]): ShellCommand[] {
  for (const command of commands)
    if (command.pipedFrom) command.input ??= outputOf(command.pipedFrom)
  const feedsRequest = (command: OpenCommand) =>
    commands.some(
      ({ pipedFrom, input, words }) =>
        pipedFrom === command && input !== null && findProgram(words) !== null,
    )
  return commands.map((command) => ({
    ...command,
    isApplied: () =>
      feedsRequest(command) ||
      (command.sets.length > 0 && command.sets.every(({ all, name }) => all.isUsed(name))),
  }))
}

function skip(script: OpenScript, pattern: RegExp): RegExpExecArray | null {
  const found = matchAt(pattern, script.text, script.at)
  script.at += found?.[0].length ?? 0
  return found
}

const noteLine = ({ notes, text }: OpenScript, offset: number) =>
  notes.push({ kind: 'line-joined', line: lineAt(text, offset) })

/** Ends the command that is read, unless it is empty, and sets what it sets. */
function closeCommand({ commands, current, at, variables, files }: OpenScript): void {
  const { words, leftOut, arrays, outputFile } = current
  if (words.length === 0 && leftOut.length === 0 && arrays.length === 0) return
  current.end = at
  commands.push(current)
  const names = assign(current, variables)
  const output = outputFile === null ? null : outputOf(current)
  if (outputFile !== null && output !== null) files.set(outputFile, output)
  current.sets = [
    ...names.map((name) => ({ all: variables, name })),
    ...(outputFile === null ? [] : [{ all: files, name: outputFile }]),
  ]
}

/** Reads a line break, a comment, an operator or a word. The result is the quote that is not closed; null if all are. */
function readNext(script: OpenScript): string | null {
  const { text, at: start } = script
  const character = text[start] ?? ''
  if (character === '\n') return readLineEnd(script)
  if (character === '#') {
    skip(script, comment)
    return null
  }
  const continued = skip(script, continuedLine)
  if (continued) {
    script.at = skipContinuationPrompt(text, script.at)
    const isGlued = start === script.wordEnd && startsContinuation(text, script.at)
    if (isGlued || /[^\r]/.test(continued[1] ?? '')) noteLine(script, script.at)
    return null
  }
  if (skip(script, lostLineEnd)) {
    if (script.at < text.length) noteLine(script, script.at)
    return null
  }
  const redirected = skip(script, redirection)
  if (redirected) return readRedirection(script, redirected[0])
  const [ended] = matchAt(operator, text, start) ?? []
  if (ended === undefined) return readWords(script)
  const before = script.current
  closeCommand(script)
  script.at += ended.length
  const isPipe = /^\|&?$/.test(ended)
  script.current = openCommand(/^[;(){}]/.test(ended) ? script.at : start, isPipe ? before : null)
  return null
}

/** Reads a word, or an array that is set or stands for words. The result is as for `readNext`. */
function readWords(script: OpenScript): string | null {
  const { text, current, at: start, noteRepair } = script
  const array = readBashArray(script)
  if (array) {
    if ('unclosedQuote' in array) return array.unclosedQuote
    script.at = array.end
    current.arrays.push(array.name)
    return null
  }
  const used = readArrayUse(script, start)
  if (used) {
    script.at = used.end
    current.words.push(...(used.words ?? []))
    if (used.words === null)
      current.leftOut.push({ what: text.slice(start, used.end), reason: 'not-followed' })
    return null
  }
  const word = readBashWord(script, start, noteRepair)
  if ('unclosedQuote' in word) return word.unclosedQuote
  script.at = word.end
  script.wordEnd = word.end
  // Invisible characters alone are no word; an empty text in quotes is.
  if (word.value !== '' || /["'$]/.test(text.slice(start, word.end))) current.words.push(word.value)
  return null
}

/** The here-document that is not closed; null if all are. */
function readLineEnd(script: OpenScript): string | null {
  const { text, notes, current } = script
  for (const { command, opening } of script.hereDocuments.splice(0)) {
    const read = readHereDocument(script, script.at + 1, opening)
    if (!read) return `<<${opening.delimiter}`
    command.input = read.value
    script.at = read.end
  }
  const continued =
    notes.length > maxJoinedLines ? null : findLostContinuation(text, script.at, current.words)
  if (continued === null) {
    closeCommand(script)
    script.at = skipPrompt(text, script.at + 1)
    script.current = openCommand(script.at)
    return null
  }
  noteLine(script, continued)
  if (/^[\\/^`]$/.test(current.words.at(-1) ?? '')) current.words.pop()
  script.at = continued
  return null
}

/** The quote that is not closed; null if all are. */
function readRedirection(script: OpenScript, written: string): string | null {
  const { text, current, files } = script
  const opening = readHereOperator(text, script.at - written.length)
  if (opening) {
    script.hereDocuments.push({ command: current, opening })
    script.at = opening.end
    return null
  }
  // `2>&1` has no file.
  if (/&[\d-]+\s*$/.test(written)) return null
  const target = readBashWord(script, script.at, script.noteRepair)
  if ('unclosedQuote' in target) return target.unclosedQuote
  script.at = target.end
  const { value } = target
  const what = `${written.trim()} ${value}`
  if (written.startsWith('<<<')) current.input = `${value}\n`
  else if (written.startsWith('<')) {
    const content = files.read(value)
    if (content === undefined) current.leftOut.push({ what, reason: 'file' })
    else current.input = content
  } else if (written.startsWith('2') || value === '/dev/null')
    current.leftOut.push({ what, reason: 'not-needed' })
  else {
    current.leftOut.push({ what, reason: 'saves-file' })
    current.outputFile = value
  }
  return null
}

/** Sets the variables of a command that does nothing else, and returns their names; none for any other command. */
function assign({ words, input, arrays }: OpenCommand, variables: ShellVariables): string[] {
  const [first = '', second = '', third, fourth] = words
  if (first === 'for' && third === 'in' && fourth !== undefined) {
    variables.set(second, /^\{(\w+)\.\.\w+\}$/.exec(fourth)?.[1] ?? fourth)
    return []
  }
  const last = words.at(-1) ?? ''
  if (first === 'read' && input !== null) {
    variables.set(last, input.replace(/(?<!\n)\n+$/, ''))
    return [last]
  }
  if (first === 'set') return setByFish(words, variables)
  const isDeclaration = /^(?:export|declare|local|readonly|typeset)$/.test(first)
  const pairs = words
    .slice(isDeclaration ? 1 : 0)
    .filter((word) => !(isDeclaration && word.startsWith('-')))
    .map((word) => /^([A-Za-z_]\w*)=(.*)$/s.exec(word))
  if (pairs.includes(null)) return []
  const names = pairs.map((pair) => {
    const [, name = '', value = ''] = pair ?? []
    variables.set(name, value)
    return name
  })
  return [...arrays, ...names]
}

/** `set -gx NAME value` of fish. In bash, `set` has options or sets what no script of one request uses. */
function setByFish(words: readonly string[], variables: ShellVariables): string[] {
  const [name = '', ...values] = words.slice(1).filter((word) => !/^-[a-zA-Z-]+$/.test(word))
  if (values.length === 0 || !/^[A-Za-z_]\w*$/.test(name)) return []
  variables.setList(name, values)
  return [name]
}

const opening = /([A-Za-z_]\w*)(\+?)=\(/y
const betweenWords = /(?:\s|\\\r?\n|#[^\n]*)*/y

/** An array that a script sets: its elements are the words of a command in most scripts. */
type ReadArray = { name: string; end: number } | { unclosedQuote: string }

/** Reads `ARGS=(-H "a: b" …)` or `ARGS+=(…)` and sets the array; null for anything else. */
function readBashArray(script: OpenScript): ReadArray | null {
  const { text, variables, at: start } = script
  const [whole, name = '', plus = ''] = matchAt(opening, text, start) ?? []
  if (whole === undefined) return null
  const words = plus === '' ? [] : [...(variables.readList(name) ?? [])]
  let at = start + whole.length
  while (at < text.length) {
    betweenWords.lastIndex = at
    betweenWords.test(text)
    at = betweenWords.lastIndex
    if (text[at] === ')') {
      variables.setList(name, words)
      return { name, end: at + 1 }
    }
    const used = readArrayUse(script, at)
    const read = used ? null : readBashWord(script, at, script.noteRepair, true)
    if (read && 'unclosedQuote' in read) return read
    words.push(...(used?.words ?? [read?.value ?? '']))
    // What ends a word is none within an array, such as a stray `;`.
    at = Math.max(used?.end ?? read?.end ?? at, at + 1)
  }
  return { unclosedQuote: '(' }
}

const use = /"?\$\{(\w+)\[(?:[@*]|(\d+))\]\}"?(?=[\s;|&)]|$)/y

/** The words that `"${ARGS[@]}"` or `${ARGS[0]}` stands for, null of an array that is not set; null for anything else. */
function readArrayUse(
  { text, variables }: ExpansionContext,
  at: number,
): { words: readonly string[] | null; end: number } | null {
  const [, name, index] = matchAt(use, text, at) ?? []
  if (name === undefined) return null
  const list = variables.readList(name) ?? null
  return {
    words: index === undefined || list === null ? list : [list[Number(index)] ?? ''],
    end: use.lastIndex,
  }
}
