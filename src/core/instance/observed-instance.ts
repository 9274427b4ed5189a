import { isSameEndpoint, listEndpointNames, type NamedEndpoint } from './near-endpoints.ts'

/** What the answers of a server have shown in this session. */
export interface ObservedInstance {
  /** An answer had the marks of a dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** A successful answer had no such marks. */
  hasUnmarkedAnswer: boolean
  /** The languages that the server lists; null until it was asked. */
  languages: readonly string[] | null
  /** An answer stated its language. */
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
}

export const unobservedInstance: ObservedInstance = {
  isDatacycle: false,
  hasUnmarkedAnswer: false,
  languages: null,
  hasStatedLanguage: false,
  endpoints: {},
}

const unobservedEndpoint: ObservedEndpoint = {
  acceptsToken: false,
  requiresToken: false,
  maxItems: null,
}

/** The observed parts of one answer of an endpoint. */
export interface ObservedAnswer {
  endpoint: string
  status: number
  hadToken: boolean
  isDatacycle: boolean
  /** The language stated by the answer; null if none. */
  language: string | null
  /** The total in the answer; null if none. */
  total: string | null
  itemCount: number
}

/** Adds an answer; returns `observed` itself if nothing is new. */
export function observeAnswer(
  observed: ObservedInstance,
  answer: ObservedAnswer,
): ObservedInstance {
  const before = observed.endpoints[answer.endpoint] ?? unobservedEndpoint
  const isSuccess = answer.status >= 200 && answer.status < 300
  const endpoint: ObservedEndpoint = {
    acceptsToken: before.acceptsToken || (isSuccess && answer.hadToken),
    requiresToken: before.requiresToken || (answer.status === 401 && !answer.hadToken),
    maxItems: isSuccess ? Math.max(before.maxItems ?? 0, countOf(answer)) : before.maxItems,
  }
  const next: ObservedInstance = {
    ...observed,
    isDatacycle: observed.isDatacycle || answer.isDatacycle,
    hasStatedLanguage: observed.hasStatedLanguage || answer.language !== null,
    hasUnmarkedAnswer: observed.hasUnmarkedAnswer || (isSuccess && !answer.isDatacycle),
    endpoints: { ...observed.endpoints, [answer.endpoint]: endpoint },
  }
  return JSON.stringify(next) === JSON.stringify(observed) ? observed : next
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
  const names = listEndpointNames(endpoint, known)
  const counts = Object.entries(observed.endpoints).flatMap(([requested, { maxItems }]) =>
    maxItems !== null && names.some((name) => isSameEndpoint(name, requested)) ? [maxItems] : [],
  )
  return counts.length === 0 ? null : Math.max(...counts)
}

/** The total, or the number of items received if that is larger. May be inexact above 2^53. */
function countOf({ total, itemCount }: ObservedAnswer): number {
  const reported = total !== null && /^\d+$/.test(total) ? Number(total) : 0
  return Math.max(reported, itemCount)
}
