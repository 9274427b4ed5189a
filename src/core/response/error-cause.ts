import { isJsonType } from '#core/text/media-type.ts'
import { withoutQuery } from '#core/url/split-url.ts'
import { hasTwoDots } from '#core/url/percent-encoding.ts'
import {
  headerOf,
  isSuccess,
  type HeaderLine,
  type ExchangeProblem,
} from '#core/exchange/outcome.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'

/** The proved cause of a failure (truth.md 5b; attribute `data-cause`). */
export type ProblemCause =
  | 'token'
  | 'access'
  | 'token-or-access'
  | 'endpoint'
  | 'guard'
  | 'parameter'
  | 'server'
  | 'slow'
  | 'network'
  | 'other'

/** Facts about an error response and its server. */
export interface ErrorEvidence {
  status: number
  headers: readonly HeaderLine[]
  /** The server's messages, in order. */
  details: readonly ErrorDetail[]
  /** Decoded bytes of the body. */
  bytes: number
  /** As it was sent. */
  url: string
  hadToken: boolean
  /** The server is known to be a dataCycle CORE. */
  isDatacycle: boolean
  /** The same token was accepted in this session where requests without a token are rejected. */
  isTokenProved: boolean
}

/** What tells of trouble in the server, whatever the body says. */
type TroubleEvidence = Pick<ErrorEvidence, 'status' | 'isDatacycle' | 'bytes'>

/** Key of the explanation; its texts come from i18n. */
export type ErrorAdvice = keyof typeof causeOfAdvice

const causeOfAdvice = {
  redirect: 'other',
  'not-modified': 'other',
  'no-token': 'token',
  'token-refused': 'token',
  'core-token-refused': 'token',
  'core-access-missing': 'access',
  'access-missing': 'access',
  'token-or-access': 'token-or-access',
  'no-access': 'access',
  'core-endpoint-unknown': 'endpoint',
  'endpoint-missing': 'endpoint',
  'base-address': 'other',
  'core-guard': 'guard',
  'core-guard-path': 'guard',
  'another-program': 'other',
  'bad-request': 'parameter',
  'bad-request-silent': 'parameter',
  unprocessable: 'parameter',
  method: 'other',
  'proxy-login': 'network',
  'not-acceptable': 'other',
  'too-large': 'other',
  'core-slow': 'slow',
  'too-many': 'other',
  client: 'other',
  gateway: 'server',
  overload: 'server',
  timeout: 'slow',
  server: 'server',
} as const satisfies Readonly<Record<string, ProblemCause>>

export interface ErrorDiagnosis {
  cause: ProblemCause
  advice: ErrorAdvice
}

/**
 * The cause of a failed request as far as it is proved; null for a success. If a 401 may mean the token or
 * its permissions, the diagnosis names both.
 */
export function diagnoseError(evidence: ErrorEvidence): ErrorDiagnosis | null {
  const advice = adviseOn(evidence)
  return advice && { cause: causeOfAdvice[advice], advice }
}

/** Whether the server failed or took too long, which a part of the query may cause; null for any other status. */
export function causeOfTrouble(evidence: TroubleEvidence): 'server' | 'slow' | null {
  const cause = causeOfAdvice[adviseOnTrouble(evidence)]
  return cause === 'other' ? null : cause
}

function adviseOn(evidence: ErrorEvidence): ErrorAdvice | null {
  const { status, details } = evidence
  if (isSuccess(status)) return null
  if (status === 304) return 'not-modified'
  if (status < 400) return 'redirect'
  switch (status) {
    case 400:
      return details.length > 0 ? 'bad-request' : 'bad-request-silent'
    case 401:
      return adviseOnUnauthorized(evidence)
    case 403:
      return 'no-access'
    case 404:
    case 410:
      return adviseOnMissing(evidence)
    case 405:
      return 'method'
    case 407:
      return 'proxy-login'
    case 406:
    case 415:
      return 'not-acceptable'
    case 413:
    case 414:
    case 431:
      return 'too-large'
    case 422:
      return 'unprocessable'
    default:
      return adviseOnTrouble(evidence)
  }
}

function adviseOnTrouble({ status, isDatacycle, bytes }: TroubleEvidence) {
  switch (status) {
    case 429:
      // CORE sends 429 for a query that takes a minute; it does not limit the number of requests
      // (datacycle-core.md 6).
      return isDatacycle && bytes === 0 ? 'core-slow' : 'too-many'
    case 502:
      return 'gateway'
    case 503:
      return 'overload'
    case 408:
    case 504:
      return 'timeout'
    default:
      return status < 500 ? 'client' : 'server'
  }
}

function adviseOnUnauthorized({
  headers,
  details,
  hadToken,
  isDatacycle,
  isTokenProved,
}: ErrorEvidence): ErrorAdvice {
  if (!hadToken) return 'no-token'
  const challenge = headerOf(headers, 'www-authenticate')
  // RFC 6750 3.1: the server says whether the token or its scope is the cause.
  if (/\berror="?invalid_token\b/i.test(challenge)) return 'token-refused'
  if (/\berror="?insufficient_scope\b/i.test(challenge)) return 'access-missing'
  // CORE's own message, which may be its first response (datacycle-core.md 6).
  const [first] = details
  if (challenge !== '' && first?.message === 'invalid authentication token')
    return 'core-token-refused'
  if (isDatacycle) return challenge === '' ? 'core-access-missing' : 'core-token-refused'
  return isTokenProved ? 'access-missing' : 'token-or-access'
}

function adviseOnMissing({
  details,
  headers,
  isDatacycle,
  bytes,
  url,
}: ErrorEvidence): ErrorAdvice {
  const [first] = details
  if (bytes === 0 && hasTwoDots(url))
    return hasTwoDots(withoutQuery(url)) ? 'core-guard-path' : 'core-guard'
  if (first?.message.startsWith('No route matches')) return 'base-address'
  if (isDatacycle && first?.message === 'Not found' && pointsToEndpoint(details))
    return 'core-endpoint-unknown'
  const type = headerOf(headers, 'content-type')
  return bytes > 0 && !isJsonType(type) ? 'another-program' : 'endpoint-missing'
}

/** True if the server says that its endpoint is unknown (datacycle-core.md 6), not a page or another address. */
export const pointsToEndpoint = ([first]: readonly ErrorDetail[]): boolean =>
  first?.pointer?.includes('/endpoints/') === true

/** The cause if there was no response. */
export const causeOfNoAnswer: Readonly<Record<ExchangeProblem['kind'], ProblemCause>> = {
  dns: 'network',
  refused: 'network',
  unreachable: 'network',
  reset: 'network',
  tls: 'network',
  proxy: 'network',
  timeout: 'slow',
  cancelled: 'other',
  'not-http': 'network',
  'invalid-head': 'server',
  'redirect-refused': 'other',
  'plain-http': 'other',
  'unknown-connection': 'other',
  'token-unavailable': 'token',
  'invalid-request': 'other',
  'host-fault': 'other',
  other: 'network',
}

/** The time to retry: seconds, or the date as sent (RFC 9110 10.2.3); null without the header. */
export function readRetryAfter(
  headers: readonly HeaderLine[],
): { seconds: number } | { date: string } | null {
  const value = headerOf(headers, 'retry-after').trim()
  if (value === '') return null
  return /^\d{1,9}$/.test(value) ? { seconds: Number(value) } : { date: value }
}
