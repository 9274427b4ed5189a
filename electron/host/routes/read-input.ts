import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { refusalAnswer } from './problem-answer.ts'

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
    return refusalAnswer(context, 400, {
      kind: 'invalid-request',
      detail: `${path === '' ? inputNames[target] : path}: ${issue?.code ?? 'unreadable'}`,
    })
  })
