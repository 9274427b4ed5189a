import type { JsonMember, JsonValue } from './json-value.ts'
import { endOfSpace } from './read-json.ts'

interface Level {
  readonly open: '[' | '{'
  readonly items: readonly (JsonValue | JsonMember)[]
  next: number
}

/**
 * Renders a value as JSON text, formatted and escaped like JSON.stringify, with the source text of numbers.
 * `indent` is the number of spaces per level (up to 120 columns in all), null for one line. Works without
 * recursion, so nesting may have any depth.
 */
export function renderJson(value: JsonValue, { indent }: { indent: number | null }): string {
  const lineBreak = indent === null ? () => '' : createIndentation(indent)
  const colon = indent === null ? ':' : ': '
  const levels: Level[] = []
  let text = ''
  let current: JsonValue = value

  for (;;) {
    switch (current.kind) {
      case 'null':
        text += 'null'
        break
      case 'boolean':
        text += current.value ? 'true' : 'false'
        break
      case 'number':
        text += current.source
        break
      case 'string':
        text += JSON.stringify(current.value)
        break
      case 'array':
        if (current.items.length === 0) text += '[]'
        else levels.push({ open: '[', items: current.items, next: 0 })
        break
      case 'object':
        if (current.members.length === 0) text += '{}'
        else levels.push({ open: '{', items: current.members, next: 0 })
        break
    }

    let level = levels.at(-1)
    while (level && level.next === level.items.length) {
      levels.pop()
      text += lineBreak(levels.length) + (level.open === '[' ? ']' : '}')
      level = levels.at(-1)
    }
    const entry = level?.items[level.next]
    if (!level || !entry) return text
    text += (level.next === 0 ? level.open : ',') + lineBreak(levels.length)
    level.next += 1
    if ('name' in entry) {
      text += JSON.stringify(entry.name) + colon
      current = entry.value
    } else {
      current = entry
    }
  }
}

const maxWidth = 120

/**
 * The line break and indentation before a line at a depth, `indent` spaces per level.
 *
 * The indentation stops growing at 120 columns: otherwise 20 000 levels of nesting would exceed the maximum
 * length of a string.
 */
function createIndentation(indent: number): (depth: number) => string {
  const lines: string[] = []
  return (depth) => {
    const width = Math.min(depth * indent, maxWidth)
    return (lines[width] ??= `\n${' '.repeat(width)}`)
  }
}

type TokenKind = 'open' | 'close' | 'comma' | 'colon' | 'value'

/**
 * Reformats a JSON text without parsing its values: every token keeps its characters, such as `1.0` and
 * `\u003c`. `indent` is the number of spaces per level (up to 120 columns in all); null puts everything on
 * one line.
 *
 * Does not validate: an incomplete or invalid text keeps all its tokens in order.
 */
export function formatJson(text: string, indent: number | null): string {
  const lineBreak = indent === null ? () => '' : createIndentation(indent)
  const betweenValues = indent === null ? () => ' ' : lineBreak
  const afterColon = indent === null ? '' : ' '
  let formatted = ''
  let previous: TokenKind | null = null
  let depth = 0

  for (let at = endOfSpace(text, 0); at < text.length;) {
    const end = endOfToken(text, at)
    const kind = tokenKind(text.charCodeAt(at))
    if (kind === 'close') depth = Math.max(0, depth - 1)

    if (kind === 'close') {
      if (previous !== 'open') formatted += lineBreak(depth)
    } else if (previous !== null && kind !== 'comma' && kind !== 'colon') {
      if (previous === 'colon') formatted += afterColon
      else if (previous === 'open' || previous === 'comma') formatted += lineBreak(depth)
      else formatted += betweenValues(depth)
    }
    formatted += text.slice(at, end)

    if (kind === 'open') depth += 1
    previous = kind
    at = endOfSpace(text, end)
  }
  return formatted
}

function tokenKind(code: number): TokenKind {
  switch (code) {
    case 0x5b: // [
    case 0x7b: // {
      return 'open'
    case 0x5d: // ]
    case 0x7d: // }
      return 'close'
    case 0x2c:
      return 'comma'
    case 0x3a:
      return 'colon'
    default:
      return 'value'
  }
}

/** The end of the token at `at`: a bracket, comma or colon, a string, or a run of anything else. */
function endOfToken(text: string, at: number): number {
  const first = text.charCodeAt(at)
  if (first === 0x22) return endOfLooseString(text, at)
  if (tokenKind(first) !== 'value') return at + 1
  let end = at + 1
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code === 0x22 || tokenKind(code) !== 'value' || endOfSpace(text, end) !== end) break
    end += 1
  }
  return end
}

/** The offset after the next unescaped quote, or the end of the text. */
function endOfLooseString(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (code === 0x22) return end + 1
    if (code === 0x5c) end += 1
  }
  return text.length
}
