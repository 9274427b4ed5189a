import { Hono } from 'hono'
import * as z from 'zod'
import { connectionDraft } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { readToken } from '#core/connection/token-check.ts'
import { endpointName } from '#core/exchange/exchange-request.ts'
import { ok } from '#core/result.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { tryConnection } from '#host/exchange/try-connection.ts'
import type { Vault } from '#host/vault/vault.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { offersCoreSample, type ConnectionStore } from '#host/workspace/connection-store.ts'
import type { EndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { readConnectionDraft } from '#host/workspace/read-connection-draft.ts'
import { connectionChangeRoutes } from './connection-change-routes.ts'
import { connectionTokenRoutes, pastedToken } from './connection-token-routes.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** A connection to test, saved or not; if `token` is '', the stored token of `id` is used. */
const trialRequest = z.object({
  id: z.string().nullable(),
  draft: connectionDraft,
  token: pastedToken,
  endpoint: z.literal('').or(endpointName),
})

/**
 * Connections and their tokens, which can be set, replaced and removed but never read. GET reads and POST
 * changes; the browser shell refuses all other methods.
 */
export function connectionRoutes(deps: {
  connections: ConnectionStore
  endpoints: EndpointsStore
  vault: Vault
  access: ConnectionAccess
  client: ContentClient
}) {
  const { connections, vault, access, client } = deps

  return new Hono()
    .get('/', async (context) => {
      const { value, ...document } = await connections.load()
      return context.json({
        connections: await Promise.all(value.connections.map((one) => access.describe(one))),
        recent: value.recent,
        document,
        repairs: vault.repairs(),
        offersCoreSample: document.kind === 'ready' && offersCoreSample(value),
      })
    })
    .post('/', readInput('json', connectionDraft), async (context) => {
      const draft = readConnectionDraft(context.req.valid('json'))
      if (!draft.ok) return refusalAnswer(context, 422, draft.error)
      const added = await connections.add(draft.value)
      return added.ok
        ? context.json(await access.describe(added.value), 201)
        : refusalAnswer(context, 507, added.error)
    })
    .post('/test', readInput('json', trialRequest), async (context) => {
      const { id, draft: input, token: typed, endpoint } = context.req.valid('json')
      const draft = readConnectionDraft(input)
      if (!draft.ok) return refusalAnswer(context, 422, draft.error)
      const reading = readToken(typed)
      if (typed !== '' && reading.kind === 'problem')
        return refusalAnswer(context, 422, { ...reading, kind: 'token' })

      const stored = id === null ? null : await connections.find(id)
      const prepared = stored === null ? null : await access.prepare(stored)
      const baseUrl = prepared?.builtIn ? prepared.baseUrl : draft.value.baseUrl
      const token =
        reading.kind === 'token' || prepared === null
          ? ok(reading.kind === 'token' ? reading.token : null)
          : await access.openToken(prepared, baseUrl)
      if (!token.ok)
        return context.json<ConnectionTrial, 200>(
          { kind: 'token-unavailable', state: token.error.kind },
          200,
        )
      const trial = {
        draft: { ...draft.value, baseUrl },
        token: token.value,
        connectionId: id,
        isKnownDatacycle: stored !== null && isKnownDatacycle(stored),
        endpoint,
      }
      return context.json(await tryConnection(client, trial, context.req.raw.signal), 200)
    })
    .post(
      '/offered-sample',
      readInput('json', z.object({ isWanted: z.boolean() })),
      async (context) => {
        const settled = await connections.settleCoreSample(context.req.valid('json').isWanted)
        if (!settled.ok) return refusalAnswer(context, 507, settled.error)
        const added = settled.value === null ? null : await access.describe(settled.value)
        return context.json({ added }, 200)
      },
    )
    .route('/', connectionChangeRoutes(deps))
    .route('/', connectionTokenRoutes(deps))
}
