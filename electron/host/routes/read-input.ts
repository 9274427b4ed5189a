import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { refusalAnswer } from './problem-answer.ts'

/** What a complaint about the whole input, not one of its members, names. */
const wholeOf = { json: 'body', query: 'query', param: 'path' } as const

/**
 * Parses one part of a request once, at the edge. What does not fit is refused with the path of the
 * first complaint; the value itself is not repeated, because it may hold a token.
 */
export const readInput = <T extends z.ZodType, Target extends keyof typeof wholeOf>(
  target: Target,
  schema: T,
) =>
  zValidator(target, schema, (result, context) => {
    if (result.success) return undefined
    const [issue] = result.error.issues
    const path = issue?.path.join('.') ?? ''
    return refusalAnswer(context, 400, {
      kind: 'invalid-request',
      detail: `${path === '' ? wholeOf[target] : path}: ${issue?.code ?? 'unreadable'}`,
    })
  })
