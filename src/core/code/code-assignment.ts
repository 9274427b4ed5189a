import { combine } from './code-logic.ts'
import { declare, findBinding, memberOf, removeMember, setMember } from './code-names.ts'
import { toText, type CodeRunner, type At } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  booleanValue,
  isChangeable,
  itemsOf,
  nullValue,
  numberValue,
  undefinedValue,
  withMarks,
  type CodeScope,
  type CodeValue,
  type Mark,
} from './code-value.ts'

/** A name as its language refers to it: without the sign of variables in PHP and of private members. */
export const nameOf = ({ from, to }: CodeNode, r: CodeRunner): string =>
  r.source.slice(from, to).replace(r.language === 'php' ? /^[$\\]+/ : /^#/, '')

const places =
  /^(?:MemberExpression|SubscriptExpression|ScopedExpression|ScopedIdentifier|ScopedTypeName|FieldAccess|ArrayAccess|SelectorExpr|IndexExpr|QualifiedType)$/

/** The parts of `a.b`, `a['b']` and `a[]`; null for any other node. */
export function readPlace(
  node: CodeNode,
): { owner: CodeNode; index: CodeNode | null; name: CodeNode | null } | null {
  if (!places.test(node.type)) return null
  const [owner, ...rest] = node.children
  const last = rest.at(-1)
  if (owner === undefined || last === undefined) return null
  const isIndex = rest.some(({ type }) => type === '[')
  if (!isIndex) return { owner, index: null, name: last }
  return { owner, index: last.type === '[' || rest.length > 3 ? null : last, name: null }
}

/** Reads `a.b` and `a['b']`. */
export function readMember(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const place = readPlace(node)
  if (place === null) return r.unknown(node)
  const owner = r.run(place.owner, scope)
  const key = keyOfPlace(place, scope, r)
  return key === null ? r.unknown(node) : withMarks(memberOf(owner, key.name, node, r), key.marks)
}

/** A member's name, and the marks of the value that it is computed from. */
function keyOfPlace(
  { index, name }: NonNullable<ReturnType<typeof readPlace>>,
  scope: CodeScope,
  r: CodeRunner,
): { name: string; marks: readonly Mark[] } | null {
  if (name !== null) return { name: nameOf(name, r), marks: [] }
  if (index === null) return null
  const value = r.run(index, scope)
  // `"$a[key]"` in a text of PHP.
  return value.kind === 'unknown' && index.type === 'Name'
    ? { name: nameOf(index, r), marks: [] }
    : { name: toText(value, index, r), marks: value.marks }
}

/** Removes what `delete a.b`, `del a['b']` and `unset($a['b'])` name. */
export function remove(target: CodeNode, scope: CodeScope, r: CodeRunner): void {
  const place = readPlace(target)
  if (place === null) {
    const binding = findBinding(scope, nameOf(target, r))
    if (binding && r.language !== 'javascript') r.assign(binding, undefinedValue)
    return
  }
  const owner = r.run(place.owner, scope)
  const key = keyOfPlace(place, scope, r)
  if (key === null) r.doNotFollow([owner], target)
  else removeMember(withMarks(owner, key.marks), key.name, { node: target, r })
}

const patterns =
  /^(?:ArrayPattern|ObjectPattern|ArrayExpression|TupleExpression|ListExpression|ParenthesizedExpression)$/

/** Gives a value to what stands on the left of a sign of assignment. */
export function assign(
  target: CodeNode,
  value: CodeValue,
  scope: CodeScope,
  { node, r, isNew = false }: { node: CodeNode; r: CodeRunner; isNew?: boolean },
): void {
  if (!r.step()) return
  const place = readPlace(target)
  if (place !== null) {
    const owner = readOwner(place.owner, scope, { node, r })
    const key = keyOfPlace(place, scope, r)
    if (key !== null) setMember(withMarks(owner, key.marks), key.name, value, { node, r })
    else if (owner.kind === 'map' && place.index === null)
      setMember(owner, String(owner.members.size), value, { node, r })
    else r.doNotFollow([owner], node)
  } else if (patterns.test(target.type)) destructure(target, value, scope, { node, r, isNew })
  else if (target.type === 'UnaryExp' && target.children[1])
    assign(target.children[1], value, scope, { node, r })
  else assignName(nameOf(target, r), copyOf(value, r), scope, { node, r, isNew })
}

/** PHP copies arrays. */
const copyOf = (value: CodeValue, r: CodeRunner): CodeValue =>
  r.language === 'php' && value.kind === 'map' && !value.isOpen && r.step(value.members.size)
    ? withMarks(r.map(value.members), value.marks)
    : value

function assignName(
  name: string,
  value: CodeValue,
  scope: CodeScope,
  { node, r, isNew }: { node: CodeNode; r: CodeRunner; isNew: boolean },
): void {
  const isLocal = isNew || r.language === 'python' || r.language === 'php'
  const binding = isLocal ? scope.names.get(name) : findBinding(scope, name)
  if (binding && !isNew) r.assign(binding, value)
  else if (r.language === 'java' && !isNew && scope.self.members.has(name))
    setMember(scope.self, name, value, { node, r })
  else declare(name, value, scope, r)
}

/**
 * The value whose member is assigned. PHP creates it where it is missing; one that the text does not show gets
 * the members that it does show.
 */
function readOwner(target: CodeNode, scope: CodeScope, { node, r }: At): CodeValue {
  const place = readPlace(target)
  const key = place && keyOfPlace(place, scope, r)
  if (place !== null && key !== null) {
    const owner = readOwner(place.owner, scope, { node, r })
    const found = memberOf(withMarks(owner, key.marks), key.name, target, r)
    if (found.kind !== 'null' || !isChangeable(owner)) return found
    const created = r.map([])
    setMember(owner, key.name, created, { node, r })
    return created
  }
  const value = r.run(target, scope)
  const binding = place === null ? findBinding(scope, nameOf(target, r)) : null
  const isUnset = r.language === 'php' && place === null && binding === null
  const isNew = value.kind === 'null' || (value.kind === 'unknown' && isUnset)
  const isOpened = value.kind === 'unknown' && binding !== null
  if (!isNew && !isOpened) return value
  const created = isNew ? r.map([]) : withMarks(r.map([], true), [r.markAt(target)])
  assign(target, created, scope, { node, r })
  return r.run(target, scope)
}

const comments = /\/\*[^]*?(?:\*\/|$)|(?:\/\/|#).*/g

function destructure(
  pattern: CodeNode,
  value: CodeValue,
  scope: CodeScope,
  at: { node: CodeNode; r: CodeRunner; isNew: boolean },
): void {
  const { r } = at
  const parts = pattern.children.flatMap((child) =>
    child.type === 'ValueList' ? child.children : [child],
  )
  const items = itemsOf(value)
  let count = 0
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]
    if (part === undefined || /^(?:\[|list|array)$/.test(part.type)) continue
    // Commas are no nodes, and all but one behind a part stand for members that no part takes.
    const gap = r.source.slice(parts[index - 1]?.to ?? pattern.from, part.from)
    const commas = gap.replace(comments, '').split(',').length - 1
    count += Math.max(0, count === 0 ? commas : commas - 1)
    if (part.type === 'Equals' || part.type === 'AssignOp') {
      index += 1
      continue
    }
    if (part.type === 'Spread' || part.type === '*') {
      const rest = parts[index + 1]
      if (rest) assign(rest, items ? r.list(items.slice(count)) : r.unknown(rest), scope, at)
      index += 1
    } else if (part.type === 'PatternProperty') destructureProperty(part, value, scope, at)
    else {
      const found = items?.[count] ?? memberOf(value, String(count), part, r)
      assign(part, found, scope, at)
      count += 1
    }
  }
}

function destructureProperty(
  property: CodeNode,
  value: CodeValue,
  scope: CodeScope,
  at: { node: CodeNode; r: CodeRunner; isNew: boolean },
): void {
  const { r } = at
  const [key, ...rest] = property.children
  if (key === undefined) return
  const isRest = key.type === 'Spread'
  const equals = rest.findIndex(({ type }) => type === 'Equals')
  const fallback = equals === -1 ? undefined : rest[equals + 1]
  const named = rest.slice(0, equals === -1 ? undefined : equals).find(({ type }) => type !== ':')
  const target = named ?? key
  if (isRest) {
    assign(target, withMarks(r.map([], true), [r.markAt(property)]), scope, at)
    return
  }
  const found = memberOf(value, nameOf(key, r), key, r)
  const isMissing = found.kind === 'null' || (found.kind === 'unknown' && fallback !== undefined)
  const result = isMissing && fallback ? r.run(fallback, scope) : found
  assign(target, result, scope, at)
}

const signs = /^(?:Equals|AssignOp|UpdateOp|=|:=)$/
const types = /Type$|^(?:TypeName|PrimitiveType|var|const|let|static)$/

/** Reads `a = b`, `a, b = c`, `a += b`, `a := b`, `a++` and the declarations that have this form. */
export function readAssignment(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const groups: CodeNode[][] = [[]]
  let sign = ''
  for (const child of node.children) {
    if (signs.test(child.type)) {
      sign = r.source.slice(child.from, child.to)
      if (/^(?:\+\+|--)$/.test(sign)) return count(sign, node, scope, r)
      groups.push([])
    } else if (/^(?:ArithOp|IncDecOp)$/.test(child.type))
      return count(r.source.slice(child.from, child.to), node, scope, r)
    else if (groups.length > 1 || !types.test(child.type)) groups.at(-1)?.push(child)
  }
  const valueNodes = groups.length > 1 ? (groups.pop() ?? []) : []
  const values = valueNodes.map((one) => r.run(one, scope))
  const isNew = sign === ':=' || /^(?:VariableDeclarator|ConstSpec|VarSpec)$/.test(node.type)
  let result = values.length === 1 ? values[0] : r.list(values)
  for (const targets of groups.reverse()) {
    const [first] = targets
    if (first === undefined) continue
    if (targets.length > 1) {
      spreadTo(targets, values, scope, { node, r, isNew })
      continue
    }
    if (sign === '') result = r.language === 'go' ? nullValue : undefinedValue
    if (!/^:?=$/.test(sign) && sign !== '')
      result = combine(sign.slice(0, -1), [r.run(first, scope), result ?? nullValue], { node, r })
    assign(first, result ?? nullValue, scope, { node, r, isNew })
  }
  return result ?? nullValue
}

function spreadTo(
  targets: readonly CodeNode[],
  values: readonly CodeValue[],
  scope: CodeScope,
  at: { node: CodeNode; r: CodeRunner; isNew: boolean },
): void {
  const { r } = at
  const [only, ...others] = values
  const isGo = r.language === 'go'
  const items = only && others.length === 0 && !isGo ? itemsOf(only) : values
  for (const [index, target] of targets.entries()) {
    // The second result of Go is an error, or whether there is a result.
    const more = isGo && others.length === 0 && index > 0
    const second = /^(?:ok|found|exists)$/.test(nameOf(target, r)) ? booleanValue(true) : nullValue
    assign(target, more ? second : (items?.[index] ?? r.unknown(target)), scope, at)
  }
}

function count(sign: string, node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const target = node.children.find(({ type }) => !type.endsWith('Op'))
  if (target === undefined || !/^(?:\+\+|--)$/.test(sign)) return r.unknown(node)
  const before = r.run(target, scope)
  // A text is a number for these signs, which no sum is.
  const after =
    before.kind === 'string'
      ? r.unknown(node)
      : combine(sign.slice(1), [before, numberValue('1')], { node, r })
  assign(target, after, scope, { node, r })
  return node.children[0] === target ? before : after
}

/** Reads `const a = b, [c, d] = e` of JavaScript. */
export function readDeclarations(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const { children } = node
  for (const [at, child] of children.entries()) {
    const isTarget = /^(?:VariableDefinition|ArrayPattern|ObjectPattern)$/.test(child.type)
    if (!isTarget) continue
    const valueNode = children[at + 1]?.type === 'Equals' ? children[at + 2] : undefined
    const value = valueNode ? r.run(valueNode, scope) : undefinedValue
    assign(child, value, scope, { node, r, isNew: true })
  }
  return nullValue
}
