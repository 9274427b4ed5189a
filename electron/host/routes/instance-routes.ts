import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { maxBodyLength } from '#core/request/plan-body.ts'
import { endpointName, queryParameters } from '#core/exchange/exchange-request.ts'
import type { FacetsPlan } from '#core/instance/plan-facets.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import {
  loadConcepts,
  loadConceptSchemes,
  loadFacets,
  loadOfferedEndpoints,
  locateConcept,
  type AskInstance,
  loadJson,
} from '#host/instance/load-offered-lists.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { readInput } from './read-input.ts'

/** CORE identifies schemes by UUID; no other value may become part of a path. */
const schemeParam = z.object({ connectionId: z.string(), schemeId: z.guid() })
const conceptParam = z.object({ connectionId: z.string(), conceptId: z.guid() })

const facetsPlan: z.ZodType<FacetsPlan> = z.object({
  endpoint: endpointName,
  schemeId: z.guid(),
  query: queryParameters,
  body: z.string().max(maxBodyLength).nullable(),
})

/**
 * Lists that a server may offer: its endpoints, concept schemes and concepts. `not-offered` is a normal
 * result. The page can request only these resources.
 */
export function instanceRoutes(deps: { access: ConnectionAccess; client: ContentClient }) {
  const { access, client } = deps

  /** Opens the connection at the first request, because its token may come from the system keyring. */
  function createAsk({ req }: Context, connectionId: string): AskInstance {
    let opening: ReturnType<ConnectionAccess['open']> | null = null
    return async (resource, query, purpose, body = null) => {
      opening ??= access.open(connectionId)
      const opened = await opening
      return opened.ok
        ? loadJson(
            client,
            opened.value,
            { plan: { kind: 'resource', resource, query, body }, purpose },
            req.raw.signal,
          )
        : { kind: 'no-answer', problem: opened.error }
    }
  }

  return new Hono()
    .get('/:connectionId/endpoints', async (context) => {
      const ask = createAsk(context, context.req.param('connectionId'))
      return context.json(await loadOfferedEndpoints(ask))
    })
    .get('/:connectionId/concept-schemes', async (context) => {
      const ask = createAsk(context, context.req.param('connectionId'))
      return context.json(await loadConceptSchemes(ask))
    })
    .post('/:connectionId/facets', readInput('json', facetsPlan), async (context) => {
      const ask = createAsk(context, context.req.param('connectionId'))
      return context.json(await loadFacets(ask, context.req.valid('json')))
    })
    .get(
      '/:connectionId/concepts/:conceptId',
      readInput('param', conceptParam),
      async (context) => {
        const { connectionId, conceptId } = context.req.valid('param')
        return context.json(await locateConcept(createAsk(context, connectionId), conceptId))
      },
    )
    .get(
      '/:connectionId/concept-schemes/:schemeId/concepts',
      readInput('param', schemeParam),
      async (context) => {
        const { connectionId, schemeId } = context.req.valid('param')
        return context.json(await loadConcepts(createAsk(context, connectionId), schemeId))
      },
    )
}
