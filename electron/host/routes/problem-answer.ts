import type { Context } from 'hono'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'

/** Statuses a route refuses with; what happened stands in the problem's `kind`. */
type ProblemStatus = 400 | 404 | 409 | 422 | 500 | 502 | 507

/** What is not there to be given. */
type NotThere = { kind: 'not-kept' | 'unknown-exchange' }

const contentType = { 'content-type': 'application/problem+json' }

/**
 * Why the host does not keep or change something, as `application/problem+json` (RFC 9457). The page has words
 * for each kind.
 */
export const refusalAnswer = (context: Context, status: ProblemStatus, refusal: HostRefusal) =>
  context.json(refusal, status, contentType)

/** Why there is no answer of an instance, in the same shape. Holds codes and ids, never a message of a library. */
export const problemAnswer = (
  context: Context,
  status: ProblemStatus,
  problem: ExchangeProblem | NotThere,
) => context.json(problem, status, contentType)

/** Why there is no picture. */
export const noPictureAnswer = (context: Context, status: ProblemStatus, kind: string) =>
  context.json({ kind }, status, contentType)
