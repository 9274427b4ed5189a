import { withoutEndSlashes } from '#core/url/split-url.ts'
import { readTruth } from './code-logic.ts'
import { setMember } from './code-names.ts'
import { joinTexts, toText, argumentAt, byNames, textAt, type CodeCall } from './code-runner.ts'
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

type Kind<K extends CodeValue['kind']> = Extract<CodeValue, { kind: K }>
type Methods<V> = ReadonlyMap<string, (receiver: V, call: CodeCall) => CodeValue | null>

function callMethodOf(receiver: CodeValue, call: CodeCall): CodeValue | null {
  const { name, node, r } = call
  if (receiver.kind === 'string') return textMethods.get(name)?.(receiver, call) ?? null
  if (receiver.kind === 'list') return listMethods.get(name)?.(receiver, call) ?? null
  if (receiver.kind === 'map') return mapMethods.get(name)?.(receiver, call) ?? null
  if (receiver.kind === 'pairs') return pairsMethods.get(name)?.(receiver, call) ?? null
  if (receiver.kind === 'url') return urlMethods.get(name)?.(receiver, call) ?? null
  const isScalar = receiver.kind === 'number' || receiver.kind === 'boolean'
  return isScalar && /^(?:toString|String)$/.test(name)
    ? textValue(toText(receiver, node, r))
    : null
}

type Text = Kind<'string'>

const regExpOfSlashes = /^\/\\\/[+*]?\$\/g?$/

const trimmed = (end: 'both' | 'start' | 'end') => (text: Text, call: CodeCall) =>
  textValue(trimText(text.value, textAt(call, 0), end), text.marks)

/** Changes the whole text; a placeholder in it would be lost. */
const changed =
  (change: (text: string) => string) =>
  ({ value, marks }: Text, { r }: CodeCall) =>
    r.unknownIn(value).length > 0 ? null : textValue(change(value), marks)

const tested = (test: (text: string, given: string) => boolean) => (text: Text, call: CodeCall) =>
  booleanValue(test(text.value, textAt(call, 0)))

/** The items of a list, or the names of an object. */
const namesIn = (value: CodeValue): readonly CodeValue[] | null =>
  itemsOf(value) ?? pairsOf(value)?.map(([key]) => textValue(key)) ?? null

const valuesOf = (args: CodeCall['args']): CodeValue[] => args.map(({ value }) => value)

const textMethods: Methods<Text> = byNames({
  'toString encode decode getBytes': ({ value, marks }) => textValue(value, marks),
  'strip trim': trimmed('both'),
  'rstrip trimEnd': trimmed('end'),
  'lstrip trimStart': trimmed('start'),
  'toLowerCase lower': changed((text) => text.toLowerCase()),
  'toUpperCase upper': changed((text) => text.toUpperCase()),
  'slice substring': (text, call) => {
    const [from, to] = valuesOf(call.args).map((one) => (one.kind === 'number' ? one : null))
    if (!from || to === null) return null
    const [start, end] = [Number(from.source), to && Number(to.source)]
    return changed((value) =>
      call.name === 'slice' ? value.slice(start, end) : value.substring(start, end),
    )(text, call)
  },
  'replace replaceAll': replaceIn,
  concat: (text, { args, node, r }) => joinTexts([text, ...valuesOf(args)], node, r),
  join: (text, call) => {
    const joined = argumentAt(call, 0)
    const items = joined ? namesIn(joined) : null
    return items && joined ? withMarks(joinItems(items, text, call), joined.marks) : null
  },
  format: (text, call) => {
    const values = valuesOf(call.args.filter(({ name }) => name === ''))
    const named = new Map(call.args.map(({ name, value }) => [name, value]))
    named.delete('')
    return formatBraces(text, { values, named }, call)
  },
  formatted: (text, call) => formatText(text, valuesOf(call.args), call),
  split: ({ value, marks }, call) => {
    const separator = textAt(call, 0)
    return call.args.length === 1 && separator !== '' && call.r.step(value.length >> 4)
      ? call.r.list(value.split(separator).map((part) => textValue(part, marks)))
      : null
  },
  'startsWith startswith': tested((text, given) => text.startsWith(given)),
  'endsWith endswith': tested((text, given) => text.endsWith(given)),
  'includes contains': tested((text, given) => text.includes(given)),
  'isEmpty isBlank': tested((text) => text.trim() === ''),
})

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

const copied = ({ items, marks }: CodeList, { args, r }: CodeCall) =>
  args.length === 0 ? withMarks(r.list(items), marks) : null

