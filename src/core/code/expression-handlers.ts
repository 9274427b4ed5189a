import { nameOf, readAssignment, readMember, remove } from './code-assignment.ts'
import { readCall } from './code-calls.ts'
import { readElements } from './code-elements.ts'
import { decodeLiteral, readLiteralStart, readTextBlock } from './code-literals.ts'
import { combine, readTruth, unless } from './code-logic.ts'
import { readComprehension } from './code-loops.ts'
import { findBinding } from './code-names.ts'
import { joinTexts, toText, type CodeRunner, textOf, byNames } from './code-runner.ts'
import { errorType, type CodeNode } from './code-tree.ts'
import { parseUrl } from './code-url.ts'
import {
  booleanValue,
  itemsOf,
  nullValue,
  numberValue,
  pairsOf,
  textValue,
  undefinedValue,
  withMarks,
  type CodeMap,
  type CodeScope,
  type CodeValue,
} from './code-value.ts'
import type { CodeHandler } from './statement-handlers.ts'

const readLiteral: CodeHandler = (node, scope, r) => {
  const source = textOf(node, r)
  const start = readLiteralStart(source, r.language)
  if (start === null) return r.unknown(node)
  if (node.type === 'HeredocString' || node.type === 'TextBlock') {
    const { content, isRaw } = readTextBlock(source)
    if (isRaw) return textValue(content)
    if (node.type === 'HeredocString') return fillHeredoc(content, node, scope, r)
    return textValue(decodeLiteral(content, 'all', r.language))
  }
  const isClosed = source.length >= start.length + start.end.length && source.endsWith(start.end)
  const parts: CodeValue[] = []
  let at = node.from + start.length
  const addText = (to: number) => {
    const text = decodeLiteral(r.source.slice(at, to), start.escapes, r.language)
    const isFormat = node.type === 'FormatString'
    parts.push(textValue(isFormat ? text.replace(/\{\{|\}\}/g, (two) => two.charAt(0)) : text))
  }
  for (const child of node.children) {
    if (child.type === errorType || child.type.startsWith('Escape') || child.from < at) continue
    addText(child.from)
    parts.push(readInterpolation(child, scope, r))
    at = child.to
  }
  addText(isClosed ? node.to - start.end.length : node.to)
  return joinTexts(parts, node, r)
}

function readInterpolation(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const isWrapped = node.type === 'Interpolation' || node.type === 'FormatReplacement'
  const [inner, ...more] = isWrapped ? node.children : [node]
  if (inner === undefined || inner.type === '${') return r.unknown(node)
  // `f'{a:>5}'` writes the value in a form of its own.
  return more.length > 0 ? r.unknown(inner) : r.run(inner, scope)
}

/** The grammar does not tell the variables of a heredoc. */
function fillHeredoc(text: string, node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const parts: CodeValue[] = []
  let end = 0
  const addText = (to?: number) =>
    parts.push(textValue(decodeLiteral(text.slice(end, to), 'all', r.language)))
  for (const found of text.matchAll(/(?<!\\)(?:\{\$(\w+)\}|\$(\w+)|\{\$[^{}]*\})/g)) {
    const name = found[1] ?? found[2]
    addText(found.index)
    const known = name === undefined ? null : findBinding(scope, name)
    const from = r.source.indexOf(found[0], node.from)
    const at = { type: 'VariableName', from, to: from + found[0].length, children: [] }
    parts.push(known?.value ?? r.unknown(at, name ?? null))
    end = found.index + found[0].length
  }
  addText()
  return joinTexts(parts, node, r)
}

/** Whole numbers and plain decimals, as each language writes them as a text; others are unknown. */
const readNumber: CodeHandler = (node, _, r) => {
  const isJavaScript = r.language === 'javascript'
  // In `0xFF`, the last letter is a digit.
  const source = textOf(node, r).replace(isJavaScript ? /_|n$/g : /_|[lLdDfF]$/g, '')
  const number = Number(source)
  if (isJavaScript) return Number.isFinite(number) ? numberValue(String(number)) : r.unknown(node)
  if (/^(?:0|[1-9]\d*)$/.test(source)) return numberValue(source)
  if (!/^\d+\.\d+$/.test(source)) return r.unknown(node)
  const keepsPoint = r.language === 'python' || r.language === 'java'
  return numberValue(Number.isInteger(number) && keepsPoint ? `${number}.0` : String(number))
}

const readName: CodeHandler = (node, scope, r) => {
  const written = textOf(node, r)
  const name = nameOf(node, r)
  const binding = findBinding(scope, name)
  if (binding) return binding.value
  if (/^(?:this|self|cls|static|\$this)$/.test(written)) return scope.self
  if (written === 'undefined') return undefinedValue
  const ofSelf = r.language === 'java' ? scope.self.members.get(name) : undefined
  if (ofSelf) return ofSelf
  // Of a constant of PHP's cURL, the name is all that counts.
  return /^CURL(?:OPT|INFO)_/.test(name) ? textValue(name) : r.unknown(node, name)
}

