import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Alias,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { listOf, membersOf, type JsonMember, type JsonValue } from '#core/json/json-value.ts'
import { err, ok, type Result } from '#core/result.ts'

/** True if a text begins like a YAML document that describes requests. */
export const isYaml = (text: string): boolean =>
  /^(?:---[^\S\n]*\n)?\s*(?:#.*\n\s*)*(?:openapi|swagger|type|info|name|_type|opencollection|asyncapi)\s*:/.test(
    text,
  )

export interface YamlDocument {
  root: JsonValue
  /** The lines with a tag of a program, such as `!vault`. The tagged value is read as plain text. */
  taggedLines: readonly number[]
  /** Where each value and each member stands in the text. */
  offsets: ReadonlyMap<JsonValue | JsonMember, number>
}

interface YamlOptions {
  /** Every plain scalar is a text as written (`no`, `1e3`, `012`), except those that mean nothing: `null`, `~`, none. */
  isAllText?: boolean
}

/** Aliases may repeat this many values. More would let a small file grow without limit. */
const maxRepeatedValues = { typed: 100_000, allText: 10_000 }

/** Far more levels than a file has that means something here. */
const maxDepth = 200

/**
 * The offset at which lists and mappings in brackets or on one line (`- - -`) are nested more than 200 deep, or
 * null. The parser would take exponential time where its stack ends, and its readers keep a path for each value.
 */
export function findDeepNesting(text: string): number | null {
  const onOneLine = text.search(/(?:[-?] +){200}/)
  let depth = 0
  for (const { 0: found, index } of text.matchAll(/[[{]|[\]}]|"(?:[^"\\]|\\.)*(?:"|\\?$)/gs)) {
    if (found === '[' || found === '{') depth += 1
    else if (found === ']' || found === '}') depth = Math.max(0, depth - 1)
    if (depth > maxDepth) return index
  }
  return onOneLine < 0 ? null : onOneLine
}

/**
 * Reads the YAML 1.2 documents of a text as JSON; the error is the first line that cannot be read. Prints
 * nothing, and repeats no text of a fault or a tag, which may be a secret.
 */
export function readYaml(
  text: string,
  { isAllText = false }: YamlOptions = {},
): Result<YamlDocument[], TextPosition> {
  const lineOf = (offset: number) => positionIn(text, offset).line
  const deepAt = findDeepNesting(text)
  if (deepAt !== null) return err(positionIn(text, deepAt))
  const documents = parseQuietly(text, isAllText)
  if (documents === null) return err({ line: 1, column: 1 })
  const read: YamlDocument[] = []
  for (const document of documents) {
    const { root, unreadableAt, offsets } = readContents(
      document,
      isAllText ? maxRepeatedValues.allText : maxRepeatedValues.typed,
    )
    const faultAt = document.errors[0]?.pos[0] ?? unreadableAt
    if (faultAt !== null) return err(positionIn(text, faultAt))
    read.push({ root, offsets, taggedLines: document.warnings.map(({ pos }) => lineOf(pos[0])) })
  }
  return ok(read)
}

/** Both from 1. */
export interface TextPosition {
  line: number
  column: number
}

export function positionIn(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** null for a document that is nested too deeply for the parser. */
function parseQuietly(text: string, isAllText: boolean): Document.Parsed[] | null {
  try {
    const documents = parseAllDocuments(text, {
      schema: isAllText ? 'failsafe' : 'core',
      logLevel: 'silent',
      prettyErrors: false,
      // Its own search for repeated names takes quadratic time.
      uniqueKeys: false,
    })
    return 'empty' in documents ? [] : documents
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** `unreadableAt`: the offset of the first value without a meaning in JSON, such as an alias of its own parent. */
function readContents(document: Document.Parsed, maxRepeated: number) {
  const offsets = new Map<JsonValue | JsonMember, number>()
  /** The latest node of each anchor, and what each alias stands for. */
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node | undefined>()
  const openAnchors = new Set<Node>()
  let repeatedValues = 0
  let unreadableAt: number | null = null

  function noteUnreadable({ range }: Node): JsonValue {
    unreadableAt ??= range?.[0] ?? 0
    return { kind: 'null' }
  }

  function readNode(node: unknown): JsonValue {
    const value = readValue(node)
    if (isNode(node)) offsets.set(value, node.range?.[0] ?? 0)
    return value
  }

  function readValue(node: unknown): JsonValue {
    if (openAnchors.size > 0) repeatedValues += 1
    else if (isNode(node) && 'anchor' in node && node.anchor) anchors.set(node.anchor, node)
    if (isAlias(node)) return readAlias(node)
    if (isMap<Node, Node | null>(node)) return { kind: 'object', members: readMembers(node) }
    if (isSeq(node)) return { kind: 'array', items: node.items.map(readNode) }
    return isScalar(node) ? readScalar(node) : { kind: 'null' }
  }

  function readAlias(alias: Alias): JsonValue {
    if (!targets.has(alias)) targets.set(alias, anchors.get(alias.source))
    const anchored = targets.get(alias)
    if (!anchored || openAnchors.has(anchored) || repeatedValues > maxRepeated)
      return noteUnreadable(alias)
    openAnchors.add(anchored)
    const value = readNode(anchored)
    openAnchors.delete(anchored)
    return value
  }

  /** Members of `<<` count where the object has none of their name. In quotes it is a name like others. */
  function readMembers({ items }: YAMLMap<Node, Node | null>): JsonMember[] {
    const names = new Set<string>()
    const merged: JsonValue[] = []
    const own: JsonMember[] = []
    for (const { key, value } of items) {
      const name = readKey(key)
      if (name === '<<' && isScalar(key) && key.type === 'PLAIN') {
        merged.push(readNode(value))
        continue
      }
      if (names.has(name)) noteUnreadable(key)
      names.add(name)
      const member = { name, value: readNode(value) }
      offsets.set(member, key.range?.[0] ?? 0)
      own.push(member)
    }
    const mergedMembers = merged.flatMap(listOf).flatMap(membersOf)
    return [...mergedMembers.filter(({ name }) => !names.has(name)), ...own]
  }

  function readKey(key: Node): string {
    const { kind } = readNode(key)
    if (kind === 'array' || kind === 'object') noteUnreadable(key)
    return isScalar(key) ? (key.source ?? '') : ''
  }

  return { root: readNode(document.contents), unreadableAt, offsets }
}

function readScalar({ value, source = '', type, tag }: Scalar): JsonValue {
  const isNothing = value === '' || value === '~' || /^(?:null|Null|NULL)$/.test(source)
  // Only a schema without types reads these as texts.
  if (value === null || (type === 'PLAIN' && tag === undefined && isNothing))
    return { kind: 'null' }
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (typeof value === 'number') return readNumber(value, source)
  return { kind: 'string', value: typeof value === 'string' ? value : source }
}

/** Other notations than those of JSON, such as `0x1F`, are written as JSON; those without any stay texts. */
function readNumber(value: number, source: string): JsonValue {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(source))
    return { kind: 'number', source }
  return Number.isFinite(value)
    ? { kind: 'number', source: String(value) }
    : { kind: 'string', value: source }
}