function addItems(list: CodeList, { name, args, r }: CodeCall): CodeValue | null {
  r.touch(list)
  const [at, ...inserted] = valuesOf(args)
  const isInserted = args.length === 2 && (name === 'insert' || r.language === 'java')
  if (isInserted && at?.kind === 'number') list.items.splice(Number(at.source), 0, ...inserted)
  else if (name === 'insert') return null
  else list.items.push(...valuesOf(args))
  return list
}

const listMethods: Methods<CodeList> = byNames({
  'push append add insert': addItems,
  'extend addAll': (list, call) => {
    call.r.touch(list)
    const given = argumentAt(call, 0)
    const more = given ? namesIn(given) : null
    if (!given || !more || !call.r.step(list.items.length + more.length)) return null
    list.items.push(...more)
    return withMarks(list, given.marks)
  },
  concat: ({ items, marks }, { args, r }) => {
    const more = valuesOf(args).map(
      (value) => itemsOf(value) ?? (value.kind === 'unknown' ? null : [value]),
    )
    if (more.includes(null) || !r.step(items.length)) return null
    return withMarks(r.list([...items, ...more.flatMap((one) => one ?? [])]), marks)
  },
  'join collect': ({ items, marks }, call) => {
    const separator = argumentAt(call, 0) ?? textValue(call.name === 'join' ? ',' : '')
    return separator.kind === 'string' ? withMarks(joinItems(items, separator, call), marks) : null
  },
  map: ({ items, marks }, call) => {
    const mapped = mapItems(items, argumentAt(call, 0), call)
    return mapped && withMarks(call.r.list(mapped), marks)
  },
  forEach: ({ items, marks }, call) => {
    const called = argumentAt(call, 0)
    call.r.repeat(marks, () => mapItems(items, called, call))
    return called?.kind === 'function' ? undefinedValue : null
  },
  filter: filterItems,
  'stream toList toArray values slice copy': copied,
  getKey: ({ items }) => items[0] ?? null,
  getValue: ({ items }) => items[1] ?? null,
  'get at': ({ items }, call) => items[Number(textAt(call, 0))] ?? null,
  size: ({ items }) => numberValue(String(items.length)),
  isEmpty: ({ items }) => booleanValue(items.length === 0),
  toString: ({ items, marks }: CodeList, call: CodeCall) =>
    call.r.language === 'javascript'
      ? withMarks(joinItems(items, textValue(','), call), marks)
      : null,
})

function filterItems({ items, marks }: CodeList, call: CodeCall): CodeValue | null {
  const given = argumentAt(call, 0)
  const isBoolean = given?.kind === 'unknown' && given.path === 'Boolean'
  const kept = isBoolean ? [...items] : mapItems(items, given, call)
  const truths = kept?.map((value) => readTruth(value, call.r))
  if (!truths || truths.includes(null)) return null
  return withMarks(call.r.list(items.filter((_, at) => truths[at] === true)), marks)
}

/** A list of what an object has; null if the text does not show all of it. */
const listed =
  (of: (key: string, value: CodeValue, call: CodeCall) => CodeValue) =>
  ({ members, marks, isOpen }: CodeMap, call: CodeCall) =>
    isOpen
      ? null
      : withMarks(call.r.list([...members].map(([key, value]) => of(key, value, call))), marks)

const mapMethods: Methods<CodeMap> = byNames({
  'set put Set Add add setdefault putIfAbsent': (map, call) => {
    const value = argumentAt(call, 1)
    if (value === undefined) return null
    const key = textAt(call, 0)
    const isKept = /^(?:setdefault|putIfAbsent)$/.test(call.name) && map.members.has(key)
    if (!isKept) setMember(map, key, value, call)
    return map
  },
  'update putAll': updateMap,
  'get getOrDefault': ({ members, isOpen, marks }, call) =>
    members.get(textAt(call, 0)) ??
    (isOpen || marks.length > 0 ? null : (argumentAt(call, 1) ?? undefinedValue)),
  'has containsKey': ({ members, isOpen }, call) =>
    isOpen ? null : booleanValue(members.has(textAt(call, 0))),
  'delete remove pop': (map, call) => {
    const removed = map.members.get(textAt(call, 0))
    call.r.touch(map)
    map.members.delete(textAt(call, 0))
    if (call.name === 'delete') return map.isOpen ? null : booleanValue(removed !== undefined)
    return removed ?? argumentAt(call, 1) ?? (map.isOpen ? null : undefinedValue)
  },
  'items entries entrySet': listed((key, value, { r }) => r.list([textValue(key), value])),
  'keys keySet': listed((key) => textValue(key)),
  values: listed((_, value) => value),
  forEach: ({ members, marks }, call) => forEachPair([...members], marks, call),
  copy: ({ members, isOpen, marks }, { args, r }) =>
    args.length === 0 ? withMarks(r.map(members, isOpen), marks) : null,
  isEmpty: ({ members, isOpen }) => (isOpen ? null : booleanValue(members.size === 0)),
})

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

