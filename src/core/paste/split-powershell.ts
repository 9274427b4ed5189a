import { readPowerShellDate } from '#core/snippet/render-curl-powershell.ts'
import type { ComputedValues } from './computed-values.ts'
import { findMatchingBracket } from './matching-bracket.ts'
import {
  createShellVariables,
  skipPrompt,
  type ShellCommand,
  type ShellScript,
} from './shell-script.ts'

/** PowerShell treats typographic quotes as straight ones. */
const singleQuote = /['\u2018-\u201b]/
const doubleQuote = /["\u201c-\u201e]/

/**
 * Splits a command by PowerShell rules: '…' and "…" with doubled quotes, backticks, here-strings and
 * continued lines. Variables are not replaced. Texts joined by `+` in brackets are one word. Expressions in them
 * are replaced by placeholders from `computed`.
 */
export function splitPowerShell(text: string, computed: ComputedValues): ShellScript {
  const list = createWordList()
  let piped: string | null = null
  let at = skipPrompt(text, 0)
  // Later brackets are then kept as text, so that many unclosed brackets do not take quadratic time.
  let hasUnclosedBracket = false
  while (at < text.length) {
    const character = text[at] ?? ''
    const concatenation =
      character === '(' && !list.isInWord() && !hasUnclosedBracket
        ? readConcatenation(text, at, computed)
        : null
    if (character === '(' && !list.isInWord() && concatenation === null) hasUnclosedBracket = true
    const hereString = list.isInWord() ? null : /^@(['"])[ \t]*\r?\n/.exec(text.slice(at))
    if (concatenation) {
      list.add(concatenation.value)
      at = concatenation.end
    } else if (hereString) {
      const end = new RegExp(`\\r?\\n${hereString[1] ?? ''}@`).exec(text.slice(at))
      if (!end) return { kind: 'unclosed-quote', quote: `@${hereString[1] ?? ''}` }
      list.add(text.slice(at + hereString[0].length, at + end.index))
      at += end.index + end[0].length
    } else if (singleQuote.test(character) || doubleQuote.test(character)) {
      const read = readQuoted(text, at, computed)
      if (!read) return { kind: 'unclosed-quote', quote: character }
      list.add(read.value)
      at = read.end
    } else if (character === '`') {
      const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0] ?? ''
      if (lineEnd === '') list.add(text[at + 1] ?? '')
      at += 1 + (lineEnd.length || 1)
    } else if (
      character === '|' &&
      piped === null &&
      list.words.length + Number(list.isInWord()) === 1
    ) {
      list.end()
      piped = list.words.pop() ?? ''
      at += 1
    } else if (/[\r\n]/.test(character)) {
      list.end()
      if (list.words.length > 0) return finish(list.words, at, text, piped)
      at += 1
    } else if (/\s/.test(character)) {
      list.end()
      at += 1
    } else if (/[|;#>]/.test(character) && !(character === '#' && list.isInWord())) {
      list.end()
      return finish(list.words, at, text, piped)
    } else {
      list.add(character)
      at += 1
    }
  }
  list.end()
  return finish(list.words, text.length, text, piped)
}

/** Collects words from parts. A quoted word may be empty: `add('')` begins a word. */
function createWordList() {
  const words: string[] = []
  let word: string | null = null
  return {
    add: (text: string) => {
      word = (word ?? '') + text
    },
    end: () => {
      if (word !== null) words.push(word)
      word = null
    },
    isInWord: () => word !== null,
    words,
  }
}

function finish(words: string[], end: number, text: string, input: string | null): ShellScript {
  const command = (others: Partial<ShellCommand>): ShellCommand => ({
    words: [],
    input: null,
    leftOut: [],
    start: 0,
    end,
    isApplied: () => false,
    ...others,
  })
  return {
    kind: 'script',
    commands: [command({ words, input }), command({ start: end, end: text.length })],
    notes: [],
    files: createShellVariables(),
  }
}

const backtickEscapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** Reads `('text' + expression + 'text')` from its bracket on; null if that is not closed. */
function readConcatenation(
  text: string,
  start: number,
  computed: ComputedValues,
): { value: string; end: number } | null {
  let value = ''
  let at = start + 1
  while (at < text.length) {
    at = skipBlanks(text, at)
    const quoted = isQuote(text[at]) ? readQuoted(text, at, computed) : null
    const end = quoted?.end ?? findOperandEnd(text, at)
    const written = text.slice(at, end).trim()
    if (quoted) value += quoted.value
    else if (written !== '') value += computed.addPlaceholder(written, readPowerShellDate(written))
    at = skipBlanks(text, end)
    if (text[at] === ')') return { value, end: at + 1 }
    // What follows without a `+`, such as `.Trim()`, belongs to the operand before; it is read as another one.
    if (text[at] === '+') at += 1
  }
  return null
}

const isQuote = (character = ''): boolean =>
  singleQuote.test(character) || doubleQuote.test(character)

const skipBlanks = (text: string, start: number): number => {
  const blanks = /\s*/y
  blanks.lastIndex = start
  return start + (blanks.exec(text)?.[0].length ?? 0)
}

/** The index of the next `+` or `)` outside inner brackets; the end of the text if there is none. */
function findOperandEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && text[at] !== '+' && text[at] !== ')') {
    if (text[at] !== '(') at += 1
    else at = findMatchingBracket(text, at, maxExpressionLength) ?? text.length
  }
  return at
}

/** Longer expressions are kept as text, so that many unclosed brackets do not take quadratic time. */
const maxExpressionLength = 400

function readQuoted(
  text: string,
  start: number,
  computed: ComputedValues,
): { value: string; end: number } | null {
  const isDouble = doubleQuote.test(text[start] ?? '')
  const quote = isDouble ? doubleQuote : singleQuote
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (quote.test(character)) {
      if (!quote.test(next)) return { value, end: at + 1 }
      value += next
      at += 1
    } else if (isDouble && character === '$' && next === '(') {
      const end = findMatchingBracket(text, at + 1, maxExpressionLength)
      const written = text.slice(at, end ?? at + 1)
      value +=
        end === null
          ? character
          : computed.addPlaceholder(written, readPowerShellDate(written.slice(2, -1).trim()))
      if (end !== null) at = end - 1
    } else if (isDouble && character === '`') {
      value += backtickEscapes[next] ?? next
      at += 1
    } else value += character
  }
  return null
}
