import type { RequestPlan } from '#core/request/request-plan.ts'

/** What a query is asked of, and the request it stands for. */
interface AskedOf {
  connectionId: string | null
  /** The connection's address; null where it plays no part, as with an answer kept from another day. */
  baseUrl: string | null
  /** null where the form stands for no request. */
  plan: RequestPlan | null
}

export interface AnsweredQuery extends AskedOf {
  /** RFC 3339; null where the time plays no part, as with an answer kept from another day. */
  sentAt: string | null
}

export interface QueryNow extends AskedOf {
  /** When the connection's token was set or removed last; null: not since the app started. */
  tokenChangedAt: string | null
}

/** What about an answer is not what the form stands for by now. */
export type StandingPart = 'connection' | 'endpoint' | 'query' | 'token'

/**
 * Compares what an answer was asked for with what would be asked now. Nothing differs where Send would ask
 * the same again, however the form is filled in; pages of one query are one and the same.
 */
export function compareStanding(answered: AnsweredQuery, now: QueryNow): StandingPart | null {
  if (answered.connectionId !== now.connectionId) return 'connection'
  if (answered.baseUrl !== null && now.baseUrl !== null && answered.baseUrl !== now.baseUrl)
    return 'connection'
  if (JSON.stringify(answered.plan) !== JSON.stringify(now.plan))
    return endpointOf(answered.plan) === endpointOf(now.plan) ? 'query' : 'endpoint'
  const { sentAt } = answered
  const { tokenChangedAt } = now
  return sentAt !== null && tokenChangedAt !== null && sentAt < tokenChangedAt ? 'token' : null
}

const endpointOf = (plan: RequestPlan | null): string | null =>
  plan?.kind === 'get' || plan?.kind === 'post' ? plan.endpoint : null
