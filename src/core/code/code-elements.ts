import { createFunction } from './code-function.ts'
import { findBinding } from './code-names.ts'
import { toText, type CodeRunner, textOf } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  itemsOf,
  pairsOf,
  withMarks,
  type CodeScope,
  type CodeValue,
  type Mark,
} from './code-value.ts'

/** An element between brackets: with a name in objects, or a value whose elements are taken. */
type Element =
  | { kind: 'item'; name: string | null; value: CodeValue; marks?: readonly Mark[] }
  | { kind: 'spread'; value: CodeValue; node: CodeNode }

const spreads = /^(?:Spread|\*\*?|\.\.\.)$/
const entries = /^(?:Property|Pair|Element|VariadicUnpacking)$/
const objects = /^(?:ObjectExpression|DictionaryExpression)$/

/** An array, a list, a tuple, an object or a dictionary. */
export function readElements(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const elements = listElements(node, scope, r)
  const items: CodeValue[] = []
  const members = new Map<string, CodeValue>()
  const isPhp = r.language === 'php'
  let isMap = isPhp || objects.test(node.type)
  let count = 0
  const put = (name: string | null, value: CodeValue) => {
    isMap ||= name !== null
    members.set(name ?? String(count), value)
    if (name === null) items.push(value)
    if (name === null) count += 1
    else if (isPhp && /^\d+$/.test(name)) count = Math.max(count, Number(name) + 1)
  }
  const unread: (Element & { kind: 'spread' })[] = []
  for (const element of elements) {
    if (element.kind === 'item') put(element.name, element.value)
    else if (!spread(element.value, isMap, put)) unread.push(element)
    r.step()
  }
  const read = isMap ? r.map(members) : r.list(items)
  for (const { value, node: at } of unread) {
    if (value.kind !== 'null') r.doNotFollow([read], at)
  }
  return elements.reduce(
    (all, one) => withMarks(all, one.kind === 'spread' ? one.value.marks : (one.marks ?? [])),
    read,
  )
}

/** Adds the elements of a value; false if the text does not show them. */
export function spread(
  value: CodeValue,
  isMap: boolean,
  put: (name: string | null, value: CodeValue) => void,
): boolean {
  const items = isMap && value.kind !== 'map' ? null : itemsOf(value)
  const pairs = isMap ? pairsOf(value) : null
  if (items) for (const item of items) put(null, item)
  else if (pairs) for (const [name, one] of pairs) put(name, one)
  return (items ?? pairs) !== null
}

function listElements(node: CodeNode, scope: CodeScope, r: CodeRunner): Element[] {
  const children = node.children.flatMap((child) =>
    child.type === 'ValueList' ? child.children : [child],
  )
  const elements: Element[] = []
  for (let at = 0; at < children.length; at += 1) {
    const [child, next, value] = children.slice(at, at + 3)
    if (child === undefined || child.type === '[' || child.type === 'array') continue
    if (entries.test(child.type)) elements.push(...readEntry(child, node, scope, r))
    else if (spreads.test(child.type) && next) {
      elements.push({ kind: 'spread', value: r.run(next, scope), node: next })
      at += 1
    } else if (next?.type === ':' && value) {
      const key = r.run(child, scope)
      const name = toText(key, child, r)
      elements.push({ kind: 'item', name, value: r.run(value, scope), marks: key.marks })
      at += 2
    } else elements.push({ kind: 'item', name: null, value: r.run(child, scope) })
  }
  return elements
}

function readEntry(entry: CodeNode, parent: CodeNode, scope: CodeScope, r: CodeRunner): Element[] {
  const parts = entry.children.filter(({ type }) => type !== ':' && type !== '=>')
  const [first, second] = parts
  if (first === undefined) return []
  if (spreads.test(first.type))
    return second ? [{ kind: 'spread', value: r.run(second, scope), node: second }] : []
  const isComputed = first.type === '['
  const [key, value] = isComputed ? parts.slice(1) : parts
  if (key === undefined) return []
  if (value === undefined)
    return parent.type === 'ObjectExpression'
      ? [{ kind: 'item', name: textOf(key, r), value: readShorthand(key, scope, r) }]
      : [{ kind: 'item', name: null, value: r.run(key, scope) }]
  const { name, marks } = isComputed ? readName(key, scope, r) : readKey(key, scope, r)
  const isMethod = parts.some(({ type }) => type === 'ParamList')
  return [
    {
      kind: 'item',
      name,
      marks,
      value: isMethod ? createFunction(entry, scope, r) : r.run(value, scope),
    },
  ]
}

/** `{ headers }` is short for `{ headers: headers }`. */
const readShorthand = (key: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue =>
  findBinding(scope, textOf(key, r))?.value ?? r.unknown(key, textOf(key, r))

interface ReadName {
  name: string
  marks: readonly Mark[]
}

function readName(node: CodeNode, scope: CodeScope, r: CodeRunner): ReadName {
  const value = r.run(node, scope)
  return { name: toText(value, node, r), marks: value.marks }
}

function readKey(key: CodeNode, scope: CodeScope, r: CodeRunner): ReadName {
  if (/^Property(?:Definition|Name)$/.test(key.type)) return { name: textOf(key, r), marks: [] }
  const inner = key.type === 'Key' ? (key.children[0] ?? key) : key
  // A field of a structure in Go looks as a name does.
  const isField = inner.type === 'VariableName' && r.language === 'go'
  if (isField && findBinding(scope, textOf(inner, r)) === null)
    return { name: textOf(inner, r), marks: [] }
  return readName(inner, scope, r)
}
