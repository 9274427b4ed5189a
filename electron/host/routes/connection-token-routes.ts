import { Hono } from 'hono'
import * as z from 'zod'
import { readToken } from '#core/connection/token-check.ts'
import type { Vault } from '#host/vault/vault.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import type { ConnectionStore } from '#host/workspace/connection-store.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** Longer than any token with the text that may surround it. */
export const pastedToken = z.string().max(100_000)

/** The token of a connection, write-only: it can be set, replaced and removed, but never read. */
export function connectionTokenRoutes({
  connections,
  vault,
  access,
}: {
  connections: ConnectionStore
  vault: Vault
  access: ConnectionAccess
}) {
  return new Hono()
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
