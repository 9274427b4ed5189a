import { isAbsoluteUrl } from '#core/url/split-url.ts'
import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import {
  emptyCommand,
  type ContentOf,
  type CurlCommand,
  namesIn,
  readArguments,
  shortNamesIn,
  type OptionSyntax,
} from './curl-command.ts'
import { hasSecretOption } from './likely-secrets.ts'

const shortNames = shortNamesIn(
  'a auth,A auth-type,b body,c continue,d download,f form,F follow,h headers,I ignore-stdin,j json,m meta,' +
    'o output,p print,q quiet,s style,S stream,v verbose,x compress',
)
const withValue = namesIn(
  'auth auth-type bearer boundary cert cert-key cert-key-pass ciphers default-scheme format-options max-headers ' +
    'max-redirects output pretty print proxy raw response-charset response-mime session session-read-only ssl style ' +
    'timeout verify',
)
const notNeeded = namesIn(
  'all body check-status debug follow format-options headers ignore-netrc ignore-stdin json max-headers ' +
    'max-redirects meta path-as-is pretty print quiet sorted stream style timeout traceback unsorted verbose',
)
const syntax: OptionSyntax = {
  shortNames,
  longNames: new Set([...withValue, ...notNeeded, ...shortNames.values()]),
  takesValue: (name) => withValue.has(name),
}

/**
 * Reads the arguments of HTTPie (`http`, `https`) or xh as the cURL command that sends the same. `scheme` is that of
 * an address without one. Everything that is not taken over goes into `leftOut`, with the reason.
 */
export function readHttpie(
  words: readonly string[],
  scheme: 'http' | 'https',
  contentOf: ContentOf,
): CurlCommand {
  const { args, notes } = readArguments(words, syntax)
  const command = { ...emptyCommand(), notes }
  const positional = args.flatMap((arg) => (arg.kind === 'word' ? arg.text : []))
  const options = args.flatMap((arg) => (arg.kind === 'option' ? arg : []))
  const valueOf = (name: string) => options.findLast((option) => option.name === name)?.value
  command.leftOut.push(...options.flatMap(describeOption))

  const hasMethod = positional.length > 1 && /^[A-Za-z]+$/.test(positional[0] ?? '')
  if (hasMethod) command.method = (positional.shift() ?? '').toUpperCase()
  command.url = completeAddress(positional.shift() ?? '', valueOf('default-scheme') ?? scheme)

  const auth = valueOf('auth')
  // xh has an option for it.
  const bearer = valueOf('auth-type') === 'bearer' ? (auth ?? '') : valueOf('bearer')
  if (bearer !== undefined) command.bearer = bearer
  else if (auth !== undefined) command.leftOut.push({ what: '--auth •••', reason: 'credentials' })

  const isForm = options.some(({ name }) => name === 'form')
  const body = createBody()
  for (const item of positional) takeItem(command, item, { isForm, body, contentOf })
  const raw = valueOf('raw') ?? contentOf('-')
  if (raw !== undefined) command.data.push({ kind: 'json', text: raw })
  else if (body.isFilled()) command.data.push({ kind: 'json', text: body.render() })
  return command
}

function describeOption({
  name,
  shown,
  value,
}: {
  name: string
  shown: string
  value: string
}): LeftOut[] {
  if (/^(?:auth|auth-type|bearer|raw|form|default-scheme)$/.test(name)) return []
  const isSecret = hasSecretOption(name) || name.startsWith('proxy')
  const what = value === '' ? shown : `${shown} ${isSecret ? '•••' : value}`
  const reasons: Readonly<Record<string, LeftOutReason>> = {
    verify: 'certificate-check',
    output: 'saves-file',
    download: 'saves-file',
  }
  return [
    {
      what,
      reason:
        new Map(Object.entries(reasons)).get(name) ??
        (notNeeded.has(name) ? 'not-needed' : 'option'),
    },
  ]
}

/** `:3000/path` is on this computer. */
function completeAddress(typed: string, scheme: string): string | null {
  if (typed === '') return null
  const local = /^:(\d*)(\/.*)?$/s.exec(typed)
  if (local)
    return `${scheme}://localhost${local[1] === '' ? '' : `:${local[1] ?? ''}`}${local[2] ?? ''}`
  if (typed.startsWith('://')) return scheme + typed
  return isAbsoluteUrl(typed) ? typed : `${scheme}://${typed}`
}

/** The separators of items (HTTPie's documentation, "Request items"); of several at one place, the longest counts. */
const item = /^((?:\\[^]|[^\\])*?)(:=@|==@|=@|:@|:=|==|=|@|:|;$)([^]*)/