const readConstant: CodeHandler = (node, _, r) => {
  const word = textOf(node, r).toLowerCase()
  return word === 'true' || word === 'false' ? booleanValue(word === 'true') : nullValue
}

/** `http.MethodGet` of Go and `RequestOptions::QUERY` of Guzzle are texts. */
const readPlace: CodeHandler = (node, scope, r) => {
  const [, method, option] =
    /^(?:http\.Method(\w+)|RequestOptions::(\w+))$/.exec(
      r.source.slice(node.from, node.from + 60).slice(0, node.to - node.from),
    ) ?? []
  if (method !== undefined) return textValue(method.toUpperCase())
  if (option !== undefined) return textValue(option.toLowerCase())
  return readMember(node, scope, r)
}

const readBinary: CodeHandler = (node, scope, r) => {
  const [left, ...rest] = node.children
  const right = rest.at(-1)
  if (left === undefined || right === undefined || rest.length < 2) return r.unknown(node)
  const operator = rest
    .slice(0, -1)
    .map((one) => textOf(one, r))
    .join(' ')
  // Types say nothing of a value.
  if (/^(?:as|satisfies|instanceof)$/.test(operator)) return r.run(left, scope)
  return combine(operator, [r.run(left, scope), r.run(right, scope)], { node, r })
}

/** What `typeof` of JavaScript gives. */
const typeNames: ReadonlyMap<CodeValue['kind'], string> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['function', 'function'],
  ['list', 'object'],
  ['map', 'object'],
])

const readUnary: CodeHandler = (node, scope, r) => {
  const [first, second] = node.children
  if (first === undefined) return r.unknown(node)
  if (second === undefined) return r.run(first, scope)
  const sign = textOf(first, r)
  if (/^(?:\+\+|--)$/.test(sign) || /^(?:\+\+|--)$/.test(textOf(second, r)))
    return readAssignment(node, scope, r)
  if (textOf(second, r) === '!') return r.run(first, scope)
  if (sign === 'delete') {
    remove(second, scope, r)
    return booleanValue(true)
  }
  const value = r.run(second, scope)
  switch (sign) {
    case 'void':
      return undefinedValue
    case 'typeof': {
      const type = typeNames.get(value.kind)
      return type !== undefined && value.marks.length === 0 ? textValue(type) : r.unknown(node)
    }
    case '-': {
      if (value.kind !== 'number') return r.unknown(node)
      return withMarks(numberValue(`-${value.source}`.replace(/^--/, '')), value.marks)
    }
    case '!':
    case 'not': {
      const truth = readTruth(value, r)
      return truth === null ? r.unknown(node) : booleanValue(!truth)
    }
    // An address, a value behind one, or an error that is not shown.
    case '&':
    case '*':
    case '@':
    case '+':
      return value
    default:
      return r.unknown(node)
  }
}

/** Where the text does not show the condition, the value is unknown, unless it is something or nothing. */
const readConditional: CodeHandler = (node, scope, r) => {
  const parts = node.children.filter(({ type }) => !/^(?:LogicOp|:|if|else)$/.test(type))
  const [first, second, third] = parts
  if (first === undefined || second === undefined) return r.unknown(node)
  // `$a ?: $b` of PHP
  if (third === undefined)
    return combine('?:', [r.run(first, scope), r.run(second, scope)], { node, r })
  const isPython = r.language === 'python'
  const [condition, yes, no] = isPython ? [second, first, third] : [first, second, third]
  const truth = readTruth(r.run(condition, scope), r)
  if (truth !== null) return r.run(truth ? yes : no, scope)
  const values: CodeValue[] = []
  r.perhaps(r.markAt(condition, 'conditional'), { scope, keeps: 'all' }, () => {
    values.push(r.run(yes, scope), r.run(no, scope))
  })
  const [one = nullValue, other = nullValue] = values
  return unless(one, other, { node: condition, r }) ?? r.unknown(node)
}

/** `url.Values{…}`, `map[string]string{…}`, `[]string{…}` and `T{…}` of Go. */
const readTyped: CodeHandler = (node, scope, r) => {
  const [type, literal] = node.children
  if (type === undefined || literal === undefined) return r.unknown(node)
  const value = readElements(literal, scope, r)
  const name = textOf(type, r)
  if (/^(?:url\.Values|http\.Header)$/.test(name)) {
    const of = name === 'url.Values' ? 'parameters' : 'headers'
    return withMarks(r.pairs(of, listPairs(value)), value.marks)
  }
  if (name === 'url.URL' && value.kind === 'map') return readUrlOfGo(value, node, r)
  if (name === 'http.Request' && value.kind === 'map') return readRequestOfGo(value, node, r)
  // The names of a structure's fields are not those of its JSON.
  if (/^(?:TypeName|QualifiedType)$/.test(type.type) && value.kind === 'map')
    return withMarks(value, [r.markAt(node)])
  const isEmptyMap =
    value.kind === 'list' && value.items.length === 0 && !/^(?:Slice|Array)Type$/.test(type.type)
  return isEmptyMap ? r.map([]) : value
}

