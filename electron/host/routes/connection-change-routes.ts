import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { connectionDraft, serverKnowledge, type Connection } from '#core/connection/connection.ts'
import { requiredAttributes } from '#core/coverage/required-attributes.ts'
import { filterDefinitions } from '#core/query/filter-definition.ts'
import type { SaveProblem } from '#core/refusal/save-problem.ts'
import { endpointDraft } from '#core/workspace/saved-endpoint.ts'
import type { Vault } from '#host/vault/vault.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import type { ConnectionStore } from '#host/workspace/connection-store.ts'
import type { EndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { readConnectionDraft } from '#host/workspace/read-connection-draft.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** Routes that change, copy, remove or use one connection. */
export function connectionChangeRoutes({
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
      if (!draft.ok) return refusalAnswer(context, 422, draft.error)
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
    .post('/:id/server', readInput('json', serverKnowledge), (context) =>
      answerUpdate(context, context.req.param('id'), context.req.valid('json')),
    )
    .post(
      '/:id/duplicate',
      readInput('json', connectionDraft.pick({ name: true })),
      async (context) => {
        // The token is not copied: a copy is meant for another token.
        const { name } = context.req.valid('json')
        const found = await connections.find(context.req.param('id'))
        if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
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
          : refusalAnswer(context, 507, copiedEndpoints.error)
      },
    )
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      // The token is removed first, so that no token is left without its connection.
      const token = await vault.removeToken(id)
      if (token.kind === 'not-removed') return refusalAnswer(context, 507, token.problem)
      const removed = await connections.remove(id)
      // A failed write is ignored: endpoints without a connection are never shown.
      if (removed.ok) await endpoints.removeAll(id)
      return removed.ok ? context.json({ id }, 200) : refusalAnswer(context, 507, removed.error)
    })
    .post('/:id/use', async (context) => {
      const found = await connections.find(context.req.param('id'))
      if (found === null) return refusalAnswer(context, 404, { kind: 'unknown-connection' })
      await connections.recordUse(found.id)
      return context.json(await access.describe(await access.prepare(found)), 200)
    })
}

/** 404 if the connection was removed, for example by another window; 507 for disk problems. */
const refuseChange = (context: Context, problem: SaveProblem | { kind: 'unknown-connection' }) =>
  refusalAnswer(context, problem.kind === 'unknown-connection' ? 404 : 507, problem)
