import type { Context } from 'hono'

/** Statuses a route refuses with; what happened stands in the problem's `kind`. */
type ProblemStatus = 400 | 404 | 422 | 500 | 502 | 507

/** A refusal as the page reads it. Each kind has members of its own beside `kind`. */
export interface HostProblem {
  kind: string
  reason?: string
  detail?: string
}

/** A refusal as `application/problem+json` (RFC 9457). Holds codes and ids, never a token or a message of a library. */
export function problemAnswer(context: Context, status: ProblemStatus, problem: HostProblem) {
  return context.json(problem, status, { 'content-type': 'application/problem+json' })
}
