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
import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { err, ok, type Result } from '#core/result.ts'

/** True if a text begins like a YAML document that describes requests. */
export const isYaml = (text: string): boolean =>
  /^(?:---\s*\n)?(?:\s*#.*\n)*(?:openapi|swagger|type|info|name|_type|opencollection|asyncapi)\s*:/.test(
    text,
  )

export interface YamlDocument {
  root: JsonValue
  /** The lines with a tag of a program, such as `!vault`. The tagged value is read as plain text. */
  taggedLines: readonly number[]
}

/** Aliases may repeat this many values. More would let a small file grow without limit. */
const maxRepeatedValues = 100_000

/**
 * Reads the YAML 1.2 documents of a text as JSON; the error is the first line that cannot be read. Prints
 * nothing, and repeats no text of a fault or a tag, which may be a secret.
 */
export function readYaml(text: string): Result<YamlDocument[], { line: number }> {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const documents = parseQuietly(text)
  if (documents === null) return err({ line: 1 })
  const read: YamlDocument[] = []
  for (const document of documents) {
    const { root, unreadableAt } = readContents(document)
    const faultAt = document.errors[0]?.pos[0] ?? unreadableAt
    if (faultAt !== null) return err({ line: lineOf(faultAt) })
    read.push({ root, taggedLines: document.warnings.map(({ pos }) => lineOf(pos[0])) })
  }
  return ok(read)
}

/** null for a document that is nested too deeply for the parser. */
function parseQuietly(text: string): Document.Parsed[] | null {
  try {
    const documents = parseAllDocuments(text, {
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
function readContents(document: Document.Parsed): { root: JsonValue; unreadableAt: number | null } {
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
    if (!anchored || openAnchors.has(anchored) || repeatedValues > maxRepeatedValues)
      return noteUnreadable(alias)
    openAnchors.add(anchored)
    const value = readNode(anchored)
    openAnchors.delete(anchored)
    return value
  }

  /** Members of `<<` count where the object has none of their name. */
  function readMembers({ items }: YAMLMap<Node, Node | null>): JsonMember[] {
    const names = new Set<string>()
    const members = items.map(({ key, value }) => {
      const name = readKey(key)
      if (name !== '<<' && names.has(name)) noteUnreadable(key)
      names.add(name)
      return { name, value: readNode(value) }
    })
    const own = members.filter(({ name }) => name !== '<<')
    const merged = members
      .flatMap(({ name, value }) => (name === '<<' ? value : []))
      .flatMap((value) => (value.kind === 'array' ? value.items : value))
      .flatMap((value) => (value.kind === 'object' ? value.members : []))
    return [...merged.filter(({ name }) => !names.has(name)), ...own]
  }

  function readKey(key: Node): string {
    const { kind } = readNode(key)
    if (kind === 'array' || kind === 'object') noteUnreadable(key)
    return isScalar(key) ? (key.source ?? '') : ''
  }

  return { root: readNode(document.contents), unreadableAt }
}

function readScalar({ value, source = '' }: Scalar): JsonValue {
  if (value === null) return { kind: 'null' }
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
