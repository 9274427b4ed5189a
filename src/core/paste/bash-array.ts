import type { TextRepair } from '#core/query/reading.ts'
import type { ExpansionContext } from './bash-expansion.ts'
import { readBashWord } from './read-bash-word.ts'

const opening = /([A-Za-z_]\w*)(\+?)=\(/y
const betweenWords = /(?:\s|\\\r?\n|#[^\n]*)*/y

/** An array that a script sets: its elements are the words of a command in most scripts. */
type ReadArray = { name: string; end: number } | { unclosedQuote: string }

/** Reads `ARGS=(-H "a: b" …)` or `ARGS+=(…)` and sets the array; null for anything else. */
export function readBashArray(
  context: ExpansionContext,
  start: number,
  noteRepair: (repair: TextRepair) => void,
): ReadArray | null {
  const { text, variables } = context
  opening.lastIndex = start
  const [, name = '', plus = ''] = opening.exec(text) ?? []
  if (name === '') return null
  const words = plus === '' ? [] : [...(variables.readList(name) ?? [])]
  let at = opening.lastIndex
  while (at < text.length) {
    betweenWords.lastIndex = at
    betweenWords.test(text)
    at = betweenWords.lastIndex
    if (text[at] === ')') {
      variables.setList(name, words)
      return { name, end: at + 1 }
    }
    const used = readArrayUse(context, at)
    const read = used ? null : readBashWord(context, at, noteRepair, true)
    if (read && 'unclosedQuote' in read) return read
    words.push(...(used?.words ?? [read?.value ?? '']))
    // What ends a word is none within an array, such as a stray `;`.
    at = Math.max(used?.end ?? read?.end ?? at, at + 1)
  }
  return { unclosedQuote: '(' }
}

const use = /"?\$\{(\w+)\[(?:[@*]|(\d+))\]\}"?(?=[\s;|&)]|$)/y

/** The words that `"${ARGS[@]}"` or `${ARGS[0]}` stands for, null of an array that is not set; null for anything else. */
export function readArrayUse(
  { text, variables }: ExpansionContext,
  at: number,
): { words: readonly string[] | null; end: number } | null {
  use.lastIndex = at
  const [, name, index] = use.exec(text) ?? []
  if (name === undefined) return null
  const list = variables.readList(name) ?? null
  return {
    words: index === undefined || list === null ? list : [list[Number(index)] ?? ''],
    end: use.lastIndex,
  }
}
