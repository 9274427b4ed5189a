import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { connectionDraft, serverKnowledge, type Connection } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import { readToken, type TokenReading } from '#core/connection/read-token.ts'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { endpointName } from '#core/exchange/exchange-request.ts'
import { ok } from '#core/result.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { tryConnection } from '#host/exchange/try-connection.ts'
import type { Vault } from '#host/vault/vault.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { offersCoreSample, type ConnectionStore } from '#host/workspace/connection-store.ts'
import type { EndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { readConnectionDraft } from '#host/workspace/read-connection-draft.ts'
import { readInput, refusalResponse } from './read-input.ts'
import { requiredAttributes } from '#core/coverage/required-attributes.ts'
import { overviewChoices } from '#core/overview/overview-line.ts'
import { filterDefinitions } from '#core/query/filter-definition.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { endpointDraft } from '#core/workspace/saved-endpoint.ts'

/** Longer than any token with the text that may surround it. */
const pastedToken = z.string().max(100_000)

/** The token of a connection, write-only: it can be set, replaced and removed, but never read. */
function connectionTokenRoutes({
  connections,
  vault,
  access,
}: {
  connections: ConnectionStore
  vault: Vault
  access: ConnectionAccess
}) {
  return new Hono()
    .post('/:id/token', readInput('json', z.object({ token: pastedToken })), (context) =>
      withConnection(connections, context, async (found) => {
        const token = readToken(context.req.valid('json').token)
        if (token.kind === 'problem')
          return refusalResponse(context, 422, { ...token, kind: 'token' })
        await vault.setToken(found.id, new URL(found.baseUrl).origin, token.token)
        return context.json(await access.describe(found), 200)
      }),
    )
    .post('/:id/token/store-again', (context) =>
      withConnection(connections, context, async (found) => {
        await vault.storeAgain(found.id)
        return context.json(await access.describe(found), 200)
      }),
    )
    .post('/:id/token/remove', (context) =>
      withConnection(connections, context, async (found) => {
        const token = await vault.removeToken(found.id)
        if (token.kind === 'not-removed') return refusalResponse(context, 507, token.problem)
        return context.json(await access.describe(found), 200)
      }),
    )
}

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

  /** The token that was typed, else the stored one of the connection, else none. */
  async function tokenOfTrial(typed: TokenReading, stored: Connection | null, baseUrl: string) {
    if (typed.kind === 'token') return ok(typed.token)
    return stored === null ? ok(null) : access.openToken(stored, baseUrl)
  }

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
      if (!draft.ok) return refusalResponse(context, 422, draft.error)
      const added = await connections.add(draft.value)
      return added.ok
        ? context.json(await access.describe(added.value), 201)
        : refusalResponse(context, 507, added.error)
    })
    .post('/test', readInput('json', trialRequest), async (context) => {
      const { id, draft: input, token: typed, endpoint } = context.req.valid('json')
      const draft = readConnectionDraft(input)
      if (!draft.ok) return refusalResponse(context, 422, draft.error)
      const reading = readToken(typed)
      if (typed !== '' && reading.kind === 'problem')
        return refusalResponse(context, 422, { ...reading, kind: 'token' })

      const stored = id === null ? null : await connections.find(id)
      const prepared = stored === null ? null : await access.prepare(stored)
      const baseUrl = prepared?.builtIn ? prepared.baseUrl : draft.value.baseUrl
      const token = await tokenOfTrial(reading, prepared, baseUrl)
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
        if (!settled.ok) return refusalResponse(context, 507, settled.error)
        const added = settled.value === null ? null : await access.describe(settled.value)
        return context.json({ added }, 200)
      },
    )
    .route('/', connectionChangeRoutes(deps))
    .route('/', connectionTokenRoutes(deps))
}

