import { formType, jsonType } from '#core/text/media-type.ts'
import type { LeftOut, ReadingNote } from '#core/query/reading.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import { isFormText, type CurlHeader, type PastedRequest } from './pasted-request.ts'
import { straightenDashes } from './repair-pasted.ts'

/** What a command requests, in the terms of cURL. Commands of other programs are read as the same request. */
export interface CurlCommand {
  url: string | null
  /** As given with -X; null without it. */
  method: string | null
  headers: CurlHeader[]
  data: CurlData[]
  /** -G: the data goes into the query string. */
  isGet: boolean
  bearer: string | null
  /** It has a body that is not read, such as a file. */
  hasOtherBody: boolean
  leftOut: LeftOut[]
  notes: ReadingNote[]
}

export const emptyCommand = (): CurlCommand => ({
  url: null,
  method: null,
  headers: [],
  data: [],
  isGet: false,
  bearer: null,
  hasOtherBody: false,
  leftOut: [],
  notes: [],
})

/** The texts that a script puts into files and on the standard input (`-`); undefined for any other file. */
export type ContentOf = (file: string) => string | undefined

export type CurlData =
  /** -d, --data-raw, --data-binary: unchanged. */
  | { kind: 'plain'; text: string }
  /** --json: unchanged, several are joined without `&`. */
  | { kind: 'json'; text: string }
  /** --data-urlencode: curl encodes the text after the first `=`. */
  | { kind: 'to-encode'; text: string }
  /** --url-query: always goes into the query string. */
  | { kind: 'query'; text: string }

/** The request a cURL command sends (curl's manual: -d, -G, --data-urlencode, --json, --url-query). */
export function requestOfCurl(command: CurlCommand): PastedRequest {
  const { url, method, headers, bearer, leftOut, notes, isGet, hasOtherBody } = command
  const inQuery = command.data.filter((data) => isGet || data.kind === 'query')
  const inBody = command.data.filter((data) => !inQuery.includes(data))
  const body = inBody.length === 0 ? null : joinData(inBody)
  const authorization = { name: 'Authorization', value: `Bearer ${bearer ?? ''}` }
  const isForm = body !== null && isFormEncoded(inBody, body)
  return {
    url,
    method: method ?? (body !== null || (hasOtherBody && !isGet) ? 'POST' : null),
    headers: bearer === null ? headers : [authorization, ...headers],
    query: [...inQuery.map(renderData), ...(isForm ? [body] : [])].join('&'),
    body: isForm ? null : unescapeOldPowerShell(body),
    defaultType: inBody.some(({ kind }) => kind === 'json') ? jsonType : formType,
    leftOut,
    notes: isForm ? [...notes, { kind: 'form-encoded-body' }] : notes,
  }
}

const joinData = (data: readonly CurlData[]): string =>
  data.map((one, index) => (index > 0 && one.kind !== 'json' ? '&' : '') + renderData(one)).join('')

function renderData({ kind, text }: CurlData): string {
  if (kind === 'query' && text.startsWith('+')) return text.slice(1)
  if (kind !== 'to-encode' && kind !== 'query') return text
  const equals = text.indexOf('=')
  const name = text.slice(0, Math.max(equals, 0))
  const content = encodeComponent(text.slice(equals + 1))
  return name === '' ? content : `${name}=${content}`
}

const isFormEncoded = (data: readonly CurlData[], body: string): boolean =>
  data.some(({ kind }) => kind === 'to-encode') || isFormText(body)

/** Windows PowerShell passes quotes on to programs only as `\"`; newer versions pass the backslash too. */
function unescapeOldPowerShell(body: string | null): string | null {
  if (body === null || !/^\s*\{\s*\\"/.test(body)) return body
  return body.replace(
    /(?<!\\)(\\+)"/g,
    (_, backslashes: string) => `${'\\'.repeat(Math.floor(backslashes.length / 2))}"`,
  )
}

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
