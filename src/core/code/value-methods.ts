import { withoutEndSlashes } from '#core/url/split-url.ts'
import { argumentAt, textAt, type CodeCall } from './code-call.ts'
import { readTruth } from './code-logic.ts'
import { setMember } from './code-names.ts'
import { joinTexts, toText } from './code-runner.ts'
import { appendUrl, parseQuery } from './code-url.ts'
import {
  booleanValue,
  isChangeable,
  itemsOf,
  numberValue,
  pairsOf,
  textValue,
  undefinedValue,
  withMarks,
  type CodeList,
  type CodeMap,
  type CodePairs,
  type CodeScalar,
  type CodeUrl,
  type CodeValue,
  type Mark,
} from './code-value.ts'
import { formatBraces, formatText } from './format-text.ts'
import { joinItems, mapItems, trimText } from './value-functions.ts'

/** Calls a method that languages have for a value; null if it is not followed. */
export function callMethod(receiver: CodeValue, call: CodeCall): CodeValue | null {
  const result = callMethodOf(receiver, call)
  // What a name or a text is that a value is changed by counts for the value.
  const marks = call.args.flatMap(({ value }) => (isChangeable(value) ? [] : value.marks))
  if (marks.length === 0 || result === null) return result
  if (/^(?:map|pairs|url)$/.test(receiver.kind) && !/^(?:get|has|contains)/i.test(call.name))
    withMarks(receiver, marks)
  return withMarks(result, marks)
}

function callMethodOf(receiver: CodeValue, call: CodeCall): CodeValue | null {
  switch (receiver.kind) {
    case 'string':
      return callText(receiver, call)
    case 'number':
    case 'boolean':
      return /^(?:toString|String)$/.test(call.name)
        ? textValue(toText(receiver, call.node, call.r))
        : null
    case 'list':
      return callList(receiver, call)
    case 'map':
      return callMap(receiver, call)
    case 'pairs':
      return callPairs(receiver, call)
    case 'url':
      return callUrl(receiver, call)
    case 'null':
    case 'unknown':
    case 'client':
    case 'function':
    case 'class':
      return null
  }
}

type Text = CodeScalar & { kind: 'string' }

const regExpOfSlashes = /^\/\\\/[+*]?\$\/g?$/

function callText(receiver: Text, call: CodeCall): CodeValue | null {
  const { name, args, node, r } = call
  const { value, marks } = receiver
  const changed = (text: string) => textValue(text, marks)
  const given = textAt(call, 0)
  switch (name) {
    case 'toString':
    case 'encode':
    case 'decode':
    case 'getBytes':
    case 'strip':
    case 'trim':
      return changed(name === 'strip' || name === 'trim' ? trimText(value, given, 'both') : value)
    case 'rstrip':
    case 'trimEnd':
    case 'lstrip':
    case 'trimStart':
      return changed(
        trimText(value, given, name === 'rstrip' || name === 'trimEnd' ? 'end' : 'start'),
      )
    case 'toLowerCase':
    case 'toUpperCase':
    case 'lower':
    case 'upper': {
      if (r.unknownIn(value).length > 0) return null
      return changed(/lower/i.test(name) ? value.toLowerCase() : value.toUpperCase())
    }
    case 'slice':
    case 'substring': {
      const [from, to] = args.map((one) => (one.value.kind === 'number' ? one.value : null))
      if (!from || to === null || r.unknownIn(value).length > 0) return null
      const [start, end] = [Number(from.source), to && Number(to.source)]
      return changed(name === 'slice' ? value.slice(start, end) : value.substring(start, end))
    }
    case 'replace':
    case 'replaceAll':
      return replaceIn(receiver, call)
    case 'concat':
      return joinTexts([receiver, ...args.map((one) => one.value)], node, r)
    case 'join': {
      const joined = argumentAt(call, 0)
      const items = joined
        ? (itemsOf(joined) ?? pairsOf(joined)?.map(([key]) => textValue(key)))
        : null
      return items && joined ? withMarks(joinItems(items, receiver, call), joined.marks) : null
    }
    case 'format': {
      const values = args.filter((one) => one.name === '').map((one) => one.value)
      const named = new Map(
        args.filter((one) => one.name !== '').map((one) => [one.name, one.value]),
      )
      return formatBraces(receiver, { values, named }, call)
    }
    case 'formatted':
      return formatText(
        receiver,
        args.map((one) => one.value),
        call,
      )
    case 'split':
      return args.length === 1 && given !== '' && r.step(value.length >> 4)
        ? r.list(value.split(given).map((part) => changed(part)))
        : null
    case 'startsWith':
    case 'startswith':
      return booleanValue(value.startsWith(given))
    case 'endsWith':
    case 'endswith':
      return booleanValue(value.endsWith(given))
    case 'includes':
    case 'contains':
      return booleanValue(value.includes(given))
    case 'isEmpty':
    case 'isBlank':
      return booleanValue(value.trim() === '')
    default:
      return null
  }
}

