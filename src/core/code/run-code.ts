import type { RelativeDate } from '#core/query/form.ts'
import { readOffset } from '#core/snippet/text-with-dates.ts'
import { readCodeRequest, type CodeRequest } from './code-request.ts'
import { bindArguments, constructorOf } from './code-function.ts'
import { expressionHandlers } from './expression-handlers.ts'
import { statementHandlers, type CodeHandler } from './statement-handlers.ts'
import { createClient } from './client-calls.ts'
import { isUnclosed } from './code-literals.ts'
import type { CodeRunner } from './code-runner.ts'
import { errorType, type CodeLanguage, type CodeNode } from './code-tree.ts'
import {
  isChangeable,
  joinMarks,
  nullValue,
  withMarks,
  type Binding,
  type CodeClass,
  type CodeClient,
  type CodeFunction,
  type CodeMap,
  type CodeScope,
  type CodeUnknown,
  type CodeValue,
  type Mark,
} from './code-value.ts'

/** The text that is read, and what stands for values that it does not show. */
export interface CodeContext {
  source: string
  language: CodeLanguage
  /** The app's own functions for dates that the code defines. */
  dateHelpers: ReadonlySet<string>
  placeholders: {
    add: (source: string, date: RelativeDate | null) => string
    is: (text: string) => boolean
    in: (text: string) => string[]
  }
}

const maxSteps = 60_000
const maxDepth = 250
const maxCalls = 24

const handlers: ReadonlyMap<string, CodeHandler> = new Map([
  ...statementHandlers,
  ...expressionHandlers,
])

interface Frame {
  /** What is returned for certain, and what under a condition. */
  returned: CodeValue | null
  perhaps: { value: CodeValue; doubt: Doubt }[]
  jump: 'return' | 'break' | 'continue' | null
  /** The number of conditions around the call. */
  conditions: number
}

/** A branch or a loop of which the text does not show whether or how often it runs. */
interface Doubt {
  kind: 'condition' | 'loop'
  /** What is older was created outside. */
  start: number
  touched: Set<CodeValue | Binding>
  /** Of the condition. */
  mark: Mark | null
}

const marksOf = ({ mark }: Doubt): Mark[] => (mark ? [mark] : [])

const createFrame = (conditions: number): Frame => ({
  returned: null,
  perhaps: [],
  jump: null,
  conditions,
})

export type RequestsReading =
  | { kind: 'requests'; requests: CodeRequest[] }
  /** A text in a request is not closed where the code ends. */
  | { kind: 'unclosed-quote' }
  /** It takes too many steps. */
  | { kind: 'too-much' }

/**
 * Reads the requests that code sends, in the order in which they stand in it.
 * Runs no code: follows what the text shows of values, and names with its line what it does not follow.
 */
