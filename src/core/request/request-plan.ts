import type { Resource } from './resource.ts'

/**
 * A request as plain JSON, without origin and token, which only the host knows. render-target.ts renders
 * exactly what is sent.
 */
export type RequestPlan =
  | { kind: 'get'; endpoint: string; query: readonly QueryParameter[] }
  | {
      kind: 'post'
      endpoint: string
      query: readonly QueryParameter[]
      /** The exact body text. */
      body: string
    }
  /** A page link of an earlier response, already checked to stay within the base URL. */
  | {
      kind: 'link'
      /** Path and query after the base URL, exactly as received: `/api/v4/endpoints/…`. */
      target: string
    }
  /** A request for other data than an endpoint's items; `body` is null for a GET. */
  | {
      kind: 'resource'
      resource: Resource
      query: readonly QueryParameter[]
      body: string | null
    }

export interface QueryParameter {
  name: string
  /** Members are encoded separately and joined by plain commas. */
  members: readonly string[]
}

export const methodOf = (plan: RequestPlan): 'GET' | 'POST' =>
  bodyOf(plan) === null ? 'GET' : 'POST'

/** The exact body text; null without a body. */
export const bodyOf = (plan: RequestPlan): string | null => ('body' in plan ? plan.body : null)