/** Routes that change, copy, remove or use one connection. */
function connectionChangeRoutes({
  connections,
  endpoints,
  vault,
  access,
}: {
  connections: ConnectionStore
  endpoints: EndpointsStore
  vault: Vault
  access: ConnectionAccess
}) {
  /** Applies `change` to a connection, saves it and responds with its new description. */
  async function answerChange(
    context: Context,
    id: string,
    change: (current: Connection) => Connection,
  ) {
    const changed = await connections.change(id, change)
    return changed.ok
      ? context.json(await access.describe(changed.value), 200)
      : refuseChange(context, changed.error)
  }

  const answerUpdate = (context: Context, id: string, changes: Partial<Connection>) =>
    answerChange(context, id, (current) => ({ ...current, ...changes }))

  return new Hono()
    .post('/:id', readInput('json', connectionDraft), async (context) => {
      const draft = readConnectionDraft(context.req.valid('json'))
      if (!draft.ok) return refusalResponse(context, 422, draft.error)
      return answerChange(context, context.req.param('id'), (current) => {
        const baseUrl = current.builtIn === null ? draft.value.baseUrl : current.baseUrl
        // Another URL is another server, so the knowledge about the old one is dropped.
        const resetKnowledge = baseUrl === current.baseUrl ? {} : serverKnowledge.parse({})
        return { ...current, ...resetKnowledge, ...draft.value, baseUrl }
      })
    })
    .post(
      '/:id/filter-definitions',
      readInput('json', z.object({ filterDefinitions })),
      (context) => answerUpdate(context, context.req.param('id'), context.req.valid('json')),
    )
    .post(
      '/:id/required-attributes',
      readInput('json', z.object({ requiredAttributes })),
      (context) => answerUpdate(context, context.req.param('id'), context.req.valid('json')),
    )
    .post('/:id/overview', readInput('json', z.object({ overview: overviewChoices })), (context) =>
      answerUpdate(context, context.req.param('id'), context.req.valid('json')),
    )
    .post('/:id/server', readInput('json', serverKnowledge), (context) =>
      answerUpdate(context, context.req.param('id'), context.req.valid('json')),
    )
    .post('/:id/duplicate', readInput('json', connectionDraft.pick({ name: true })), (context) =>
      withConnection(connections, context, async (found) => {
        // The token is not copied: a copy is meant for another token.
        const { name } = context.req.valid('json')
        // The copy of a built-in connection gets the URL at which its sample server runs now.
        const { baseUrl } = await access.prepare(found)
        const copied = await connections.copy(found.id, name, baseUrl)
        if (!copied.ok) return refuseChange(context, copied.error)
        const { id: connectionId } = copied.value
        const copies = (await endpoints.load(found.id)).map((endpoint) =>
          endpointDraft.parse({ ...endpoint, connectionId }),
        )
        const copiedEndpoints = await endpoints.add(copies, connectionId)
        return copiedEndpoints.ok
          ? context.json(await access.describe(copied.value), 201)
          : refusalResponse(context, 507, copiedEndpoints.error)
      }),
    )
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      // The token is removed first, so that no token is left without its connection.
      const token = await vault.removeToken(id)
      if (token.kind === 'not-removed') return refusalResponse(context, 507, token.problem)
      const removed = await connections.remove(id)
      // A failed write is ignored: endpoints without a connection are never shown.
      if (removed.ok) await endpoints.removeAll(id)
      return removed.ok ? context.json({ id }, 200) : refusalResponse(context, 507, removed.error)
    })
    .post('/:id/use', (context) =>
      withConnection(connections, context, async (found) => {
        await connections.recordUse(found.id)
        return context.json(await access.describe(await access.prepare(found)), 200)
      }),
    )
}

/** Responds with what `respond` makes of the connection of `:id`; 404 if it was removed. */
async function withConnection<Reply>(
  connections: ConnectionStore,
  context: Context,
  respond: (found: Connection) => Promise<Reply>,
) {
  const found = await connections.find(context.req.param('id') ?? '')
  return found === null
    ? refusalResponse(context, 404, { kind: 'unknown-connection' })
    : respond(found)
}

/** 404 if the connection was removed, for example by another window; 507 for disk problems. */
const refuseChange = (context: Context, problem: SaveProblem | { kind: 'unknown-connection' }) =>
  refusalResponse(context, problem.kind === 'unknown-connection' ? 404 : 507, problem)
