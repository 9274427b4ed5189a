import { assign } from './code-assignment.ts'
import { readTruth } from './code-logic.ts'
import { toText, type CodeRunner } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  itemsOf,
  nullValue,
  numberValue,
  pairsOf,
  textValue,
  withMarks,
  type CodeScope,
  type CodeValue,
  type Mark,
} from './code-value.ts'

/** What each round of a loop gives its variables; null if the text does not show it. */
function listRounds(
  value: CodeValue,
  kind: 'values' | 'keys' | 'pairs',
  r: CodeRunner,
): CodeValue[][] | null {
  const items = itemsOf(value)
  const pairs = items
    ? items.map((item, at) => [numberValue(String(at)), item] as const)
    : pairsOf(value)?.map(([name, item]) => [textValue(name), item] as const)
  if (!pairs || !r.step(pairs.length)) return null
  switch (kind) {
    case 'values':
      return pairs.map(([, item]) => [item])
    case 'keys':
      return pairs.map(([name]) => [name])
    case 'pairs':
      return pairs.map(([name, item]) => [name, item])
  }
}

/** A loop that counts is read once, with its first number. */
const counting = /^(?:(?:itertools\.)?count|range|xrange)\s*\(/

interface Loop {
  targets: readonly CodeNode[]
  iterated: CodeNode
  kind: 'values' | 'keys' | 'pairs'
}

/** The parts of `for a, b in c`, `for (const a of b)`, `foreach ($a as $b => $c)` and `for a, b := range c`. */
function readLoop(node: CodeNode, r: CodeRunner): Loop | null {
  const spec = node.children.find(({ type }) => /^(?:For\w*Spec|RangeClause)$/.test(type))
  const parts = (spec ?? node).children.filter(
    ({ type }) => !/^(?:for|foreach|const|let|var|\[)$/.test(type),
  )
  const word = parts.findIndex(({ type }) => /^(?:in|of|as|range|:)$/.test(type))
  const [before, after] = [parts.slice(0, word), parts.slice(word + 1)]
  if (word === -1) return null
  if (r.language === 'php') {
    const [pair] = after
    const targets =
      pair?.type === 'Pair' ? pair.children.filter(({ type }) => type !== '=>') : after
    const [iterated] = before
    return iterated ? { targets, iterated, kind: targets.length > 1 ? 'pairs' : 'values' } : null
  }
  const [iterated] = after
  if (iterated === undefined) return null
  const targets = before.filter(
    ({ type }) => /Pattern$|Tuple|Variable|Def/.test(type) && type !== 'TypeName',
  )
  if (r.language === 'go') return { targets, iterated, kind: targets.length > 1 ? 'pairs' : 'keys' }
  const isOverKeys = parts[word]?.type === 'in' && r.language === 'javascript'
  return { targets, iterated, kind: isOverKeys ? 'keys' : 'values' }
}

/** The rounds of a loop with the values that its variables get, and what may add others. */
interface Rounds {
  /** null if the text shows none. */
  rounds: CodeValue[][] | null
  marks: readonly Mark[]
}

function roundsOf(loop: Loop, node: CodeNode, scope: CodeScope, r: CodeRunner): Rounds {
  const value = r.run(loop.iterated, scope)
  const isOverKeys = r.language === 'python' && value.kind === 'map'
  const rounds = listRounds(value, isOverKeys ? 'keys' : loop.kind, r)
  const { from, to } = loop.iterated
  const isCounting = counting.test(r.source.slice(from, to))
  if (rounds === null || isCounting)
    return { rounds: rounds?.slice(0, 1) ?? null, marks: [headerOf(node, r)] }
  return { rounds, marks: value.marks }
}

function bind(
  { targets, iterated }: Loop,
  round: readonly CodeValue[] | null,
  scope: CodeScope,
  r: CodeRunner,
): void {
  const [only, ...more] = round ?? []
  const values = targets.length > 1 && only && more.length === 0 ? itemsOf(only) : round
  for (const [at, target] of targets.entries()) {
    const unknown = () =>
      r.unknown(target, toText(textValue(r.source.slice(target.from, target.to)), target, r))
    assign(target, values?.[at] ?? unknown(), scope, { node: iterated, r, isNew: true })
  }
}

/** Reads a loop over values: each round if the text shows them, else one. */
export function readLoopStatement(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const loop = readLoop(node, r)
  const body = bodyOf(node)
  if (body === null) return nullValue
  if (loop === null) {
    for (const child of startsOf(node, body, r)) r.run(child, scope)
    r.repeat([headerOf(node, r)], () => {
      r.run(body, scope)
      r.takeJump()
    })
    return nullValue
  }
  const { rounds, marks } = roundsOf(loop, node, scope, r)
  r.repeat(marks, () => {
    for (const round of rounds ?? [null]) {
      if (!r.step()) return
      bind(loop, round, scope, r)
      r.run(body, scope)
      if (r.takeJump()) return
    }
  })
  return nullValue
}

/** What runs before the first round: in `for (a; b; c)`, only `a`. */
function startsOf({ children }: CodeNode, body: CodeNode, r: CodeRunner): CodeNode[] {
  return children.flatMap((child) => {
    if (child === body) return []
    if (!/^For(?:Spec|Clause)$/.test(child.type)) return [child]
    const end = r.source.indexOf(';', child.from)
    return child.children.filter(({ to }) => to <= end + 1)
  })
}

/** A loop without its body. */
const headerOf = (node: CodeNode, r: CodeRunner): Mark =>
  r.markAt({ from: node.from, to: bodyOf(node)?.from ?? node.to })

/** The last part that is no `else` of Python. */
function bodyOf({ children }: CodeNode): CodeNode | null {
  const other = children.findIndex(({ type }) => type === 'else')
  return children.slice(0, other === -1 ? undefined : other).at(-1) ?? null
}

/** A comprehension of Python, such as `[f'{k}={v}' for k, v in params.items() if v]`. */
export function readComprehension(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const children = node.children.filter(({ type }) => type !== '[')
  const start = children.findIndex(({ type }) => type === 'for')
  const [name, colon, ofName] = children.slice(0, start)
  const rest = children.slice(start)
  const condition = rest[rest.findIndex(({ type }) => type === 'if') + 1]
  const isConditional = rest.some(({ type }) => type === 'if')
  const loop = readLoop({ ...node, children: rest }, r)
  const hasSeveral = rest.filter(({ type }) => type === 'for' || type === 'if').length > 2
  if (loop === null || hasSeveral || name === undefined) return r.unknown(node)
  const { rounds, marks } = roundsOf(loop, node, scope, r)
  if (rounds === null) return r.unknown(node)
  const inner: CodeScope = { names: new Map(), parent: scope, self: scope.self }
  const items: CodeValue[] = []
  const members: (readonly [string, CodeValue])[] = []
  for (const round of rounds) {
    bind(loop, round, inner, r)
    const truth = isConditional && condition ? readTruth(r.run(condition, inner), r) : true
    if (truth === null || !r.step()) return r.unknown(node)
    const item = r.run(name, inner)
    if (!truth) continue
    if (colon?.type === ':' && ofName) members.push([toText(item, name, r), r.run(ofName, inner)])
    else items.push(item)
  }
  return withMarks(colon?.type === ':' ? r.map(members) : r.list(items), marks)
}
