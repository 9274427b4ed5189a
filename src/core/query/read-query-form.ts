import type { JsonFault } from '#core/json/json-fault.ts'
import { readJson } from '#core/json/read-json.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readPercent } from '#core/url/decode-percent.ts'
import type { Conventions } from './conventions.ts'
import { isDots } from './endpoint-name.ts'
import type { Method } from './form.ts'
import type { GivenParameter } from './given-parameter.ts'
import { placeParameters } from './place-parameters.ts'
import { readBodyParameters } from './read-body-parameters.ts'
import { readQueryParameters } from './read-query-parameters.ts'
import type { LeftOut, Reading, ReadingNote } from './reading.ts'

/** Why a request cannot be read back into the form at all. */
export type ReadingProblem =
  /** The path is not `/api/v4/endpoints/{endpoint}` (api.md 4.1). */
  | { kind: 'not-an-endpoint'; path: string }
  /** The body is no JSON; `fault` says where. */
  | { kind: 'body-not-json'; fault: JsonFault }
  /** The body is JSON, but not an object (api.md 4.3). */
  | { kind: 'body-not-object' }

export interface GivenRequest {
  method: Method
  /** Path and query from `/api/v4/` on; null where only a body is known. */
  target: string | null
  /** The body text, JSON; null where there is none. */
  body: string | null
}

/**
 * Reads a request back into the form it could have been made from; the inverse of planRequest.
 *
 * For every sendable form the way there and back gives its normal form (normalise-form.ts). What a
 * form cannot say stands in `leftOut`.
 */
export function readRequest(
  request: GivenRequest,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const parts = readParts(request)
  if (!parts.ok) return parts
  const { inQuery, inBody } = parts.value
  const named = namesAtTop(inQuery)
  const reading = place(parts.value, inBody, request.method, conventions)
  const inBoth = [...namesAtTop(inBody)].filter((name) => named.has(name))
  return ok({
    ...reading,
    notes: [...reading.notes, ...inBoth.map((name) => ({ kind: 'in-both', name }) as const)],
  })
}

/**
 * What a server takes from a request whose query wins over the body, name by name at the top (datacycle-core.md
 * 12). Else like readRequest.
 */
export function readServed(
  request: GivenRequest,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const parts = readParts(request)
  if (!parts.ok) return parts
  const { inQuery, inBody } = parts.value
  const named = namesAtTop(inQuery)
  const counting = inBody.filter(({ path }) => !named.has(path[0] ?? ''))
  return ok(place(parts.value, counting, request.method, conventions))
}

interface RequestParts {
  address: Address
  inQuery: readonly GivenParameter[]
  inBody: readonly GivenParameter[]
}

function readParts({ target, body }: GivenRequest): Result<RequestParts, ReadingProblem> {
  const address = target === null ? ok(noAddress) : readAddress(target)
  if (!address.ok) return address
  const inBody = body === null ? ok([]) : readBodyText(body)
  if (!inBody.ok) return inBody
  const inQuery = readQueryParameters(address.value.query)
  return ok({ address: address.value, inQuery, inBody: inBody.value })
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

const namesAtTop = (given: readonly GivenParameter[]): Set<string> =>
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
    return err({ kind: 'not-an-endpoint', path: target.replace(/[?#].*/s, '') })
  const leftOut: LeftOut[] = []
  if (path !== '/') leftOut.push({ what: path, reason: 'path' })
  if (fragment !== '') leftOut.push({ what: fragment, reason: 'fragment' })
  const notes: ReadingNote[] = encoding === 'utf-8' ? [] : [{ kind: encoding, name: endpoint }]
  return ok({ endpoint, query, leftOut, notes })
}

function readBodyText(text: string): Result<GivenParameter[], ReadingProblem> {
  // A byte order mark comes along when a file is copied; it is not part of the JSON.
  const json = readJson(text.replace(/^\ufeff/, ''))
  if (!json.ok) return err({ kind: 'body-not-json', fault: json.error })
  return json.value.kind === 'object'
    ? ok(readBodyParameters(json.value))
    : err({ kind: 'body-not-object' })
}
