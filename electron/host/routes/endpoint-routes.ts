import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { endpointDraft } from '#core/workspace/saved-endpoint.ts'
import type { EndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { readInput, refusalResponse } from './read-input.ts'

const { name, otherName, label } = endpointDraft.shape
const endpointName = z.object({ name })
/** A used endpoint, with the names found in its response. */
const usedEndpoint = endpointName.extend({
  otherName,
  label: label.default(''),
})
const endpointInput = endpointDraft
  .omit({ connectionId: true })
  .extend({ replaced: name.nullable().default(null) })

/** The saved endpoints of a connection. Every response lists them, most recently used first. */
export function endpointRoutes({ endpoints }: { endpoints: EndpointsStore }) {
  return new Hono()
    .get('/:connectionId', async (context) =>
      context.json({ endpoints: await endpoints.load(context.req.param('connectionId')) }),
    )
    .post('/:connectionId', readInput('json', endpointInput), async (context) => {
      const connectionId = context.req.param('connectionId')
      const { replaced, ...draft } = context.req.valid('json')
      const saved = await endpoints.save({ ...draft, connectionId }, replaced)
      return listOrRefuse(context, saved)
    })
    .post('/:connectionId/use', readInput('json', usedEndpoint), async (context) => {
      const connectionId = context.req.param('connectionId')
      const saved = await endpoints.recordUse({ connectionId, ...context.req.valid('json') })
      return listOrRefuse(context, saved)
    })
    .post('/:connectionId/remove', readInput('json', endpointName), async (context) => {
      const connectionId = context.req.param('connectionId')
      const saved = await endpoints.remove({ connectionId, ...context.req.valid('json') })
      return listOrRefuse(context, saved)
    })
}

const listOrRefuse = (context: Context, changed: Awaited<ReturnType<EndpointsStore['save']>>) =>
  changed.ok
    ? context.json({ endpoints: changed.value }, 200)
    : refusalResponse(context, 507, changed.error)
