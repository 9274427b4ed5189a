import { isOfApi } from '#core/url/api-path.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { readOffset } from '#core/snippet/text-with-dates.ts'
import { readCodeRequest, type CodeRequest } from './code-request.ts'
import { createFlow } from './code-flow.ts'
import { bindArguments, createDefined } from './code-function.ts'
import { createCodeMarks } from './code-marks.ts'
import { expressionHandlers } from './expression-handlers.ts'
import { statementHandlers, type CodeHandler } from './statement-handlers.ts'
import { createClient } from './client-calls.ts'
import type { CodeRunner } from './code-runner.ts'
import { errorType, type CodeLanguage, type CodeNode } from './code-tree.ts'
import {
  createValues,
  isChangeable,
  nullValue,
  withMarks,
  type CodeClient,
  type CodeMap,
  type CodeScope,
  type CodeUnknown,
  type Mark,
} from './code-value.ts'

/** The text that is read, and what stands for values that it does not show. */
export interface CodeContext {
  source: string
  language: CodeLanguage
  /** The app's own functions for dates that the code defines. */
  dateHelpers: ReadonlySet<string>
  placeholders: {
    addPlaceholder: (source: string, date: RelativeDate | null) => string
    isPlaceholder: (text: string) => boolean
    placeholdersIn: (text: string) => string[]
  }
}

const maxSteps = 60_000
const maxDepth = 250
const maxCalls = 24

const handlers: ReadonlyMap<string, CodeHandler> = new Map([
  ...statementHandlers,
  ...expressionHandlers,
])

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
  let steps = 0
  let depth = 0
  const calling: CodeNode[] = []
  const prepared = new Map<CodeMap, CodeClient>()
  const unknowns = new Map<string, CodeUnknown>()
  const found: FoundRequest[] = []

  function step(count = 1) {
    steps += count
    return steps <= maxSteps
  }
  const marks = createCodeMarks(source, language)
  const values = createValues()
  const defined = createDefined(source)

  const r: CodeRunner = {
    ...values,
    ...createFlow(source, step, values.countCreated),
    noteFunction: defined.noteFunction,
    noteClass: defined.noteClass,
    language,
    source,
    step,
    descend: (level) => step(level > maxDepth ? maxSteps : 1),
    run(node, scope) {
      if (!r.descend(depth) || r.isLeft()) return nullValue
      depth += 1
      const value = (handlers.get(node.type) ?? runUnnamed)(node, scope, r)
      depth -= 1
      return value
    },
    call(fn, args, node) {
      if (calling.includes(fn.body) || calling.length >= maxCalls) return r.unknown(node)
      calling.push(fn.body)
      defined.noteCall(fn)
      const scope = bindArguments(fn, args, r)
      const result = r.runBody(fn.body, () => r.run(fn.body, scope))
      calling.pop()
      return result
    },
    unknown: (node, path = null, more) => ({ kind: 'unknown', node, path, marks: [], ...more }),
    placeholder(value) {
      const written = marks.describe(value.node).replaceAll(/\{\{|\}\}/g, '')
      const text = value.variable === undefined ? `{{${written}}}` : `$${value.variable}`
      const placeholder = placeholders.addPlaceholder(text, value.date ?? null)
      unknowns.set(placeholder, value)
      return placeholder
    },
    isPlaceholder: placeholders.isPlaceholder,
    unknownIn: (text) =>
      placeholders.placeholdersIn(text).flatMap((one) => unknowns.get(one) ?? []),
    prepare(request) {
      prepared.set(request.options, request)
      return request
    },
    markAt: marks.markAt,
    doNotFollow(changed, node) {
      const changeable = [...changed].filter(isChangeable)
      const mark = changeable.length === 0 ? [] : [r.markAt(node)]
      for (const value of changeable) withMarks(value, mark)
    },
    send(request, node, isGuess = false) {
      step(stepsOfRequest)
      for (const options of [request.options, ...request.defaults]) prepared.delete(options)
      const read = readCodeRequest(request, { node, r })
      const notFollowed = [...read.notFollowed, ...marks.findErrors(node, step)].toSorted(byLine)
      const isCutOff = marks.isCutOff(node)
      found.push({ from: node.from, request: { ...read, notFollowed }, isGuess, isCutOff })
      return r.unknown(node)
    },
    dateOf: (name, argument) => (dateHelpers.has(name) ? readOffset(name, argument) : null),
  }

  const root: CodeScope = { names: new Map(), parent: null, self: r.map([], true) }
  if (language === 'javascript') {
    const axios = createClient('axios', r.map([]), { node: tree, r })
    root.names.set('axios', { value: axios, born: 0 })
  }
  r.run(tree, root)
  // What the code that is shown does not call may be called by code that is not shown.
  for (const fn of defined.listUncalled()) if (step()) r.call(fn, [], fn.body)
  for (const request of prepared.values()) if (step()) r.send(request, request.node)
  if (!step(0)) return { kind: 'too-much' }
  return found.some((one) => one.isCutOff)
    ? { kind: 'unclosed-quote' }
    : { kind: 'requests', requests: chooseRequests(found) }
}

interface FoundRequest {
  from: number
  request: CodeRequest
  isGuess: boolean
  isCutOff: boolean
}

/** What it takes to render one. */
const stepsOfRequest = 50

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
function chooseRequests(found: readonly FoundRequest[]): CodeRequest[] {
  const hasRequest = found.some((one) => !one.isGuess && isOfApi(one.request.url))
  const kept = found
    .filter(({ isGuess }) => !isGuess || !hasRequest)
    .toSorted((one, other) => one.from - other.from)
  return [
    ...new Map(
      kept.map(({ from, request }) => [JSON.stringify([from, request]), request]),
    ).values(),
  ]
}
