import { decodePercent } from '#core/url/percent-encoding.ts'
import {
  originPart,
  isAbsoluteUrl,
  withoutQuery,
  splitQuery,
  withoutEndSlashes,
} from '#core/url/split-url.ts'
import { joinTexts, toText, type CodeRunner, toJson, type At } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  collectMarks,
  textValue,
  type CodePairs,
  type CodeUrl,
  type CodeValue,
  booleanValue,
  itemsOf,
  pairsOf,
} from './code-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { QueryStyleName } from './libraries.ts'

export const parseQuery = (query: string): CodePairs['pairs'] =>
  splitQuery(query).map(
    ({ name, value }) => [decodePercent(name), textValue(decodePercent(value))] as const,
  )

/** A URL with its parameters as pairs; its fragment, which is never sent, is dropped. */
export function parseUrl(value: CodeValue, node: CodeNode, r: CodeRunner): CodeUrl {
  const text = toText(value, node, r).replace(/#[^]*/, '')
  const at = text.indexOf('?')
  const marks = collectMarks(value, () => r.step())
  const address = textValue(at === -1 ? text : text.slice(0, at), marks)
  r.step(text.length >> 6)
  return r.url(address, at === -1 ? [] : parseQuery(text.slice(at + 1)))
}

/** A URL relative to a base (RFC 3986 5.2, without dots). */
export function resolveUrl(path: CodeValue, base: CodeValue, { node, r }: At): CodeValue {
  const [text, baseText] = [toText(path, node, r), withoutQuery(toText(base, node, r))]
  if (isAbsoluteUrl(text) || baseText === '') return path
  const origin = originPart(baseText) || baseText.replace(/\/[^]*/, '')
  const folder = baseText.slice(origin.length, baseText.lastIndexOf('/') + 1)
  const start = text.startsWith('/') ? origin : origin + (folder === '' ? '/' : folder)
  return joinTexts([textValue(start, base.marks), path], node, r)
}

/** A URL behind a base, with one slash between them. */
export function appendUrl(path: CodeValue, base: CodeValue, { node, r }: At): CodeValue {
  const [text, baseText] = [toText(path, node, r), toText(base, node, r)]
  if (isAbsoluteUrl(text) || baseText === '') return path
  const start = textValue(withoutEndSlashes(baseText), base.marks)
  const end = textValue(text === '' ? '' : `/${text.replace(/^\/+/, '')}`, path.marks)
  return joinTexts([start, end], node, r)
}

/** How a library writes parameters that are no texts. */
interface QueryStyle {
  /** `a[]=1`, `a[0]=1`, `a=1&a=2`, or `a=1,2`; `outer-brackets`: `a[]=1`, but `a[b][0]=1` */
  list: 'brackets' | 'outer-brackets' | 'numbers' | 'repeated' | 'commas' | 'unread'
  /** `a[b]=1`, `a=b` (only the names), or JSON */
  map: 'brackets' | 'keys' | 'json' | 'unread'
  nothing: 'left-out' | 'empty' | 'text'
}

const style = (
  list: QueryStyle['list'],
  map: QueryStyle['map'],
  nothing: QueryStyle['nothing'],
): QueryStyle => ({ list, map, nothing })

/** By the documentation of each library, and tried with it. */
const queryStyles: Readonly<Record<QueryStyleName, QueryStyle>> = {
  axios: style('outer-brackets', 'brackets', 'left-out'),
  jquery: style('brackets', 'brackets', 'empty'),
  /** http_build_query */
  php: style('numbers', 'brackets', 'left-out'),
  requests: style('repeated', 'keys', 'left-out'),
  httpx: style('repeated', 'unread', 'empty'),
  /** Python's urlencode, without and with `doseq`. */
  urlencode: style('unread', 'unread', 'text'),
  urlencodeEach: style('repeated', 'keys', 'text'),
  URLSearchParams: style('commas', 'unread', 'text'),
  /** ofetch */
  ufo: style('repeated', 'json', 'left-out'),
  /** Node’s own, as undici uses it. */
  querystring: style('repeated', 'unread', 'empty'),
  qs: style('numbers', 'brackets', 'empty'),
  'qs brackets': style('brackets', 'brackets', 'empty'),
  'qs repeat': style('repeated', 'brackets', 'empty'),
  'qs comma': style('commas', 'brackets', 'empty'),
}

interface Parameters {
  pairs: CodePairs['pairs']
  /** Objects of which only the names are sent. */
  namesOnly: readonly string[]
}

/** The parameters that a library makes of a value; null if the text does not show them. */
export function listParameters(
  value: CodeValue,
  styleName: QueryStyleName,
  { node, r }: At,
): Parameters | null {
  const namesOnly: string[] = []
  const { list, map, nothing } = queryStyles[styleName]

  function flatten(name: string, one: CodeValue, depth: number): CodePairs['pairs'] {
    if (!r.descend(depth)) return []
    if (one.kind === 'null') {
      // Only qs tells undefined from null.
      if (nothing === 'left-out' || (one.isUndefined && styleName.startsWith('qs'))) return []
      return [[name, nothing === 'empty' ? textValue('') : one]]
    }
    if (one.kind === 'boolean') return [[name, writeBoolean(one.value)]]
    const items = itemsOf(one)
    if (items) return flattenList(name, items, depth)
    const members = one.kind === 'map' ? pairsOf(one) : null
    if (!members) return [[name, one]]
    switch (map) {
      case 'brackets':
        return members.flatMap(([key, member]) => flatten(`${name}[${key}]`, member, depth + 1))
      case 'keys':
        namesOnly.push(`${name}: ${renderJson(toJson(one, node, r), { indent: null })}`)
        return members.map(([key]) => [name, textValue(key)] as const)
      case 'json':
        return [[name, textValue(renderJson(toJson(one, node, r), { indent: null }))]]
      case 'unread':
        return [[name, r.unknown(node)]]
    }
  }

  function flattenList(
    name: string,
    items: readonly CodeValue[],
    depth: number,
  ): CodePairs['pairs'] {
    const isNested = (item: CodeValue) => item.kind === 'list' || item.kind === 'map'
    switch (list) {
      case 'brackets':
        return items.flatMap((item, at) =>
          flatten(`${name}[${isNested(item) ? at : ''}]`, item, depth + 1),
        )
      case 'outer-brackets': {
        const bare = name.replace(/\[\]$/, '')
        const isFlat = depth === 0 && !items.some(isNested)
        return items.flatMap((item, at) =>
          flatten(isFlat ? `${bare}[]` : `${bare}[${at}]`, item, depth + 1),
        )
      }
      case 'numbers':
        return items.flatMap((item, at) => flatten(`${name}[${at}]`, item, depth + 1))
      case 'repeated':
        return items.flatMap((item) =>
          isNested(item) ? [[name, r.unknown(node)] as const] : flatten(name, item, depth + 1),
        )
      case 'commas':
        return [[name, textValue(items.map((item) => toText(item, node, r)).join(','))]]
      case 'unread':
        return [[name, r.unknown(node)]]
    }
  }

  /** PHP writes numbers, and httpx what JSON has. */
  function writeBoolean(truth: boolean): CodeValue {
    if (styleName === 'php') return textValue(truth ? '1' : '0')
    return styleName === 'httpx' ? textValue(String(truth)) : booleanValue(truth)
  }

  if (value.kind === 'pairs') return { pairs: value.pairs, namesOnly }
  const pairs = pairsOf(value)
  return pairs && { pairs: pairs.flatMap(([name, one]) => flatten(name, one, 0)), namesOnly }
}
