import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { problemAnswer } from './problem-answer.ts'

/**
 * Parses the request's JSON once, at the edge. What does not fit is refused with the path of the
 * first complaint; the value itself is not repeated, because it may hold a token.
 */
export const readJsonBody = <T extends z.ZodType>(schema: T) =>
  zValidator('json', schema, (result, context) => {
    if (result.success) return undefined
    const [issue] = result.error.issues
    const path = issue?.path.join('.') ?? ''
    return problemAnswer(context, 400, {
      kind: 'invalid-request',
      detail: `${path === '' ? 'body' : path}: ${issue?.code ?? 'unreadable'}`,
    })
  })
