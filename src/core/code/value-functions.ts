import { renderJson } from '#core/json/render-json.ts'
import { toWellFormed } from '#core/text/characters.ts'
import { decodePercent, encodeComponent } from '#core/url/percent-encoding.ts'
import { readTruth, withFallback } from './code-logic.ts'
import { declare, findBinding, removeMember, nameOfModule } from './code-names.ts'
import {
  joinTexts,
  renderPairs,
  toJson,
  toText,
  argumentAt,
  argumentNamed,
  textAt,
  type CodeCall,
  type KnownCall,
  type At,
} from './code-runner.ts'
import type { CodeLanguage } from './code-tree.ts'
import { appendUrl, parseQuery, parseUrl, resolveUrl, listParameters } from './code-url.ts'
import {
  collectMarks,
  itemsOf,
  nullValue,
  numberValue,
  pairsOf,
  textValue,
  undefinedValue,
  withMarks,
  type CodeList,
  type CodePairs,
  type CodeValue,
  isTrue,
} from './code-value.ts'
import { formatText } from './format-text.ts'
import type { QueryStyleName } from './libraries.ts'

const first: KnownCall = (call) => argumentAt(call, 0) ?? null

/** The text of the first argument, changed; what is unknown in it stays a placeholder. */
const changeText =
  (change: (text: string) => string): KnownCall =>
  (call) => {
    const value = argumentAt(call, 0)
    return value ? textValue(change(textAt(call, 0)), marksOf(value, call)) : null
  }

const marksOf = (value: CodeValue, { r }: CodeCall) => collectMarks(value, () => r.step())

const asText: KnownCall = (call) => {
  const value = argumentAt(call, 0)
  return value?.kind === 'unknown' ? value : changeText((text) => text)(call)
}

const encode = changeText(encodeComponent)
const decode = changeText(decodePercent)
const decodeForm = changeText((text) => decodePercent(text.replaceAll('+', ' ')))

/** The letters of ASCII in another case; a placeholder would be lost in it. */
const changeCase =
  (change: (text: string) => string): KnownCall =>
  (call) =>
    call.r.unknownIn(textAt(call, 0)).length > 0
      ? null
      : changeText((text) => text.replace(/[a-z]+/gi, change))(call)

const json: KnownCall = (call) => {
  const value = argumentAt(call, 0)
  return value
    ? textValue(
        renderJson(toJson(value, call.node, call.r), { indent: null }),
        marksOf(value, call),
      )
    : null
}

/** A query string in the style of a library. */
const query =
  (styleOf: (call: CodeCall) => QueryStyleName): KnownCall =>
  (call) => {
    const value = argumentAt(call, 0)
    if (value === undefined || value.kind === 'string') return value ?? null
    const read = listParameters(value, styleOf(call), call)
    return read ? textValue(renderPairs(read.pairs, call.node, call.r), marksOf(value, call)) : null
  }

const environment: KnownCall = (call) => {
  const { node, r } = call
  const variable = r.unknown(node, null, { variable: textAt(call, 0) })
  const fallback = argumentAt(call, 1)
  return fallback ? withFallback(variable, fallback, call) : variable
}

const format: KnownCall = (call) => {
  const [template, ...values] = call.args.map(({ value }) => value)
  return template?.kind === 'string' ? formatText(template, values, call) : null
}

/** Pairs from an object, a list of pairs, pairs or a query string. */
const pairs =
  (of: CodePairs['of']): KnownCall =>
  (call) => {
    const { node, r } = call
    const value = argumentAt(call, 0)
    if (value === undefined) return r.pairs(of, [])
    const read =
      value.kind === 'string'
        ? parseQuery(value.value)
        : (listParameters(value, 'URLSearchParams', call)?.pairs ?? null)
    const created = r.pairs(of, read ?? [])
    if (read === null && value.kind !== 'null') r.doNotFollow([created], node)
    return withMarks(created, marksOf(value, call))
  }

const url: KnownCall = (call) => {
  const [value, base] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (value === undefined) return call.r.url(textValue(''))
  return parseUrl(base ? resolveUrl(value, base, call) : value, call.node, call.r)
}

const listOf = ({ args, r }: CodeCall): CodeList => r.list(args.map(({ value }) => value))

/** A list from a list, or from nothing. */
const list: KnownCall = (call) => {
  const value = argumentAt(call, 0)
  const items = value ? (itemsOf(value) ?? pairsOf(value)?.map(([name]) => textValue(name))) : []
  return items ? withMarks(call.r.list(items), value?.marks ?? []) : null
}

const entries =
  (of: (name: string, value: CodeValue, call: CodeCall) => CodeValue): KnownCall =>
  (call) => {
    const value = argumentAt(call, 0)
    const read = value ? pairsOf(value) : null
    return read && value
      ? withMarks(call.r.list(read.map(([name, one]) => of(name, one, call))), value.marks)
      : null
  }

