import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { problemAnswer } from './problem-answer.ts'

/** Parses the request's query once, at the edge. What does not fit is refused with the path of the first complaint. */
export const readQuery = <T extends z.ZodType>(schema: T) =>
  zValidator('query', schema, (result, context) => {
    if (result.success) return undefined
    const [issue] = result.error.issues
    return problemAnswer(context, 400, {
      kind: 'invalid-request',
      detail: `${issue?.path.join('.') ?? 'query'}: ${issue?.code ?? 'unreadable'}`,
    })
  })
