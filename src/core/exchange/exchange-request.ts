import * as z from 'zod'
import { longestBody } from './limits.ts'
import type { RequestPlan } from '../request/request-plan.ts'

const queryParameter = z.object({
  name: z.string().max(1_000),
  members: z.array(z.string().max(1_000_000)).max(10_000),
})

/** The outside form of RequestPlan, checked where it enters the host. */
const requestPlan: z.ZodType<RequestPlan> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('get'),
    endpoint: z.string().min(1).max(1_000),
    query: z.array(queryParameter).max(10_000),
  }),
  z.object({
    kind: z.literal('post'),
    endpoint: z.string().min(1).max(1_000),
    query: z.array(queryParameter).max(10_000),
    body: z.string().max(longestBody),
  }),
  z.object({
    kind: z.literal('link'),
    // Nothing but the API, nothing that climbs out of it, and nothing that cannot stand in a request line.
    target: z
      .string()
      .max(100_000)
      .regex(/^\/api\/v4\/endpoints\/[\x21-\x7e]+$/)
      .refine((target) => !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(target)),
  }),
])

/** What the page asks the host to send: intent only. The host adds the base URL and the token. */
export interface ExchangeRequest {
  /** A UUID chosen by the page, so that it can ask how the exchange ended. */
  id: string
  connectionId: string
  plan: RequestPlan
  /** Gives the kept answer of that earlier exchange once more; nothing is sent. */
  keptId?: string | undefined
  /** The answer is not kept for the history: a walk over many pages would push out all others. */
  isUnkept?: boolean | undefined
}

export const exchangeRequest: z.ZodType<ExchangeRequest> = z.object({
  id: z.uuid(),
  connectionId: z.string().min(1),
  plan: requestPlan,
  keptId: z.uuid().optional(),
  isUnkept: z.boolean().optional(),
})