/**
 * A new object of all arguments, or the first one with the members of all. With `replacesAt`, the items of a list take
 * the places of those before, instead of following them.
 */
const merge =
  (changesFirst: boolean, replacesAt = false): KnownCall =>
  ({ args, node, r }) => {
    const [target, ...sources] = args.map(({ value }) => value)
    if (target === undefined) return r.map([])
    const isOwn = changesFirst && target.kind === 'map'
    const merged = isOwn ? target : r.map([])
    if (isOwn) r.touch(target)
    let count = 0
    for (const source of isOwn ? sources : [target, ...sources]) {
      const read = itemsOf(source) ? null : pairsOf(source)
      for (const [name, value] of read ?? []) merged.members.set(name, value)
      if (replacesAt) count = 0
      for (const item of itemsOf(source) ?? []) {
        merged.members.set(String(count), item)
        count += 1
      }
      if (read === null && !itemsOf(source) && source.kind !== 'null') r.doNotFollow([merged], node)
      withMarks(merged, source.marks)
      r.step(merged.members.size)
    }
    return merged
  }

/** An object of names and values in turn, as `Map.of` has them. */
const mapInTurn: KnownCall = ({ args, node, r }) =>
  r.map(
    args.flatMap(({ value }, at) => {
      const next = args[at + 1]
      return at % 2 === 0 && next ? [[toText(value, node, r), next.value] as const] : []
    }),
  )

const dictionary: KnownCall = (call) => {
  const value = argumentAt(call, 0)
  const own = value ? pairsOf(value) : []
  const named = call.args.flatMap(({ name, value: one }) =>
    name === '' ? [] : [[name, one] as const],
  )
  const created = call.r.map([...(own ?? []), ...named])
  if (own === null) call.r.doNotFollow([created], call.node)
  return withMarks(created, value ? marksOf(value, call) : [])
}

const join =
  (separatorAt: 0 | 1): KnownCall =>
  (call) => {
    const [one, other, ...more] = call.args.map(({ value }) => value)
    if (one === undefined) return null
    const [separator, joined] = separatorAt === 0 ? [one, other] : [other, one]
    const items = joined ? (itemsOf(joined) ?? (more.length > 0 ? [joined, ...more] : null)) : null
    return items && separator ? joinItems(items, separator, call) : null
  }

/** Items with a text between them. */
export const joinItems = (
  items: readonly CodeValue[],
  separator: CodeValue,
  { node, r }: At,
): CodeValue =>
  joinTexts(
    items.flatMap((item, at) => (at === 0 ? [item] : [separator, item])),
    node,
    r,
  )

/** A text without characters at one or both ends. */
export function trimText(text: string, characters: string, end: 'both' | 'start' | 'end'): string {
  const isTrimmed = (at: number) => {
    const character = text.charAt(at)
    return characters === '' ? character.trim() === '' : characters.includes(character)
  }
  let [from, to] = [0, text.length]
  if (end !== 'end') while (from < to && isTrimmed(from)) from += 1
  if (end !== 'start') while (to > from && isTrimmed(to - 1)) to -= 1
  return text.slice(from, to)
}

const trim =
  (end: 'both' | 'start' | 'end'): KnownCall =>
  (call) =>
    changeText((text) => trimText(text, textAt(call, 1), end))(call)

export function mapItems(
  items: readonly CodeValue[],
  called: CodeValue | undefined,
  { node, r }: CodeCall,
): CodeValue[] | null {
  if (called?.kind !== 'function') return null
  return items.map((item, at) =>
    r.call(
      called,
      [item, numberValue(String(at))].map((value) => ({ name: '', value })),
      node,
    ),
  )
}

const maxRange = 1_000

const range: KnownCall = (call) => {
  const values = [argumentAt(call, 0), argumentAt(call, 1)]
  const [one, other] = values.map((value) =>
    value?.kind === 'number' ? Number(value.source) : null,
  )
  const [start, end] = values[1] === undefined ? [0, one ?? 1] : [one, other ?? (one ?? 0) + 1]
  if (start === null || start === undefined || end - start > maxRange) return null
  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  return call.r.step(numbers.length)
    ? call.r.list(numbers.map((n) => numberValue(String(n))))
    : null
}

const define: KnownCall = (call) => {
  let root = call.scope
  while (root.parent) root = root.parent
  declare(textAt(call, 0), argumentAt(call, 1) ?? textValue(''), root, call.r)
  return textValue('')
}

