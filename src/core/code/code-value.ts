import type { RelativeDate } from '#core/query/form.ts'
import type { CodeNode } from './code-tree.ts'
import type { LibraryName } from './libraries.ts'

/** Something that changes a value in a way that the reader does not follow, and where it is. */
export interface Mark {
  readonly line: number
  /** As written, without texts and arguments. */
  readonly source: string
  readonly reason: 'not-followed' | 'conditional'
}

interface Marked {
  readonly marks: readonly Mark[]
}

/** A value that code may change. `born` is when it was created, in the order of the reader's steps. */
interface Changeable {
  readonly marks: Mark[]
  readonly born: number
}

export type CodeScalar = Marked &
  (
    | { readonly kind: 'null'; readonly isUndefined?: true }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'number'; readonly source: string }
    | { readonly kind: 'string'; readonly value: string }
  )

/** A value that the text does not show. */
export interface CodeUnknown extends Marked {
  readonly kind: 'unknown'
  readonly node: CodeNode
  /** Names and members that lead to it, as in `requests.get`; null for another expression. */
  readonly path: string | null
  /** An environment variable's name. */
  readonly variable?: string
  /** The date that one of the app's own functions computes. */
  readonly date?: RelativeDate
}

export interface CodeList extends Changeable {
  readonly kind: 'list'
  readonly items: CodeValue[]
}

/** An object or dictionary; in PHP each array, in which the keys of a list are numbers. */
export interface CodeMap extends Changeable {
  readonly kind: 'map'
  readonly members: Map<string, CodeValue>
  /** True if it may have members that the text does not show. */
  readonly isOpen: boolean
}

/** Names with values, of which a name may have several: URLSearchParams, Headers, url.Values. */
export interface CodePairs extends Changeable {
  readonly kind: 'pairs'
  readonly of: 'parameters' | 'headers'
  pairs: (readonly [name: string, value: CodeValue])[]
}

export interface CodeUrl extends Changeable {
  readonly kind: 'url'
  /** Everything before the query. */
  address: CodeValue
  parameters: CodePairs
}

/** What sends requests, or a request before it is sent. */
export interface CodeClient extends Changeable {
  readonly kind: 'client'
  readonly library: LibraryName
  readonly options: CodeMap
  /** Options of the clients that it was made of, which its own come before. */
  readonly defaults: readonly CodeMap[]
  readonly node: CodeNode
}

export interface CodeFunction extends Marked {
  readonly kind: 'function'
  /** '' if it has none. */
  readonly name: string
  readonly parameters: readonly CodeParameter[]
  readonly body: CodeNode
  readonly scope: CodeScope
  /** Whether the member with its name is its result. */
  readonly isGetter?: true
}

export interface CodeParameter {
  readonly target: CodeNode
  readonly fallback: CodeNode | null
  /** `list` and `named` take all further arguments; `member` also becomes a member of the object. */
  readonly kind: 'one' | 'list' | 'named' | 'member'
}

/** A class, with what its objects have before they are created. */
export interface CodeClass extends Marked {
  readonly kind: 'class'
  readonly node: CodeNode
  readonly scope: CodeScope
  readonly statics: CodeMap
}

export type CodeValue =
  | CodeScalar
  | CodeUnknown
  | CodeList
  | CodeMap
  | CodePairs
  | CodeUrl
  | CodeClient
  | CodeFunction
  | CodeClass

export interface Binding {
  value: CodeValue
  readonly born: number
}

/** The names known at a place. */
export interface CodeScope {
  readonly names: Map<string, Binding>
  readonly parent: CodeScope | null
  /** `this`, `self` or `$this`. */
  readonly self: CodeMap
}

/** Values that code calls a function with; `name` is '' for an argument without one. */
export interface CodeArgument {
  readonly name: string
  readonly value: CodeValue
}

const noMarks: readonly Mark[] = []

export const nullValue: CodeScalar = { kind: 'null', marks: noMarks }
export const undefinedValue: CodeScalar = { kind: 'null', isUndefined: true, marks: noMarks }
export const booleanValue = (value: boolean): CodeScalar => ({
  kind: 'boolean',
  value,
  marks: noMarks,
})
export const textValue = (value: string, marks: readonly Mark[] = noMarks): CodeScalar => ({
  kind: 'string',
  value,
  marks,
})
export const numberValue = (source: string): CodeScalar => ({
  kind: 'number',
  source,
  marks: noMarks,
})

