import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import type { Context } from 'hono'
import type { ExchangeProblem } from '#core/exchange/outcome.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'

/** Names the input in error details if the input as a whole is invalid. */
const inputNames = { json: 'body', query: 'query', param: 'path' } as const

/**
 * Validates one part of a request. Invalid input is refused with the path of the first issue; the value is
 * not repeated, because it may contain a token.
 */
export const readInput = <T extends z.ZodType, Target extends keyof typeof inputNames>(
  target: Target,
  schema: T,
) =>
  zValidator(target, schema, (result, context) => {
    if (result.success) return undefined
    const [issue] = result.error.issues
    const path = issue?.path.join('.') ?? ''
    return refusalResponse(context, 400, {
      kind: 'invalid-request',
      detail: `${path === '' ? inputNames[target] : path}: ${issue?.code ?? 'unreadable'}`,
    })
  })

/** Statuses of refusals; the reason is in the problem's `kind`. */
type ProblemStatus = 400 | 404 | 409 | 422 | 500 | 502 | 507

/** The requested exchange does not exist. */
type MissingExchange = { kind: 'not-kept' | 'unknown-exchange' }

const contentType = { 'content-type': 'application/problem+json' }

/**
 * Responds with the reason why the host did not save or change something, as `application/problem+json` (RFC
 * 9457). The page has a text for each kind.
 */
export const refusalResponse = (context: Context, status: ProblemStatus, refusal: HostRefusal) =>
  context.json(refusal, status, contentType)

/**
 * Responds with the reason why a server gave no response. Contains codes and IDs, never messages of
 * libraries.
 */
export const problemResponse = (
  context: Context,
  status: ProblemStatus,
  problem: ExchangeProblem | MissingExchange,
) => context.json(problem, status, contentType)

/** Responds with the reason why there is no image. */
export const noImageResponse = (context: Context, status: ProblemStatus, kind: string) =>
  context.json({ kind }, status, contentType)