function replaceIn({ value, marks }: Text, call: CodeCall): CodeValue | null {
  const [pattern, replacement] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (replacement?.kind !== 'string' || pattern === undefined) return null
  if (pattern.kind === 'unknown') {
    const { from, to } = pattern.node
    const isSlashes =
      regExpOfSlashes.test(call.r.source.slice(from, to)) && replacement.value === ''
    return isSlashes ? textValue(withoutEndSlashes(value), marks) : null
  }
  if (pattern.kind !== 'string') return null
  const count = argumentAt(call, 2)
  if (count && !(count.kind === 'number' && count.source === '1')) return null
  const isOnce =
    count !== undefined || (call.r.language === 'javascript' && call.name === 'replace')
  const found = isOnce ? 1 : value.split(pattern.value).length
  if (!call.r.step((value.length + found * replacement.value.length) >> 6)) return null
  const text = isOnce
    ? value.replace(pattern.value, () => replacement.value)
    : value.replaceAll(pattern.value, () => replacement.value)
  return joinTexts([textValue(text, marks)], call.node, call.r)
}

function callList(receiver: CodeList, call: CodeCall): CodeValue | null {
  const { name, args, r } = call
  const { items, marks } = receiver
  switch (name) {
    case 'push':
    case 'append':
    case 'add':
    case 'insert': {
      r.touch(receiver)
      const [at] = args
      const isInserted = args.length === 2 && (name === 'insert' || r.language === 'java')
      if (!isInserted || at?.value.kind !== 'number') {
        if (name === 'insert') return null
        items.push(...args.map(({ value }) => value))
      } else items.splice(Number(at.value.source), 0, ...args.slice(1).map(({ value }) => value))
      return receiver
    }
    case 'extend':
    case 'addAll': {
      r.touch(receiver)
      const given = argumentAt(call, 0)
      const more = given ? (itemsOf(given) ?? pairsOf(given)?.map(([key]) => textValue(key))) : null
      if (!more || !r.step(items.length + more.length)) return null
      items.push(...more)
      withMarks(receiver, given?.marks ?? [])
      return receiver
    }
    case 'concat': {
      const more = args.map(
        ({ value }) => itemsOf(value) ?? (value.kind === 'unknown' ? null : [value]),
      )
      if (more.includes(null) || !r.step(items.length)) return null
      return withMarks(r.list([...items, ...more.flatMap((one) => one ?? [])]), marks)
    }
    case 'join':
    case 'collect': {
      const separator = argumentAt(call, 0) ?? textValue(name === 'join' ? ',' : '')
      if (separator.kind !== 'string') return null
      return withMarks(joinItems(items, separator, call), marks)
    }
    case 'map': {
      const mapped = mapItems(items, argumentAt(call, 0), call)
      return mapped && withMarks(r.list(mapped), marks)
    }
    case 'forEach':
      r.repeat(marks, () => mapItems(items, argumentAt(call, 0), call))
      return argumentAt(call, 0)?.kind === 'function' ? undefinedValue : null
    case 'filter':
      return filterItems(receiver, call)
    case 'stream':
    case 'toList':
    case 'toArray':
    case 'values':
    case 'slice':
    case 'copy':
      return args.length === 0 ? withMarks(r.list(items), marks) : null
    case 'getKey':
      return items[0] ?? null
    case 'getValue':
      return items[1] ?? null
    case 'get':
    case 'at':
      return items[Number(textAt(call, 0))] ?? null
    case 'size':
      return numberValue(String(items.length))
    case 'isEmpty':
      return booleanValue(items.length === 0)
    case 'toString':
      return r.language === 'javascript'
        ? withMarks(joinItems(items, textValue(','), call), marks)
        : null
    default:
      return null
  }
}