/** Of a name with several values, a pair for each. */
const listPairs = (value: CodeValue) =>
  (pairsOf(value) ?? []).flatMap(([key, one]) =>
    (itemsOf(one) ?? [one]).map((item) => [key, item] as const),
  )

/** `url.URL{Scheme: …, Host: …, Path: …, RawQuery: …}` */
function readUrlOfGo({ members, marks }: CodeMap, node: CodeNode, r: CodeRunner): CodeValue {
  const of = (name: string) => members.get(name) ?? textValue('')
  const scheme = of('Scheme')
  const query = parseUrl(joinTexts([textValue('?'), of('RawQuery')], node, r), node, r)
  const slashes = textValue(toText(scheme, node, r) === '' ? '' : '://')
  const path = of('Path')
  const slash = textValue(/^(?:$|\/)/.test(toText(path, node, r)) ? '' : '/')
  const address = joinTexts([scheme, slashes, of('Host'), slash, path], node, r)
  const url = r.url(address, query.parameters.pairs)
  return withMarks(url, [...marks, ...query.address.marks])
}

/** The fields of a request, by what they are called elsewhere; the others change nothing that is sent. */
const requestFields = { Method: 'method', URL: 'url', Header: 'headers', Body: 'body' } as const

/** `http.Request{Method: …, URL: …, Header: …, Body: …}` */
function readRequestOfGo({ members, marks }: CodeMap, node: CodeNode, r: CodeRunner): CodeValue {
  const options = r.map([])
  for (const [field, name] of Object.entries(requestFields)) {
    const value = members.get(field)
    if (value) options.members.set(name, value)
  }
  const headers = options.members.get('headers') ?? nullValue
  options.members.set('headers', withMarks(r.pairs('headers', listPairs(headers)), headers.marks))
  return r.prepare(r.client('go', node, withMarks(options, marks)))
}

const runLast: CodeHandler = (node, scope, r) => {
  const last = node.children.at(-1)
  return last ? r.run(last, scope) : r.unknown(node)
}

/** `(string) $a` of PHP; the types of other languages say nothing of a value. */
const readCast: CodeHandler = (node, scope, r) => {
  const value = runLast(node, scope, r)
  if (r.language !== 'php' || value.kind === 'unknown') return value
  const [, type = ''] = /^\(\s*(\w+)\s*\)/.exec(r.source.slice(node.from, node.to)) ?? []
  switch (type.toLowerCase()) {
    case 'string':
      return withMarks(textValue(toText(value, node, r)), value.marks)
    case 'int':
    case 'integer': {
      const [whole] = /^-?(?:0|[1-9]\d*)/.exec(toText(value, node, r)) ?? []
      return whole === undefined ? r.unknown(node) : withMarks(numberValue(whole), value.marks)
    }
    case 'bool':
    case 'boolean': {
      const truth = readTruth(value, r)
      return truth === null ? r.unknown(node) : booleanValue(truth)
    }
    case 'array':
    case 'object':
      return value
    default:
      return r.unknown(node)
  }
}

const runFirst: CodeHandler = (node, scope, r) => {
  const [first] = node.children
  return first ? r.run(first, scope) : r.unknown(node)
}

export const expressionHandlers = byNames<CodeHandler>({
  'String TemplateString FormatString StringLiteral TextBlock HeredocString CharacterLiteral Rune':
    readLiteral,
  ContinuedString: (node, scope, r) =>
    joinTexts(
      node.children.map((child) => r.run(child, scope)),
      node,
      r,
    ),
  'Number Integer Float IntegerLiteral FloatingPointLiteral': readNumber,
  'BooleanLiteral Boolean Bool null None Nil': readConstant,
  'VariableName Identifier Name TypeName this super NamespaceName VariableDefinition Definition DefName make':
    readName,
  'MemberExpression SubscriptExpression ScopedExpression FieldAccess ArrayAccess SelectorExpr IndexExpr QualifiedType ScopedTypeName ScopedIdentifier':
    readPlace,
  QualifiedName: runLast,
  'CallExpression NewExpression MethodInvocation ObjectCreationExpression CallExpr': readCall,
  'ArrayExpression ObjectExpression DictionaryExpression TupleExpression SetExpression ArrayInitializer LiteralValue ListExpression':
    readElements,
  'ArrayComprehensionExpression DictionaryComprehensionExpression SetComprehensionExpression ComprehensionExpression':
    readComprehension,
  TypedLiteral: readTyped,
  'BinaryExpression BinaryExp': readBinary,
  'UnaryExpression UnaryExp PostfixExpression': readUnary,
  'ConditionalExpression TernaryExpression': readConditional,
  CastExpression: readCast,
  'Conversion SequenceExpression ArrayCreationExpression': runLast,
  'TypeAssertion InstantiationExpression ParameterizedExpr GenericType': runFirst,
})
