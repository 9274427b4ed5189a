import { createWordList, type ShellWords } from './shell-words.ts'

export type PowerShellWords =
  /** `piped` is the text piped into the command (`'…' | curl.exe -d '@-'`), or null. */
  (ShellWords & { kind: 'words'; piped: string | null }) | (ShellWords & { kind: 'unclosed-quote' })

/** PowerShell treats typographic quotes as straight ones. */
const singleQuote = /['\u2018-\u201b]/
const doubleQuote = /["\u201c-\u201e]/

/**
 * Splits a command by PowerShell rules: '…' and "…" with doubled quotes, backticks, here-strings and
 * continued lines. Variables are not replaced.
 */
export function splitPowerShell(text: string): PowerShellWords {
  const list = createWordList()
  let piped: string | null = null
  let at = 0
  while (at < text.length) {
    const character = text[at] ?? ''
    const hereString = list.isInWord() ? null : /^@(['"])[ \t]*\r?\n/.exec(text.slice(at))
    if (hereString) {
      const end = new RegExp(`\\r?\\n${hereString[1] ?? ''}@`).exec(text.slice(at))
      if (!end) return { kind: 'unclosed-quote', quote: `@${hereString[1] ?? ''}` }
      list.add(text.slice(at + hereString[0].length, Math.max(at + end.index, at)))
      at += end.index + end[0].length
    } else if (singleQuote.test(character) || doubleQuote.test(character)) {
      const read = readQuoted(text, at)
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
      if (list.words.length > 0) return finish(list.words, text.slice(at), piped)
      at += 1
    } else if (/\s/.test(character)) {
      list.end()
      at += 1
    } else if (/[|;#>]/.test(character) && !(character === '#' && list.isInWord())) {
      list.end()
      return finish(list.words, text.slice(at), piped)
    } else {
      list.add(character)
      at += 1
    }
  }
  list.end()
  return finish(list.words, '', piped)
}

const finish = (words: string[], rest: string, piped: string | null): PowerShellWords => ({
  kind: 'words',
  words,
  rest: rest.trim(),
  piped,
})

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

function readQuoted(text: string, start: number): { value: string; end: number } | null {
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
    } else if (isDouble && character === '`') {
      value += backtickEscapes[next] ?? next
      at += 1
    } else value += character
  }
  return null
}