function filterItems({ items, marks }: CodeList, call: CodeCall): CodeValue | null {
  const given = argumentAt(call, 0)
  const isBoolean = given?.kind === 'unknown' && given.path === 'Boolean'
  const kept = isBoolean ? [...items] : mapItems(items, given, call)
  const truths = kept?.map((value) => readTruth(value, call.r))
  if (!truths || truths.includes(null)) return null
  return withMarks(call.r.list(items.filter((_, at) => truths[at] === true)), marks)
}

function callMap(receiver: CodeMap, call: CodeCall): CodeValue | null {
  const { name, args, node, r } = call
  const { members, marks } = receiver
  const listed = (of: (key: string, value: CodeValue) => CodeValue) =>
    receiver.isOpen
      ? null
      : withMarks(r.list([...members].map(([key, value]) => of(key, value))), marks)
  const [given, value] = [argumentAt(call, 0), argumentAt(call, 1)]
  switch (name) {
    case 'set':
    case 'put':
    case 'Set':
    case 'Add':
    case 'add':
    case 'setdefault':
    case 'putIfAbsent':
      if (given === undefined || value === undefined) return null
      if (/^(?:setdefault|putIfAbsent)$/.test(name) && members.has(textAt(call, 0))) return receiver
      setMember(receiver, textAt(call, 0), value, { node, r })
      return receiver
    case 'update':
    case 'putAll':
      return updateMap(receiver, call)
    case 'get':
    case 'getOrDefault':
      return (
        members.get(textAt(call, 0)) ??
        (receiver.isOpen || marks.length > 0 ? null : (value ?? undefinedValue))
      )
    case 'has':
    case 'containsKey':
      return receiver.isOpen ? null : booleanValue(members.has(textAt(call, 0)))
    case 'delete':
    case 'remove':
    case 'pop': {
      const removed = members.get(textAt(call, 0))
      r.touch(receiver)
      members.delete(textAt(call, 0))
      if (name === 'delete') return receiver.isOpen ? null : booleanValue(removed !== undefined)
      return removed ?? value ?? (receiver.isOpen ? null : undefinedValue)
    }
    case 'items':
    case 'entries':
    case 'entrySet':
      return listed((key, one) => r.list([textValue(key), one]))
    case 'keys':
    case 'keySet':
      return listed((key) => textValue(key))
    case 'values':
      return listed((_, one) => one)
    case 'forEach':
      return forEachPair([...members], marks, call)
    case 'copy':
      return args.length === 0 ? withMarks(r.map(members, receiver.isOpen), marks) : null
    case 'isEmpty':
      return receiver.isOpen ? null : booleanValue(members.size === 0)
    default:
      return null
  }
}

/** `a.update(b)` and `a.update(c=d)`. */
function updateMap(receiver: CodeMap | CodePairs, call: CodeCall): CodeValue | null {
  const { args, node, r } = call
  for (const { name, value } of args) {
    const pairs = name === '' ? pairsOf(value) : [[name, value] as const]
    if (pairs === null) return null
    for (const [key, one] of pairs) setMember(receiver, key, one, { node, r })
    if (name === '') withMarks(receiver, value.marks)
  }
  return receiver
}

function forEachPair(
  pairs: readonly (readonly [string, CodeValue])[],
  marks: readonly Mark[],
  call: CodeCall,
): CodeValue | null {
  const called = argumentAt(call, 0)
  if (called?.kind !== 'function') return null
  const isValueFirst = call.r.language === 'javascript'
  call.r.repeat(marks, () => {
    for (const [key, value] of pairs) {
      const given = isValueFirst ? [value, textValue(key)] : [textValue(key), value]
      call.r.call(
        called,
        given.map((one) => ({ name: '', value: one })),
        call.node,
      )
    }
  })
  return undefinedValue
}

