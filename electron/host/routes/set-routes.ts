import { Hono } from 'hono'
import * as z from 'zod'
import { setRequest } from '#core/set/set-document.ts'
import { syncLoop } from '#core/sync/sync-document.ts'
import type { Sets } from '#host/sets/sets.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** The name of a set is that of its folder: nothing else may become part of a path. */
const ofSet = z.object({ id: z.uuid() })
const ofTwo = z.object({ id: z.uuid(), later: z.uuid() })

/**
 * The sets that are kept. `GET /` lists them as they stand, `POST /` begins one, `POST /:id/pause`, `/resume`, `/repair`
 * and `/remove` are what a person does with it. What a set holds is given by `POST /api/exchange`, as a kept
 * answer is. `POST /:id/sync` asks what a rehearsal of an import needs, at most five requests; `GET /:id/sync` tells
 * from that what an import of one kind would have wrong. `GET /:id/items` gives the whole items of a damaged one, one
 * on each line. `POST /:id/leavers` asks which of its items left.
 */
export function setRoutes({ sets }: { sets: Sets }) {
  return new Hono()
    .get('/', async (context) => context.json(await sets.list()))
    .get('/:id/compare/:later', readInput('param', ofTwo), async (context) => {
      const { id, later } = context.req.valid('param')
      return context.json({ comparison: await sets.compare(id, later) })
    })
    .get('/:id/sync', readInput('param', ofSet), readInput('query', syncLoop), async (context) => {
      const { id } = context.req.valid('param')
      return context.json({ told: await sets.rehearse(id, context.req.valid('query')) })
    })
    .get('/:id/items', readInput('param', ofSet), async (context) => {
      const items = await sets.openWholeItems(context.req.valid('param').id)
      return items === null
        ? context.notFound()
        : context.body(items, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
    })
    .post('/:id/sync', readInput('param', ofSet), async (context) => {
      return context.json({ problem: await sets.askSync(context.req.valid('param').id) }, 200)
    })
    .post('/:id/leavers', readInput('param', ofSet), async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await sets.askLeavers(id, context.req.raw.signal), 200)
    })
    .post('/', readInput('json', setRequest), async (context) => {
      const started = await sets.start(context.req.valid('json'))
      return started.ok ? context.json({}, 201) : refusalAnswer(context, 409, started.error)
    })
    .post('/:id/pause', readInput('param', ofSet), async (context) => {
      await sets.pause(context.req.valid('param').id)
      return context.json({}, 200)
    })
    .post('/:id/resume', readInput('param', ofSet), async (context) => {
      const resumed = await sets.resume(context.req.valid('param').id)
      return resumed.ok ? context.json({}, 200) : refusalAnswer(context, 409, resumed.error)
    })
    .post('/:id/repair', readInput('param', ofSet), async (context) => {
      const begun = await sets.repair(context.req.valid('param').id)
      return begun.ok ? context.json({}, 200) : refusalAnswer(context, 409, begun.error)
    })
    .post('/:id/remove', readInput('param', ofSet), async (context) => {
      const removed = await sets.remove(context.req.valid('param').id)
      return removed.ok ? context.json({}, 200) : refusalAnswer(context, 409, removed.error)
    })
}