export function readRequests(tree: CodeNode, context: CodeContext): RequestsReading {
  const { source, language, dateHelpers, placeholders } = context
  const lineStarts = Array.from(source.matchAll(/\n/g), ({ index }) => index)
  let steps = 0
  let depth = 0
  let born = 0
  /** Calls in which a text has no end. */
  const cutOff: CodeNode[] = []
  const doubts: Doubt[] = []
  const frames = [createFrame(0)]
  const calling: CodeNode[] = []
  const called = new Set<CodeNode>()
  const functions = new Map<CodeNode, CodeFunction>()
  const classes: CodeClass[] = []
  const prepared = new Map<CodeMap, CodeClient>()
  const unknowns = new Map<string, CodeUnknown>()
  const found: { from: number; request: CodeRequest; isGuess: boolean }[] = []

  const create = () => {
    born += 1
    return { marks: [], born }
  }
  const frame = (): Frame => frames.at(-1) ?? createFrame(0)
  const countConditions = () => doubts.filter(({ kind }) => kind === 'condition').length
  const isCertain = () => countConditions() === frame().conditions

  const r: CodeRunner = {
    language,
    source,
    step(count = 1) {
      steps += count
      return steps <= maxSteps
    },
    descend: (level) => r.step(level > maxDepth ? maxSteps : 1),
    run(node, scope) {
      if (!r.descend(depth) || frame().jump !== null) return nullValue
      depth += 1
      const value = (handlers.get(node.type) ?? runUnnamed)(node, scope, r)
      depth -= 1
      return value
    },
    call(fn, args, node) {
      if (calling.includes(fn.body) || calling.length >= maxCalls) return r.unknown(node)
      calling.push(fn.body)
      called.add(fn.body)
      const scope = bindArguments(fn, args, r)
      frames.push(createFrame(countConditions()))
      const value = r.run(fn.body, scope)
      const { returned, perhaps } = frames.pop() ?? createFrame(0)
      calling.pop()
      if (!/^(?:Block|Body|ConstructorBody)$/.test(fn.body.type)) return returned ?? value
      const others = perhaps.filter((one) => one.value.kind !== 'null')
      const result = returned ?? others.pop()?.value ?? nullValue
      return withMarks(
        result,
        others.flatMap(({ doubt }) => marksOf(doubt)),
      )
    },
    noteFunction(created) {
      functions.set(created.body, created)
    },
    noteClass(created) {
      classes.push(created)
    },
    unknown: (node, path = null, more = {}) => ({
      kind: 'unknown',
      node,
      path,
      marks: [],
      ...more,
    }),
    placeholder(value) {
      const written = describe(value.node).replaceAll(/\{\{|\}\}/g, '')
      const text = value.variable === undefined ? `{{${written}}}` : `$${value.variable}`
      const placeholder = placeholders.add(text, value.date ?? null)
      unknowns.set(placeholder, value)
      return placeholder
    },
    isPlaceholder: placeholders.is,
    unknownIn: (text) => placeholders.in(text).flatMap((one) => unknowns.get(one) ?? []),
    list: (items) => ({ kind: 'list', items: [...items], ...create() }),
    map: (members, isOpen = false) => ({
      kind: 'map',
      members: new Map(members),
      isOpen,
      ...create(),
    }),
    pairs: (of, pairs) => ({ kind: 'pairs', of, pairs: [...pairs], ...create() }),
    url: (address, parameters = []) => ({
      kind: 'url',
      address,
      parameters: r.pairs('parameters', parameters),
      ...create(),
    }),
    client: (library, node, options = r.map([]), defaults = []) => ({
      kind: 'client',
      library,
      node,
      options,
      defaults,
      ...create(),
    }),
    prepare(request) {
      prepared.set(request.options, request)
      return request
    },
    perhaps(mark, { scope, keeps }, run) {
      const kept: [Map<string, Binding>, [string, CodeValue, Binding][]][] = []
      for (let at: CodeScope | null = keeps === 'all' ? null : scope; at !== null; at = at.parent) {
        kept.push([at.names, [...at.names].map(([name, one]) => [name, one.value, one])])
        r.step(at.names.size)
      }
      doubts.push({ kind: 'condition', mark, start: born + 1, touched: new Set() })
      run()
      doubts.pop()
      for (const [names, bindings] of kept) {
        if (keeps === 'nothing') names.clear()
        for (const [name, value, binding] of bindings) {
          const isMarked = keeps === 'marks' && binding.value !== value
          binding.value = isMarked ? withMarks(value, [mark]) : value
          names.set(name, binding)
        }
      }
    },
    repeat(marks, run) {
      const doubt: Doubt = { kind: 'loop', mark: null, start: born + 1, touched: new Set() }
      doubts.push(doubt)
      run()
      doubts.pop()
      for (const one of doubt.touched) {
        if ('kind' in one) withMarks(one, marks)
        else one.value = withMarks(one.value, marks)
      }
    },
    endSwitch() {
      if (frame().jump === 'break') frame().jump = null
    },
    leave(value) {
      if (frames.length === 1) return
      const doubt = doubts.findLast(({ kind }) => kind === 'condition')
      if (!isCertain() && doubt) frame().perhaps.push({ value, doubt })
      else {
        frame().returned = value
        frame().jump = 'return'
      }
    },
    jump(node) {
      if (isCertain())
        frame().jump = source.startsWith('continue', node.from) ? 'continue' : 'break'
    },
    takeJump() {
      const { jump } = frame()
      if (jump !== 'return') frame().jump = null
      return jump === 'break' || jump === 'return'
    },
    assign(binding, value) {
      let next = value
      for (const doubt of doubts) {
        if (binding.born >= doubt.start) continue
        if (doubt.kind === 'loop') doubt.touched.add(binding)
        else {
          const before = binding.value.marks.filter(({ reason }) => reason === 'conditional')
          next = withMarks(next, [...before, ...marksOf(doubt)])
        }
      }
      binding.value = next
    },
    touch(changed) {
      if (!isChangeable(changed)) return
      for (const doubt of doubts) {
        if (changed.born >= doubt.start) continue
        if (doubt.kind === 'loop') doubt.touched.add(changed)
        else withMarks(changed, marksOf(doubt))
      }
    },
    markAt: (node, reason = 'not-followed') => ({
      line: lineOf(node.from),
      source: describe(node),
      reason,
    }),
    doNotFollow(values, node) {
      const changeable = [...values].filter(isChangeable)
      const marks = changeable.length === 0 ? [] : [r.markAt(node)]
      for (const value of changeable) withMarks(value, marks)
    },
    send(request, node, isGuess = false) {
      r.step(stepsOfRequest)
      for (const options of [request.options, ...request.defaults]) prepared.delete(options)
      const read = readCodeRequest(request, { node, r })
      const errors = findErrors(node)
      if (findUnclosed(node)) cutOff.push(node)
      found.push({
        from: node.from,
        request: { ...read, notFollowed: [...read.notFollowed, ...errors].toSorted(byLine) },
        isGuess,
      })
      return r.unknown(node)
    },
    dateOf: (name, argument) => (dateHelpers.has(name) ? readOffset(name, argument) : null),
  }

  function lineOf(position: number): number {
    let [low, high] = [0, lineStarts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((lineStarts[middle] ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low + 1
  }

  const describe = ({ from, to }: Pick<CodeNode, 'from' | 'to'>) =>
    describeSource(source.slice(from, Math.min(to, from + maxDescribed)))

  function findErrors(node: CodeNode): readonly Mark[] {
    const waiting = [node]
    const marks: Mark[] = []
    for (let next = waiting.pop(); next !== undefined && r.step(); next = waiting.pop()) {
      waiting.push(...next.children)
      // The grammar of Java does not know `Page.class`.
      if (next.type !== errorType || source.startsWith('class', next.from)) continue
      // Where code is cut off, the error stands behind its last line.
      const at = Math.min(next.from, source.trimEnd().length)
      const line = lineOf(at)
      const start = next.from === next.to ? (lineStarts[line - 2] ?? -1) + 1 : at
      const end = source.indexOf('\n', at)
      const written = source
        .slice(start, end === -1 ? undefined : end)
        .trim()
        .slice(0, maxDescribed)
      marks.push({ line, source: describeSource(written), reason: 'not-followed' })
    }
    return marks
      .reduce((all: readonly Mark[], mark) => joinMarks(all, [mark]), [])
      .slice(0, maxErrors)
  }

  /** Whether a text in a request has no end, and the code ends in it. */
  function findUnclosed(node: CodeNode): boolean {
    if (node.to < source.trimEnd().length) return false
    let last = node
    for (let next: CodeNode | undefined = node; next;) {
      last = next
      next = last.children.findLast(({ type }) => type !== errorType)
    }
    return isUnclosed(source.slice(last.from, last.to).trimEnd(), language)
  }

  const root: CodeScope = { names: new Map(), parent: null, self: r.map([], true) }
  if (language === 'javascript') {
    const axios = createClient('axios', r.map([]), { node: tree, r })
    root.names.set('axios', { value: axios, born: 0 })
  }
  r.run(tree, root)
  runUncalled()
  for (const request of prepared.values()) if (r.step()) r.send(request, request.node)
  if (!r.step(0)) return { kind: 'too-much' }
  return cutOff.length > 0
    ? { kind: 'unclosed-quote' }
    : { kind: 'requests', requests: chooseRequests(found) }

  /** What the code that is shown does not call may be called by code that is not shown. */
  function runUncalled() {
    for (const { statics } of classes) {
      const constructor = constructorOf(statics)
      if (constructor && !called.has(constructor.body)) r.call(constructor, [], constructor.body)
    }
    // Those whose name stands nowhere else come first: they may call the others.
    const counts = new Map<string, number>()
    for (const [, name = ''] of source.matchAll(/(?<![\w$])([\w$]{1,100})\(/g))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    const isCalledElsewhere = ({ name }: CodeFunction) => (counts.get(name) ?? 0) > 1
    const all = [...functions.values()]
    for (const one of [...all.filter((fn) => !isCalledElsewhere(fn)), ...functions.values()]) {
      if (called.has(one.body) || !r.step()) continue
      frames.splice(1)
      r.call(functions.get(one.body) ?? one, [], one.body)
    }
  }
}

/** What it takes to render one. */
const stepsOfRequest = 50
const maxDescribed = 400
const maxErrors = 3
const maxSourceLength = 80

/** Code in one line, without what it holds in quotes and brackets, which may be a secret. */
function describeSource(code: string): string {
  let text = code
    .replace(/(["'`])(?:\\[^]|(?!\1)[^\\])*(?:\1|\\?$)/g, (all, quote: string) =>
      all.length > 2 ? `${quote}…${quote}` : all,
    )
    .replace(/\s+/g, ' ')
  // The condition of a statement stays, as it is what the statement is about.
  const keyword = /^(?:if|else if|elif|elseif|while|for|foreach|switch)\s*\(?/.exec(text)?.[0] ?? ''
  text = text.slice(keyword.length)
  for (let round = 0; round < 8; round += 1)
    text = text.replace(/\((?!…?\))(?:[^()]|\(…?\))+\)/g, '(…)')
  text = keyword + text
  text = text
    .replace(/\{[^{}…]+\}/g, '{…}')
    .replace(/(?<![\s{:])[\s{:]+$/, '')
    .trim()
  return text.length > maxSourceLength ? `${text.slice(0, maxSourceLength - 1)}…` : text
}

const byLine = (one: Mark, other: Mark): number => one.line - other.line

const hoisted = /^(?:Function(?:Declaration|Definition|Decl)|MethodDecl|ClassDeclaration)$/
const isHoisted = ({ type, children }: CodeNode): boolean =>
  hoisted.test(type) ||
  (type === 'ExportDeclaration' && children.some((one) => hoisted.test(one.type)))

/** A node without a meaning of its own: a block, a statement, brackets. */
const runUnnamed: CodeHandler = (node, scope, r) => {
  const [only, ...others] = node.children
  if (only === undefined) return node.type === errorType ? nullValue : r.unknown(node)
  if (others.length === 0) return r.run(only, scope)
  const isPython = r.language === 'python'
  const first = isPython ? [] : node.children.filter(isHoisted)
  for (const child of first) r.run(child, scope)
  for (const child of node.children) if (!first.includes(child)) r.run(child, scope)
  return r.unknown(node)
}

/** The requests in order, each once; guesses only if there is no other. */
function chooseRequests(
  found: readonly { from: number; request: CodeRequest; isGuess: boolean }[],
): CodeRequest[] {
  const isApi = ({ request: { url } }: { request: CodeRequest }) =>
    url?.includes('/api/v4/') ?? false
  const hasRequest = found.some((one) => !one.isGuess && isApi(one))
  const kept = found
    .filter(({ isGuess }) => !isGuess || !hasRequest)
    .toSorted((one, other) => one.from - other.from)
  return [
    ...new Map(
      kept.map(({ from, request }) => [JSON.stringify([from, request]), request]),
    ).values(),
  ]
}
