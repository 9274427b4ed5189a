import { nameOf, readPlace } from './code-assignment.ts'
import { callMethod } from './value-methods.ts'
import { readComprehension } from './code-loops.ts'
import { createObject, methodOfGo } from './code-function.ts'
import { findBinding, memberOf } from './code-names.ts'
import { callClient, readOptions, signatureOf, verbs } from './client-calls.ts'
import { findFunction } from './known-calls.ts'
import { sendPrepared } from './request-functions.ts'
import { spread } from './code-elements.ts'
import {
  type CodeRunner,
  toText,
  isHarmless,
  unknownArguments,
  type CodeCall,
} from './code-runner.ts'
import type { CodeNode, CodeLanguage } from './code-tree.ts'
import {
  itemsOf,
  pairsOf,
  withMarks,
  type CodeArgument,
  type CodeScope,
  type CodeValue,
  textValue,
} from './code-value.ts'
import type { LibraryName } from './libraries.ts'

const argumentLists = /^(?:ArgList|ArgumentList|Arguments)$/

/** Reads a call, or a `new` object. */
export function readCall(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const list = node.children.find(({ type }) => argumentLists.test(type))
  const callee = node.children.slice(0, list ? node.children.indexOf(list) : undefined)
  const last = callee.at(-1)
  if (last === undefined) return r.unknown(node)
  // Java names a method beside what it belongs to.
  const isMethodNode = last.type === 'MethodName'
  const place = isMethodNode
    ? { owner: callee.length > 1 ? callee[0] : undefined, name: last }
    : (readPlace(withoutTypes(last)) ?? { owner: undefined, name: null })
  const owner = place.owner && place.name ? place.owner : undefined
  const called =
    owner && place.name
      ? { receiver: r.run(owner, scope), name: nameOf(place.name, r) }
      : { receiver: r.run(last, scope), name: '' }
  // What is called may be a whole chain, whose text is no name: to look it up would read it again at each link.
  const isName = last.to - last.from <= maxNameLength
  const date =
    list && isName ? r.dateOf(r.source.slice(last.from, last.to), textInside(list, r)) : null
  if (date !== null) return r.unknown(node, null, { date })
  const args = list ? readArguments(list, scope, r) : []
  const call: CodeCall = { ...called, args, node, scope, r }
  const result = dispatch(call)
  if (result !== null) return result
  if (!isHarmless(call)) r.doNotFollow([called.receiver, ...args.map(({ value }) => value)], node)
  return r.unknown(node)
}

/** Of a function of the app's own snippets. */
const maxNameLength = 100

const textInside = ({ from, to }: CodeNode, r: CodeRunner): string =>
  r.source.slice(from + 1, to - 1).trim()

/** `get<T>` is `get`. */
const withoutTypes = (node: CodeNode): CodeNode => {
  const [only, ...others] = node.children
  return /^(?:InstantiationExpression|ParameterizedExpr|ParenthesizedExpression|GenericType|PostfixExpression)$/.test(
    node.type,
  ) &&
    only &&
    others.length === 0
    ? withoutTypes(only)
    : node
}

function dispatch(call: CodeCall): CodeValue | null {
  const { receiver, name, args, node, scope, r } = call
  const sent = sendPrepared(call)
  if (sent) return sent
  switch (receiver.kind) {
    case 'unknown': {
      if (receiver.path === null && name !== '') return guessRequest(call)
      const path = [receiver.path, name].filter(Boolean).join('.')
      const known = findFunction(path, r.language)
      return known ? known(call) : guessRequest(call)
    }
    case 'function': {
      if (!/^(?:|call|apply|bind|__invoke)$/.test(name)) return null
      if (name === 'call' || name === 'bind') return r.call(receiver, args.slice(1), node)
      if (name !== 'apply' || r.language !== 'javascript') return r.call(receiver, args, node)
      const items = args[1] ? itemsOf(args[1].value) : []
      return items && r.call(receiver, items.map(asArgument), node)
    }
    case 'class':
      if (name === '' || name === 'new') return createObject(receiver, args, { node, r })
      return callMember(memberOf(receiver, name, node, r), call)
    case 'client':
      return callClient(receiver, call)
    case 'map': {
      const member = receiver.members.get(name)
      if (member) return callMember(member, call)
      const method = r.language === 'go' ? findBinding(scope, methodOfGo(name))?.value : undefined
      if (method?.kind === 'function')
        return r.call(method, [{ name: '', value: receiver }, ...args], node)
      return callMethod(receiver, call)
    }
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
    case 'list':
    case 'pairs':
    case 'url':
      return callMethod(receiver, call)
  }
}

