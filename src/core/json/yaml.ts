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

  /** Of the members of `<<`, the first of a name counts where the object has none. In quotes it is a name like others. */
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
    return [...mergedMembers.filter(({ name }) => names.size < names.add(name).size), ...own]
  }

  function readKey(key: Node): string {
    const { kind } = readNode(key)
    if (kind === 'array' || kind === 'object') noteUnreadable(key)
    const named = isAlias(key) ? targets.get(key) : key
    return isScalar(named) ? (named.source ?? '') : ''
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

/** YAML as the folder's files have it. The same value always gives the same bytes, and one change is one line of a diff. */
export type YamlPart =
  | string
  /** On one line: `[image, location]`. */
  | { kind: 'line'; items: readonly string[] }
  /** One line for each. `comment` stands behind it. */
  | { kind: 'list'; items: readonly { part: YamlPart; comment?: string }[] }
  | { kind: 'map'; members: readonly YamlMember[] }

/** A member, or nothing for a part that is not written. `comment` stands behind its value. */
export type YamlMember = readonly [name: string, part: YamlPart, comment?: string]

export const renderYaml = (members: readonly YamlMember[]): string =>
  members.map((one) => renderMember(one, '')).join('')

/** Names and values as a mapping; a name twice makes it a list of single members. */
export function renderOrdered(members: readonly YamlMember[]): YamlPart {
  if (new Set(members.map(([name]) => name)).size === members.length)
    return { kind: 'map', members }
  const items = members.map((member) => ({ part: { kind: 'map' as const, members: [member] } }))
  return { kind: 'list', items }
}

function renderMember([name, part, comment]: YamlMember, indent: string): string {
  const key = renderText(name)
  const value = `:${renderPart(part, indent, comment)}`
  return key.length > maxKeyLength ? `${indent}? ${key}\n${indent}${value}` : indent + key + value
}

/** Longer keys would not be read on one line (YAML 1.2.2, 7.4). */
const maxKeyLength = 1000

function renderPart(part: YamlPart, indent: string, comment?: string): string {
  const inner = `${indent}  `
  const end = comment === undefined || comment === '' ? '\n' : ` # ${comment}\n`
  if (typeof part === 'string')
    return ` ${isBlock(part) ? renderBlock(part, inner, end) : renderText(part) + end}`
  switch (part.kind) {
    case 'line':
      return ` [${part.items.map(renderText).join(', ')}]${end}`
    case 'list':
      if (part.items.length === 0) return ` []${end}`
      return end + part.items.map((one) => renderItem(one, inner)).join('')
    case 'map':
      if (part.members.length === 0) return ` {}${end}`
      return end + part.members.map((one) => renderMember(one, inner)).join('')
  }
}

function renderItem(
  { part, comment }: { part: YamlPart; comment?: string },
  indent: string,
): string {
  if (
    comment !== undefined ||
    typeof part === 'string' ||
    part.kind !== 'map' ||
    part.members.length === 0
  )
    return `${indent}-${renderPart(part, indent, comment)}`
  const members = part.members.map((one) => renderMember(one, `${indent}  `)).join('')
  return `${indent}- ${members.slice(indent.length + 2)}`
}

const renderText = (text: string): string => (isPlain(text) ? text : quote(text))

/** Double quotes of YAML are those of JSON; other readers stumble over more characters than JSON escapes. */
const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const plain =
  /^-?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:/+()@*%=;-]*(?: [\p{L}\p{M}\p{N}_./+()@*%=;-]+)*$/u
/** What readers of other YAML versions would take for something else than a text. */
const otherwiseRead =
  /^(?:null|true|false|yes|no|on|off|y|n|~|\d{4}-\d\d?-\d\d?(?:[t ].*)?|[-+]?\d[\d_:]*(?:\.[\d_]*)?|[-+]?0[box][\da-f_]+|[-+]?[\d_.]*(?:e[-+]?\d+)?)$/i

const isPlain = (text: string): boolean =>
  text.length <= 200 &&
  plain.test(text) &&
  !/:(?: |$)/.test(text) &&
  (/^(?:0|[1-9]\d{0,14})$/.test(text) || !otherwiseRead.test(text))

/** Texts of several lines that no reader changes. */
function isBlock(text: string): boolean {
  const lines = linesOf(text)
  const isUnchanged = lines.every((line) => !/[\p{C}\p{Zl}\p{Zp}]|\s$/u.test(line))
  return lines.length > 1 && isUnchanged && /^\S/.test(text) && lines.at(-1) !== ''
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')

function renderBlock(text: string, indent: string, end: string): string {
  const isEnded = text.endsWith('\n')
  const lines = linesOf(text)
  return `|${isEnded ? '' : '-'}${end}${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`
}
