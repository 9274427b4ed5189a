import type { Resource } from './resource.ts'

/**
 * A request as intent: plain JSON without origin and token, which only the host knows.
 *
 * What is rendered from it (render-target.ts) is what goes over the wire, byte for byte.
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
  /** A page link of an earlier answer, already checked to stay inside the connection's address. */
  | {
      kind: 'link'
      /** Path and query behind the base URL, exactly as received: `/api/v4/endpoints/…`. */
      target: string
    }

  /** Something beside the items of an endpoint; `body` is null for a GET. */
  | {
      kind: 'resource'
      resource: Resource
      query: readonly QueryParameter[]
      body: string | null
    }

export interface QueryParameter {
  name: string
  /** Members are encoded one by one and joined by plain commas. */
  members: readonly string[]
}

export const methodOf = (plan: RequestPlan): 'GET' | 'POST' =>
  bodyOf(plan) === null ? 'GET' : 'POST'

/** The exact body text; null where there is none. */
export const bodyOf = (plan: RequestPlan): string | null => ('body' in plan ? plan.body : null)
