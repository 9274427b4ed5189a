import { Hono } from 'hono'
import * as z from 'zod'
import { historyRecord, historySettings } from '#core/workspace/history-entry.ts'
import type { HistorySettings, ListedEntry } from '#core/workspace/history-entry.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { HistoryBodies } from '#host/workspace/history-bodies.ts'
import type { HistoryLog } from '#host/workspace/history-log.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

const historySearch = z.object({
  q: z.string().max(1_000),
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
      const [found, kept] = await Promise.all([log.find(q, limit), bodyIds])
      const entries: ListedEntry[] = found.entries.map((entry) => ({
        ...entry,
        hasBody: kept.has(entry.id),
      }))
      return context.json({ ...found, entries })
    })
    .post('/', readInput('json', historyRecord), async (context) => {
      const record = context.req.valid('json')
      const entry = { ...record, form: withoutTokens(record.form), at: now().toISOString() }
      const written = await log.append(entry)
      return written.ok ? context.json(entry, 201) : refusalAnswer(context, 507, written.error)
    })
    .post('/clear', async (context) => {
      await bodies.clear()
      const cleared = await log.clear()
      return cleared.ok ? context.json({}, 200) : refusalAnswer(context, 507, cleared.error)
    })
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      await bodies.remove(id)
      const removed = await log.remove(id)
      return removed.ok ? context.json({}, 200) : refusalAnswer(context, 507, removed.error)
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
      if (!saved.ok) return refusalAnswer(context, 507, saved.error)
      await bodies.trim()
      return context.json(saved.value, 200)
    })
}
