import { isSuccess } from '#core/exchange/outcome.ts'
import { ownValue } from '#core/own-value.ts'
import { isSameEndpoint, listEndpointNames, type NamedEndpoint } from './known-endpoints.ts'

/** What the responses of a server have shown in this session. */
export interface ObservedInstance {
  /** A response had the marks of a dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** A successful response had no such marks. */
  hasUnmarkedResponse: boolean
  /** The languages that the server lists; null until it was asked. */
  languages: readonly string[] | null
  hasStatedLanguage: boolean
  /** By the endpoint name in the request. */
  endpoints: Readonly<Record<string, ObservedEndpoint>>
}

export interface ObservedEndpoint {
  /** A request with the connection's token was successful. */
  acceptsToken: boolean
  /** A request without a token was refused with 401. */
  requiresToken: boolean
  /** The largest number of items of any query; null before the first successful answer. */
  maxItems: number | null
  /** The same for each requested language ('' for none), since the endpoint was last asked without conditions. */
  byLanguage: Readonly<Record<string, number>>
}

export const unobservedInstance: ObservedInstance = {
  isDatacycle: false,
  hasUnmarkedResponse: false,
  languages: null,
  hasStatedLanguage: false,
  endpoints: {},
}

const unobservedEndpoint: ObservedEndpoint = {
  acceptsToken: false,
  requiresToken: false,
  maxItems: null,
  byLanguage: {},
}

/** The observed parts of one response of an endpoint. */
export interface ObservedResponse {
  endpoint: string
  status: number
  hadToken: boolean
  isDatacycle: boolean
  /** The language stated by the response; null if none. */
  language: string | null
  /** The languages that were requested; '' for none. */
  requestedLanguage: string
  /** The request had no conditions but the language. */
  isWhole: boolean
  /** The total in the response; null if none. */
  total: string | null
  itemCount: number
}

/** Adds a response; returns `observed` itself if nothing is new. */
export function observeResponse(
  observed: ObservedInstance,
  response: ObservedResponse,
): ObservedInstance {
  const before = ownValue(observed.endpoints, response.endpoint) ?? unobservedEndpoint
  const succeeded = isSuccess(response.status)
  const endpoint: ObservedEndpoint = {
    acceptsToken: before.acceptsToken || (succeeded && response.hadToken),
    requiresToken: before.requiresToken || (response.status === 401 && !response.hadToken),
    ...countsWith(before, response, succeeded),
  }
  const next: ObservedInstance = {
    ...observed,
    isDatacycle: observed.isDatacycle || response.isDatacycle,
    hasStatedLanguage: observed.hasStatedLanguage || response.language !== null,
    hasUnmarkedResponse: observed.hasUnmarkedResponse || (succeeded && !response.isDatacycle),
    endpoints: { ...observed.endpoints, [response.endpoint]: endpoint },
  }
  return JSON.stringify(next) === JSON.stringify(observed) ? observed : next
}

function countsWith(
  { maxItems, byLanguage }: ObservedEndpoint,
  response: ObservedResponse,
  isSuccess: boolean,
): Pick<ObservedEndpoint, 'maxItems' | 'byLanguage'> {
  if (!isSuccess) return { maxItems, byLanguage }
  const { requestedLanguage: language } = response
  const count = countOf(response)
  const before = response.isWhole ? 0 : ownValue(byLanguage, language)
  return {
    maxItems: Math.max(maxItems ?? 0, count),
    byLanguage: { ...byLanguage, [language]: Math.max(before ?? 0, count) },
  }
}

/** Adds facts from the list of endpoints; returns `observed` itself if nothing is new. */
export function observeEndpointList(
  observed: ObservedInstance,
  { isDatacycle, languages }: Pick<ObservedInstance, 'isDatacycle' | 'languages'>,
): ObservedInstance {
  const next: ObservedInstance = {
    ...observed,
    isDatacycle: observed.isDatacycle || isDatacycle,
    languages: languages ?? observed.languages,
  }
  return JSON.stringify(next) === JSON.stringify(observed) ? observed : next
}

/** Removes observations that depend on the connection's token. */
export const forgetToken = (observed: ObservedInstance): ObservedInstance => ({
  ...observed,
  endpoints: {},
})

/** True if the token gave access to an endpoint that refuses requests without a token. */
export const isTokenProved = (observed: ObservedInstance): boolean =>
  Object.values(observed.endpoints).some(
    ({ acceptsToken, requiresToken }) => acceptsToken && requiresToken,
  )

/**
 * The largest number of items of any query of an endpoint, whether it was asked by its slug or by its UUID; null if
 * there was no successful answer.
 */
export function maxItemsOf(
  observed: ObservedInstance,
  endpoint: string,
  known: readonly NamedEndpoint[],
): number | null {
  const counts = observationsOf(observed, endpoint, known).map(({ maxItems }) => maxItems ?? -1)
  const most = Math.max(-1, ...counts)
  return most < 0 ? null : most
}

/** The same among the queries that requested these languages, so that only conditions make it smaller. */
export function maxItemsInLanguage(
  observed: ObservedInstance,
  endpoint: string,
  known: readonly NamedEndpoint[],
  language: string,
): number | null {
  const counts = observationsOf(observed, endpoint, known).map(
    ({ byLanguage }) => ownValue(byLanguage, language) ?? -1,
  )
  const most = Math.max(-1, ...counts)
  return most < 0 ? null : most
}

function observationsOf(
  observed: ObservedInstance,
  endpoint: string,
  known: readonly NamedEndpoint[],
): ObservedEndpoint[] {
  const names = listEndpointNames(endpoint, known)
  return Object.entries(observed.endpoints).flatMap(([requested, one]) =>
    names.some((name) => isSameEndpoint(name, requested)) ? [one] : [],
  )
}

/** The total, or the number of items received if that is larger. May be inexact above 2^53. */
function countOf({ total, itemCount }: ObservedResponse): number {
  const reported = total !== null && /^\d+$/.test(total) ? Number(total) : 0
  return Math.max(reported, itemCount)
}