/** The names of headers are the same in any case. */
const isSameName = ({ of }: CodePairs, one: string, other: string): boolean =>
  of === 'headers' ? one.toLowerCase() === other.toLowerCase() : one === other

/** Takes out the pairs of a name, and returns the value of the first. */
function takePairs(pairs: CodePairs, call: CodeCall): CodeValue | undefined {
  const name = textAt(call, 0)
  const removed = pairs.pairs.find(([one]) => isSameName(pairs, one, name))
  call.r.touch(pairs)
  call.r.step(pairs.pairs.length)
  pairs.pairs = pairs.pairs.filter(([one]) => !isSameName(pairs, one, name))
  return removed?.[1]
}

const pairsMethods: Methods<CodePairs> = byNames({
  'append add Add set Set': (pairs, call) => {
    const value = argumentAt(call, 1)
    if (value === undefined) return null
    if (/^set$/i.test(call.name)) takePairs(pairs, call)
    call.r.touch(pairs)
    pairs.pairs.push([textAt(call, 0), value])
    return pairs
  },
  update: updateMap,
  'delete Del remove': (pairs, call) => {
    takePairs(pairs, call)
    return undefinedValue
  },
  pop: (pairs, call) => takePairs(pairs, call) ?? argumentAt(call, 1) ?? undefinedValue,
  'get Get': (pairs, call) =>
    pairs.pairs.find(([one]) => isSameName(pairs, one, textAt(call, 0)))?.[1] ??
    argumentAt(call, 1) ??
    null,
  'has Has': (pairs, call) =>
    booleanValue(pairs.pairs.some(([one]) => isSameName(pairs, one, textAt(call, 0)))),
  'toString Encode': (pairs, { node, r }) => joinTexts([pairs], node, r),
  'entries items': ({ pairs, marks }, { r }) =>
    withMarks(r.list(pairs.map(([one, value]) => r.list([textValue(one), value]))), marks),
  forEach: ({ pairs, marks }, call) => forEachPair(pairs, marks, call),
  sort: () => undefinedValue,
})

const given = (call: CodeCall): CodeValue => argumentAt(call, 0) ?? textValue('')

/** Changes the address of a URL. */
const addressed =
  (change: (address: CodeValue, call: CodeCall) => CodeValue) =>
  (url: CodeUrl, call: CodeCall): CodeUrl => {
    call.r.touch(url)
    url.address = change(url.address, call)
    return url
  }

/** Sets the scheme or the host of an address. */
function withOrigin(address: CodeValue, call: CodeCall): CodeValue {
  const { name, node, r } = call
  const [, scheme = '', host = '', path = ''] =
    /^([a-z]+:\/\/)?([^/]*)([^]*)/i.exec(toText(address, node, r)) ?? []
  const parts =
    name === 'host'
      ? [textValue(scheme), given(call), textValue(path)]
      : [given(call), textValue(`://${host}${path}`)]
  return joinTexts([textValue('', address.marks), ...parts], node, r)
}

const urlMethods: Methods<CodeUrl> = byNames({
  'toString String toJSON toURI toUri toURL toUriString toExternalForm': (url, { node, r }) =>
    joinTexts([url], node, r),
  'build newBuilder encode uri url': (url) => url,
  openConnection: (url, { node, r }) => r.prepare(r.client('java', node, r.map([['url', url]]))),
  Query: ({ parameters: { pairs, marks } }, { r }) =>
    withMarks(r.pairs('parameters', pairs), marks),
  'append WriteString': addressed((address, call) =>
    joinTexts([address, given(call)], call.node, call.r),
  ),
  'queryParam addQueryParameter addEncodedQueryParameter addParameter setParameter setQueryParameter':
    (url, call) => {
      const value = argumentAt(call, 1)
      if (value === undefined) return null
      call.r.touch(url)
      const name = textAt(call, 0)
      const added = call.name.includes('Encoded')
        ? parseQuery(`${name}=${textAt(call, 1)}`)
        : (itemsOf(value) ?? [value]).map((one) => [name, one] as const)
      const kept = url.parameters.pairs.filter(
        ([key]) => !call.name.startsWith('set') || key !== name,
      )
      url.parameters.pairs = [...kept, ...added]
      return url
    },
  'addPathSegment addPathSegments pathSegment path addEncodedPathSegments': addressed(
    (address, call) => appendUrl(given(call), address, call),
  ),
  'scheme host': addressed(withOrigin),
})
