import type { RequestPlan } from '#core/request/request-plan.ts'

/** What a query is asked of, and the request it stands for. */
export interface AskedOf {
  connectionId: string | null
  /** The connection's address; null where it plays no part, as with an answer kept from another day. */
  baseUrl: string | null
  /** null where the form stands for no request. */
  plan: RequestPlan | null
}

/** What about an answer is not what the form stands for by now. */
export type StandingPart = 'connection' | 'endpoint' | 'query'

/**
 * Compares what an answer was asked for with what would be asked now. Nothing differs where Send would ask
 * the same again, however the form is filled in; pages of one query are one and the same.
 */
export function compareStanding(answered: AskedOf, now: AskedOf): StandingPart | null {
  if (answered.connectionId !== now.connectionId) return 'connection'
  if (answered.baseUrl !== null && now.baseUrl !== null && answered.baseUrl !== now.baseUrl)
    return 'connection'
  if (JSON.stringify(answered.plan) === JSON.stringify(now.plan)) return null
  return endpointOf(answered.plan) === endpointOf(now.plan) ? 'query' : 'endpoint'
}

const endpointOf = (plan: RequestPlan | null): string | null =>
  plan?.kind === 'get' || plan?.kind === 'post' ? plan.endpoint : null
