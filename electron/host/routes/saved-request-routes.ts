import { Hono } from 'hono'
import * as z from 'zod'
import { maxInBatch } from '#core/workspace/saved-batches.ts'
import { savedRequest } from '#core/workspace/saved-request.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { SavedRequestsStore } from '#host/workspace/saved-requests-store.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

const manyRequests = z.object({ requests: z.array(savedRequest).min(1).max(maxInBatch) })

/** A request, and the saved version that the page expects; omit `expected` to overwrite any version. */
const requestInput = savedRequest.extend({ expected: savedRequest.nullable().optional() })

/**
 * Saved requests: `POST /` adds a request, or replaces the one with its ID if that is still as expected;
 * `POST /many` adds new ones.
 */
export function savedRequestRoutes({ saved }: { saved: SavedRequestsStore }) {
  return new Hono()
    .get('/', async (context) => context.json(await saved.load()))
    .post('/', readInput('json', requestInput), async (context) => {
      const { expected, ...request } = context.req.valid('json')
      const clean = { ...request, form: withoutTokens(request.form) }
      const written = await saved.save(clean, expected)
      if (written.ok) return context.json(written.value, 200)
      const isConflict = written.error.kind === 'changed-elsewhere'
      return refusalAnswer(context, isConflict ? 409 : 507, written.error)
    })
    .post('/many', readInput('json', manyRequests), async (context) => {
      const { requests } = context.req.valid('json')
      const written = await saved.saveNew(
        requests.map((request) => ({ ...request, form: withoutTokens(request.form) })),
      )
      return written.ok
        ? context.json({ saved: requests.length }, 200)
        : refusalAnswer(context, 507, written.error)
    })
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      const removed = await saved.remove(id)
      return removed.ok ? context.json({ id }, 200) : refusalAnswer(context, 507, removed.error)
    })
}
