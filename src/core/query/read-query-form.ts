import { withoutByteOrderMark } from '#core/text/characters.ts'
import { readJson, type JsonFault } from '#core/json/read-json.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readPercent, type PercentEncoding } from '#core/url/percent-encoding.ts'
import type { Conventions } from './conventions.ts'
import { isDots } from './endpoint-name.ts'
import type { Method } from './form.ts'
import { type GivenParameter, readParameterName } from './parameter-name.ts'
import { placeParameters } from './place-parameters.ts'
import type { LeftOut, Reading, ReadingNote } from './reading.ts'
import type { JsonMember, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { groupBy } from '#core/group-by.ts'
import { withoutQuery, splitQuery } from '#core/url/split-url.ts'
import { flattenJson } from './flat-fields.ts'

/** Why a request cannot be read into the form. */
export type ReadingProblem =
  /** The path is not `/api/v4/endpoints/{endpoint}` (api.md 4.1). */
  | { kind: 'not-an-endpoint'; path: string }
  /** The body is not valid JSON; `fault` has the position. */
  | { kind: 'body-not-json'; fault: JsonFault }
  /** The body is JSON, but not an object (api.md 4.3). */
  | { kind: 'body-not-object' }

export interface GivenRequest {
  method: Method
  /** Path and query from `/api/v4/` on; null if there is only a body. */
  target: string | null
  /** The JSON body; null without one. */
  body: string | null
}

/**
 * Reads a request into the form; the inverse of `planRequest`.
 *
 * For every form that can be sent, planning and reading gives its normal form (normalize-form.ts). Parts that
 * do not fit into the form go into `leftOut`.
 */
export function readRequest(
  request: GivenRequest,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const parts = readParts(request)
  if (!parts.ok) return parts
  const { inBody, namesInQuery } = parts.value
  const reading = place(parts.value, inBody, request.method, conventions)
  const inBoth = [...topLevelNames(inBody)].filter((name) => namesInQuery.has(name))
  return ok({
    ...reading,
    notes: [...reading.notes, ...inBoth.map((name) => ({ kind: 'in-both', name }) as const)],
  })
}

/**
 * Like `readRequest`, for a server that prefers a top-level name in the query string over the body
 * (datacycle-core.md 12).
 */
export function readWithQueryFirst(
  request: GivenRequest,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const parts = readParts(request)
  if (!parts.ok) return parts
  const { inBody, namesInQuery } = parts.value
  const effective = inBody.filter(({ path }) => !namesInQuery.has(path[0] ?? ''))
  return ok(place(parts.value, effective, request.method, conventions))
}

interface RequestParts {
  address: Address
  inQuery: readonly GivenParameter[]
  namesInQuery: ReadonlySet<string>
  inBody: readonly GivenParameter[]
}

function readParts({ target, body }: GivenRequest): Result<RequestParts, ReadingProblem> {
  const address = target === null ? ok(noAddress) : readAddress(target)
  if (!address.ok) return address
  const inBody = body === null ? ok([]) : readBodyText(body)
  if (!inBody.ok) return inBody
  const inQuery = readQueryParameters(address.value.query)
  const namesInQuery = topLevelNames(inQuery)
  return ok({ address: address.value, inQuery, namesInQuery, inBody: inBody.value })
}

function place(
  { address, inQuery }: RequestParts,
  inBody: readonly GivenParameter[],
  method: Method,
  conventions: Conventions,
): Reading {
  const reading = placeParameters([...inQuery, ...inBody], method, conventions)
  return {
    ...reading,
    form: { ...reading.form, endpoint: address.endpoint },
    leftOut: [...address.leftOut, ...reading.leftOut],
    notes: [...address.notes, ...reading.notes],
  }
}

/** Top-level names of the parameters, except those of bare ones (without `=`). */
const topLevelNames = (given: readonly GivenParameter[]): Set<string> =>
  new Set(given.flatMap(({ path, isBare }) => (isBare ? [] : path.slice(0, 1))))

/** Reads the JSON body of a POST. The form's endpoint stays empty. */
export const readBody = (body: string, conventions: Conventions): Result<Reading, ReadingProblem> =>
  readRequest({ method: 'POST', target: null, body }, conventions)

interface Address {
  endpoint: string
  query: string
  leftOut: LeftOut[]
  notes: ReadingNote[]
}

const noAddress: Address = { endpoint: '', query: '', leftOut: [], notes: [] }

const endpointTarget = /^\/api\/v4\/endpoints\/([^/?#]+)(\/[^?#]*)?(?:\?([^#]*))?(#.*)?$/s

function readAddress(target: string): Result<Address, ReadingProblem> {
  const match = endpointTarget.exec(target)
  const [, name = '', path = '/', query = '', fragment = ''] = match ?? []
  const { text: endpoint, encoding } = readPercent(name)
  if (!match || isDots(endpoint) || encoding === 'unknown')
    return err({ kind: 'not-an-endpoint', path: withoutQuery(target) })
  const leftOut: LeftOut[] = []
  if (path !== '/') leftOut.push({ what: path, reason: 'path' })
  if (fragment !== '') leftOut.push({ what: fragment, reason: 'fragment' })
  const notes: ReadingNote[] = encoding === 'utf-8' ? [] : [{ kind: encoding, name: endpoint }]
  return ok({ endpoint, query, leftOut, notes })
}

function readBodyText(text: string): Result<GivenParameter[], ReadingProblem> {
  // A copied file may begin with a byte order mark, which is not JSON.
  const json = readJson(withoutByteOrderMark(text))
  if (!json.ok) return err({ kind: 'body-not-json', fault: json.error })
  return json.value.kind === 'object'
    ? ok(readBodyParameters(json.value))
    : err({ kind: 'body-not-object' })
}

/** Objects that are split into members, so that one odd member does not affect the others. */
const splitObjects = ['filter', 'page', 'fields']

/** The parameters of a JSON body (api.md 4.3), with nested objects as paths. */
function readBodyParameters(body: JsonObject): GivenParameter[] {
  return readMembers(body.members, [], ({ name, value }) =>
    splitObjects.includes(name) && value.kind === 'object' && value.members.length > 0
      ? readMembers(value.members, [name], (inner) => readMember([name, inner.name], inner.value))
      : readMember([name], value),
  )
}

const inBody = { source: 'body', encoding: 'utf-8', isBare: false } as const

function readMembers(
  members: readonly JsonMember[],
  parent: readonly string[],
  read: (member: JsonMember) => GivenParameter[],
): GivenParameter[] {
  const lastOfName = new Map(members.map((member) => [member.name, member]))
  return members.flatMap((member) => {
    if (lastOfName.get(member.name) === member) return read(member)
    const path = [...parent, member.name]
    const text = renderJson(member.value, { indent: null })
    const shown = show(path, text)
    return [{ ...inBody, path, value: { kind: 'json', text }, shown, isRepeated: true }]
  })
}

const readMember = (path: readonly string[], value: JsonValue): GivenParameter[] =>
  flattenJson(value, path).map((leaf) => ({
    ...inBody,
    ...leaf,
    shown: show(leaf.path, renderLeaf(leaf.value)),
    isRepeated: false,
  }))

function renderLeaf(value: GivenParameter['value']): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.text)
    case 'list':
      return JSON.stringify(value.items)
    case 'json':
      return value.text
  }
}

