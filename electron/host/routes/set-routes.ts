import { Hono } from 'hono'
import * as z from 'zod'
import { maxListed } from '#core/investigate/changes.ts'
import { passedSetRequest, setRequest } from '#core/set/set-document.ts'
import { importSettings } from '#core/import-check/import-check-document.ts'
import type { Sets } from '#host/sets/sets.ts'
import { readInput, refusalResponse } from './read-input.ts'

/** The ID of a set is the name of its folder, so only a UUID is accepted. */
const setParam = z.object({ id: z.uuid() })
const ndjson = 'application/x-ndjson; charset=utf-8'
const itemsRequest = z.object({ ids: z.array(z.string()).max(maxListed) })
const knownItemsRequest = itemsRequest.extend({ connectionId: z.string() })
const comparisonParam = z.object({ id: z.uuid(), later: z.uuid() })
const comparedItemQuery = z.object({ item: z.string() })

/**
 * The saved sets. `GET /` lists them, `POST /` starts one; `POST /:id/pause`, `/resume`, `/repair` and
 * `/remove` act on one. The items of a set are read with `POST /api/exchange`, like a saved response. `GET
 * /:id/compare/:later` compares two sets, `/item` below it one item of both. `POST
 * /:id/sync` fetches the data for an import check with at most five requests; `GET /:id/sync` evaluates
 * it for one kind of import. `GET /:id/items` returns the intact items of a damaged set, one per line. `POST
 * /:id/leavers` finds items that are no longer listed. `POST /known-items` returns name and types of items from
 * the saved sets of a connection, `POST /:id/known-items` from one set. `POST /passed` streams a set that is not
 * kept, and `POST /passed/:id/go-on` continues it after a pause.
 */
export function setRoutes({ sets }: { sets: Sets }) {
  return new Hono()
    .get('/', async (context) => context.json(await sets.list()))
    .get('/:id/compare/:later', readInput('param', comparisonParam), async (context) => {
      const { id, later } = context.req.valid('param')
      return context.json({ comparison: await sets.compare(id, later) })
    })
    .get(
      '/:id/compare/:later/item',
      readInput('param', comparisonParam),
      readInput('query', comparedItemQuery),
      async (context) => {
        const { id, later } = context.req.valid('param')
        const { item } = context.req.valid('query')
        return context.json({ found: await sets.compareItem(id, later, item) })
      },
    )
    .get(
      '/:id/sync',
      readInput('param', setParam),
      readInput('query', importSettings),
      async (context) => {
        const { id } = context.req.valid('param')
        return context.json({ result: await sets.checkImport(id, context.req.valid('query')) })
      },
    )
    .get('/:id/items', readInput('param', setParam), async (context) => {
      const items = await sets.openIntactItems(context.req.valid('param').id)
      return items === null
        ? context.notFound()
        : context.body(items, 200, { 'content-type': ndjson })
    })
    .post('/known-items', readInput('json', knownItemsRequest), async (context) => {
      const { connectionId, ids } = context.req.valid('json')
      return context.json({ items: await sets.loadKnownItems(connectionId, ids) }, 200)
    })
    .post(
      '/:id/known-items',
      readInput('param', setParam),
      readInput('json', itemsRequest),
      async (context) => {
        const { id } = context.req.valid('param')
        const { ids } = context.req.valid('json')
        return context.json({ items: await sets.loadKnownItemsOfSet(id, ids) }, 200)
      },
    )
    .post('/:id/sync', readInput('param', setParam), async (context) => {
      return context.json(
        { problem: await sets.loadImportCheck(context.req.valid('param').id) },
        200,
      )
    })
    .post('/:id/leavers', readInput('param', setParam), async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await sets.loadLeavers(id, context.req.raw.signal), 200)
    })
    .post('/', readInput('json', setRequest), async (context) => {
      const started = await sets.start(context.req.valid('json'))
      return started.ok ? context.json({}, 201) : refusalResponse(context, 409, started.error)
    })
    .post('/passed', readInput('json', passedSetRequest), (context) =>
      context.body(sets.pass(context.req.valid('json')), 200, { 'content-type': ndjson }),
    )
    .post('/passed/:id/go-on', readInput('param', setParam), (context) => {
      sets.goOn(context.req.valid('param').id)
      return context.json({}, 200)
    })
    .post('/:id/pause', readInput('param', setParam), async (context) => {
      await sets.pause(context.req.valid('param').id)
      return context.json({}, 200)
    })
    .post('/:id/resume', readInput('param', setParam), async (context) => {
      const resumed = await sets.resume(context.req.valid('param').id)
      return resumed.ok ? context.json({}, 200) : refusalResponse(context, 409, resumed.error)
    })
    .post('/:id/repair', readInput('param', setParam), async (context) => {
      const started = await sets.repair(context.req.valid('param').id)
      return started.ok ? context.json({}, 200) : refusalResponse(context, 409, started.error)
    })
    .post('/:id/remove', readInput('param', setParam), async (context) => {
      const removed = await sets.remove(context.req.valid('param').id)
      return removed.ok ? context.json({}, 200) : refusalResponse(context, 409, removed.error)
    })
}