const qsStyle = (call: CodeCall): QueryStyleName => {
  const options = argumentAt(call, 1)
  const format = options?.kind === 'map' ? options.members.get('arrayFormat') : undefined
  const name = format?.kind === 'string' ? `qs ${format.value}` : ''
  return name === 'qs brackets' || name === 'qs repeat' || name === 'qs comma' ? name : 'qs'
}

const doseq = (call: CodeCall): QueryStyleName =>
  isTrue(argumentNamed(call, 'doseq') ?? argumentAt(call, 1)) ? 'urlencodeEach' : 'urlencode'

/** A text that code appends to, as a URL without parameters. */
const textBuilder: KnownCall = (call) =>
  call.r.url(
    argumentAt(call, 0)?.kind === 'string' ? (argumentAt(call, 0) ?? textValue('')) : textValue(''),
  )

const newMap: KnownCall = (call) => dictionary({ ...call, args: call.args.slice(0, 1) })

/** By the names that code calls them by; several names of one function are separated by blanks. */
type Functions = Readonly<Record<string, KnownCall>>

const javascript: Functions = {
  String: asText,
  'Object.freeze Promise.resolve unref toValue': first,
  'encodeURIComponent escape': encode,
  decodeURIComponent: decode,
  encodeURI: changeText((text) => encodeURI(toWellFormed(text))),
  'JSON.stringify': json,
  'Object.assign _.merge _.extend _.assign $.extend': merge(true),
  'Object.entries': entries((name, value, { r }) => r.list([textValue(name), value])),
  'Object.keys': entries((name) => textValue(name)),
  'Object.values': entries((_, value) => value),
  'Object.fromEntries structuredClone _.cloneDeep': dictionary,
  'Promise.all': first,
  URL: url,
  'URLSearchParams HttpParams': pairs('parameters'),
  'Headers HttpHeaders': pairs('headers'),
  'qs.stringify': query(qsStyle),
  'querystring.stringify queryString.stringify query-string.stringify': query(() => 'qs repeat'),
  '$.param jQuery.param': query(() => 'jquery'),
  require: (call) => {
    const name = nameOfModule(textAt(call, 0))
    return findBinding(call.scope, name)?.value ?? call.r.unknown(call.node, name)
  },
  'Deno.env.get': environment,
}

const python: Functions = {
  str: asText,
  sorted: sorted,
  'list tuple set frozenset': list,
  'dict OrderedDict collections.OrderedDict copy.copy copy.deepcopy deepcopy': dictionary,
  'range xrange': range,
  // Of a loop that counts without end, the first number is read.
  'itertools.count count': (call) => call.r.list([argumentAt(call, 0) ?? numberValue('0')]),
  'os.getenv os.environ.get environ.get getenv': environment,
  'os.path.expandvars': first,
  'json.dumps': json,
  'urlencode parse.urlencode urllib.urlencode': query(doseq),
  'quote quote_plus parse.quote parse.quote_plus urllib.quote': encode,
  'unquote parse.unquote': decode,
  'unquote_plus parse.unquote_plus': decodeForm,
  'urljoin parse.urljoin': (call) => {
    const [base, path] = [argumentAt(call, 0), argumentAt(call, 1)]
    return base && path ? resolveUrl(path, base, call) : null
  },
  'httpx.URL yarl.URL URL': (call) => {
    const read = url(call)
    const named = call.args.filter(({ name }) => name !== '')
    const added = argumentNamed(call, 'params')
    if (named.length === 0) return read
    if (read?.kind !== 'url' || added === undefined || named.length > 1) return null
    const more = listParameters(added, 'httpx', call)
    read.parameters.pairs = [...read.parameters.pairs, ...(more?.pairs ?? [])]
    return withMarks(read, marksOf(added, call))
  },
}

const php: Functions = {
  strval: asText,
  'urlencode rawurlencode': encode,
  urldecode: decodeForm,
  rawurldecode: decode,
  'json_encode wp_json_encode': json,
  http_build_query: query(() => 'php'),
  add_query_arg: (call) => {
    const [added, base] = [argumentAt(call, 0), argumentAt(call, 1)]
    if (added?.kind !== 'map' || base === undefined) return null
    const read = parseUrl(base, call.node, call.r)
    const more = listParameters(added, 'php', call)
    read.parameters.pairs = [...read.parameters.pairs, ...(more?.pairs ?? [])]
    return withMarks(read, marksOf(added, call))
  },
  'getenv env Env.get': environment,
  sprintf: format,
  'implode join': join(0),
  trim: trim('both'),
  rtrim: trim('end'),
  ltrim: trim('start'),
  strtolower: changeCase((text) => text.toLowerCase()),
  strtoupper: changeCase((text) => text.toUpperCase()),
  array_merge: merge(false),
  array_replace: merge(false, true),
  array_values: entries((_, value) => value),
  array_keys: entries((name) => textValue(name)),
  array_filter: withoutNothing,
  array_map: (call) => {
    const [called, ...given] = call.args.map(({ value }) => value)
    const lists = given.map(itemsOf)
    if (called?.kind !== 'function' || lists.length === 0 || lists.includes(null)) return null
    const length = Math.max(...lists.map((items) => items?.length ?? 0))
    const mapped = Array.from({ length }, (_, at) => {
      const args = lists.map((items) => ({ name: '', value: items?.[at] ?? nullValue }))
      return [String(at), call.r.call(called, args, call.node)] as const
    })
    return withMarks(
      call.r.map(mapped),
      given.flatMap(({ marks }) => marks),
    )
  },
  define: define,
  'esc_url esc_url_raw esc_html sanitize_text_field': asText,
}

