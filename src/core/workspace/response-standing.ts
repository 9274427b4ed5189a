import type { RequestPlan } from '#core/request/request-plan.ts'

interface TargetedRequest {
  connectionId: string | null
  /** The connection's base URL; null to ignore it, as for a response from an earlier day. */
  baseUrl: string | null
  /** null if the form has no valid request. */
  plan: RequestPlan | null
}

export interface RequestOfResponse extends TargetedRequest {
  /** RFC 3339; null to ignore the time, as for a response from an earlier day. */
  sentAt: string | null
}

export interface QueryNow extends TargetedRequest {
  /** When the connection's token was last set or removed; null if not since the app's start. */
  tokenChangedAt: string | null
}

/** What has changed since a response was requested. */
export type ChangedPart = 'connection' | 'endpoint' | 'query' | 'token'

/**
 * Compares a response's request with the current one. Returns null if Send would repeat the same request; all
 * pages of one query count as the same.
 */
export function findChangedPart(answered: RequestOfResponse, now: QueryNow): ChangedPart | null {
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
