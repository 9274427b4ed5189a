import { Hono } from 'hono'
import * as z from 'zod'
import type { RequestLogChanges } from '#core/exchange/request-log-entry.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import { readInput } from './read-input.ts'

const requestLogQuery = z.object({ since: z.coerce.number().int().nonnegative() })

/** `GET /?since=` returns the changes of the request log since a revision; 0 returns all entries. */
export const requestLogRoutes = ({ requestLog }: { requestLog: RequestLog }) =>
  new Hono().get('/', readInput('query', requestLogQuery), (context) =>
    context.json<RequestLogChanges>(requestLog.readSince(context.req.valid('query').since)),
  )
