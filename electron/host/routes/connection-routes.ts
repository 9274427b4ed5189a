import { Hono, type Context } from 'hono'
import * as z from 'zod'
import type { SaveProblem } from '#core/refusal/save-problem.ts'
import { connectionDraft, serverKnowledge, type Connection } from '#core/connection/connection.ts'
import { requiredAttributes } from '#core/coverage/required-attributes.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { readToken } from '#core/connection/token-check.ts'
import { filterDefinitions } from '#core/query/filter-definition.ts'
import { endpointName } from '#core/exchange/exchange-request.ts'
import { endpointDraft } from '#core/workspace/kept-endpoint.ts'
import { ok } from '#core/result.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { tryConnection } from '#host/exchange/try-connection.ts'
import type { Vault } from '#host/vault/vault.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { offersCoreSample, type ConnectionStore } from '#host/workspace/connection-store.ts'
import type { EndpointsStore } from '#host/workspace/endpoints-store.ts'
import { readConnectionDraft } from '#host/workspace/read-connection-draft.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

const pastedToken = z.string().max(100_000)

/** A connection as typed, saved or not; without a typed token (''), the stored one of `id` is used. */
const trialRequest = z.object({
  id: z.string().nullable(),
  draft: connectionDraft,
  token: pastedToken,
  endpoint: z.literal('').or(endpointName),
})

/**
 * Connections and, write-only, their tokens: a token can be set, replaced and removed, never read back.
 * GET reads and POST changes; the browser shell refuses every other method.
 */
export function connectionRoutes(deps: {
  connections: ConnectionStore
  endpoints: EndpointsStore
  vault: Vault
  access: ConnectionAccess
  client: ContentClient
}) {
  const { connections, endpoints, vault, access, client } = deps

  /** Keeps a connection as `change` makes it, and answers with how it is seen by then. */
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
      const { id, token: typed, endpoint, ...asked } = context.req.valid('json')
      const draft = readConnectionDraft(asked.draft)
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
    .post('/:id', readInput('json', connectionDraft), async (context) => {
      const draft = readConnectionDraft(context.req.valid('json'))
      if (!draft.ok) return refusalAnswer(context, 422, draft.error)
      return answerChange(context, context.req.param('id'), (current) => {
        const baseUrl = current.builtIn === null ? draft.value.baseUrl : current.baseUrl
        // Another address is another server, of which nothing is known.
        const known = baseUrl === current.baseUrl ? {} : serverKnowledge.parse({})
        return { ...current, ...known, ...draft.value, baseUrl }
      })
    })
    .post(
      '/:id/filter-definitions',
      readInput('json', z.object({ filterDefinitions })),
      async (context) => {
        const given = context.req.valid('json')
        return answerChange(context, context.req.param('id'), (current) => ({
          ...current,
          ...given,
        }))
      },
    )
    .post(
      '/:id/required-attributes',
      readInput('json', z.object({ requiredAttributes })),
      async (context) => {
        const given = context.req.valid('json')
        return answerChange(context, context.req.param('id'), (current) => ({
          ...current,
          ...given,
        }))
      },
    )
    .post('/:id/server', readInput('json', serverKnowledge), async (context) => {
      const given = context.req.valid('json')
      return answerChange(context, context.req.param('id'), (current) => ({
        ...current,
        ...given,
      }))
    })
    .post(
      '/:id/duplicate',
      readInput('json', connectionDraft.pick({ name: true })),
      async (context) => {
        // The token stays where it is: a copy is there to get another one.
        const { name } = context.req.valid('json')
        const found = await connections.find(context.req.param('id'))
        if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
        const { baseUrl } = await access.prepare(found)
        const copied = await connections.copy(found.id, name, baseUrl)
        if (!copied.ok) return refuseChange(context, copied.error)
        const { id: connectionId } = copied.value
        const notes = (await endpoints.load(found.id)).map((note) =>
          endpointDraft.parse({ ...note, connectionId }),
        )
        const kept = await endpoints.add(notes, connectionId)
        return kept.ok
          ? context.json(await access.describe(copied.value), 201)
          : refusalAnswer(context, 507, kept.error)
      },
    )
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      // The token goes first: a connection without token is a nuisance, a token without connection a leak.
      const token = await vault.removeToken(id)
      if (token.kind === 'not-removed') return refusalAnswer(context, 507, token.problem)
      const removed = await connections.remove(id)
      // Whether or not that could be written: nothing names the connection that they belong to.
      if (removed.ok) await endpoints.removeAll(id)
      return removed.ok ? context.json({ id }, 200) : refusalAnswer(context, 507, removed.error)
    })
    .post('/:id/use', async (context) => {
      const found = await connections.find(context.req.param('id'))
      if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
      await connections.noteUse(found.id)
      return context.json(await access.describe(await access.prepare(found)), 200)
    })
    .post('/:id/token', readInput('json', z.object({ token: pastedToken })), async (context) => {
      const found = await connections.find(context.req.param('id'))
      if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
      const token = readToken(context.req.valid('json').token)
      if (token.kind === 'problem') return refusalAnswer(context, 422, { ...token, kind: 'token' })
      await vault.setToken(found.id, new URL(found.baseUrl).origin, token.token)
      return context.json(await access.describe(found), 200)
    })
    .post('/:id/token/store-again', async (context) => {
      const found = await connections.find(context.req.param('id'))
      if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
      await vault.storeAgain(found.id)
      return context.json(await access.describe(found), 200)
    })
    .post('/:id/token/remove', async (context) => {
      const found = await connections.find(context.req.param('id'))
      if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
      const token = await vault.removeToken(found.id)
      if (token.kind === 'not-removed') return refusalAnswer(context, 507, token.problem)
      return context.json(await access.describe(found), 200)
    })
}

/** A connection may have been removed meanwhile, by another window; whatever else is a matter of the disk. */
const refuseChange = (context: Context, problem: SaveProblem | { kind: 'unknown-connection' }) =>
  refusalAnswer(context, problem.kind === 'unknown-connection' ? 404 : 507, problem)
