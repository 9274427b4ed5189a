import { Hono } from 'hono'
import * as z from 'zod'
import { maxBodyLength } from '#core/request/max-body-length.ts'
import { endpointName, queryParameter } from '#core/exchange/exchange-request.ts'
import type { FacetsPlan } from '#core/instance/plan-facets.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { askJson } from '#host/instance/ask-json.ts'
import {
  loadConcepts,
  loadConceptSchemes,
  loadFacets,
  loadOfferedEndpoints,
  locateConcept,
  type AskInstance,
} from '#host/instance/load-offered.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { readInput } from './read-input.ts'

/** CORE names its schemes by UUID: nothing else becomes part of a path. */
const schemeParam = z.object({ connectionId: z.string(), schemeId: z.guid() })
const conceptParam = z.object({ connectionId: z.string(), conceptId: z.guid() })

const facetsPlan: z.ZodType<FacetsPlan> = z.object({
  endpoint: endpointName,
  schemeId: z.guid(),
  query: z.array(queryParameter).max(10_000),
  body: z.string().max(maxBodyLength).nullable(),
})

/**
 * What an instance may offer beside its endpoints: a list of them, classification schemes, concepts. That
 * it does not, is an answer as well. The page chooses among these resources and can name no other.
 */
export function instanceRoutes(deps: { access: ConnectionAccess; client: ContentClient }) {
  const { access, client } = deps

  /** Opens the connection at the first question: its token may come from the system keyring. */
  function asking(connectionId: string, signal: AbortSignal): AskInstance {
    let opening: ReturnType<ConnectionAccess['open']> | null = null
    return async (resource, query, purpose, body = null) => {
      opening ??= access.open(connectionId)
      const opened = await opening
      return opened.ok
        ? askJson(
            client,
            opened.value,
            { plan: { kind: 'resource', resource, query, body }, purpose },
            signal,
          )
        : { kind: 'no-answer', problem: opened.error }
    }
  }

  return new Hono()
    .get('/:connectionId/endpoints', async (context) => {
      const ask = asking(context.req.param('connectionId'), context.req.raw.signal)
      return context.json(await loadOfferedEndpoints(ask))
    })
    .get('/:connectionId/concept-schemes', async (context) => {
      const ask = asking(context.req.param('connectionId'), context.req.raw.signal)
      return context.json(await loadConceptSchemes(ask))
    })
    .post('/:connectionId/facets', readInput('json', facetsPlan), async (context) => {
      const ask = asking(context.req.param('connectionId'), context.req.raw.signal)
      return context.json(await loadFacets(ask, context.req.valid('json')))
    })
    .get(
      '/:connectionId/concepts/:conceptId',
      readInput('param', conceptParam),
      async (context) => {
        const { connectionId, conceptId } = context.req.valid('param')
        return context.json(
          await locateConcept(asking(connectionId, context.req.raw.signal), conceptId),
        )
      },
    )
    .get(
      '/:connectionId/concept-schemes/:schemeId/concepts',
      readInput('param', schemeParam),
      async (context) => {
        const { connectionId, schemeId } = context.req.valid('param')
        return context.json(
          await loadConcepts(asking(connectionId, context.req.raw.signal), schemeId),
        )
      },
    )
}