/** A backslash before any other sign is sent (HTTPie's documentation, "Escaping rules"). */
const unescape = (text: string): string => text.replace(/\\([:;=@])/g, '$1')

function takeItem(
  command: CurlCommand,
  written: string,
  {
    isForm,
    body,
    contentOf,
  }: { isForm: boolean; body: ReturnType<typeof createBody>; contentOf: ContentOf },
): void {
  const [, name = '', separator, typed = ''] = item.exec(written) ?? []
  const isFile = separator?.endsWith('@') ?? false
  const content = isFile && separator !== '@' ? contentOf(typed) : undefined
  const value = content ?? unescape(typed)
  if (separator === undefined) command.leftOut.push({ what: written, reason: 'second-request' })
  else if (isFile && content === undefined) {
    command.leftOut.push({ what: written, reason: 'file' })
    command.hasOtherBody ||= separator === '@' || !/^[=:]=?@$/.test(separator)
  } else if (separator === ';' || separator === ':' || separator === ':@')
    command.headers.push({ name: unescape(name), value: value.trim() })
  else if (separator.startsWith('=='))
    command.data.push({ kind: 'query', text: `${unescape(name)}=${value}` })
  else if (separator.startsWith(':=')) {
    setInBody(readJsonOrNull(value))
  } else if (isForm) command.data.push({ kind: 'to-encode', text: `${unescape(name)}=${value}` })
  else setInBody({ kind: 'string', value })

  function setInBody(member: JsonValue | null) {
    if (member === null || !body.set(unescape(name), member))
      command.leftOut.push({ what: written, reason: 'no-place' })
  }
}

/** A part of a body that is still being built. */
type Draft =
  | { kind: 'object'; members: Map<string, Draft> }
  | { kind: 'array'; items: Draft[] }
  | { kind: 'value'; value: JsonValue }

/** Builds a JSON body from names such as `filter[type][]` (HTTPie's documentation, "Nested JSON"). */
function createBody() {
  const root: Extract<Draft, { kind: 'object' }> = { kind: 'object', members: new Map() }
  return {
    isFilled: () => root.members.size > 0,
    render: () => renderJson(finish(root), { indent: null }),
    /** False where it would lie deeper than in any query. */
    set: (name: string, value: JsonValue): boolean => {
      const path = readPath(name)
      if (path.length > maxDepth) return false
      setAt(root, path, { kind: 'value', value })
      return true
    },
  }
}

/** `a[b][]` is `a`, `b` and '' for a further item; an escaped bracket is part of a name. */
function readPath(name: string): string[] {
  const [, first = name, rest = ''] =
    /^((?:\\[^]|[^[\\])*)((?:\[(?:\\[^]|[^\]\\])*\])*)$/.exec(name) ?? []
  const inner = rest.matchAll(/\[((?:\\[^]|[^\]\\])*)\]/gy)
  const withoutEscapes = (one: string) => one.replace(/\\([[\]\\\d])/g, '$1')
  return [first, ...Array.from(inner, ([, one = '']) => one)].map(withoutEscapes)
}

const maxDepth = 20
/** A list with a later member has null for those that are not given; no query needs as many. */
const maxListed = 1000

function setAt(place: Draft, [first = '', ...rest]: readonly string[], value: Draft): void {
  if (place.kind === 'value') return
  const inner = (): Draft =>
    rest.length === 0
      ? value
      : rest[0] === '' || /^\d+$/.test(rest[0] ?? '')
        ? { kind: 'array', items: [] }
        : { kind: 'object', members: new Map() }
  if (place.kind === 'array') {
    const { items } = place
    const at = /^\d+$/.test(first) ? Math.min(Number(first), maxListed) : items.length
    while (items.length < at) items.push({ kind: 'value', value: { kind: 'null' } })
    const found = items[at]
    const next =
      rest.length === 0 ? value : found === undefined || found.kind === 'value' ? inner() : found
    items[at] = next
    if (rest.length > 0) setAt(next, rest, value)
    return
  }
  const found = place.members.get(first)
  const next =
    rest.length === 0 ? value : found === undefined || found.kind === 'value' ? inner() : found
  place.members.set(first, next)
  if (rest.length > 0) setAt(next, rest, value)
}

function finish(draft: Draft): JsonValue {
  switch (draft.kind) {
    case 'value':
      return draft.value
    case 'array':
      return { kind: 'array', items: draft.items.map(finish) }
    case 'object':
      return {
        kind: 'object',
        members: Array.from(draft.members, ([name, value]): JsonMember => ({
          name,
          value: finish(value),
        })),
      }
  }
}