const java: Functions = {
  'URI.create URI Objects.requireNonNull String.valueOf Integer.toString Integer.valueOf Optional.of Collections.unmodifiableMap Map.copyOf MediaType.parse MediaType.get':
    first,
  'BodyPublishers.ofString BodyPublishers.ofByteArray': first,
  'BodyPublishers.noBody': (call) => call.r.map([]),
  'RequestBody.create': (call) => {
    // Which of the two is the type has changed with the version.
    const [one, other] = [argumentAt(call, 0), argumentAt(call, 1)]
    const isType = one?.kind === 'string' && /^[a-z]+\/[\w.+-]+(?:;|$)/.test(one.value)
    return (isType || one?.kind === 'unknown' ? other : one) ?? null
  },
  'URLEncoder.encode UriUtils.encode': encode,
  'URLDecoder.decode': decodeForm,
  'String.format': format,
  'String.join': join(0),
  'System.getenv System.getProperty': environment,
  'Map.of': mapInTurn,
  'Map.entry SimpleEntry AbstractMap.SimpleEntry': listOf,
  'Map.ofEntries': (call) => dictionary({ ...call, args: [{ name: '', value: listOf(call) }] }),
  'HashMap LinkedHashMap TreeMap': newMap,
  'List.of Arrays.asList Set.of Stream.of': listOf,
  'ArrayList LinkedList HashSet LinkedHashSet': list,
  'StringBuilder StringBuffer StringJoiner': textBuilder,
  'Collectors.joining': (call) => argumentAt(call, 0) ?? textValue(''),
  'URL HttpUrl.parse HttpUrl.get HttpUrl.Builder URIBuilder UriBuilder.fromUri UriComponentsBuilder.fromHttpUrl UriComponentsBuilder.fromUriString':
    url,
}

const go: Functions = {
  delete: (call) => {
    const owner = argumentAt(call, 0)
    if (owner === undefined) return null
    removeMember(owner, textAt(call, 1), call)
    return undefinedValue
  },
  'string strings.NewReader bytes.NewReader bytes.NewBufferString bytes.NewBuffer template.URL io.NopCloser':
    first,
  'fmt.Sprintf': format,
  'fmt.Sprint strconv.Itoa strconv.FormatInt strconv.FormatBool': asText,
  'strings.TrimSpace': trim('both'),
  'strings.Join': join(1),
  'strings.TrimRight': trim('end'),
  'strings.TrimLeft': trim('start'),
  'url.QueryEscape url.PathEscape': encode,
  'url.Parse url.ParseRequestURI': url,
  'url.JoinPath': (call) => {
    const [base, ...paths] = call.args.map(({ value }) => value)
    return base ? paths.reduce((all, path) => appendUrl(path, all, call), base) : null
  },
  'json.Marshal json.MarshalIndent': json,
  'os.Getenv os.LookupEnv': environment,
  append: (call) => {
    const [target, ...more] = call.args.map(({ value }) => value)
    const items = target?.kind === 'null' ? [] : target ? itemsOf(target) : null
    return items && call.r.step(items.length) ? call.r.list([...items, ...more]) : null
  },
}

/** Known functions of each language that make values of values. */
export const valueFunctions: Readonly<Record<CodeLanguage, Functions>> = {
  javascript,
  python,
  php,
  java,
  go,
}

/** Texts in order; other values are in an order that the text does not show. */
function sorted({ args, r }: CodeCall): CodeValue | null {
  const [only, ...others] = args
  const items = only ? itemsOf(only.value) : null
  if (!items || others.length > 0 || !items.every((item) => item.kind === 'string')) return null
  return r.list(items.toSorted((one, other) => (one.value < other.value ? -1 : 1)))
}

/** An array without the values that count as false. */
function withoutNothing(call: CodeCall): CodeValue | null {
  const value = argumentAt(call, 0)
  if (value?.kind !== 'map' || call.args.length > 1) return null
  const kept = [...value.members].filter(([, member]) => readTruth(member, call.r) !== false)
  return withMarks(call.r.map(kept), value.marks)
}
