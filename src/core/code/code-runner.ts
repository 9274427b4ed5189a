import type { RelativeDate } from '#core/query/form.ts'
import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import type { CodeFlow } from './code-flow.ts'
import type { CodeLanguage, CodeNode } from './code-tree.ts'
import {
  collectMarks,
  itemsOf,
  joinMarks,
  textValue,
  type CodeArgument,
  type CodeClass,
  type CodeClient,
  type CodeFunction,
  type CodePairs,
  type CodeScope,
  type CodeUnknown,
  type CodeValue,
  type CodeValues,
  type Mark,
} from './code-value.ts'

/** What the readers of expressions, statements and calls share while one text is read. */
export interface CodeRunner extends CodeValues, CodeFlow {
  readonly language: CodeLanguage
  readonly source: string
  /** Counts steps; false if none are left, and then the result is not used. */
  step(count?: number): boolean
  /** Counts a step at this depth of nesting; false as for `step`, and where it is too deep to follow. */
  descend(depth: number): boolean
  run(node: CodeNode, scope: CodeScope): CodeValue
  /** Calls a function of the code; null for one that is being called already. */
  call(called: CodeFunction, args: readonly CodeArgument[], node: CodeNode): CodeValue
  /** Keeps a function that may never be called by the code that is shown. */
  noteFunction(created: CodeFunction): void
  noteClass(created: CodeClass): void
  unknown(node: CodeNode, path?: string | null, more?: Partial<CodeUnknown>): CodeUnknown
  /** A text that stands for an unknown value, and that no encoding changes. */
  placeholder(value: CodeUnknown): string
  isPlaceholder(text: string): boolean
  unknownIn(text: string): CodeUnknown[]
  /** Keeps a request that the code that is shown may never send. */
  prepare(request: CodeClient): CodeClient
  /** The date that a call of one of the app's own functions computes; null for other calls. */
  dateOf(name: string, argument: string): RelativeDate | null
  markAt(at: Pick<CodeNode, 'from' | 'to'>, reason?: Mark['reason']): Mark
  /** Notes that the code at `node` may change values in a way that is not followed. */
  doNotFollow(values: Iterable<CodeValue>, node: CodeNode): void
  /** Sends a request; the result is its response. `isGuess`: only if nothing else sends one to the API. */
  send(request: CodeClient, node: CodeNode, isGuess?: boolean): CodeUnknown
}

/** The code that does something, and what reads it. */
export interface At {
  node: CodeNode
  r: CodeRunner
}

/** A longer text is unknown: it would be none of a request, and a loop could double it without end. */
const maxLength = 65_536
const charactersPerStep = 256

/** The text of values in a row; unknown if it is too long. `node` is the code that joins them. */
export function joinTexts(values: readonly CodeValue[], node: CodeNode, r: CodeRunner): CodeValue {
  const texts = values.map((value) => toText(value, node, r))
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (!r.step(1 + Math.ceil(length / charactersPerStep)) || length > maxLength)
    return r.unknown(node)
  const marks = values.reduce(
    (all, value) =>
      joinMarks(
        all,
        collectMarks(value, () => r.step()),
      ),
    textValue('').marks,
  )
  return textValue(texts.join(''), marks)
}

/** The text that a language makes of a value; a placeholder if the text does not show it. */
export function toText(value: CodeValue, node: CodeNode, r: CodeRunner): string {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'boolean':
      if (r.language === 'python') return value.value ? 'True' : 'False'
      return r.language === 'php' ? (value.value ? '1' : '') : String(value.value)
    case 'null':
      if (r.language === 'php') return ''
      if (r.language === 'python') return 'None'
      return value.isUndefined ? 'undefined' : 'null'
    case 'unknown':
      return r.placeholder(value)
    case 'list':
      return r.language === 'javascript' && r.step(value.items.length)
        ? value.items.map((item) => toText(item, node, r)).join(',')
        : r.placeholder(r.unknown(node))
    case 'pairs':
      return renderPairs(value.pairs, node, r)
    case 'url': {
      const query = toText(value.parameters, node, r)
      return toText(value.address, node, r) + (query === '' ? '' : `?${query}`)
    }
    case 'map':
    case 'client':
    case 'function':
    case 'class':
      return r.placeholder(r.unknown(node))
  }
}

/** Form encoding (WHATWG URL 5.2); a blank is `%20`, as the app writes it. */
export const renderPairs = (pairs: CodePairs['pairs'], node: CodeNode, r: CodeRunner): string =>
  pairs
    .map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(toText(value, node, r))}`)
    .join('&')

/** The value as JSON; what the text does not show is a placeholder. */
export function toJson(value: CodeValue, node: CodeNode, r: CodeRunner, depth = 0): JsonValue {
  if (!r.descend(depth)) return { kind: 'null' }
  const items = itemsOf(value)
  if (items !== null)
    return { kind: 'array', items: items.map((item) => toJson(item, node, r, depth + 1)) }
  switch (value.kind) {
    case 'null':
    case 'boolean':
    case 'number':
      return value
    case 'map':
      if (r.language === 'php' && value.members.size === 0) return { kind: 'array', items: [] }
      return {
        kind: 'object',
        members: [...value.members].flatMap(([name, member]): JsonMember[] =>
          member.kind === 'null' && member.isUndefined
            ? []
            : [{ name, value: toJson(member, node, r, depth + 1) }],
        ),
      }
    case 'string':
    case 'unknown':
    case 'list':
    case 'pairs':
    case 'url':
    case 'client':
    case 'function':
    case 'class':
      return { kind: 'string', value: toText(value, node, r) }
  }
}

export const textOf = ({ from, to }: CodeNode, r: CodeRunner): string => r.source.slice(from, to)

export interface CodeCall {
  /** What is called, or whose method is called. */
  receiver: CodeValue
  /** The method; '' if the receiver itself is called. */
  name: string
  args: readonly CodeArgument[]
  node: CodeNode
  scope: CodeScope
  r: CodeRunner
}

/** The name of arguments that are spread from an unknown value. */
export const unknownArguments = '*'

/** Reads a call whose result is known; null if it is not followed. */
export type KnownCall = (call: CodeCall) => CodeValue | null

/** The argument at a position. */
export const argumentAt = ({ args }: Pick<CodeCall, 'args'>, at: number): CodeValue | undefined =>
  args.filter(({ name }) => name === '')[at]?.value

export const argumentNamed = (
  { args }: Pick<CodeCall, 'args'>,
  wanted: string,
): CodeValue | undefined => args.find(({ name }) => name === wanted)?.value

/** The text of the argument at a position; '' without one. */
export const textAt = (call: CodeCall, at: number): string => {
  const value = argumentAt(call, at)
  return value ? toText(value, call.node, call.r) : ''
}

/** Calls that show or check what they are given, and change nothing. */
const harmless =
  /^(?:this\.|self\.|\$this->)?(?:console|log|logger|logging|Log|fmt\.(?:P|Fp)rint|print|System\.out|echo|var_dump|print_r|dd|dump|assert|expect|isinstance|len|type|isset|empty|count|is_array|is_null|is_string)\b|^(?:new\s+)?\w*(?:Error|Exception)\(/i

export const isHarmless = ({ node, r }: At): boolean =>
  harmless.test(r.source.slice(node.from, node.from + 80))

/** A table whose names are separated by blanks where they mean the same. */
export const byNames = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(table).flatMap(([names, one]) =>
      names.split(' ').map((name) => [name, one] as const),
    ),
  )
