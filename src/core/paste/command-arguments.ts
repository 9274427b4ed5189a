import type { ReadingNote } from '#core/query/reading.ts'
import { straightenDashes } from './typographic.ts'

/** The options of a program, by their long names. */
export interface OptionSyntax {
  shortNames: ReadonlyMap<string, string>
  longNames: ReadonlySet<string>
  takesValue: (name: string) => boolean
}

export type CommandArgument = {
  /** Index of its first word. */
  at: number
} & (
  | { kind: 'word'; text: string }
  | {
      kind: 'option'
      name: string
      /** As typed, with its dashes. */
      shown: string
      /** '' for an option without a value. */
      value: string
    }
)

/** Reads short names from a list such as `a append,b cookie`. */
export const shortNamesIn = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(',').map((pair) => [pair.slice(0, 1), pair.slice(2)]))

export const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Reads the arguments of a program with options as in GNU: `-X POST`, `-XPOST`, `-sS`, `--name value`,
 * `--name=value`, and unambiguous beginnings of names. Long dashes of a word processor are read as hyphens, with a
 * note.
 */
export function readArguments(
  words: readonly string[],
  syntax: OptionSyntax,
): { args: CommandArgument[]; notes: ReadingNote[] } {
  const args: CommandArgument[] = []
  const notes: ReadingNote[] = []
  for (let at = 0; at < words.length;) {
    const start = at
    const written = words[at] ?? ''
    const straightened = straightenDashes(written, (name) => syntax.longNames.has(name))
    if (straightened !== null) notes.push({ kind: 'repaired', what: 'typographic' })
    const word = straightened ?? written
    at += 1
    if (word === '--') continue
    if (!/^-./.test(word)) {
      args.push({ at: start, kind: 'word', text: word })
      continue
    }
    for (const { name, shown, value } of splitOptions(word, syntax)) {
      const isNext = value === null && syntax.takesValue(name)
      args.push({
        at: start,
        kind: 'option',
        name,
        shown,
        value: (isNext ? words[at] : value) ?? '',
      })
      if (isNext) at += 1
    }
  }
  return { args, notes }
}

interface WrittenOption {
  name: string
  shown: string
  /** Attached to the option; null if it has none, or if the value is the next word. */
  value: string | null
}

/** Splits combined short options: `-sSXPOST` is three options, the last with a value. */
function splitOptions(word: string, syntax: OptionSyntax): WrittenOption[] {
  if (word.startsWith('--')) {
    const equals = word.indexOf('=')
    const shown = equals === -1 ? word : word.slice(0, equals)
    const value = equals === -1 ? null : word.slice(equals + 1)
    return [{ name: completeName(shown.slice(2), syntax), shown, value }]
  }
  const options: WrittenOption[] = []
  const letters = Array.from(word.slice(1))
  for (const [index, letter] of letters.entries()) {
    const name = syntax.shortNames.get(letter) ?? letter
    const rest = letters.slice(index + 1).join('')
    const takesValue = syntax.takesValue(name)
    options.push({ name, shown: `-${letter}`, value: takesValue && rest !== '' ? rest : null })
    if (takesValue) break
  }
  return options
}

function completeName(name: string, { longNames }: OptionSyntax): string {
  if (longNames.has(name)) return name
  const [only, ...others] = [...longNames].filter((one) => one.startsWith(name))
  return only !== undefined && others.length === 0 ? only : name
}
