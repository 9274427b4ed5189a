import { readBashDate } from '#core/snippet/render-curl.ts'
import type { ComputedValues } from './computed-values.ts'
import type { ReadPart, ShellVariables } from './shell-script.ts'

export interface ExpansionContext {
  text: string
  variables: ShellVariables
  computed: ComputedValues
}

/** Longer substitutions are kept as text, so that many unclosed brackets do not take quadratic time. */
const maxSubstitutionLength = 400
const variable = /\$(?:(\w+)|\{(\w+)(?::?[-=]([^{}'"\n]*))?\})/y

/**
 * Reads `$NAME`, `${NAME:-default}`, `$(…)` or `…` in backticks. A variable that the script does not set and a command
 * become placeholders, unless the command only prints a text. Only the first character if it is none of these, or
 * not closed.
 */
export function readExpansion(context: ExpansionContext, at: number): ReadPart {
  const { text, variables, computed } = context
  if (text.startsWith('$(', at) || text[at] === '`') {
    const printed = readPrintedText(context, at)
    if (printed) return printed
    const end = findSubstitutionEnd(text, at)
    if (end === null) return { value: text[at] ?? '', end: at + 1 }
    const command = text.slice(at + (text[at] === '`' ? 1 : 2), end - 1)
    return { value: computed.addPlaceholder(text.slice(at, end), readBashDate(command)), end }
  }
  variable.lastIndex = at
  const [written, bare, braced, fallback] = variable.exec(text) ?? []
  if (written === undefined) return { value: text[at] ?? '', end: at + 1 }
  const known = variables.read(bare ?? braced ?? '') ?? fallback
  return { value: known ?? computed.addPlaceholder(written, null), end: at + written.length }
}

function findSubstitutionEnd(text: string, at: number): number | null {
  if (text[at] === '$') return findMatchingBracket(text, at + 1, maxSubstitutionLength)
  const closing = text.slice(at + 1, at + maxSubstitutionLength).indexOf('`')
  return closing === -1 ? null : at + closing + 2
}

const printedHereDocument = /\$\(\s*cat\s+(?=<<)/y
const closingBracket = /\s*\)/y

/** Reads `$(cat <<EOF …)`; null for any other substitution. Line ends at its end are not part of it. */
function readPrintedText(context: ExpansionContext, at: number): ReadPart | null {
  const { text } = context
  printedHereDocument.lastIndex = at
  if (!printedHereDocument.test(text)) return null
  const opening = readHereOperator(text, printedHereDocument.lastIndex)
  const lineEnd = opening ? text.indexOf('\n', opening.end) : -1
  const read = opening && lineEnd !== -1 ? readHereDocument(context, lineEnd + 1, opening) : null
  if (!read) return null
  closingBracket.lastIndex = read.end
  if (!closingBracket.test(text)) return null
  return { value: read.value.replace(/(?<!\n)\n+$/, ''), end: closingBracket.lastIndex }
}

/** The beginning of a here-document. */
export interface HereOperator {
  delimiter: string
  /** `<<-`: leading tabs are removed. */
  isIndented: boolean
  /** With a quoted delimiter nothing is replaced. */
  isLiteral: boolean
  end: number
}

const hereOperator = /<<(-?)[ \t]*(?:(['"])(?<quoted>[^'"\n]+)\2|(\\?)(?<bare>[^\s'"<>|;&()\\]+))/y

/** Reads `<<EOF`, `<<-EOF` or `<<'EOF'`; null for anything else. */
export function readHereOperator(text: string, at: number): HereOperator | null {
  hereOperator.lastIndex = at
  const found = hereOperator.exec(text)
  if (!found) return null
  const { quoted, bare } = found.groups ?? {}
  return {
    delimiter: quoted ?? bare ?? '',
    isIndented: found[1] === '-',
    isLiteral: quoted !== undefined || found[4] !== '',
    end: at + found[0].length,
  }
}

/** Reads the lines of a here-document up to its delimiter; null without one. Prompts of a shell are removed. */
export function readHereDocument(
  { text, ...others }: ExpansionContext,
  start: number,
  { delimiter, isIndented, isLiteral }: HereOperator,
): ReadPart | null {
  const lines: string[] = []
  for (let at = start; at < text.length;) {
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd === -1 ? text.length : lineEnd
    const line = text
      .slice(at, end)
      .replace(/\r$/, '')
      .replace(isIndented ? /^\t+/ : '', '')
    const withoutPrompt = line.replace(/^> ?/, '')
    if (line === delimiter || withoutPrompt === delimiter) {
      const isPrompted = line !== delimiter || lines.every((one) => one.startsWith('>'))
      const content = (isPrompted ? lines.map((one) => one.replace(/^> ?/, '')) : lines).join('\n')
      const value = isLiteral
        ? content
        : (readExpanded({ ...others, text: content }, 0, null)?.value ?? content)
      return { value: lines.length === 0 ? '' : `${value}\n`, end }
    }
    lines.push(line)
    at = end + 1
  }
  return null
}

/** Reads a text in double quotes from behind the quote on; null if it is not closed. */
export const readDoubleQuoted = (context: ExpansionContext, start: number): ReadPart | null =>
  readExpanded(context, start, '"')

/** Reads up to `closing`, null for the end of the text, and replaces variables, substitutions and escapes. */
function readExpanded(
  context: ExpansionContext,
  start: number,
  closing: '"' | null,
): ReadPart | null {
  const { text } = context
  let value = ''
  for (let at = start; at < text.length;) {
    const character = text[at] ?? ''
    if (character === closing) return { value, end: at + 1 }
    if (character === '`' || character === '$') {
      const read = readExpansion(context, at)
      value += read.value
      at = read.end
    } else if (character === '\\') {
      const lineEnd = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0]
      const next = text[at + 1] ?? ''
      const isEscaped = /[$`\\]/.test(next) || next === closing
      if (lineEnd === undefined) value += isEscaped ? next : `\\${next}`
      at += 1 + (lineEnd ?? next).length
    } else {
      value += character
      at += 1
    }
  }
  return closing === null ? { value, end: text.length } : null
}

/**
 * The index after the bracket that closes the one at `start`, in a shell's text with quotes; null if there
 * is none within `maxLength` characters.
 */
export function findMatchingBracket(text: string, start: number, maxLength: number): number | null {
  const last = Math.min(text.length, start + maxLength)
  if (!text.slice(start, last).includes(')')) return null
  let depth = 0
  for (let at = start; at < last; at += 1) {
    const character = text[at] ?? ''
    if (character === "'" || character === '"') {
      const end = text.indexOf(character, at + 1)
      if (end === -1) return null
      at = end
    } else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
