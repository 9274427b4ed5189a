import type { LeftOut, ReadingNote } from '#core/query/reading.ts'

/** A pasted script of one shell, as the commands that it runs. */
export type ShellScript =
  | {
      kind: 'script'
      commands: readonly ShellCommand[]
      notes: readonly ReadingNote[]
      /** The texts that the script writes into files, by their names. */
      files: ShellVariables
    }
  /** A quote or here-document is never closed: the text was cut off when it was copied. */
  | { kind: 'unclosed-quote'; quote: string }

/** One command, its quotes, escapes and known variables resolved. */
export interface ShellCommand {
  words: readonly string[]
  /** The text on its standard input; null if it has none, or if that is unknown. */
  input: string | null
  /** Its redirections. */
  leftOut: readonly LeftOut[]
  /** Its place in the text, from the operator before it on (`| jq .`). */
  start: number
  end: number
  /** True if its only effect is in the requests of the script, such as a text that it pipes into one. */
  isApplied: () => boolean
}

/** A part of a script with its quotes and escapes resolved, and the index after it. */
export interface ReadPart {
  value: string
  end: number
}

const programs = {
  curl: /^(?:.*[\\/])?curl(?:\.exe)?$/i,
  wget: /^(?:.*[\\/])?wget2?(?:\.exe)?$/i,
  httpie: /^(?:https?|xhs?)$/,
  powershell: /^Invoke-(?:RestMethod|WebRequest)$/i,
}
export type Program = keyof typeof programs
const programNames = Object.keys(programs) as Program[]

/** Words that may stand before a program in a command. */
const beforeProgram = /^(?:sudo|time|env|exec|command|do|then|else|if|!|&|\w+=.*)$/s

/** The program of a command that sends a request, and the position of its word; null for any other command. */
export function findProgram(words: readonly string[]): { program: Program; at: number } | null {
  for (const [at, word] of words.entries()) {
    const program = programNames.find((name) => programs[name].test(word))
    // A scheme is an ordinary word, too.
    const isPossible =
      program !== 'httpie' || words.slice(0, at).every((one) => beforeProgram.test(one))
    if (program !== undefined && isPossible) return { program, at }
  }
  return null
}

/** True for words of a script that only say when a command runs. */
export const isInstruction = (word: string): boolean =>
  /^(?:time|exec|command|do|then|else)$/.test(word)

/** The variables of a script, and which of them were used. */
export function createShellVariables() {
  const values = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const used = new Set<string>()
  return {
    set: (name: string, value: string) => values.set(name, value),
    /** An array; its first element is the value of its name. */
    setList: (name: string, list: readonly string[]) => {
      lists.set(name, list)
      values.set(name, list[0] ?? '')
    },
    /** undefined for an array that the script does not set. */
    readList: (name: string) => {
      used.add(name)
      return lists.get(name)
    },
    /** undefined for a name that the script does not set. */
    read: (name: string) => {
      used.add(name)
      return values.get(name)
    },
    isUsed: (name: string) => used.has(name),
  }
}
export type ShellVariables = ReturnType<typeof createShellVariables>

/** What a command prints; null if that is unknown. */
export function outputOf({ words, input }: Pick<ShellCommand, 'words' | 'input'>): string | null {
  const [name = '', ...args] = words
  if (name === 'cat') return args.length === 0 || args[0] === '-' ? input : null
  if (name === 'printf') {
    const [format = '', value = '', ...values] = args
    const lines = format.replaceAll('\\n', '\n')
    // It repeats its format for each value.
    if (lines.trim() === '%s')
      return [value, ...values].map((one) => lines.replace('%s', () => one)).join('')
    return args.length > 1 || /[%\\]/.test(format) ? null : format
  }
  if (name !== 'echo') return null
  const isOption = (arg: string) => /^-[neE]+$/.test(arg)
  const firstText = args.findIndex((arg) => !isOption(arg))
  const options = args.slice(0, firstText === -1 ? args.length : firstText).join('')
  const text = args.slice(firstText === -1 ? args.length : firstText).join(' ')
  if (options.includes('e') && text.includes('\\')) return null
  return options.includes('n') ? text : `${text}\n`
}

const program = '(?:curl|wget)(?:\\.exe)?|https?|xhs?|i(?:rm|wr)|Invoke-(?:RestMethod|WebRequest)'

/** Prompts as shells show them, and what stands before a command in histories and instructions. */
const prompts = [
  /PS(?: [^\n>]{1,200})?> ?/y,
  /[A-Za-z]:\\[^\n<>|"^&]{0,200}> ?/y,
  /(?:\([\w.-]+\) )?\[?[\w.-]{1,253}@[\w.-]{1,253}[^\n$#%>'"]{0,200}[$#%>] /y,
  /➜ +[^\s'"]+(?: git:\([^)\n]*\))?(?: ✗)? +/y,
  /[\w.-]{0,50}\$ +/y,
  /(?:[%❯λ»➜]|>{1,3}) +/y,
  new RegExp(`(?:[!@$]|\\d{1,5}[.):*]? +|[-*•] +)(?=(?:${program})\\s)`, 'y'),
]

/** What a sticky pattern finds at a place; null if nothing. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The index after what a sticky pattern finds at a place, or the place. */
const skipAt = (pattern: RegExp, text: string, at: number): number =>
  at + (matchAt(pattern, text, at)?.[0].length ?? 0)

/** The index after blanks and a prompt at `start`. */
export function skipPrompt(text: string, start: number): number {
  const at = skipAt(/[^\S\r\n]*/y, text, start)
  const prompt = prompts.find((one) => matchAt(one, text, at))
  return prompt ? prompt.lastIndex : at
}

const continuationPrompt = /[ \t]*(?:>{1,2}|\$|PS[^\n>]{0,200}>|More\?)[ \t]+(?=[-'"{|]|https?:)/y

/** The index after the prompt of a continued line at `start`; `start` if it has none. */
export const skipContinuationPrompt = (text: string, start: number): number =>
  skipAt(continuationPrompt, text, start)

/** True if a line at `start` begins with an option or a quoted address, as a continued line of a command does. */
export const startsContinuation = (text: string, start: number): boolean =>
  matchAt(option, text, start) !== null || matchAt(address, text, start) !== null

/** Blank lines and comments before the next line of a command. */
const nextLine = /(?:[^\S\r\n]*(?:#[^\n]*\n|\r?\n))+[^\S\r\n]*/y
const option = /[-\u2010-\u2015\u2212]{1,2}[A-Za-z#]/y
const address = /['"\u2018\u201c]?https?:\/\//y
const optionWithText = /^(?:-[dHX]|--(?:data|header|json|request|url)(?:-\w+)?)$/

/**
 * The index of the next line if it belongs to the command whose line ends at `start`, although the shell ends the
 * command there: a line of options, or the missing address or text. null for any other line.
 */
export function findLostContinuation(
  text: string,
  start: number,
  words: readonly string[],
): number | null {
  const found = findProgram(words)
  if (found === null || !matchAt(nextLine, text, start)) return null
  const next = skipContinuationPrompt(text, nextLine.lastIndex)
  const needsAddress = !words.slice(found.at + 1).some((word) => /:\/\/|\/api\/v4\//.test(word))
  const continues =
    matchAt(option, text, next) !== null ||
    (needsAddress && matchAt(address, text, next) !== null) ||
    optionWithText.test(words.at(-1) ?? '')
  return continues ? next : null
}

/** How many lost line continuations of a script are joined. */
export const maxJoinedLines = 100

/** How many commands of a script are read; what follows is left out as one text. */
export const maxCommands = 500

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length