const maxMarks = 20

export const joinMarks = (one: readonly Mark[], other: readonly Mark[]): readonly Mark[] => {
  if (other.length === 0) return one
  const added = other.filter(
    ({ line, source }) => !one.some((mark) => mark.line === line && mark.source === source),
  )
  return added.length === 0 ? one : [...one, ...added].slice(0, maxMarks)
}

/** The value with marks: the same one if it can change, else a copy. */
export function withMarks<V extends CodeValue>(value: V, marks: readonly Mark[]): V {
  if (marks.length === 0) return value
  const all = joinMarks(value.marks, marks)
  if (!isChangeable(value)) return { ...value, marks: all }
  value.marks.splice(0, value.marks.length, ...all)
  return value
}

type ChangeableValue = Extract<CodeValue, Changeable>

export const isChangeable = (value: CodeValue): value is ChangeableValue =>
  value.kind !== 'unknown' && 'born' in value

export type CodeValues = ReturnType<typeof createValues>

/** Creates values that code may change, each with its place in their order. */
export function createValues() {
  let born = 0
  const create = <Made extends object>(value: Made) => {
    born += 1
    return { ...value, marks: [], born }
  }
  const map = (members: Iterable<readonly [string, CodeValue]>, isOpen = false): CodeMap =>
    create({ kind: 'map', members: new Map(members), isOpen })
  const pairs = (of: CodePairs['of'], all: CodePairs['pairs']): CodePairs =>
    create({ kind: 'pairs', of, pairs: [...all] })
  return {
    countCreated: () => born,
    list: (items: readonly CodeValue[]): CodeList => create({ kind: 'list', items: [...items] }),
    map,
    pairs,
    url: (address: CodeValue, parameters: CodePairs['pairs'] = []): CodeUrl =>
      create({ kind: 'url', address, parameters: pairs('parameters', parameters) }),
    client: (
      library: LibraryName,
      node: CodeNode,
      options = map([]),
      defaults: readonly CodeMap[] = [],
    ): CodeClient => create({ kind: 'client', library, node, options, defaults }),
  }
}

/** The items of a list, or of a PHP array whose keys count from 0; null for any other value. */
export function itemsOf(value: CodeValue): readonly CodeValue[] | null {
  if (value.kind === 'list') return value.items
  if (value.kind !== 'map' || value.members.size === 0) return null
  const isCounted = [...value.members.keys()].every((key, at) => key === String(at))
  return isCounted ? [...value.members.values()] : null
}

/** Names and values of an object, of pairs, or of a list of pairs; null for any other value. */
export function pairsOf(value: CodeValue): (readonly [name: string, value: CodeValue])[] | null {
  if (value.kind === 'map') return [...value.members]
  if (value.kind === 'pairs') return [...value.pairs]
  if (value.kind !== 'list') return null
  const pairs = value.items.map((item) => {
    const [name, itemValue, ...more] = itemsOf(item) ?? []
    return name?.kind === 'string' && itemValue && more.length === 0
      ? ([name.value, itemValue] as const)
      : null
  })
  return pairs.every((pair) => pair !== null) ? pairs : null
}

/** All marks of a value and its members. `spend` counts steps, and is false when there are none left. */
export function collectMarks(value: CodeValue, spend: () => boolean): readonly Mark[] {
  const seen = new Set<CodeValue>()
  let marks: readonly Mark[] = noMarks
  const waiting = [value]
  for (let next = waiting.pop(); next !== undefined && spend(); next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    marks = joinMarks(marks, next.marks)
    if (next.kind === 'list') waiting.push(...next.items)
    else if (next.kind === 'map') waiting.push(...next.members.values())
    else if (next.kind === 'pairs') waiting.push(...next.pairs.map(([, one]) => one))
    else if (next.kind === 'url') waiting.push(next.address, next.parameters)
    else if (next.kind === 'client') waiting.push(next.options)
  }
  return marks
}

export const isTrue = (value: CodeValue | undefined): boolean =>
  value?.kind === 'boolean' && value.value
