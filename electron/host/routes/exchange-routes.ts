import { Hono } from 'hono'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { exchangeRequest, isForHistory } from '#core/exchange/exchange-request.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import {
  type ExchangesUnderWay,
  streamBytes,
  streamExchange,
  type OutcomeRegister,
} from '#host/exchange/exchanges-under-way.ts'
import { warmUpExchange } from '#host/exchange/try-connection.ts'
import type { HistoryBodies, SavedBody } from '#host/workspace/history-bodies.ts'
import type { Sets } from '#host/sets/sets.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { readInput, problemResponse, refusalResponse } from './read-input.ts'
import * as z from 'zod'
import type { RequestLogChanges } from '#core/exchange/request-log-entry.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import {
  historyRecord,
  historySettings,
  type HistorySettings,
  type ListedEntry,
} from '#core/workspace/history-entry.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { HistoryLog } from '#host/workspace/history-log.ts'

/**
 * `POST /` sends one planned request and streams the response: a head line, then the body's bytes. With
 * `savedResponseId` it sends nothing and streams the saved response of that exchange.
 * `POST /rehearsal` streams a generated response, so that the code is compiled before the first request.
 * `POST /:id/cancel` ends an exchange that has no head yet. After the head, cancel the stream instead.
 * `GET /:id/outcome` waits for the end of the body and returns how it ended.
 */
export function exchangeRoutes(deps: {
  access: ConnectionAccess
  client: ContentClient
  outcomes: OutcomeRegister
  underWay: ExchangesUnderWay
  /** Saves a copy of each response, depending on the settings. */
  bodies: HistoryBodies
  /** A saved set is streamed like a saved response. */
  sets: Pick<Sets, 'open'>
}) {
  const { access, client, outcomes, underWay, bodies, sets } = deps
  return new Hono()
    .post('/', readInput('json', exchangeRequest), async (context) => {
      const { id, connectionId, plan, purpose, savedResponseId } = context.req.valid('json')
      if (savedResponseId !== undefined) {
        const saved = (await bodies.open(savedResponseId)) ?? (await sets.open(savedResponseId))
        if (saved === null) return problemResponse(context, 404, { kind: 'not-kept' })
        outcomes.add(id, Promise.resolve(outcomeOf(saved)))
        return streamBytes(saved.stream)
      }
      // Includes opening the token: the keyring may prompt the user, who may cancel meanwhile.
      const response = await underWay.run(id, context.req.raw.signal, async (signal) => {
        const opened = await access.open(connectionId)
        if (!opened.ok) return { kind: 'problem' as const, problem: opened.error }
        const { connection, token } = opened.value
        const request = planContentRequest(connection, token, { plan, purpose, connectionId })
        return client.send(request, signal)
      })
      if (response.kind === 'problem') return problemResponse(context, 502, response.problem)
      outcomes.add(id, response.outcome)
      const stream = streamExchange(response.head, response.body)
      return streamBytes(isForHistory(purpose) ? bodies.keep(id, stream) : stream)
    })
    .post('/rehearsal', async () => streamBytes(await warmUpExchange()))
    .post('/:id/cancel', (context) => {
      underWay.cancel(context.req.param('id'))
      return context.json({}, 200)
    })
    .get('/:id/outcome', async (context) => {
      const outcome = outcomes.find(context.req.param('id'))
      return outcome === null
        ? problemResponse(context, 404, { kind: 'unknown-exchange' })
        : context.json(await outcome)
    })
}

/** The outcome of reading a saved response. How the original exchange ended is in the history. */
const outcomeOf = ({ bodyBytes }: SavedBody): ExchangeOutcome => ({
  kind: 'complete',
  sizes: { encoded: null, decoded: bodyBytes },
  masked: 0,
  downloadMs: 0,
})

const requestLogQuery = z.object({ since: z.coerce.number().int().nonnegative() })

/** `GET /?since=` returns the changes of the request log since a revision; 0 returns all entries. */
export const requestLogRoutes = ({ requestLog }: { requestLog: RequestLog }) =>
  new Hono().get('/', readInput('query', requestLogQuery), (context) =>
    context.json<RequestLogChanges>(requestLog.readSince(context.req.valid('query').since)),
  )

const historySearch = z.object({
  // Cut, because nobody finds more by so many words, and a pasted text is no fault of the page.
  q: z.string().overwrite((text) => text.slice(0, 1_000)),
  // More entries than a user scrolls through.
  limit: z.coerce.number().int().min(1).max(500),
})

/**
 * The history of exchanges. `GET /?q=&limit=` searches, `GET /entry/:id` reads one entry or null, `POST /`
 * adds one. Saved responses are read with `POST /api/exchange`, like new ones.
 */
export function historyRoutes(deps: {
  historyLog: HistoryLog
  bodies: HistoryBodies
  settings: JsonDocument<HistorySettings>
  now: () => Date
}) {
  const { historyLog: log, bodies, settings, now } = deps
  return new Hono()
    .get('/', readInput('query', historySearch), async (context) => {
      const { q, limit } = context.req.valid('query')
      // A response may be recorded before its copy is written to disk.
      const bodyIds = bodies.settle().then(() => bodies.list())
      const [found, saved] = await Promise.all([log.find(q, limit), bodyIds])
      const entries: ListedEntry[] = found.entries.map((entry) => ({
        ...entry,
        hasBody: saved.has(entry.id),
      }))
      return context.json({ ...found, entries })
    })
    .post('/', readInput('json', historyRecord), async (context) => {
      const record = context.req.valid('json')
      const entry = { ...record, form: withoutTokens(record.form), at: now().toISOString() }
      const written = await log.append(entry)
      return written.ok ? context.json(entry, 201) : refusalResponse(context, 507, written.error)
    })
    .post('/clear', async (context) => {
      await bodies.clear()
      const cleared = await log.clear()
      return cleared.ok ? context.json({}, 200) : refusalResponse(context, 507, cleared.error)
    })
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      await bodies.remove(id)
      const removed = await log.remove(id)
      return removed.ok ? context.json({}, 200) : refusalResponse(context, 507, removed.error)
    })
    .get('/entry/:id', async (context) => {
      const entry = await log.read(context.req.param('id'))
      if (entry === null) return context.json({ entry: null })
      const listed: ListedEntry = { ...entry, hasBody: (await bodies.list()).has(entry.id) }
      return context.json({ entry: listed })
    })
    .get('/settings', async (context) => context.json((await settings.load()).value))
    .post('/settings', readInput('json', historySettings), async (context) => {
      const saved = await settings.update(() => context.req.valid('json'))
      if (!saved.ok) return refusalResponse(context, 507, saved.error)
      await bodies.trim()
      return context.json(saved.value, 200)
    })
}
