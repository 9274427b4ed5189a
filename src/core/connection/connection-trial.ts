import { isSuccess, type ExchangeProblem } from '#core/exchange/outcome.ts'
import type { ErrorAdvice } from '#core/response/error-cause.ts'
import type { TokenState } from './connection.ts'

/** The result of testing a connection; its meaning is worded in i18n. */
export type ConnectionTrial =
  | {
      kind: 'answer'
      requested: TrialQuestion
      status: number
      /** True if the body starts like JSON: a login page also answers 200. */
      isJson: boolean
      hadToken: boolean
      /** Advice on a refusal, derived from the response; null for a success. */
      advice: ErrorAdvice | null
      /** After an ambiguous 401: whether the server accepts the token itself. */
      credentials: 'accepted' | 'refused' | 'not-asked'
      /** True if the responses are marked as dataCycle CORE (datacycle-core.md 0). */
      isDatacycle: boolean
      /** Number of endpoints that the token can see; null if unknown. */
      endpointCount: number | null
    }
  | { kind: 'no-answer'; problem: ExchangeProblem }
  | { kind: 'token-unavailable'; state: Exclude<TokenState['kind'], 'stored' | 'memory'> }

/** `endpoint`: requests one item. `credentials`: CORE's token check, which needs no endpoint. */
export type TrialQuestion = 'endpoint' | 'credentials'

/** The meaning of a connection test; worded in i18n. */
export type TrialMeaning =
  | 'works'
  | 'worksWithoutToken'
  /** The token check accepted the token; no endpoint was requested. */
  | 'credentialsWork'
  /** As `credentialsWork`, and the server is a dataCycle CORE that told how many endpoints the token sees. */
  | 'coreWorks'
  | 'notJson'
  | 'tokenMissing'
  | 'tokenRefused'
  /** 401: the token is invalid, or has no access to the endpoint. */
  | 'tokenOrRight'
  /** The token is valid but has no access to the endpoint. */
  | 'rightMissing'
  /** 403. */
  | 'forbidden'
  /** 404 without further proof: the endpoint or the address is wrong. */
  | 'endpointMissing'
  /** The token is valid, but CORE has no endpoint of this name. */
  | 'endpointUnknown'
  /** 404 by CORE's rule against `..` in URLs, for any endpoint. */
  | 'guard'
  /** A server answered, but the base URL is wrong. */
  | 'baseAddress'
  /** The server has no token check, so an endpoint is needed. */
  | 'credentialsUnknown'
  | 'overloaded'
  | 'serverFault'
  | 'unexpected'

type AnsweredTrial = Extract<ConnectionTrial, { kind: 'answer' }>

/** Derives the meaning of a connection test from its responses (truth.md 5b). */
export function readTrialMeaning(trial: AnsweredTrial): TrialMeaning {
  const { status, requested, isJson, hadToken } = trial
  if (isSuccess(status)) {
    if (!isJson) return 'notJson'
    if (!hadToken) return 'worksWithoutToken'
    if (requested === 'endpoint') return 'works'
    return trial.isDatacycle && trial.endpointCount !== null ? 'coreWorks' : 'credentialsWork'
  }
  switch (status) {
    case 401:
      return meaningOfUnauthorized(trial)
    case 403:
      return meaningOfForbidden(trial)
    case 404:
      return meaningOfMissing(trial)
    case 429:
      return 'overloaded'
    default:
      return status >= 500 ? 'serverFault' : 'unexpected'
  }
}

function meaningOfUnauthorized({
  requested,
  hadToken,
  advice,
  credentials,
}: AnsweredTrial): TrialMeaning {
  if (!hadToken) return 'tokenMissing'
  if (credentials === 'accepted') return 'rightMissing'
  if (credentials === 'refused' || requested === 'credentials') return 'tokenRefused'
  return provedBy(advice) ?? 'tokenOrRight'
}

function meaningOfForbidden({ requested, hadToken }: AnsweredTrial): TrialMeaning {
  if (!hadToken) return 'tokenMissing'
  return requested === 'credentials' ? 'credentialsUnknown' : 'forbidden'
}

function meaningOfMissing({ requested, advice }: AnsweredTrial): TrialMeaning {
  return (
    provedBy(advice) ?? (requested === 'credentials' ? 'credentialsUnknown' : 'endpointMissing')
  )
}

const provedBy = (advice: ErrorAdvice | null): TrialMeaning | null =>
  advice === null ? null : meaningOfAdvice[advice]

/** The meaning that a refusal's advice proves; null if it adds nothing to the status. */
const meaningOfAdvice = {
  redirect: null,
  'not-modified': null,
  'no-token': null,
  'token-refused': 'tokenRefused',
  'core-token-refused': 'tokenRefused',
  'core-access-missing': 'rightMissing',
  'access-missing': 'rightMissing',
  'token-or-access': null,
  'no-access': null,
  'core-endpoint-unknown': 'endpointUnknown',
  'endpoint-missing': null,
  'base-address': 'baseAddress',
  'core-guard': 'guard',
  'core-guard-path': 'guard',
  'another-program': 'notJson',
  'bad-request': null,
  'bad-request-silent': null,
  unprocessable: null,
  method: null,
  'proxy-login': null,
  'not-acceptable': null,
  'too-large': null,
  'core-slow': null,
  'too-many': null,
  client: null,
  gateway: null,
  overload: null,
  timeout: null,
  server: null,
} as const satisfies Record<ErrorAdvice, TrialMeaning | null>

/** True if the connection works. */
export const isGoodMeaning = (meaning: TrialMeaning): boolean =>
  meaning === 'works' ||
  meaning === 'worksWithoutToken' ||
  meaning === 'credentialsWork' ||
  meaning === 'coreWorks'