function callPairs(receiver: CodePairs, call: CodeCall): CodeValue | null {
  const { name, node, r } = call
  const key = textAt(call, 0)
  const value = argumentAt(call, 1)
  const isSame = (one: string) =>
    receiver.of === 'headers' ? one.toLowerCase() === key.toLowerCase() : one === key
  switch (name) {
    case 'append':
    case 'add':
    case 'Add':
    case 'set':
    case 'Set': {
      if (value === undefined) return null
      r.touch(receiver)
      if (!/^(?:append|add)$/i.test(name)) {
        r.step(receiver.pairs.length)
        receiver.pairs = receiver.pairs.filter(([one]) => !isSame(one))
      }
      receiver.pairs.push([key, value])
      return receiver
    }
    case 'update':
      return updateMap(receiver, call)
    case 'delete':
    case 'Del':
    case 'remove':
    case 'pop': {
      const [removed] = receiver.pairs.filter(([one]) => isSame(one))
      r.touch(receiver)
      receiver.pairs = receiver.pairs.filter(([one]) => !isSame(one))
      return name === 'pop' ? (removed?.[1] ?? value ?? undefinedValue) : undefinedValue
    }
    case 'get':
    case 'Get':
      return receiver.pairs.find(([one]) => isSame(one))?.[1] ?? value ?? null
    case 'has':
    case 'Has':
      return booleanValue(receiver.pairs.some(([one]) => isSame(one)))
    case 'toString':
    case 'Encode':
      return joinTexts([receiver], node, r)
    case 'entries':
    case 'items':
      return withMarks(
        r.list(receiver.pairs.map(([one, pairValue]) => r.list([textValue(one), pairValue]))),
        receiver.marks,
      )
    case 'forEach':
      return forEachPair(receiver.pairs, receiver.marks, call)
    case 'sort':
      return undefinedValue
    default:
      return null
  }
}

function callUrl(receiver: CodeUrl, call: CodeCall): CodeValue | null {
  const { name, node, r } = call
  const value = argumentAt(call, 1)
  switch (name) {
    case 'toString':
    case 'String':
    case 'toJSON':
    case 'toURI':
    case 'toUri':
    case 'toURL':
    case 'toUriString':
    case 'toExternalForm':
      return joinTexts([receiver], node, r)
    case 'build':
    case 'newBuilder':
    case 'encode':
    case 'uri':
    case 'url':
      return receiver
    case 'openConnection':
      return r.prepare(r.client('java', node, r.map([['url', receiver]])))
    case 'Query':
      return withMarks(r.pairs('parameters', receiver.parameters.pairs), receiver.parameters.marks)
    case 'append':
    case 'WriteString':
      r.touch(receiver)
      receiver.address = joinTexts(
        [receiver.address, argumentAt(call, 0) ?? textValue('')],
        node,
        r,
      )
      return receiver
    case 'queryParam':
    case 'addQueryParameter':
    case 'addEncodedQueryParameter':
    case 'addParameter':
    case 'setParameter':
    case 'setQueryParameter': {
      if (value === undefined) return null
      r.touch(receiver)
      const pairs = name.includes('Encoded')
        ? parseQuery(`${textAt(call, 0)}=${textAt(call, 1)}`)
        : (itemsOf(value) ?? [value]).map((one) => [textAt(call, 0), one] as const)
      const kept = name.startsWith('set')
        ? receiver.parameters.pairs.filter(([key]) => key !== textAt(call, 0))
        : receiver.parameters.pairs
      receiver.parameters.pairs = [...kept, ...pairs]
      return receiver
    }
    case 'addPathSegment':
    case 'addPathSegments':
    case 'pathSegment':
    case 'path':
    case 'addEncodedPathSegments':
      r.touch(receiver)
      receiver.address = appendUrl(argumentAt(call, 0) ?? textValue(''), receiver.address, call)
      return receiver
    case 'scheme':
    case 'host': {
      const [, scheme = '', host = '', path = ''] =
        /^([a-z]+:\/\/)?([^/]*)([^]*)/i.exec(toText(receiver.address, node, r)) ?? []
      const given = argumentAt(call, 0) ?? textValue('')
      const parts =
        name === 'host'
          ? [textValue(scheme), given, textValue(path)]
          : [given, textValue(`://${host}${path}`)]
      receiver.address = joinTexts([textValue('', receiver.address.marks), ...parts], node, r)
      return receiver
    }
    default:
      return null
  }
}