const show = (path: readonly string[], json: string): string =>
  `${path.map((segment) => JSON.stringify(segment)).join('.')}: ${json}`

/**
 * The parameters of a query string (without `?`), with brackets literal or encoded, and spaces as `+` or
 * `%20`.
 *
 * Values of the same `name[]` become one list, at the position of the first. Other repetitions are kept.
 */
function readQueryParameters(query: string): GivenParameter[] {
  const given = splitQuery(query).map(decodePair)
  const isList = ({ name, isBare }: DecodedPair) => !isBare && name.endsWith('[]')
  const lists = groupBy(given.filter(isList), ({ name }) => name)
  return given.flatMap((pair): GivenParameter[] => {
    const { name, value, encoding, isBare } = pair
    if (!isList(pair))
      return [
        {
          path: readParameterName(name),
          value: { kind: 'text', text: value },
          shown: isBare ? name : showPair(pair),
          source: 'query',
          encoding,
          isBare,
          isRepeated: false,
        },
      ]
    const all = lists.get(name) ?? []
    if (all[0] !== pair) return []
    return [
      {
        path: readParameterName(name.slice(0, -2)),
        value: { kind: 'list', items: all.map((item) => item.value) },
        shown: all.map(showPair).join('&'),
        source: 'query',
        encoding: mostSevere(all.map((item) => item.encoding)),
        isBare,
        isRepeated: false,
      },
    ]
  })
}

interface DecodedPair {
  name: string
  value: string
  encoding: PercentEncoding
  isBare: boolean
}

function decodePair({
  name,
  value,
  hasEqualsSign,
}: ReturnType<typeof splitQuery>[number]): DecodedPair {
  const decodedName = readPercent(name)
  const decodedValue = readPercent(value)
  return {
    name: decodedName.text,
    value: decodedValue.text,
    encoding: mostSevere([decodedName.encoding, decodedValue.encoding]),
    isBare: !hasEqualsSign,
  }
}

/** The most severe encoding problem of the parts. */
const mostSevere = (encodings: readonly PercentEncoding[]): PercentEncoding =>
  (['unknown', 'latin-1', 'broken-escape', 'encoded-twice'] as const).find((one) =>
    encodings.includes(one),
  ) ?? 'utf-8'

const showPair = ({ name, value }: DecodedPair): string => `${name}=${value}`