const asArgument = (value: CodeValue): CodeArgument => ({ name: '', value })

const callMember = (member: CodeValue, call: CodeCall): CodeValue | null =>
  dispatch({ ...call, receiver: member, name: '' })

/** The arguments of a call, those with names and those of lists and dictionaries included. */
function readArguments(list: CodeNode, scope: CodeScope, r: CodeRunner): CodeArgument[] {
  const { children } = list
  const [first] = children
  if (children.some(({ type }) => type === 'for') && first)
    return [{ name: '', value: readComprehension(list, scope, r) }]
  const args: CodeArgument[] = []
  const add = (name: string, value: CodeValue) => args.push({ name, value })
  for (let at = 0; at < children.length; at += 1) {
    const [child, next, after] = children.slice(at, at + 3)
    if (child === undefined) continue
    if (next?.type === 'AssignOp' && after) {
      add(nameOf(child, r), r.run(after, scope))
      at += 2
    } else if (child.type === 'NamedArgument' || child.type === 'SpreadArgument') {
      const [label, , value = child.children[1]] = child.children
      if (!label || !value) continue
      if (child.type === 'NamedArgument') add(nameOf(label, r), r.run(value, scope))
      else addSpread(r.run(value, scope), false)
    } else if (/^(?:Spread|\*\*?)$/.test(child.type) && next) {
      addSpread(r.run(next, scope), child.type === '**')
      at += 1
    } else add('', r.run(child, scope))
  }
  return args

  /** What is unknown has the name of no parameter. */
  function addSpread(value: CodeValue, isNamed: boolean) {
    const pairs = isNamed ? pairsOf(value) : null
    if (pairs) {
      for (const [name, one] of pairs) add(name, one)
      if (value.marks.length > 0) add(unknownArguments, withMarks(r.map([]), value.marks))
    } else if (isNamed || !spread(value, false, (_, one) => add('', one)))
      add(unknownArguments, value)
  }
}

/** What a client that the text does not show is taken for. */
const usualLibrary: Readonly<Record<CodeLanguage, LibraryName>> = {
  javascript: 'axios',
  python: 'requests',
  php: 'guzzle',
  java: 'java',
  go: 'go',
}

/** What a function that sends requests in a way of its own is usually given. */
const wrapped: Readonly<Record<CodeLanguage, readonly string[]>> = {
  javascript: ['url', '*'],
  python: ['url', 'params'],
  php: ['url', '*'],
  java: ['url'],
  go: ['url'],
}

const urlOfApi = /\/api\/v4\/|^\/?endpoints\/[^/]/

/**
 * A call of something that the text does not show, with a URL of the API among its arguments, as a request;
 * null for any other call. What it does with the URL is not followed, and said.
 */
function guessRequest(call: CodeCall): CodeValue | null {
  const { receiver, name, args, node, r } = call
  if (isHarmless(call)) return null
  const library = usualLibrary[r.language]
  const isVerb = verbs.test(name) || /^request(?:Async)?$/.test(name)
  const options = readOptions(isVerb ? signatureOf(library, name) : wrapped[r.language], call)
  const url = options.members.get('url')
  const isUrl = (value: CodeValue) =>
    value.kind !== 'list' && value.kind !== 'map' && urlOfApi.test(toText(value, node, r))
  const found =
    url && isUrl(url)
      ? url
      : args.find(({ value }) => value.kind !== 'function' && isUrl(value))?.value
  if (found === undefined) return null
  options.members.set('url', found)
  const verb = verbs.exec(name)?.[1]
  if (verb !== undefined) options.members.set('method', textValue(verb.toUpperCase()))
  const of = isVerb && receiver.kind === 'unknown' ? receiver.node : node
  return r.send(r.client(library, node, withMarks(options, [r.markAt(of)])), node, !isVerb)
}
